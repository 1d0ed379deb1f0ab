"""Bots where all choose at the same moment: planted matrices are solved, two of a mind do not clash for ever."""

from typing import Any, cast

import numpy as np
import pytest

import threekings as tk
from tests.bots.test_bots import positions, twin
from threekings.bots import Bot, choose, kinds_for
from threekings.bots.budget import Pondering, thought_within_budget
from threekings.bots.loading import MINDS, minds
from threekings.games import GAMES
from threekings.lab.mixes import mix_of
from threekings.match import Match

GAME = GAMES["ku-ka-king"]
BOTS = [kind.name for kind in kinds_for(GAME) if kind.name in MINDS]


def thought_about(match: Match, bot: Bot, seat: int = 0, seed: int = 1) -> np.void:
    code = minds(GAME.name, bot.name)
    return thought_within_budget(code, match.edition.record, match.resampled(seat, seed), seat, bot)


@pytest.mark.parametrize("name", ["master", "sm-mcts"])
def test_equal_knowledge_and_seed_give_equal_moves(name: str) -> None:
    bot = Bot(name, playouts=60)
    for number, (match, seat) in enumerate(positions(GAME.name, 3)):
        assert choose(bot, match, seat, number) == choose(bot, twin(match, seat, number + 1000), seat, number)


@pytest.mark.parametrize("name", ["master", "sm-mcts"])
def test_a_thought_is_the_same_however_it_is_sliced(name: str) -> None:
    bot = Bot(name, playouts=300)
    for number, (match, seat) in enumerate(positions(GAME.name, 2)):
        state = match.resampled(seat, number)
        pondering = Pondering(minds(GAME.name, name), match.edition.record, state, seat, bot)
        while pondering.go_on(1e-9):
            pass
        assert pondering.concluded().tobytes() == thought_about(match, bot, seat, number).tobytes()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", GAME.players)
def test_mixes_are_of_legal_rows_and_sum_to_one(name: str, players: int) -> None:
    match = tk.new(GAME.name, players=players, seed=5)
    code, thought = minds(GAME.name, name), thought_about(match, Bot(name, playouts=200))
    mix = mix_of(code, thought)
    assert sum(mix.values()) == pytest.approx(1)
    assert {f"row {row + 1}" for row in mix} <= {*match.moves(0)}


@pytest.mark.parametrize("name", BOTS)
def test_two_of_a_mind_do_not_clash_for_ever(name: str) -> None:
    """Both see the same, and want the same: what they draw from their mixes differs with the seed."""
    for deck in range(3):
        match, clashes = tk.new(GAME.name, players=2, seed=deck), 0
        while match.view(None)["round"] == 1 and clashes < 12:
            rows = [choose(Bot(name, playouts=100), match, seat, 10 * clashes + seat) for seat in (0, 1)]
            for seat, row in enumerate(rows):
                match.play(row, seat)
            clashes += rows[0] == rows[1]
        assert clashes < 12


@pytest.mark.parametrize("players", [3, 4])
def test_where_more_than_two_choose_master_names_the_best_answer(players: int) -> None:
    match = tk.new(GAME.name, players=players, seed=5)
    thought = thought_about(match, Bot("master", playouts=400))
    mix = mix_of(minds(GAME.name, "master"), thought)
    shown = thought["shown"][: thought["row_count"][0]] / thought["lessons"]
    for row, won in zip(thought["rows"][0].tolist(), shown.tolist(), strict=False):
        assert mix.get(row, 0.0) < 0.01 or won > shown.max() - 0.005
    assert max(mix, key=lambda row: mix[row]) == thought["rows"][0, shown.argmax()]


def planted(values: list[list[float]]) -> tuple[Any, np.void]:
    """Master's thought about two who choose, every cell of which was tried often and brought seat 0 so much."""
    code = cast(Any, minds(GAME.name, "master"))
    match = tk.new(GAME.name, players=2, seed=1)
    thought: np.void = np.zeros(1, code.THOUGHT)[0]
    code.begin(match.edition.record, match.resampled(0, 1), 0, thought)
    thought["row_count"][:2] = len(values)
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            cell = row * code.CHOICES + column
            thought["visits"][cell, :2] = 1e6
            thought["lead"][cell, :2] = 1e6 * value, -1e6 * value
    code.conclude(thought, np.uint64(1))
    return code, thought


@pytest.mark.parametrize(
    ("values", "solution"),
    [
        ([[0, -0.1, 0.1], [0.1, 0, -0.1], [-0.1, 0.1, 0]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0, -0.1, 0.2], [0.1, 0, -0.1], [-0.2, 0.1, 0]], [1 / 4, 1 / 2, 1 / 4]),
        ([[0.3, 0.2], [0.1, -0.1]], [1, 0]),
    ],
    ids=["rock, paper, scissors", "where one win counts twice", "where one row is always better"],
)
def test_a_planted_matrix_is_solved(values: list[list[float]], solution: list[float]) -> None:
    code, thought = planted(values)
    mix = mix_of(code, thought)
    rows = thought["rows"][0, : len(values)]
    assert [mix.get(int(row), 0.0) for row in rows] == pytest.approx(solution, abs=0.01)


def test_what_is_left_to_win_against_the_solution_of_a_matrix_is_tiny() -> None:
    values = np.random.default_rng(7).uniform(-0.2, 0.2, (6, 6))
    _, thought = planted(values.tolist())
    named = [thought["average"][seat, :6] / thought["average"][seat, :6].sum() for seat in (0, 1)]
    assert (values @ named[1]).max() - (named[0] @ values).min() < 0.002
