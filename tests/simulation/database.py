"""The database of a simulation: the server's own SQL over SQLite in memory, which all processes share.

A transaction takes a while, in which nothing of it is there, is then durable at one moment, and takes another while
until its answer is back. In between a process may die, or the answer may be lost. What goes wrong is asked of the plan.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tests.simulation.threads import this_thread
from threekings.server.store.changes import StoreFailed
from threekings.server.store.database import InDoubt, Rows, Sharing
from threekings.server.store.migrations import migrate
from threekings.server.store.sharing import LEASE
from threekings.server.store.sqlite import FAULTS, SQLiteStore
from threekings.server.store.statements import SEAL, STATEMENTS, Statement
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer

QUICK = 0.0002, 0.003  # seconds on the way to the database, or back


MARK = f"""
    INSERT INTO processes (name, until, mark) VALUES (?, virtual_now() + {LEASE}, ?)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, mark = excluded.mark
"""
END = "UPDATE processes SET until = 0 WHERE name = ?"
Heard = Callable[[str], None]
# Hears which process has written what, and who had the leases before.
Told = Callable[[str, Sequence[Statement], dict[str, str]], None]


class DatabaseFailed(Exception):
    """What a disk or a database says when it cannot do what it is asked."""


class Memory:
    """What is durable."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.connection = sqlite3.connect(
            ":memory:", isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
        )
        self.connection.deserialize(empty())
        self.sealed: list[tuple[str, int, bytes]] = []  # every choice that was ever kept: table, seat and move
        self.commits = 0
        self.hints: list[str] = []  # of the transaction that is under way
        self.listening: list[Heard] = []
        self.on_commit: Told = lambda *_: None
        self.connection.create_function("virtual_now", 0, now)
        self.connection.create_function("pg_notify", 2, lambda _, hint: self.hints.append(hint))

    def rows(self, sql: str, values: Sequence[Any] = ()) -> Rows:
        found: Rows = self.connection.execute(sql, values).fetchall()
        return found

    def commit(self, process: str, statements: Sequence[Statement]) -> None:
        """All of them or none, at one moment; then those who listen are told."""
        self.hints.clear()
        leases: dict[str, str] = dict(self.rows("SELECT table_id, process FROM leases"))
        self.connection.execute("BEGIN")
        try:
            for sql, values in statements:
                self.connection.execute(sql, values)
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")
        self.commits += 1
        self.sealed += [(values[0], values[1], values[2]) for sql, values in statements if sql == SEAL]
        self.on_commit(process, statements, leases)
        for hint in self.hints:
            for heard in self.listening:
                heard(hint)

    def close(self) -> None:
        self.connection.close()


@cache
def empty() -> bytes:
    """A database without tables, of this version."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate(path)
        with closing(sqlite3.connect(path)) as connection:
            return connection.serialize()


class Weather:
    """How the database does for one process: what is to go wrong next."""

    def __init__(self, chance: Random, now: Callable[[], float]):
        self.chance, self.now = chance, now
        self.next: list[str] = []  # faults of the next transactions, one each
        self.away_until = 0.0  # nobody answers, nor is anything read
        self.away_for = 1.0  # seconds, where an answer is lost
        self.deaf_until = 0.0  # no hint of other processes arrives
        self.slow_until = 0.0
        self.slowness = 0.0
        self.crash: Callable[[], None] = lambda: None

    def delay(self) -> float:
        low, high = QUICK
        slow = self.slowness * self.chance.random() if self.now() < self.slow_until else 0.0
        return low + (high - low) * self.chance.random() ** 3 + slow

    @property
    def is_away(self) -> bool:
        return self.now() < self.away_until

    @property
    def is_deaf(self) -> bool:
        return self.is_away or self.now() < self.deaf_until


class SimulatedDatabase:
    """The connection of one process that writes."""

    def __init__(self, name: str, memory: Memory, weather: Weather):
        self.name, self.memory, self.weather = name, memory, weather
        self.sharing = Sharing(name, "virtual_now()")
        self.connected = 1
        self.written = 0

    def check_ready(self) -> None:
        if self.weather.is_away:
            raise StoreFailed("the database does not answer")

    def rows(self, sql: str, values: Sequence[Any], /) -> Rows:
        return self.memory.rows(sql, values)

    def transact(self, statements: Sequence[Statement], /) -> None:
        weather, thread = self.weather, this_thread()
        fault = weather.next.pop(0) if weather.next else ""
        thread.sleep(weather.delay())
        if fault == "fail" or weather.is_away:
            raise DatabaseFailed("disk I/O error")
        if fault == "crash before":
            self._crash()
        if fault == "doubt before":
            raise self._doubt(written=False)
        self.written += 1
        self.memory.commit(self.name, [*statements, (MARK, (self.name, str(self.written)))])
        if fault == "crash after":
            self._crash()
        if fault == "doubt after":
            raise self._doubt(written=True)
        thread.sleep(weather.delay())

    def _doubt(self, *, written: bool) -> InDoubt:
        """The connection is lost, and for a while there is no other."""
        self.weather.away_until = self.weather.now() + self.weather.away_for
        self.connected += 1

        def was_written() -> bool:
            self.check_ready()
            return written

        return InDoubt(was_written)

    def _crash(self) -> None:
        """The process is dead before it does anything else."""
        thread = this_thread()
        thread.loop.call_soon(self.weather.crash)
        while True:
            thread.pause()

    def roll_back(self) -> None:
        """Nothing is ever left half done."""

    def is_about_a_change(self, problem: Exception, /) -> bool:
        return isinstance(problem, FAULTS)

    def close(self) -> None:
        """Others need not wait until this process counts as dead."""
        if not self.weather.is_away:
            self.memory.commit(self.name, [(END, (self.name,))])


class SimulatedStore(Store):
    """The store of one process."""

    all_seats = SQLiteStore.all_seats

    def __init__(self, name: str, memory: Memory, weather: Weather):
        super().__init__(Writer(SimulatedDatabase(name, memory, weather)))
        self.memory, self.weather = memory, weather
        self.closed = False

    def _rows(self, sql: str, *values: Any) -> Rows:
        if self.closed:
            raise StoreFailed("the store is closed")
        if self.weather.is_away:
            raise StoreFailed("the data cannot be read")
        return self.memory.rows(sql, values)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        loop = asyncio.get_running_loop()

        def hear(hint: str) -> None:
            if not self.weather.is_deaf:
                loop.call_later(self.weather.delay(), heard, hint)

        heard(None)
        self.memory.listening.append(hear)
        try:
            await loop.create_future()
        finally:
            self.memory.listening.remove(hear)

    @property
    def place(self) -> str:
        return "memory"

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._writer.close()
