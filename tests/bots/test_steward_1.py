"""Steward-1, the yardstick: it plays as steward did at first, a blunder included, whatever becomes of steward."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import threekings as tk
from threekings.bots import choose, read_bot
from threekings.bots.loading import minds
from threekings.games import GAMES
from threekings.lab.simulate import Contest, match_of, play_batch

GAMES_OF_STEWARD = Path(__file__).parent / "steward-1"  # played by steward, before anything about it changed


def played(name: str, players: int, bot: str = "steward-1:150") -> str:
    """The record of a game between stewards."""
    game = GAMES[name]
    contest = Contest(game, game.edition(1), game.settled({}, players), [read_bot(bot)] * players, games=1, seed=7)
    return match_of(contest, play_batch(contest, range(1))[0]).record()


@pytest.mark.parametrize(
    ("name", "players"), [("king-lui", 3), ("king-lui", 5), ("ku-ka-king", 3), ("kings-catering", 2)]
)
def test_steward_1_plays_as_steward_did_at_first(name: str, players: int) -> None:
    assert played(name, players) == (GAMES_OF_STEWARD / f"{name}-{players}.txt").read_text(encoding="utf-8")


def test_a_move_that_wins_is_not_dropped_because_greedy_thinks_little_of_it() -> None:
    """Feeding wins three of four worlds here, the dish that greedy would take two of five."""
    match = tk.replay((GAMES_OF_STEWARD / "dropped-feed.txt").read_text(encoding="utf-8"))
    seat = match.to_act[0]
    assert {choose(read_bot("steward-1:1000"), match, seat, seed) for seed in range(4)} == {"take bread"}
    assert {choose(read_bot("steward:1000"), match, seat, seed) for seed in range(4)} == {"feed wine ham"}


def running_after_16_worlds(drop: str) -> list[int]:
    """Which of two moves are still in the running: one has won all but one, greedy thinks more of the other."""
    code: Any = minds("king-lui")  # compiled code alone calls these
    thought = np.zeros(1, code.THOUGHT)[0]
    thought["count"] = thought["alive"] = 2
    thought["running"][:2], thought["worlds"][:2] = 1, 16
    thought["value"][:2], thought["opinion"][:2] = (15 * code.WIN, 0), (0, 50 * code.WIN // 2)
    getattr(code, drop)(thought, code.BEHIND * (16 + 50))
    return [int(running) for running in thought["running"][:2]]


def test_an_opinion_alone_drops_no_move() -> None:
    assert running_after_16_worlds("drop_behind") == [0, 1]  # the blunder of steward-1
    assert running_after_16_worlds("drop_worse") == [1, 1]
