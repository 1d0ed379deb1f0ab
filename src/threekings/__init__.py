"""Three Kings: play, study and simulate King Lui, Ku-Ka-King and The King's Catering.

The names are loaded when they are first used: a command can be interrupted in good order before the compiler is there.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from threekings.bots import BOTS, Bot, BotKind, Position, register_bot
    from threekings.errors import BrokenEdition, BrokenRecord, IllegalMove, InvalidMove
    from threekings.game import Game
    from threekings.games import GAMES, register_game
    from threekings.match import Match, new
    from threekings.record_check import replay

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "GAMES",
    "Bot",
    "BotKind",
    "BrokenEdition",
    "BrokenRecord",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "Position",
    "new",
    "register_bot",
    "register_game",
    "replay",
]
_HOMES = {
    "errors": ("BrokenEdition", "BrokenRecord", "IllegalMove", "InvalidMove"),
    "bots": ("BOTS", "Bot", "BotKind", "Position", "register_bot"),
    "game": ("Game",),
    "games": ("GAMES", "register_game"),
    "match": ("Match", "new"),
    "record_check": ("replay",),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            if home != "errors":
                import_module("threekings.plugins").load_plugins()
            return getattr(import_module(f"threekings.{home}"), name)
    raise AttributeError(f"module 'threekings' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
