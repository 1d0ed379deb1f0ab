"""What each game needs to be told to be scored after a game on a real table. The rules themselves do the scoring."""

from importlib import import_module
from importlib.util import find_spec

from threekings.cli.score_pads.scoring import Pad
from threekings.game import Game
from threekings.games import GAMES


def pad_of(game: Game) -> Pad:
    """The game's pad, `PAD` of the module of its name; ValueError names the games that have one."""
    if not _is_there(game):
        there = ", ".join(other.name for other in GAMES.values() if _is_there(other))
        raise ValueError(f"there is no score pad for {game.name}; there is one for: {there}")
    pad: Pad = import_module(_module(game)).PAD
    return pad


def _is_there(game: Game) -> bool:
    return find_spec(_module(game)) is not None


def _module(game: Game) -> str:
    return f"{__name__}.{game.name.replace('-', '_')}"
