"""A table as it stood after an entry of its log, so that a long log need not be read from its beginning.

A cache and nothing more: a snapshot that another version has made, or that cannot be read, is worth nothing; without
any, the same tables come from their logs.
"""

from collections.abc import Callable, Generator

import msgspec

from threekings import __version__
from threekings.edition import Edition
from threekings.match import Choices
from threekings.server.table.events import Began, Chatted, Created, Options, Result
from threekings.server.table.setup import begun_match, open_table
from threekings.server.table.table import Counted, Note, Seat, Table


class Game(msgspec.Struct, frozen=True):
    """The game of a table: how it began, and all that was played and not taken back."""

    deck: str
    options: Options
    names: dict[int, str]
    steps: list[tuple[Choices, str | None]]  # the moves, and what the dealer did


class Snapshot(msgspec.Struct, frozen=True):
    """All there is to know of a table, without sealed choices: they stand beside the log, and beside this."""

    version: str
    seq: int
    created: Created
    seats: list[Seat]
    pace: int
    founded: float
    status: str
    since: float
    turn: int
    undone: int
    hinted: list[int]
    chat: list[Chatted]
    chat_dropped: int
    muted: list[int | None]
    notes: list[Note]
    result: Result | None
    recount: Result | None
    rematch: str | None
    rematch_by: int | None
    rematch_same_deal: bool
    counts: list[tuple[Counted, int | None, int]]
    game: Game | None


FIELDS = (  # that a table and its snapshot have alike
    *("seq", "pace", "founded", "status", "since", "turn", "undone", "chat", "chat_dropped", "notes"),
    *("result", "recount", "rematch", "rematch_by", "rematch_same_deal"),
)
read = msgspec.json.Decoder(Snapshot).decode


def snapshot_of(table: Table) -> bytes:
    """The snapshot of a table as it stands."""
    plain = {name: getattr(table, name) for name in FIELDS}
    counts = [(what, seat, count) for (what, seat), count in table.counts.items()]
    return msgspec.json.encode(
        Snapshot(
            version=__version__,
            created=table.created,
            seats=table.seats,
            muted=list(table.muted),
            hinted=sorted(table.hinted),
            counts=counts,
            game=game_of(table),
            **plain,
        )
    )


def game_of(table: Table) -> Game | None:
    match = table.match
    if match is None:
        return None
    steps = [(tuple(match.moves_of(number)), step.dealt) for number, step in enumerate(match.steps, 1)]
    return Game(" ".join(match.headers.deck), dict(match.options), dict(match.headers.names), steps)


def read_snapshot(body: bytes) -> Snapshot | None:
    """The snapshot, if it is one that this version has made."""
    try:
        found = read(body)
    except (ValueError, msgspec.MsgspecError):
        return None
    return found if found.version == __version__ else None


def table_of_snapshot(
    table: str, snapshot: Snapshot, edition: Callable[[Created], Edition]
) -> Generator[None, None, Table]:
    """The table; whoever drives this may do something else between any two steps of its game."""
    found = open_table(table, snapshot.created, edition(snapshot.created))
    found.seats = snapshot.seats
    if game := snapshot.game:
        found.match = begun_match(found, Began(deck=game.deck, options=game.options))
        found.match.headers.names = dict(game.names)
        for moves, dealt in game.steps:
            found.match.advance(moves, dealt)
            yield
    for name in FIELDS:
        setattr(found, name, getattr(snapshot, name))
    found.muted, found.hinted = set(snapshot.muted), set(snapshot.hinted)
    found.counts = {(what, seat): count for what, seat, count in snapshot.counts}
    return found
