"""Three Kings: play, study and simulate King Lui, Ku-Ka-King and The King's Catering."""

from threekings.errors import BrokenEdition, BrokenRecord, IllegalMove, InvalidMove
from threekings.game import GAMES
from threekings.match import Match, new
from threekings.replay import replay

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BrokenEdition",
    "BrokenRecord",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "new",
    "replay",
]
