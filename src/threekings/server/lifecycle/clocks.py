"""Looking at the clocks: bots take over for those who think or are gone too long; tables nobody needs go to sleep.

A look costs what is due: the agenda knows which tables are.
"""

import asyncio
import logging

from threekings.server import logs
from threekings.server.lifecycle.sleeping import is_idle, let_sleep
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import Command, perform_by_itself
from threekings.server.registry.registry import RETRY, TableRegistry, next_look
from threekings.server.store.changes import StoreFailed
from threekings.server.table.refused import Refused
from threekings.server.table.takeover import LEFT, late_seats, let_bot_play, time_out

AT_ONCE = 64  # tables that are looked at together, so that what they write shares commits


async def tick(registry: TableRegistry) -> None:
    """Look at the tables that are due. To be called every second or so."""
    due = registry.agenda.take_due(registry.now())
    for table in due:
        if table not in registry.live and registry.leases.holds(table):
            registry.background(registry.wake_if_possible(table))
    awake = [table for table in due if table in registry.live]
    for first in range(0, len(awake), AT_ONCE):
        await asyncio.gather(*(look_carefully(registry, table) for table in awake[first : first + AT_ONCE]))


async def look_carefully(registry: TableRegistry, table: str) -> None:
    """Whatever goes wrong at one table, the clocks of all others go on."""
    try:
        await look(registry, table)
    except Exception as error:
        registry.metrics.errors += 1
        logs.event("clock failed", level=logging.ERROR, error=error, table=table)
        registry.agenda.at_latest(table, registry.now() + RETRY)


async def look(registry: TableRegistry, table: str) -> None:
    """Do what is due at a table, and note when to look again."""
    live, now = registry.live.get(table), registry.now()
    if live is None:
        return
    if not registry.follows(live):
        await registry.others.look_again(live)
    if registry.leases.holds(table):
        await let_bots_take_over(registry, live, now)
    live.tell_presence()
    live.name_awaited(now)
    if is_idle(live, now):
        await let_sleep(registry, live)
    if registry.live.get(table) is live:
        registry.agenda.at_latest(table, next_look(live, now))


async def let_bots_take_over(registry: TableRegistry, live: LiveTable, now: float) -> None:
    for seat in late_seats(live.table, now):
        await _take_over(registry, live, lambda at, seat=seat: time_out(at, seat, now))  # type: ignore[misc]
    for seat in live.absent_seats(now):
        await _take_over(registry, live, lambda at, seat=seat: let_bot_play(at, seat, LEFT))  # type: ignore[misc]


async def _take_over(registry: TableRegistry, live: LiveTable, command: Command) -> None:
    try:
        await perform_by_itself(registry, live, command)
    except Refused:
        pass  # moved or came back at the last moment
    except StoreFailed as error:
        logs.event("clock failed", level=logging.WARNING, error=error, table=live.table.id)
