"""Choices made at the same moment as others': durable in a place of their own until all are in, and secret."""

from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import Change, Sealed
from threekings.server.table.moves import SealedChoice, seal


async def keep_sealed(registry: TableRegistry, live: LiveTable, choice: SealedChoice, action: str | None) -> None:
    """Make a choice durable beside the log, take it in, and send the others nothing but how many are missing."""
    first = choice.seat not in live.table.playing().sealed
    sealed = Sealed(choice.seat, choice.move.encode(), action)
    await registry.store.write(Change(live.table.id, seal=sealed))
    seal(live.table, choice)
    live.broadcast_choice(choice.seat, first=first)
