"""Three Kings: play, study and simulate King Lui, Ku-Ka-King and The King's Catering.

The names are loaded when they are first used: a command can be interrupted in good order before the compiler is there.
__init__.pyi says what they are.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "batches": ("Batch", "batch"),
    "errors": ("BrokenEdition", "BrokenRecord", "IllegalMove", "InvalidMove"),
    "bots": ("BOTS", "Bot", "BotKind", "Position", "choose", "opinions", "read_bot", "register_bot"),
    "bots.hints": ("Hint", "hints"),
    "edition": ("Edition",),
    "game": ("Game", "MatchView"),
    "games": ("GAMES", "KingLuiView", "KingsCateringView", "KuKaKingView", "register_game"),
    "match": ("Match", "new"),
    "record_check": ("replay",),
}
__all__ = sorted(name for names in _HOMES.values() for name in names)


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            if home != "errors":
                import_module("threekings.plugins").load_plugins()
            return getattr(import_module(f"threekings.{home}"), name)
    raise AttributeError(f"module 'threekings' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
