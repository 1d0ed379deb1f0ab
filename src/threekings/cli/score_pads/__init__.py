"""What each game has to be asked for to be scored after a game on a real table. The rules do the scoring."""

from importlib import import_module
from importlib.util import find_spec

from threekings.cli.score_pads.scoring import Pad
from threekings.games import GAMES


def pads() -> dict[str, Pad]:
    """By the name of the game: `PAD` of the module of its name, where there is one."""
    modules = {game: f"{__name__}.{game.replace('-', '_')}" for game in GAMES}
    return {game: import_module(name).PAD for game, name in modules.items() if find_spec(name)}
