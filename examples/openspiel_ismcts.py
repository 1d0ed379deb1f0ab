"""OpenSpiel's information set Monte Carlo tree search plays King Lui against bots of this package.

    pip install "threekings[openspiel]"
    python examples/openspiel_ismcts.py --games 10 --simulations 200 --against greedy

It knows nothing of the game but its rules. Before each simulation it draws a world: what its seat has not seen is dealt
anew. In every game it sits in another seat.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from threekings.openspiel import BotPlayer, resample


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=10)
    options.add_argument("--players", type=int, default=3)
    options.add_argument("--simulations", type=int, default=200, help="of ISMCTS, for every move")
    options.add_argument("--against", default="random", help="a bot of this package, such as greedy")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    game = pyspiel.load_game(f"python_king_lui(players={asked.players})")
    chance = np.random.RandomState(asked.seed)
    won = 0.0
    for number in range(asked.games):
        seat = number % asked.players
        shares = play(game, seat, asked.simulations, asked.against, chance)
        won += shares[seat]
        print(f"game {number}: ISMCTS in seat {seat} wins {shares[seat]:.2f}")
    print(f"ISMCTS wins {won / asked.games:.0%} of the games; par is {1 / asked.players:.0%}")


def play(game: pyspiel.Game, seat: int, simulations: int, against: str, chance: np.random.RandomState) -> list[float]:
    """One game; every seat's share of the win."""
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bots = [BotPlayer(against, other, seed=int(chance.randint(2**31))) for other in range(game.num_players())]
    bots[seat] = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=simulations, random_state=chance)
    bots[seat].set_resampler(lambda state, seat: resample(state, seat, chance))  # worlds by the same seed
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(cards, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


if __name__ == "__main__":
    main()
