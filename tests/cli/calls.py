"""Calling commands in tests: in this process, and what a refusal has to look like."""

from pathlib import Path

from click.testing import CliRunner, Result

import threekings
from threekings.bots import choose, read_bot
from threekings.cli import main
from threekings.match import Match

PLAY = ("play", "--bots", "random", "--name", "Ada")


def call(*args: str | Path, typed: str = "") -> Result:
    """Run a command with these lines as its input."""
    return CliRunner().invoke(main, [str(arg) for arg in args], input=typed)


def refused(result: Result, code: int = 2) -> str:
    """The one line of a refusal, having checked that it is one."""
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    lines = [line for line in result.stderr.splitlines() if line]
    assert len(lines) == 1 and lines[0].startswith("threekings: "), lines
    return lines[0]


def random_game(seed: int = 1, *, game: str = "king-lui", players: int = 4, moves: int = 1000) -> Match:
    """A game of random bots, whole or its first moves."""
    match = threekings.new(game, players=players, seed=seed)
    while not match.over and match.length < moves:
        for seat in match.to_act:
            match.play(choose(read_bot("random"), match, seat, match.length + 1000 * len(match.sealed)), seat)
    return match
