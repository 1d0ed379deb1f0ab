"""Steward-1, the yardstick: it plays as steward did at first, whatever becomes of steward."""

from pathlib import Path

import pytest

from threekings.bots import read_bot
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
