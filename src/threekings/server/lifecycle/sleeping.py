"""Tables that nobody looks at go to sleep: the store knows what lists need of them, and when they are to be woken."""

import asyncio
import logging

from threekings.server import logs
from threekings.server.lifecycle.waking import LONG, keep_snapshot
from threekings.server.registry import lobby
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import IDLE, TableRegistry
from threekings.server.registry.taking_in import catch_up_together
from threekings.server.store.changes import Change, StoreFailed
from threekings.server.table.table import PLAYING


def is_idle(live: LiveTable, now: float) -> bool:
    """Whether nobody looks at a table and nothing happens at it before somebody comes or a clock runs out."""
    unused = not live.connections and not live.lock.locked() and now - live.used >= IDLE
    return unused and not live.bots_play


async def let_sleep(registry: TableRegistry, live: LiveTable) -> None:
    """Put a table away that is idle."""
    used, table = live.used, live.table
    try:
        if not used_elsewhere(registry, table.id):
            await registry.store.write(Change(table.id, lobby_entry=lobby.sleeping_entry(registry, live)))
    except StoreFailed as error:
        logs.event("table stays awake", level=logging.WARNING, error=error, table=table.id)
        return
    if table.seq >= LONG:
        await keep_snapshot(live, registry.store)
    if live.used == used and is_idle(live, registry.now()) and registry.live.get(table.id) is live:
        del registry.live[table.id]
        registry.leases.wanted.discard(table.id)
        if (due := lobby.due(live)) is not None:
            registry.agenda.put(table.id, due)
        elif registry.leases.holds(table.id):
            await registry.leases.let_go(table.id)


def used_elsewhere(registry: TableRegistry, table: str) -> bool:
    """Whether another process has the table in memory, as far as it matters: somebody looks, or something goes on."""
    if registry.store.process is None:
        return False
    others = {row.process for row in registry.store.read_company(table)}
    others.update(registry.store.holders_of_leases([table]).values())
    return bool(others - {registry.store.process})


async def let_all_sleep(registry: TableRegistry) -> None:
    """The server ends: what is not due then need not be woken at its next start."""
    try:
        catch_up_together(registry, [live for live in registry.live.values() if not registry.follows(live)])
        playing = [
            live
            for live in registry.live.values()
            if live.table.status == PLAYING and not used_elsewhere(registry, live.table.id)
        ]
        changes = [Change(live.table.id, lobby_entry=lobby.sleeping_entry(registry, live)) for live in playing]
    except StoreFailed:
        return  # where it fails, they are woken
    await asyncio.gather(*map(registry.store.write, changes), return_exceptions=True)
