"""The log of a table: what can happen there, entry by entry. Format 2; docs/log-format.md describes it for readers.

A table is the fold of these over its log; nothing else about it is true. Entries hold all that was chosen, drawn or
decided, so that a stored game does not depend on defaults, names or rules of a later version. Data folders keep them
for ever: a kind of event may be added and a field with a default may be, but no tag or field ever changes its meaning.
"""

import msgspec

FORMAT = 2
Options = dict[str, bool | int | str]


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One entry of a table's log."""


class EditionName(msgspec.Struct, frozen=True):
    """An edition by its name and the digest of its content, which is shipped with the game or kept by the store."""

    name: str
    digest: str


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a player may think about one move."""

    seconds: int


class SeatedBot(msgspec.Struct, frozen=True):
    """A bot in a seat: how it is called at the table, and its kind with its budget."""

    name: str
    bot: str  # `steward:200ms`


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the points of every seat, and the seats that win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True):
    """The shuffle of another table, which is dealt once more: with that table's secret, it gives the same deck."""

    table: str
    salts: tuple[bytes, ...]  # by seat


class Daily(msgspec.Struct, frozen=True, omit_defaults=True):
    """The daily deal of a date, whose secret follows from a published rule: docs/daily-deal.md."""

    date: str  # 2026-11-16, by UTC
    counted: bool = True  # somebody's one try; others are practice


class Created(Event, frozen=True, tag="created"):
    """Somebody has set up a table. The secret decides the shuffle; its commitment is shown before anyone sits."""

    format: int
    game: str
    edition: EditionName
    seats: tuple[str, ...]  # what is planned for each: `open`, `human` (by a link of its own), or a bot with its budget
    secret: bytes
    options: Options  # all of them, those nobody has chosen at their defaults; some may be left to chance: `random`
    chosen: tuple[str, ...] = ()  # the names of those that somebody has chosen
    bot_names: dict[int, str] = {}  # by seat
    public: bool = False  # listed in the lobby
    spectators: bool = True
    clock: Clock | None = None
    pace: int = 800  # milliseconds a bot takes for a move, about
    rematch_of: str | None = None  # another table
    absent: int = 60  # seconds without a connection, after which a player counts as absent
    ready: bool = False  # once everybody sits, the game waits until all people have said that they are ready
    deal: Deal | None = None  # the secret is that of another table then: who has played there knows the cards
    daily: Daily | None = None  # the secret is public then
    hints: bool | None = None  # whether people may have hints; None: only who plays alone or against bots

    @property
    def players(self) -> int:
        return len(self.seats)


class SeatTaken(Event, frozen=True, tag="seat-taken"):
    """A person has taken a seat, and given bytes of their own for the shuffle."""

    seat: int
    name: str
    salt: bytes = b""
    renamed: dict[int, str] = {}  # bots that were called so have another name now


class SeatLeft(Event, frozen=True, tag="seat-left"):
    """A person has left a seat before the game began."""

    seat: int


class Renamed(Event, frozen=True, tag="renamed"):
    """A person is called otherwise, before the game has begun."""

    seat: int
    name: str
    renamed: dict[int, str] = {}  # bots that were called so have another name now


class SeatChanged(Event, frozen=True, tag="seat-changed"):
    """A person sits in another seat, which was free, before the game has begun."""

    seat: int  # is free now
    to: int


class SeatPlanned(Event, frozen=True, tag="seat-planned"):
    """The host has given a seat in which no person sits to a bot, or to people again, before the game has begun."""

    seat: int
    plan: str  # `open`, `human` (by a link of its own), or a bot with its budget
    name: str | None = None  # of the bot


class ReadySaid(Event, frozen=True, tag="ready-said"):
    """A person is ready for the game, or not any more."""

    seat: int
    ready: bool = True


class Began(Event, frozen=True, tag="began"):
    """All seats are taken: the deck is shuffled. Seats still empty are given to bots."""

    deck: str  # all cards, the top one first, as in a record
    options: Options  # all of them, as they were settled: nothing is left to chance
    bots: dict[int, SeatedBot] = {}  # in seats that were empty


class Moved(Event, frozen=True, tag="moved"):
    """A move, or all choices made together, in seat order; and what followed from it."""

    moves: tuple[tuple[int, str], ...]
    bot: bool = False  # made by a bot, for itself or for somebody absent
    dealt: str | None = None  # what the dealer did then, as in a record
    result: Result | None = None  # if the game is over now


class Undone(Event, frozen=True, tag="undone"):
    """So many of the last moves were taken back."""

    seat: int
    steps: int
    marked: bool = False  # they had shown something: the table says so


class HintGiven(Event, frozen=True, tag="hint-given"):
    """Somebody was given a hint, the first one of this seat: the table says so. Later ones are no entries."""

    seat: int


class BotTookOver(Event, frozen=True, tag="bot-took-over"):
    """A bot plays for an absent player, who may return, or for one who has resigned or was sent away, who may not."""

    seat: int
    bot: str
    why: str  # `time`, `left`, `absent`, `resigned` or `revoked`, by the host
    decided_by: tuple[int, ...] = ()  # for an absent player: seats; none of them: a host who plays none


class PlayerReturned(Event, frozen=True, tag="player-returned"):
    """The player plays again instead of the bot."""

    seat: int


class SeatPassed(Event, frozen=True, tag="seat-passed"):
    """Somebody plays on for an absent player, because all others who play have agreed."""

    seat: int
    name: str
    agreed_by: tuple[int, ...]  # seats


class Chatted(Event, frozen=True, tag="chatted"):
    """Somebody said something to all."""

    seat: int | None  # None: a spectator
    name: str
    text: str


class Muted(Event, frozen=True, tag="muted"):
    """The host has muted a seat, or lets it speak again."""

    seat: int | None  # None: all spectators
    quiet: bool = True


class PaceSet(Event, frozen=True, tag="pace-set"):
    """Bots take another time for their moves from now on."""

    milliseconds: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The game ends here, unfinished; the secret is shown."""

    seat: int | None  # None: by the host


class RematchCreated(Event, frozen=True, tag="rematch-created"):
    """The same table was set up once more."""

    table: str
    seat: int | None = None  # who asked for it; None: the host, who did not play
    same_deal: bool = False  # with the deck of this game


AnyEvent = (
    Created
    | SeatTaken
    | SeatLeft
    | Renamed
    | SeatChanged
    | SeatPlanned
    | ReadySaid
    | Began
    | Moved
    | Undone
    | HintGiven
    | BotTookOver
    | PlayerReturned
    | SeatPassed
    | Chatted
    | Muted
    | PaceSet
    | Abandoned
    | RematchCreated
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
