"""What can happen at a table. A table is the fold of these over its log; nothing else about it is true.

Every change of meaning is a new kind of event: what stands in somebody's data folder must be read for ever.
"""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower, omit_defaults=True):
    """One entry of a table's log."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a player may think about one move."""

    seconds: int


class Created(Event, frozen=True):
    """Somebody has set up a table. The secret decides the shuffle; its commitment is shown before anyone sits."""

    game: str
    players: int
    seats: tuple[str, ...]  # what is planned for each: `open`, `human` (by a link of its own) or a bot
    secret: bytes
    options: dict[str, bool | int | str] = {}
    edition: str | None = None  # a file in the data folder, by name
    digest: str | None = None  # of that edition: another under its name would be another game
    public: bool = False  # listed in the lobby
    spectators: bool = True
    clock: Clock | None = None
    pace: int = 800  # milliseconds a bot takes for a move, about
    before: str | None = None  # the table this is a rematch of


class Sat(Event, frozen=True):
    """A person has taken a seat, and given bytes of their own for the shuffle."""

    seat: int
    name: str
    salt: bytes = b""


class Rose(Event, frozen=True):
    """A person has left a seat before the game began."""

    seat: int


class Began(Event, frozen=True):
    """All seats are taken: the deck is shuffled. Seats still empty are given to bots."""

    filled: dict[int, str] = {}  # these bots, by seat


class Moved(Event, frozen=True):
    """A move, or all choices made together, in seat order. What the dealer does then follows from the secret."""

    moves: tuple[tuple[int, str], ...]
    bot: bool = False  # made by a bot, for itself or for somebody absent


class Undone(Event, frozen=True):
    """So many of the last moves were taken back."""

    seat: int
    steps: int


class Replaced(Event, frozen=True):
    """A bot plays for an absent player, who may return, or for one who has resigned, who may not."""

    seat: int
    bot: str
    why: str  # `time`, `left` or `resigned`


class Returned(Event, frozen=True):
    """The player is back."""

    seat: int


class Spoke(Event, frozen=True):
    """Somebody said something to all."""

    seat: int | None  # None: a spectator
    name: str
    text: str


class Muted(Event, frozen=True):
    """The host does not want to hear a seat any more, or again."""

    seat: int | None  # None: all spectators
    quiet: bool = True


class Paced(Event, frozen=True):
    """Bots take another time for their moves from now on."""

    milliseconds: int


class Abandoned(Event, frozen=True):
    """The game ends here, unfinished; the secret is shown."""

    seat: int | None


class Again(Event, frozen=True):
    """There is a rematch."""

    table: str


AnyEvent = (
    Created | Sat | Rose | Began | Moved | Undone | Replaced | Returned | Spoke | Muted | Paced | Abandoned | Again
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
