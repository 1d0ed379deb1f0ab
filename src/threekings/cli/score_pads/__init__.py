"""What each game asks for in the terminal to be scored after a game on a real table; threekings.score_pads scores."""

from importlib import import_module

from threekings import score_pads
from threekings.cli.score_pads.scoring import Pad
from threekings.game import Game


def pad_of(game: Game) -> Pad:
    """The game's pad, `PAD` of the module of its name; ValueError names the games that have one."""
    score_pads.pad_of(game)
    pad: Pad = import_module(f"{__name__}.{game.name.replace('-', '_')}").PAD
    return pad
