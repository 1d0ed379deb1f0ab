"""The database of a simulation: the server's own SQL over SQLite in memory, which all processes share.

A transaction takes a while, in which nothing of it is there, is then durable at one moment, and takes another while
until its answer is back. In between a process may die, or the answer may be lost. What goes wrong is asked of the plan.

Processes live as long as their transactions say, and hear each other's hints, as over PostgreSQL (postgresql.py).
"""

import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from tests.simulation.threads import running_loop, this_thread
from threekings.server.store.changes import StoreFailed
from threekings.server.store.database import InDoubt, Rows, Sharing
from threekings.server.store.listening import AGAIN, Heard
from threekings.server.store.migrations import migrate
from threekings.server.store.sharing import LEASE
from threekings.server.store.sqlite import FAULTS, SQLiteStore
from threekings.server.store.statements import SEAL, STATEMENTS, Statement
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer

QUICK = 0.0002, 0.003  # seconds on the way to the database, or back
CLOCK = "virtual_now()"
MARK = f"""
    INSERT INTO processes (name, until, mark) VALUES (?, {CLOCK} + {LEASE}, ?)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, mark = excluded.mark
"""
LATE = 3.0  # seconds that a hint may be late
MARKED = "SELECT 1 FROM processes WHERE name = ? AND mark = ?"
END = "UPDATE processes SET until = 0 WHERE name = ?"


class DatabaseFailed(Exception):
    """What a disk or a database says when it cannot do what it is asked."""


class Memory:
    """What is durable."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.connection = sqlite3.connect(
            ":memory:", isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
        )
        empty().backup(self.connection)
        self.connection.create_function("virtual_now", 0, now)
        self.connection.create_function("pg_notify", 2, self._notify)
        self.hints: list[str] = []  # of a transaction that is not durable yet
        self.ears: dict[str, Callable[[str], None]] = {}  # of processes that listen, by their names
        self.on_commit: Callable[[str, Sequence[Statement]], None] = lambda *_: None
        self.sealed: list[tuple[str, int, bytes]] = []  # every choice that was ever kept: table, seat and move
        self.commits = 0
        self.answers: dict[tuple[str, tuple[Any, ...]], Rows] = {}  # to what was asked since the last commit

    def answer(self, sql: str, values: tuple[Any, ...]) -> Rows:
        """What a process is answered: the same until something is written, but where it depends on the time."""
        if CLOCK in sql:
            return self.rows(sql, values)
        asked = sql, values
        if asked not in self.answers:
            self.answers[asked] = self.rows(sql, values)
        return self.answers[asked]

    def rows(self, sql: str, values: Sequence[Any] = ()) -> Rows:
        found: Rows = self.connection.execute(sql, values).fetchall()
        return found

    def commit(self, process: str, statements: Sequence[Statement]) -> None:
        """All of them or none, at one moment; then the other processes are told."""
        self.answers.clear()
        self.connection.execute("BEGIN")
        try:
            for sql, values in statements:
                self.connection.execute(sql, values)
        except BaseException:
            self.connection.execute("ROLLBACK")
            self.hints.clear()
            raise
        self.connection.execute("COMMIT")
        self.commits += 1
        self.sealed += [(values[0], values[1], values[2]) for sql, values in statements if sql == SEAL]
        self.on_commit(process, statements)
        self._tell(process)

    def end(self, process: str) -> None:
        """A process lives no more, and says so."""
        self.answers.clear()
        self.connection.execute(END, (process,))

    def stop_telling(self, process: str) -> None:
        self.ears.pop(process, None)

    def _notify(self, _channel: str, hint: str) -> None:
        self.hints.append(hint)

    def _tell(self, process: str) -> None:
        hints, self.hints = self.hints, []
        for name, told in self.ears.items():
            for hint in hints if name != process else ():
                told(hint)

    def close(self) -> None:
        self.connection.close()


@cache
def empty() -> sqlite3.Connection:
    """A database in memory without tables, of this version."""
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate(path)
        with closing(sqlite3.connect(path)) as migrated:
            migrated.backup(connection)
    return connection


class Weather:
    """How the database does for one process: what is to go wrong next."""

    def __init__(self, chance: Random, now: Callable[[], float]):
        self.chance, self.now = chance, now
        self.next: list[str] = []  # faults of the next transactions, one each
        self.away_until = 0.0  # nobody answers, nor is anything read
        self.away_for = 1.0  # seconds, where an answer is lost
        self.slow_until = 0.0
        self.slowness = 0.0
        self.deaf_until = 0.0  # hints are late, and many are lost
        self.deafness = 0.0
        self.went_wrong = 0.0  # when a transaction did, lately
        self.crash: Callable[[], None] = lambda: None

    def delay(self) -> float:
        low, high = QUICK
        slow = self.slowness * self.chance.random() if self.now() < self.slow_until else 0.0
        return low + (high - low) * self.chance.random() ** 3 + slow

    def clear_up(self) -> None:
        """From now on everything goes well."""
        self.next.clear()
        self.went_wrong = self.now()
        self.away_until = self.slow_until = self.deaf_until = 0.0

    def next_fault(self) -> str:
        """What goes wrong with this transaction."""
        if not self.next:
            return ""
        self.went_wrong = self.now()
        return self.next.pop(0)

    @property
    def fine_since(self) -> float:
        return max(self.away_until, self.slow_until, self.deaf_until, self.went_wrong)

    def hint_delay(self) -> float | None:
        """How long a hint is on its way; None: it is lost."""
        if self.now() >= self.deaf_until:
            return self.delay()
        return None if self.chance.random() < self.deafness else self.delay() + LATE * self.chance.random()

    @property
    def is_away(self) -> bool:
        return self.now() < self.away_until


class SimulatedDatabase:
    """The connection of one life of a process that writes."""

    def __init__(self, memory: Memory, weather: Weather, process: str):
        self.memory, self.weather = memory, weather
        self.sharing = Sharing(process, CLOCK)
        self.connected, self.is_lost = 1, False
        self.written = 0  # transactions

    def check_ready(self) -> None:
        if self.weather.is_away:
            self.is_lost = True
            raise StoreFailed("the database does not answer")
        if self.is_lost:
            self.is_lost = False
            self.connected += 1

    def rows(self, sql: str, values: Sequence[Any], /) -> Rows:
        return self.memory.rows(sql, values)

    def transact(self, statements: Sequence[Statement], /) -> None:
        weather, thread = self.weather, this_thread()
        self.written += 1
        fault = weather.next_fault()
        thread.sleep(weather.delay())
        if fault == "fail" or weather.is_away:
            raise DatabaseFailed("disk I/O error")
        if fault == "crash before":
            self._crash()
        if fault == "doubt before":
            raise self._doubt()
        self.memory.commit(self.sharing.process, [*statements, (MARK, (self.sharing.process, str(self.written)))])
        if fault == "crash after":
            self._crash()
        if fault == "doubt after":
            raise self._doubt()
        thread.sleep(weather.delay())

    def _doubt(self) -> InDoubt:
        """The connection is lost, and for a while there is no other."""
        self.weather.away_until = self.weather.now() + self.weather.away_for
        self.is_lost = True

        def was_written() -> bool:
            self.check_ready()
            return bool(self.rows(MARKED, (self.sharing.process, str(self.written))))

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
            self.memory.end(self.sharing.process)


class SimulatedStore(Store):
    """The store of one life of a process."""

    all_seats = SQLiteStore.all_seats

    def __init__(self, memory: Memory, weather: Weather, process: str):
        super().__init__(Writer(SimulatedDatabase(memory, weather, process)))
        self.memory, self.weather = memory, weather
        self.closed = False

    async def listen(self, heard: Heard) -> None:
        """Hints are lost where the database is away; afterwards everything is looked at, as by listening.py."""
        process, loop = self.process, running_loop()
        assert process

        def told(hint: str) -> None:
            if self.weather.is_away:
                loop.call_at(self.weather.away_until + AGAIN, heard, None)
            elif (delay := self.weather.hint_delay()) is not None:
                loop.call_later(delay, heard, hint)

        self.memory.ears[process] = told
        loop.on_death.append(partial(self.memory.stop_telling, process))
        heard(None)
        await loop.create_future()

    def _rows(self, sql: str, *values: Any) -> Rows:
        if self.closed:
            raise StoreFailed("the store is closed")
        if self.weather.is_away:
            raise StoreFailed("the data cannot be read")
        return self.memory.answer(sql, values)

    @property
    def place(self) -> str:
        return "memory"

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._writer.close()
