"""How good are hints? Compared with what the same bot says with fifty times their budget.

    python -m threekings.lab.hint_check --positions 100

In positions of games between greedy players, a hint holds if its first move is the one that the long thought puts
first, or loses less than two points of win share by it.
"""

import math
import random
from collections.abc import Iterator

import click
from rich.console import Console
from rich.progress import track

import threekings
from threekings.bots import Position, choose, read_bot
from threekings.bots.hints import BUDGETS, HintThinking, hints
from threekings.games import GAMES
from threekings.match import Match

LONGER = 50  # times the budget
LOSS = 0.02  # share of wins that a hint may lose
EVERY = 0.3  # part of the choices that are positions


@click.command()
@click.option("--positions", type=click.IntRange(1), default=100, show_default=True, help="Of each game.")
@click.option("--game", "games", multiple=True, type=click.Choice([*GAMES]), help="Only this one.")
@click.option("--budget", type=click.IntRange(1), help="Playouts of a hint, instead of its own.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
def main(positions: int, games: tuple[str, ...], budget: int | None, seed: int) -> None:
    """Say in how many positions of each game hints hold."""
    console = Console(stderr=True)
    for game in games or GAMES:
        asked = positions_of(game, positions, seed)
        playouts = budget or BUDGETS[GAMES[game].search]
        losses = [
            loss(*at, playouts, seed)
            for at in track(asked, game, total=positions, console=console, disable=not console.is_terminal)
        ]
        same, held = losses.count(0.0), sum(lost < LOSS for lost in losses)
        worst = max(losses)
        print(f"{game}: {held} of {positions} hold, {same} with the same move; at worst {100 * worst:.1f} points lost")


def positions_of(game: str, count: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Choices among several moves, with all numbers of players."""
    chance, greedy = random.Random(seed), read_bot("greedy")
    for number in range(count**2):
        players = GAMES[game].players[number % len(GAMES[game].players)]
        match = threekings.new(game, players=players, seed=chance.randrange(2**32))
        while not match.over:
            seat = chance.choice(match.to_act)
            if chance.random() < EVERY and len(match.moves(seat)) > 1:
                yield match, seat
                count -= 1
            if count == 0:
                return
            for one in match.to_act:
                match.play(choose(greedy, match, one, chance.randrange(2**32)), one)


def loss(match: Match, seat: int, budget: int, seed: int) -> float:
    """Share of wins that a hint loses, as the long thought sees it; 0 where that has the same move."""
    (first, *_), thinking = hints(match, seat, seed, budget), long_thought(match, seat, budget, seed)
    best, *others = thinking.said()
    code = match.game.read_move(match.edition, first.move)
    if best.move == code:
        return 0.0
    share = next((said.share for said in others if said.move == code), 0.0)
    return max(best.share - share, 1e-9)


def long_thought(match: Match, seat: int, budget: int, seed: int) -> HintThinking:
    position = Position(match.game, match.edition, match.resampled(seat, seed + 1), seat)
    thinking = HintThinking(position, LONGER * budget)
    while thinking.go_on(math.inf):
        pass
    return thinking


if __name__ == "__main__":
    main()
