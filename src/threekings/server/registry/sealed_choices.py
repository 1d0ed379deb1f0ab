"""Choices made at the same moment as others': durable in a place of their own until all are in, and secret."""

from threekings.server.registry import lobby
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.taking_in import write
from threekings.server.store.changes import Change, Sealed
from threekings.server.table.moves import SealedChoice, seal
from threekings.server.table.refused import Refused

MOST_CHANGES = 2000  # of choices that a seat has made already: the store keeps the name of each


async def keep_sealed(
    registry: TableRegistry, live: LiveTable, choice: SealedChoice, action: str | None, *, leased: bool = False
) -> None:
    """Make a choice durable beside the log, take it in, and send the others nothing but how many are missing."""
    first = choice.seat not in live.table.playing().sealed
    if not first and action is not None:
        check_changes(registry, live, choice.seat)
    sealed = Sealed(choice.seat, choice.move.encode(), action)
    entry = lobby.entry_of(live.table, registry.now()) if live.listed_asleep else None
    await write(registry, live, Change(live.table.id, seal=sealed, lobby_entry=entry, leased=leased))
    live.listed_asleep = False
    seal(live.table, choice)
    live.broadcast_choice(choice.seat, first=first)


def check_changes(registry: TableRegistry, live: LiveTable, seat: int) -> None:
    """Refuse to change a choice once more where that was done often enough; a first choice is always taken."""
    if registry.store.count_choices(live.table.id, seat) >= MOST_CHANGES:
        raise Refused("often", f"{MOST_CHANGES} changed choices are enough for one game")
