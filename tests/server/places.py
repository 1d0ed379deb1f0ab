"""Where a store keeps its data: the same tests run over all such places."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any, Protocol

import psycopg
import pytest

from threekings.server.store import data_folder
from threekings.server.store.database import Rows
from threekings.server.store.migrations import migrate
from threekings.server.store.postgresql import PostgreSQLDatabase, PostgreSQLStore
from threekings.server.store.postgresql_connection import Address
from threekings.server.store.sqlite import SQLiteDatabase, SQLiteStore, prepare
from threekings.server.store.statements import Statement
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer

PLACES = "sqlite", "postgresql"
everywhere = pytest.mark.parametrize("server", PLACES, indirect=True)  # tests to which it matters where tables are kept
DISK_FULL = "DO $$ BEGIN RAISE EXCEPTION 'database or disk is full' USING ERRCODE = 'disk_full'; END $$"


class Gate(Protocol):
    """A writing connection that waits until it is open, and whose disk may be full; it notes all that is said to it."""

    open: Event
    reached: Event
    said: list[str]
    full: bool
    commits: int


class Place(Protocol):
    """Where a store keeps its data."""

    def open(self) -> Store:
        """A store over what is there."""

    def gated(self, *, room: int = 1000) -> tuple[Store, Gate]:
        """A store whose writing can be held back."""


class SQLiteGate:
    """A transaction is what stands between BEGIN and COMMIT, or a single statement that writes. It may also be stuck:
    what failed cannot be rolled back.
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


class SQLitePlace:
    """A folder."""

    def __init__(self, folder: Path):
        self.folder = folder

    def open(self) -> Store:
        return SQLiteStore.open(self.folder)

    def gated(self, *, room: int = 1000) -> tuple[SQLiteStore, SQLiteGate]:
        owned = data_folder.take(self.folder)
        migrate(owned.database)
        gate = SQLiteGate(owned.database)
        prepare(gate)
        return SQLiteStore(owned, Writer(SQLiteDatabase(gate), queue=room)), gate


class PostgreSQLGate:
    """The same before a database; `before_commit` may do something between a transaction and its end."""

    def __init__(self, database: PostgreSQLDatabase):
        self._database = database
        self.open = Event()
        self.reached = Event()
        self.said: list[str] = []
        self.full = False
        self.commits = 0
        self.check_ready, self.roll_back = database.check_ready, database.roll_back
        self.is_about_a_change, self.close = database.is_about_a_change, database.close
        self.sharing, self.connected = database.sharing, database.connected

    def rows(self, sql: str, values: Sequence[Any], /) -> Rows:
        self._wait([(sql, ())])
        return self._database.rows(sql, values)

    def transact(self, statements: Sequence[Statement], /) -> None:
        self._wait(statements)
        self._database.transact([*statements, (DISK_FULL, ())] if self.full else statements)
        self.commits += 1

    def _wait(self, statements: Sequence[Statement]) -> None:
        self.reached.set()
        self.open.wait()
        self.said.extend(sql for sql, _ in statements)


class PostgreSQLPlace:
    """A database."""

    def __init__(self, url: str):
        self.url = url

    def open(self) -> Store:
        return PostgreSQLStore.open(self.url)

    def gated(self, *, room: int = 1000) -> tuple[PostgreSQLStore, PostgreSQLGate]:
        address = Address(self.url)
        gate = PostgreSQLGate(PostgreSQLDatabase.used(address))
        return PostgreSQLStore(address, Writer(gate, queue=room)), gate

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """What the database itself says."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            return connection.execute(sql.encode()).fetchall()

    def run(self, sql: str) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.encode())
