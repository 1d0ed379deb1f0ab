"""Logs of format 1, as data folders of the first version hold them, written anew in format 2 (events.py).

Format 1 left out what could be computed: options and names at their defaults, the deck, what the dealer did, the
result. Here it is computed once more, as that version did, and written out. The structs are a picture of the past.
"""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from threekings.bots import read_bot
from threekings.edition import Edition
from threekings.games import GAMES, game_named
from threekings.options import complete
from threekings.server.table import events
from threekings.server.table.events import FORMAT, EditionName, Event, Options, SeatedBot
from threekings.server.table.fold import fold
from threekings.server.table.moves import result_of
from threekings.server.table.refused import Refused
from threekings.server.table.seats import renamed_bots
from threekings.server.table.setup import begin, bot_name, names_of_bots, open_table
from threekings.server.table.table import HUMAN, OPEN, Table

LATER_OPTIONS = ("short_start",)  # that no game of this format had


class OldEvent(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """One entry; its tag is the name of its class in small letters."""


class Created(OldEvent, frozen=True):
    game: str
    players: int
    seats: tuple[str, ...]
    secret: bytes
    options: Options = {}
    edition: str | None = None
    digest: str | None = None
    public: bool = False
    spectators: bool = True
    clock: events.Clock | None = None
    pace: int = 800
    before: str | None = None


class Sat(OldEvent, frozen=True):
    seat: int
    name: str
    salt: bytes = b""


class Rose(OldEvent, frozen=True):
    seat: int


class Began(OldEvent, frozen=True):
    filled: dict[int, str] = {}


class Moved(OldEvent, frozen=True):
    moves: tuple[tuple[int, str], ...]
    bot: bool = False


class Undone(OldEvent, frozen=True):
    seat: int
    steps: int


class Replaced(OldEvent, frozen=True):
    seat: int
    bot: str
    why: str


class Returned(OldEvent, frozen=True):
    seat: int


class Spoke(OldEvent, frozen=True):
    seat: int | None
    name: str
    text: str


class Muted(OldEvent, frozen=True):
    seat: int | None
    quiet: bool = True


class Paced(OldEvent, frozen=True):
    milliseconds: int


class Abandoned(OldEvent, frozen=True):
    seat: int | None


class Again(OldEvent, frozen=True):
    table: str


AnyOldEvent = (
    Created | Sat | Rose | Began | Moved | Undone | Replaced | Returned | Spoke | Muted | Paced | Abandoned | Again
)
decode = msgspec.json.Decoder(AnyOldEvent).decode


def converted(table: str, log: Sequence[tuple[bytes, float]], folder: Path) -> tuple[list[bytes], Edition]:
    """The bodies of a log in format 2, and the edition it is played with; ValueError where the log cannot be read."""
    first = decode(log[0][0])
    if not isinstance(first, Created):
        raise ValueError("a log begins with its table")
    edition = edition_of(first, folder)
    created = created_of(first, edition)
    now, bodies = open_table(table, created, edition), [events.encode(created)]
    for seq, (body, at) in enumerate(log[1:], 1):
        try:
            event = event_of(now, decode(body))
        except (LookupError, Refused) as error:
            raise ValueError(f"entry {seq} cannot have happened here") from error
        fold(now, event, seq, at)
        bodies.append(events.encode(event))
    return bodies, edition


def edition_of(created: Created, folder: Path) -> Edition:
    """The first standard edition, or the file of that name if it is still the same."""
    game = game_named(created.game)
    if created.edition is None:
        return game.standard_editions[0]
    edition = game.edition(folder / f"{created.edition}.toml")
    if edition.digest != created.digest:
        raise ValueError(f"edition {created.edition} has changed since the game was set up")
    return edition


def options_of(old: Created) -> Options:
    """All options that there were then."""
    options = complete(GAMES[old.game].options, old.options, old.players)
    return {name: value for name, value in options.items() if name not in LATER_OPTIONS}


def created_of(old: Created, edition: Edition) -> events.Created:
    plans = tuple(plan if plan in (OPEN, HUMAN) else str(read_bot(plan)) for plan in old.seats)
    return events.Created(
        format=FORMAT,
        game=old.game,
        edition=EditionName(edition.name, edition.digest),
        seats=plans,
        secret=old.secret,
        options=options_of(old),
        chosen=tuple(old.options),
        bot_names=names_of_bots(plans),
        public=old.public,
        spectators=old.spectators,
        clock=old.clock,
        pace=old.pace,
        rematch_of=old.before,
    )


def began_of(table: Table, old: Began) -> Event:
    names, bots = table.names, {}
    for seat, bot in old.filled.items():
        names.append(bot_name(bot, seat, names))
        bots[seat] = SeatedBot(names[-1], str(read_bot(bot)))
    return msgspec.structs.replace(begin(table), bots=bots)


def moved_of(table: Table, old: Moved) -> Event:
    match = table.playing()
    outcome = match.foresee(old.moves)
    result = result_of(match, outcome) if outcome.over else None
    return events.Moved(old.moves, old.bot, outcome.step.dealt, result)


def event_of(table: Table, old: AnyOldEvent) -> Event:
    """The same event in format 2; the table is as it was before it."""
    match old:
        case Sat():
            return events.SeatTaken(old.seat, old.name, old.salt, renamed_bots(table, old.name))
        case Rose():
            return events.SeatLeft(old.seat)
        case Began():
            return began_of(table, old)
        case Moved():
            return moved_of(table, old)
        case Undone():
            return events.Undone(old.seat, old.steps, old.steps > 1 or table.playing().has_shown)
        case Replaced():
            return events.BotTookOver(old.seat, old.bot, old.why)
        case Returned():
            return events.PlayerReturned(old.seat)
        case Spoke():
            return events.Chatted(old.seat, old.name, old.text)
        case Muted():
            return events.Muted(old.seat, old.quiet)
        case Paced():
            return events.PaceSet(old.milliseconds)
        case Abandoned():
            return events.Abandoned(old.seat)
        case Again():
            return events.RematchCreated(old.table)
    raise ValueError("a table is set up once")
