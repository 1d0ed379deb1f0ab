"""A table that sleeps in the store wakes up: it is read from its log when somebody wants it, or when it is due.

However long a log is, everybody else goes on meanwhile: it is read in pieces.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from threekings.edition import Edition
from threekings.games import GAMES
from threekings.precompile import CompileQueue
from threekings.server import logs
from threekings.server.registry.editions import edition_played
from threekings.server.registry.live_table import GRACE, LiveTable
from threekings.server.store.changes import Change, StoredSnapshot, StoreFailed
from threekings.server.store.statements import ERASED
from threekings.server.store.store import Store
from threekings.server.table.events import Created
from threekings.server.table.fold import LogEntry, fold_entries, opened_by
from threekings.server.table.moves import SealedChoice, seal
from threekings.server.table.refused import Refused
from threekings.server.table.snapshot import read_snapshot, snapshot_of, table_of_snapshot
from threekings.server.table.table import PLAYING, Table

if TYPE_CHECKING:
    from threekings.server.registry.registry import TableRegistry

PREPARING, BROKEN = "preparing", "broken"  # codes of refusals
READ_AT_ONCE = 500  # entries, from the store
PIECE = 32  # entries taken in before the others have their turn
LONG = 500  # entries since the last snapshot, after which another is worth its space
Result = TypeVar("Result")


async def wake(table: str, registry: "TableRegistry") -> LiveTable:
    """A table from its log, or Refused: one that cannot be read is no reason to do without the others."""
    found, read, version = await read_table(table, registry)
    allow_time(found, registry.now(), started=registry.started)
    holders = partial(registry.holders, table)
    now, asleep = registry.now(), found.status == PLAYING
    live = LiveTable(found, registry.now, holders, used=now, listed_asleep=asleep, version=version)
    live.mark_sent()
    warn_of_recount(found)
    if read >= LONG:
        await keep_snapshot(live, registry.store)
    return live


class ReadTable(NamedTuple):
    """The table its log gives, how many entries had to be read, and how often it was changed until then."""

    table: Table
    read: int
    version: int


async def read_table(table: str, registry: "TableRegistry") -> ReadTable:
    """The table its log gives. One that cannot be is set aside: it stays as it is,
    the operator finds one line about it, and nobody makes the server read it again."""
    if table in registry.set_aside:
        raise broken()
    check_not_erased(table, registry)
    try:
        return await in_pieces(table_of(table, registry.store, registry.compiling), registry.reading, registry.pause)
    except StoreFailed:
        raise
    except Exception as error:  # whatever is wrong with it harms no other table
        if isinstance(error, Refused) and error.code in (PREPARING, "unknown"):
            raise
        registry.set_aside.add(table)
        logs.event("table broken", level=logging.ERROR, error=error, table=table)
        raise broken() from None


def check_not_erased(table: str, registry: "TableRegistry") -> None:
    """A table that is being deleted is there no more, whatever is left of it."""
    entry = registry.store.read_lobby(table)
    if table in registry.erasing or (entry is not None and entry.status == ERASED):
        raise Refused("unknown", "there is no such table")


def broken() -> Refused:
    """What people are answered; the operator finds the reason in the log."""
    return Refused(BROKEN, "this table cannot be read any more")


async def in_pieces(
    work: Generator[None, None, Result], turn: asyncio.Lock, pause: Callable[[], Awaitable[object]]
) -> Result:
    """Do the work of a generator; of all who do so with the same lock, one does one piece between two pauses."""
    while True:
        async with turn:
            try:
                for _ in range(PIECE):
                    next(work)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                await pause()


def table_of(table: str, store: Store, compiling: CompileQueue) -> Generator[None, None, ReadTable]:
    """The table its log gives, with the choices that are sealed beside it."""

    def edition(created: Created) -> Edition:
        check_compiled(created.game, compiling)
        return edition_played(GAMES[created.game], created.edition, store)

    found = (yield from from_snapshot(table, store, edition)) or opened_by(table, first_entry(table, store), edition)
    begun = found.seq
    yield from fold_entries(found, stored_entries(table, store, begun))
    news = store.news({table: found.seq})[table]  # other processes may have written meanwhile
    yield from fold_entries(found, ((entry.seq, entry.at, entry.body) for entry in news.entries))
    for sealed in news.sealed:
        found.seat(sealed.seat)
        seal(found, SealedChoice(sealed.seat, sealed.body.decode()))
    return ReadTable(found, found.seq - begun, news.version)


def from_snapshot(
    table: str, store: Store, edition: Callable[[Created], Edition]
) -> Generator[None, None, Table | None]:
    """The table as its snapshot gives it; None where there is none that fits the log."""
    stored = store.read_snapshot(table)
    snapshot = read_snapshot(stored.body) if stored else None
    if snapshot is None or not store.read_log(table, snapshot.seq - 1, 1):
        return None
    try:
        return (yield from table_of_snapshot(table, snapshot, edition))
    except (Refused, StoreFailed):
        raise
    except Exception as error:  # whatever is wrong with it: the log knows better
        logs.event("snapshot broken", level=logging.WARNING, error=error, table=table)
        return None


def first_entry(table: str, store: Store) -> LogEntry:
    first = store.read_log(table, limit=1)
    if not first:
        raise Refused("unknown", "there is no such table")
    if first[0].seq != 0:
        raise ValueError("the log has no beginning")
    return 0, first[0].at, first[0].body


def stored_entries(table: str, store: Store, after: int) -> Iterator[LogEntry]:
    """The entries behind a seq, read a few at a time."""
    while entries := store.read_log(table, after, READ_AT_ONCE):
        yield from ((entry.seq, entry.at, entry.body) for entry in entries)
        after = entries[-1].seq


async def keep_snapshot(live: LiveTable, store: Store) -> None:
    """Spare the next one who wakes the table its log; nothing is lost where that fails."""
    snapshot = StoredSnapshot(live.table.seq, snapshot_of(live.table))
    try:
        await store.write(Change(live.table.id, snapshot=snapshot))
    except StoreFailed as error:
        logs.event("snapshot failed", level=logging.WARNING, error=error, table=live.table.id)


def check_compiled(game: str, compiling: CompileQueue) -> None:
    """Refuse to play a log through while the compiler is still busy with the rules: nobody else would be answered."""
    if not compiling.is_ready(game, "rules"):
        compiling.want(game)
        raise Refused(PREPARING, "this game is being prepared: come back in a moment")


def allow_time(table: Table, now: float, *, started: float) -> None:
    """While the server was down nobody could move: after its start some time is left, but never more than there is."""
    if table.created.clock:
        seconds = table.created.clock.seconds
        table.since = min(max(table.since, started + min(GRACE, seconds) - seconds), now)


def warn_of_recount(table: Table) -> None:
    if table.recount is not None:
        logs.event("result differs", level=logging.ERROR, table=table.id, game=table.created.game)
