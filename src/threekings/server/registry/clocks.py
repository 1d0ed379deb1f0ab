"""Looking at the clocks: bots take over for those who think or are gone too long; tables nobody needs go to sleep."""

import logging

from threekings.server import logs
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import Command, perform
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import StoreFailed
from threekings.server.table.refused import Refused
from threekings.server.table.takeover import LEFT, late_seats, let_bot_play, time_out


async def tick(registry: TableRegistry) -> None:
    """Look at all tables in memory once. To be called every second or so."""
    for live in list(registry.live.values()):
        now = registry.now()
        for seat in late_seats(live.table, now):
            await _take_over(registry, live, lambda table, seat=seat, now=now: time_out(table, seat, now))  # type: ignore[misc]
        for seat in live.absent_seats(now):
            await _take_over(registry, live, lambda table, seat=seat: let_bot_play(table, seat, LEFT))  # type: ignore[misc]
        registry.forget_if_idle(live, now)


async def _take_over(registry: TableRegistry, live: LiveTable, command: Command) -> None:
    try:
        await perform(registry, live, command)
    except Refused:
        pass  # moved or came back at the last moment
    except StoreFailed as error:
        logs.event("clock failed", level=logging.WARNING, error=error, table=live.table.id)
