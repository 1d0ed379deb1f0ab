"""What the tests of the store share: ways to write, and a connection that can be held back."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

from threekings.server.store import data_folder
from threekings.server.store.changes import Change, Entry
from threekings.server.store.migrations import migrate
from threekings.server.store.sqlite import SQLiteDatabase, SQLiteStore, prepare
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer


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


class Gate:
    """A writing connection that waits until it is open, and whose disk may be full, even for going back; it notes all.

    A transaction is what stands between BEGIN and COMMIT, or a single statement that writes.
    """

    def __init__(self, database: Path):
        self._connection = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        self.open = Event()
        self.reached = Event()
        self.said: list[str] = []
        self.full = self.stuck = False
        self.commits = 0

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> sqlite3.Cursor:
        if not sql.startswith("PRAGMA"):
            self.reached.set()
            self.open.wait()
        self.said.append(sql)
        alone = not self.in_transaction and sql.lstrip().startswith(("INSERT", "DELETE"))
        if alone or sql == "COMMIT":
            if self.full:
                raise sqlite3.OperationalError("database or disk is full")
            self.commits += 1
        if sql == "ROLLBACK" and self.stuck:
            raise sqlite3.OperationalError("out of memory")
        return self._connection.execute(sql, parameters)

    def close(self) -> None:
        self._connection.close()


def gated_store(path: Path, *, room: int = 1000) -> tuple[Store, Gate]:
    owned = data_folder.take(path)
    migrate(owned.database)
    gate = Gate(owned.database)
    prepare(gate)
    return SQLiteStore(owned, Writer(SQLiteDatabase(gate), queue=room)), gate


def write_as_a_group(path: Path, *changes: Change) -> tuple[Store, Gate, list[Exception | None]]:
    """Write changes that are all queued behind another one, so that they become one group."""
    store, gate = gated_store(path)

    async def main() -> list[Any]:
        first = asyncio.create_task(store.write(append("before", 0)))
        await asyncio.to_thread(gate.reached.wait)
        rest = asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
        await asyncio.sleep(0)
        gate.open.set()
        await first
        return await rest

    return store, gate, asyncio.run(main())
