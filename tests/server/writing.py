"""What the tests of the store share: ways to write."""

import asyncio
from typing import Any

from tests.server.places import Gate, Place
from threekings.server.store.changes import Change, Entry, Sealed
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


def sealed_at(store: Any, table: str) -> list[Sealed]:
    found: list[Sealed] = store.news({table: -1})[table].sealed
    return found


def seqs(store: Store, table: str) -> list[int]:
    return [read.seq for read in store.read_log(table)]


def ask_everything(store: Store) -> None:
    """Every question that a store answers by SQL of its own, once: 24, but those about processes."""
    store.read_log("t"), store.find_action("t", "x"), store.seat_claims("t")
    store.find_held(b"S", 9), store.find_session(b"S"), store.find_open(9), store.find_due()
    store.count_holders("t", 9), store.seats_ever_held("t", b"S"), store.read_snapshot("t")
    store.find_answer(b"S", "x"), store.count_choices("t", 0), store.read_lobby("t"), store.last_time("t")
    store.find_lobby(status="o", public=True), store.find_older("over", 9.0, people=True, limit=9)
    store.find_forgettable(9.0, 9), store.moved_seats("t", b"S")
    store.news({"t": 0}), store.version("t"), store.versions(["t", "u"]), store.holders_of_leases(["t"])
    store.find_company(["t"]), store.read_company("t")


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
