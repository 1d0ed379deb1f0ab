"""Exact NashConv in small last rounds: what is known of tiny ones by hand, and the command."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

import threekings as tk
from tests.decks import deck
from threekings.bots import Position
from threekings.games import GAMES
from threekings.lab.ku_ka_king.nash_conv import Round, main, uniform
from threekings.lab.mixes import Mix

GAME = GAMES["ku-ka-king"]


def last_round(*rows: int) -> np.void:
    """A last round of two who have nothing yet, with one victory card of so many points in each of these rows."""
    match = tk.new("ku-ka-king", players=2, deck=deck("", game="ku-ka-king"))
    state = match.resampled(None, 1)
    state["last"], state["size"][:], state["rows"][:] = 1, 0, -1
    for row, points in enumerate(rows):
        state["size"][row], state["rows"][row, 0] = 1, GAME.edition().cards.index(f"points-{points}")
    return state


def nash_conv(state: np.void, parts: dict[int, float]) -> float:
    def strategy(position: Position) -> Mix:
        rows = position.game.legal(position.edition, position.state, position.seat)
        total = sum(parts[row] for row in rows)
        return {row: parts[row] / total for row in rows}

    return Round(GAME, GAME.edition(), strategy).replies(state).nash_conv


def test_two_rows_of_which_one_wins() -> None:
    """A clash leaves one row, and so ends the game: a draw. Whoever takes the better row alone wins."""
    better, either = nash_conv(last_round(4, 2), {0: 1.0, 1: 0.0}), nash_conv(last_round(4, 2), {0: 0.5, 1: 0.5})
    assert better == 0.0
    assert either == pytest.approx(2 * 0.25)


def test_three_rows_after_a_clash_on_one_of_which_two_are_left() -> None:
    """Everybody naming the best row, then the next best, then no more: each could not do better alone."""
    assert nash_conv(last_round(4, 3, 2), {0: 1.0, 1: 1e-9, 2: 1e-18}) == pytest.approx(0.0, abs=1e-6)
    assert nash_conv(last_round(4, 3, 2), {0: 1e-9, 1: 1.0, 2: 1e-9}) == pytest.approx(1.0, abs=1e-6)


def test_no_choice_between_equal_rows_can_be_exploited_for_more_than_a_draw() -> None:
    assert Round(GAME, GAME.edition(), uniform).replies(last_round(3, 3, 3)).nash_conv == 0.0


def test_the_command_tells_every_bot_beside_uniform_and_greedy() -> None:
    words = [
        "--bot",
        "master:40",
        "--bot",
        "sm-mcts:40",
        "--positions",
        "2",
        "--rows",
        "2",
        "--cards",
        "1",
        "--seeds",
        "1",
    ]
    result = CliRunner().invoke(main, [*words, "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)["bots"]
    assert [*told] == ["uniform", "greedy", "master:40", "sm-mcts:40"]
    assert told["uniform"]["nash_conv"] > 0 and all(0 <= figure["nash_conv"] <= 1 for figure in told.values())


@pytest.mark.parametrize(("bot", "words"), [("chess", "bots are: random"), ("master:x", "x")])
def test_other_bots_are_refused_in_a_line(bot: str, words: str) -> None:
    result = CliRunner().invoke(main, ["--bot", bot])
    assert result.exit_code == 2
    assert "Traceback" not in result.output and words in result.output
