"""OpenSpiel's own algorithms play the games: searches, and counterfactual regret minimisation on small ones."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from tests.openspiel.walks import decision
from threekings.openspiel import resample


def rollouts(chance: np.random.RandomState) -> mcts.RandomRolloutEvaluator:
    return mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)


@pytest.mark.parametrize("setup", ["python_kings_catering(players=2)", "python_kings_catering(players=1)"])
def test_mcts_finds_a_legal_move(setup: str) -> None:
    chance = np.random.RandomState(1)
    state = decision(setup, 3)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 8, rollouts(chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_ismcts_finds_a_legal_move_where_cards_are_hidden() -> None:
    chance = np.random.RandomState(1)
    state = decision("python_king_lui(players=3)", 12)
    told = str(state)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts(chance), 1.4, 20, random_state=chance)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == told


def test_ismcts_finds_a_legal_choice_where_all_choose_together() -> None:
    game, chance = pyspiel.load_game_as_turn_based("python_ku_ka_king(players=3)"), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(chance.choice(state.legal_actions())))
    bot = ismcts.ISMCTSBot(game, rollouts(chance), 1.4, 12, random_state=chance)
    bot.set_resampler(lambda state, seat: resample(state, seat, chance))
    for _ in range(3):
        state.apply_action(int(bot.step(state)))
    assert ", 2 row" in str(state.simultaneous_game_state())


def test_ismcts_wins_against_chance() -> None:
    """Of small games of King Lui against two players by chance, far more than a third."""
    chance = np.random.RandomState(4)
    game = pyspiel.load_game("python_king_lui(players=3,dishes=3,copies=7,emeralds=1)")
    won, games = 0.0, 14
    for number in range(games):
        state, seat = game.new_initial_state(), number % 3
        bot = ismcts.ISMCTSBot(game, rollouts(chance), 1.4, 60, random_state=chance)
        bot.set_resampler(lambda state, seat: resample(state, seat, chance))  # OpenSpiel's own is never the same twice
        while not state.is_terminal():
            mine = state.current_player() == seat
            state.apply_action(int(bot.step(state) if mine else chance.choice(state.legal_actions())))
        won += state.returns()[seat]
    assert won > 0.5 * games


def test_cfr_solves_a_small_ku_ka_king(tmp_path: Path) -> None:
    """Last rounds of three rows with a card each; both players choose at the same moment."""
    path = tmp_path / "few.toml"
    path.write_text(FEW_KINDS, encoding="utf-8")
    game = pyspiel.load_game_as_turn_based(
        "python_ku_ka_king", {"players": 2, "rows": 3, "cards": 1, "file": str(path)}
    )
    solver = cfr.CFRSolver(game)
    found = []
    for _ in range(3):
        for _ in range(6):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] > found[1] > found[2]
    assert found[2] < 0.05


def test_sampled_regrets_fall_where_cards_are_hidden() -> None:
    """Three players, eight cards, of which the last two are drawn by whoever likes and seen by nobody else."""
    np.random.seed(1)  # by which the solver draws
    game = pyspiel.load_game("python_king_lui(players=3,dishes=2,copies=4)")
    solver, found = ExternalSamplingSolver(game), []
    for iterations in (100, 900):
        for _ in range(iterations):
            solver.iteration()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[1] < found[0] / 2


@pytest.mark.parametrize("setup", ["python_king_lui(players=3)", "python_ku_ka_king(players=2)"])
def test_an_environment_for_reinforcement_learning_plays_it(setup: str) -> None:
    environment, chance = rl_environment.Environment(setup), np.random.RandomState(1)
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"]
        seats = [step.current_player()] if environment.is_turn_based else range(environment.num_players)
        step = environment.step([int(chance.choice(legal[seat])) if legal[seat] else 0 for seat in seats])
    assert sum(step.rewards) == pytest.approx(1)


KINDS = (
    *("king", "farmer", "wife", "farmhouse", "church", "knight", "points-2", "points-3", "points-4"),
    *("sheep", "horse", "pig", "cow", "goat", "hen", "goose", "donkey"),
)
COUNTS = {"points-2": 40, "points-3": 40, "points-4": 32}
CARD = 'count_is = "reconstructed", mark = "tick", mark_is = "known"'
FEW_KINDS = 'name = "few"\n[cards]\n' + "".join(
    f"{kind} = {{ count = {COUNTS.get(kind, 0)}, {CARD} }}\n" for kind in KINDS
)
