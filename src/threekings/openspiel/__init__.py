"""The games in OpenSpiel, with chance made explicit: importing this registers them (docs/openspiel.md).

import pyspiel
import threekings.openspiel
game = pyspiel.load_game("python_king_lui(players=3)")
"""

try:
    import pyspiel  # noqa: F401
except ImportError as error:
    raise ImportError(
        f'threekings.openspiel needs the extra openspiel: pip install "threekings[openspiel]" ({error})',
        name=error.name,
    ) from None

from threekings.openspiel.bot_players import BotPlayer
from threekings.openspiel.game import register, short_name
from threekings.openspiel.registered import REGISTERED
from threekings.openspiel.resampling import resample

NAMES = tuple(map(short_name, REGISTERED.values()))  # in OpenSpiel

__all__ = ["NAMES", "BotPlayer", "resample"]

for cards in REGISTERED.values():
    register(cards)
