"""The registry of games: what it refuses, and games of other packages."""

import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from threekings.bots import BOTS
from threekings.game import RULES, Game
from threekings.games import GAMES, game_named, register_game

ENTRY_POINTS = """
[threekings.games]
king-lui-again = another:GAME

[threekings.bots]
first = another:FIRST
"""
ANOTHER = """
import dataclasses
from threekings.bots import BotKind
from threekings.rules import king_lui

GAME = dataclasses.replace(king_lui.GAME, name="king-lui-again")
FIRST = BotKind("first", lambda position, bot, seed: position.moves()[0])
"""
WHOLE_GAME = """
import threekings as tk
from threekings.bots import choose, read_bot

match = tk.new("king-lui-again", players=3, seed=1)
while not match.over:
    match.play(choose(read_bot("first"), match, match.to_act[0], 1))
print(match.length)
"""


def lacking(game: Game, *names: str, **changed: object) -> Game:
    """The game with rules that lack something, or have it otherwise."""
    rules = ModuleType("rules")
    rules.__dict__.update({name: getattr(game.rules, name) for name in RULES if name not in names} | changed)
    return dataclasses.replace(game, name="another", rules=rules)


def test_no_two_games_share_a_name() -> None:
    with pytest.raises(ValueError, match="there is a game 'king-lui' already"):
        register_game(GAMES["king-lui"])


def test_a_game_that_lacks_something_is_refused_by_what_it_lacks() -> None:
    with pytest.raises(ValueError, match="the rules of another lack census, playout"):
        register_game(lacking(GAMES["king-lui"], "census", "playout"))
    with pytest.raises(ValueError, match="the state of another lacks random, deck"):
        register_game(lacking(GAMES["king-lui"], STATE=np.dtype([("players", np.int8)])))
    assert "another" not in GAMES


def test_an_unknown_game_is_refused_by_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'; games are: king-lui, ku-ka-king, kings-catering"):
        game_named("chess")


def test_games_and_bots_of_other_packages_are_found_by_their_entry_points(tmp_path: Path) -> None:
    about = tmp_path / "another-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "another.py").write_text(ANOTHER)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}

    def told(*command: str) -> str:
        return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment).stdout

    names = told("-c", "import threekings as tk; print(*tk.GAMES, *tk.BOTS)").split()
    assert names == [*GAMES, "king-lui-again", *BOTS, "first"]
    assert int(told("-c", WHOLE_GAME)) > 0
