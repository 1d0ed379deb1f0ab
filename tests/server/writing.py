"""What the tests of the store share: ways to write."""

import asyncio
from typing import Any

from tests.server.places import Gate, Place
from threekings.server.store.changes import Change, Entry
from threekings.server.store.store import Store


def entry(seq: int, action_id: str | None = None, body: bytes = b"moved") -> Entry:
    return Entry(seq, 1000.0 + seq, body, action_id)


def append(table: str, seq: int, action_id: str | None = None) -> Change:
    return Change(table, (entry(seq, action_id),))


def write(store: Store, *changes: Change) -> list[Exception | None]:
    """Write all at the same moment; what each came to."""

    async def together() -> list[Any]:
        return await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)

    return asyncio.run(together())


def seqs(store: Store, table: str) -> list[int]:
    return [read.seq for read in store.read_log(table)]


def write_as_a_group(place: Place, *changes: Change) -> tuple[Store, Gate, list[Exception | None]]:
    """Write changes that are all queued behind another one, so that they become one group."""
    store, gate = place.gated()

    async def main() -> list[Any]:
        first = asyncio.create_task(store.write(append("before", 0)))
        await asyncio.to_thread(gate.reached.wait)
        rest = asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
        await asyncio.sleep(0)
        gate.open.set()
        await first
        return await rest

    return store, gate, asyncio.run(main())
