"""Games on a real table, scored from what people count there: in the page (the server asks here) and in the terminal.

A pad knows what its game wants counted; the rules do the scoring (`Game.finished`).
"""

from importlib import import_module
from importlib.util import find_spec

from threekings.game import Game
from threekings.games import GAMES
from threekings.score_pads.pad import ScorePad


def pad_of(game: Game) -> ScorePad:
    """The game's pad, `PAD` of the module of its name; ValueError names the games that have one."""
    if not has_pad(game):
        there = ", ".join(other.name for other in GAMES.values() if has_pad(other))
        raise ValueError(f"there is no score pad for {game.name}; there is one for: {there}")
    pad: ScorePad = import_module(_module(game)).PAD
    return pad


def has_pad(game: Game) -> bool:
    return find_spec(_module(game)) is not None


def _module(game: Game) -> str:
    return f"{__name__}.{game.name.replace('-', '_')}"
