"""A table that sleeps in the store wakes up: it is read from its log when somebody wants it, or when it is to go on."""

import logging
from collections.abc import Callable

import msgspec

from threekings.edition import Edition
from threekings.games import GAMES
from threekings.precompile import CompileQueue
from threekings.server import logs
from threekings.server.registry.editions import edition_played
from threekings.server.registry.live_table import GRACE, LiveTable
from threekings.server.store.changes import Entry
from threekings.server.store.store import Store
from threekings.server.table.events import Created
from threekings.server.table.fold import table_of_log
from threekings.server.table.moves import SealedChoice, seal
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table

PREPARING = "preparing"  # the code of a refusal


def wake(table: str, store: Store, now: Callable[[], float], compiling: CompileQueue) -> LiveTable:
    """A table from its log, or Refused: one that cannot be read is no reason to do without the others."""
    entries = store.read_log(table)
    if not entries:
        raise Refused("unknown", "there is no such table")
    try:
        live = LiveTable(table_of(table, entries, store, compiling), now)
    except (ValueError, msgspec.MsgspecError) as error:
        logs.event("table broken", level=logging.ERROR, error=error, table=table)
        raise Refused("broken", "this table cannot be read any more") from None
    live.mark_sent()
    allow_time(live.table, now())
    return live


def table_of(table: str, entries: list[Entry], store: Store, compiling: CompileQueue) -> Table:
    """The table its log gives, with the choices that are sealed beside it."""

    def edition(created: Created) -> Edition:
        check_compiled(created.game, compiling)
        return edition_played(GAMES[created.game], created.edition, store)

    found = table_of_log(table, ((entry.seq, entry.at, entry.body) for entry in entries), edition)
    for sealed in store.read_sealed(table):
        seal(found, SealedChoice(sealed.seat, sealed.body.decode()))
    return found


def check_compiled(game: str, compiling: CompileQueue) -> None:
    """Refuse to play a log through while the compiler is still busy with the rules: nobody else would be answered."""
    if not compiling.is_ready(game, "rules"):
        compiling.want(game)
        raise Refused(PREPARING, "this game is being prepared: come back in a moment")


def allow_time(table: Table, now: float) -> None:
    """While the server was down nobody could move: some time is left at least."""
    if table.created.clock:
        seconds = table.created.clock.seconds
        table.since = max(table.since, now - seconds + min(GRACE, seconds))
