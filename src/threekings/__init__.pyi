"""The public names, as type checkers see them: `new` knows what the views of each game hold."""

from collections.abc import Sequence
from typing import Literal, SupportsIndex, overload

from threekings.batches import Batch as Batch
from threekings.batches import batch as batch
from threekings.bots import BOTS as BOTS
from threekings.bots import Bot as Bot
from threekings.bots import BotKind as BotKind
from threekings.bots import Position as Position
from threekings.bots import choose as choose
from threekings.bots import opinions as opinions
from threekings.bots import read_bot as read_bot
from threekings.bots import register_bot as register_bot
from threekings.bots.hints import Hint as Hint
from threekings.bots.hints import hints as hints
from threekings.edition import Edition as Edition
from threekings.errors import BrokenEdition as BrokenEdition
from threekings.errors import BrokenRecord as BrokenRecord
from threekings.errors import IllegalMove as IllegalMove
from threekings.errors import InvalidMove as InvalidMove
from threekings.game import EditionSource
from threekings.game import Game as Game
from threekings.game import MatchView as MatchView
from threekings.games import GAMES as GAMES
from threekings.games import KingLuiView as KingLuiView
from threekings.games import KingsCateringView as KingsCateringView
from threekings.games import KuKaKingView as KuKaKingView
from threekings.games import register_game as register_game
from threekings.match import Match as Match
from threekings.options import Value
from threekings.record_check import replay as replay

__version__: str
__all__: list[str]

@overload
def new(
    game: Literal["king-lui"],
    *,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    deck: Sequence[str] | None = None,
    edition: EditionSource = None,
    **choices: Value,
) -> Match[KingLuiView]: ...
@overload
def new(
    game: Literal["ku-ka-king"],
    *,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    deck: Sequence[str] | None = None,
    edition: EditionSource = None,
    **choices: Value,
) -> Match[KuKaKingView]: ...
@overload
def new(
    game: Literal["kings-catering"],
    *,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    deck: Sequence[str] | None = None,
    edition: EditionSource = None,
    **choices: Value,
) -> Match[KingsCateringView]: ...
@overload
def new(
    game: str,
    *,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    deck: Sequence[str] | None = None,
    edition: EditionSource = None,
    **choices: Value,
) -> Match: ...
