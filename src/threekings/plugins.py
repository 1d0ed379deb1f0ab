"""Games and bots of other packages, which announce them as entry points `threekings.games` and `threekings.bots`."""

import copyreg
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from threekings.bots import register_bot
from threekings.game import Game
from threekings.games import game_named, register_game

_waiting: list[tuple[str, Callable[[Any], None]]] = [
    ("threekings.games", register_game),
    ("threekings.bots", register_bot),
]


def load_plugins() -> None:
    """Register what other packages announce, once; a package may itself ask for threekings meanwhile."""
    while _waiting:
        group, register = _waiting.pop(0)
        for entry in entry_points(group=group):
            register(entry.load())


def installed_game(name: str) -> Game:
    """The game of that name, of this package or another one."""
    load_plugins()
    return game_named(name)


# Games are pickled by their names: wherever they are unpickled, their packages are asked for them.
copyreg.pickle(Game, lambda game: (installed_game, (game.name,)))
