"""The writer from inside: what becomes one group, what is never lost on the way, and who hears of it when."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.places import SQLiteGate, SQLitePlace
from tests.server.writing import append, seqs, write
from threekings.server.store import writer
from threekings.server.store.changes import OutOfOrder, StoreFailed
from threekings.server.store.sqlite import SQLiteStore
from threekings.server.store.store import Store


@contextmanager
def gated(path: Path, *, is_open: bool = True) -> Iterator[tuple[Store, SQLiteGate]]:
    store, gate = SQLitePlace(path).gated()
    if is_open:
        gate.open.set()
    yield store, gate
    gate.open.set()
    store.close()


async def turn() -> None:
    """The next turn of the event loop."""
    await asyncio.sleep(0)


# Groups


def test_what_is_written_in_one_turn_is_one_group(tmp_path: Path) -> None:
    with gated(tmp_path) as (store, gate):
        assert write(store, *(append(f"t{number}", 0) for number in range(500))) == [None] * 500
        assert gate.commits == 1
        assert (store.commits.groups, store.commits.changes) == (1, 500)


def test_where_nobody_else_writes_each_change_is_a_group_of_its_own(tmp_path: Path) -> None:
    async def one_after_another(store: Store, gate: SQLiteGate) -> list[int]:
        found = []
        for seq in range(5):
            await store.write(append("t", seq))
            found.append(gate.commits)
        return found

    with gated(tmp_path) as (store, gate):
        assert asyncio.run(one_after_another(store, gate)) == [1, 2, 3, 4, 5]


def test_what_comes_while_a_group_is_written_is_the_next_in_its_order(tmp_path: Path) -> None:
    async def turn_after_turn(store: Store, gate: SQLiteGate) -> list[Any]:
        writing = [asyncio.create_task(store.write(append("t", 0)))]
        await asyncio.to_thread(gate.reached.wait)
        for seq in range(1, 40):
            writing.append(asyncio.create_task(store.write(append("t", seq))))
            await turn()
        await turn()
        gate.open.set()
        return await asyncio.gather(*writing, return_exceptions=True)

    with gated(tmp_path, is_open=False) as (store, gate):
        assert asyncio.run(turn_after_turn(store, gate)) == [None] * 40
        assert gate.commits == 2
        assert seqs(store, "t") == list(range(40))


def test_a_breath_is_cut_short_where_enough_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "COMMIT_INTERVAL", 10.0)

    async def in_two_groups(store: Store) -> None:
        await store.write(append("t", 0))
        more = asyncio.gather(*(store.write(append(f"u{number}", 0)) for number in range(writer.LARGE_GROUP - 1)))
        assert not (await asyncio.wait([more], timeout=0.05))[0]
        await store.write(append("t", 1))
        await more

    with gated(tmp_path) as (store, gate):
        begun = time.monotonic()
        asyncio.run(in_two_groups(store))
        assert gate.commits == 2
        assert time.monotonic() - begun < writer.COMMIT_INTERVAL


def test_only_what_was_written_is_counted(tmp_path: Path) -> None:
    with gated(tmp_path) as (store, _):
        outcomes = write(store, append("t", 0), append("t", 7), append("u", 0))
        assert [type(outcome) for outcome in outcomes] == [type(None), OutOfOrder, type(None)]
        assert (store.commits.groups, store.commits.changes) == (1, 2)


# The end


def test_closing_writes_what_was_gathered_in_the_same_turn(tmp_path: Path) -> None:
    async def write_and_close(store: Store) -> list[Any]:
        writing = [asyncio.create_task(store.write(append("t", seq))) for seq in range(3)]
        await turn()
        store.close()
        return await asyncio.gather(*writing, return_exceptions=True)

    with gated(tmp_path) as (store, gate):
        assert asyncio.run(write_and_close(store)) == [None] * 3
        assert gate.commits == 1
    again = SQLiteStore.open(tmp_path)
    assert seqs(again, "t") == [0, 1, 2]
    again.close()


def test_closing_at_leisure_writes_each_change_once(tmp_path: Path) -> None:
    """What was gathered is handed over by whoever comes first, the next turn or the end."""

    async def close_and_go_on(store: Store) -> list[Any]:
        first = asyncio.create_task(store.write(append("t", 0)))
        await turn()
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        late = asyncio.create_task(closed_first(store, closing))
        return [*await asyncio.gather(first, late, return_exceptions=True)]

    async def closed_first(store: Store, closing: asyncio.Task[None]) -> None:
        await closing
        await store.write(append("t", 1))

    with gated(tmp_path) as (store, gate):
        first, late = asyncio.run(close_and_go_on(store))
        assert first is None and isinstance(late, StoreFailed)
        assert gate.commits == 1


# Those who are called off


class Caller:
    """Writes something, takes it in, and then has more to do."""

    def __init__(self, store: Store):
        self.store = store
        self.took = self.went_on = False
        self.failed: Exception | None = None

    async def write(self, seq: int = 0) -> None:
        try:
            await self.store.write(append("t", seq))
            self.took = True
        except OutOfOrder as failed:
            self.failed = failed
        await asyncio.Event().wait()
        self.went_on = True


def called_off(store: Store, gate: SQLiteGate, calling: Callable[[Caller], Coroutine[Any, Any, None]]) -> Caller:
    """Somebody who is called off while what they write is on its way, more than once."""
    caller = Caller(store)

    async def main() -> None:
        task = asyncio.create_task(calling(caller))
        await asyncio.to_thread(gate.reached.wait)
        for _ in range(3):
            task.cancel()
            await turn()
        assert not task.done()
        gate.open.set()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    return caller


def test_who_is_called_off_takes_in_what_was_written_first(tmp_path: Path) -> None:
    with gated(tmp_path, is_open=False) as (store, gate):
        caller = called_off(store, gate, Caller.write)
        assert (caller.took, caller.went_on) == (True, False)
        assert seqs(store, "t") == [0]


def test_who_is_called_off_hears_why_something_was_not_written(tmp_path: Path) -> None:
    with gated(tmp_path, is_open=False) as (store, gate):
        caller = called_off(store, gate, lambda caller: caller.write(7))
        assert (caller.took, caller.went_on) == (False, False)
        assert isinstance(caller.failed, OutOfOrder)
        assert seqs(store, "t") == []


def test_who_runs_out_of_time_hears_of_that_as_usual(tmp_path: Path) -> None:
    """`asyncio.timeout` counts who calls a task off, and how often."""

    async def impatient(caller: Caller) -> None:
        async with asyncio.timeout(0.01):
            await caller.write()

    async def main(store: Store, gate: SQLiteGate) -> Caller:
        caller = Caller(store)
        task = asyncio.create_task(impatient(caller))
        await asyncio.to_thread(gate.reached.wait)
        while not task.cancelling():
            await turn()
        gate.open.set()
        with pytest.raises(TimeoutError):
            await task
        return caller

    with gated(tmp_path, is_open=False) as (store, gate):
        assert asyncio.run(main(store, gate)).took
        assert seqs(store, "t") == [0]


def test_a_gathering_that_is_called_off_leaves_what_it_writes_alone(tmp_path: Path) -> None:
    async def main(store: Store, gate: SQLiteGate) -> None:
        together = asyncio.gather(*(store.write(append("t", seq)) for seq in range(3)))
        await asyncio.to_thread(gate.reached.wait)
        together.cancel()
        gate.open.set()
        with pytest.raises(asyncio.CancelledError):
            await together

    with gated(tmp_path, is_open=False) as (store, gate):
        asyncio.run(main(store, gate))
    again = SQLiteStore.open(tmp_path)
    assert seqs(again, "t") == [0, 1, 2]
    again.close()
