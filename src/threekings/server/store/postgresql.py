"""The store in a PostgreSQL database, for any number of server processes.

The connection that writes holds two locks as long as it lives: one that all processes share, so that nobody restores or
changes the tables beneath them, and one of this process alone. Each transaction leaves a mark in `processes`. Where
the database is lost before it has answered, the mark tells afterwards what became of the transaction; once the
process's own lock is there again, nothing of it can be under way any more.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any
from uuid import uuid4

import psycopg

from threekings.server.store.changes import InUse, StoreFailed
from threekings.server.store.database import InDoubt, Rows, Sharing
from threekings.server.store.listening import Heard, listen
from threekings.server.store.migrations import is_current, migrate_postgresql
from threekings.server.store.postgresql_connection import (
    NOTICE_SOON,
    READ,
    READ_ONLY,
    Address,
    Connection,
    is_lost,
    is_still_there,
    numbered,
    why,
)
from threekings.server.store.sharing import LEASE
from threekings.server.store.statements import Statement
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer

FREE = 3.0  # seconds that a lock may take to become free once its holder has ended
LOOK = 0.05  # seconds between two looks at it
SCHEMA = "1263092555, hashtext(coalesce(current_schema(), ''))"  # KING, for each schema
ALONE = f"SELECT pg_try_advisory_lock({SCHEMA})"  # nobody else uses the tables
BESIDE_OTHERS = f"SELECT pg_try_advisory_lock_shared({SCHEMA})"
NOT_ALONE = f"SELECT pg_advisory_unlock({SCHEMA})"
OWN = "SELECT pg_try_advisory_lock(hashtextextended($1, 1263092555))"
END_OWN = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()"
)
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
CLOCK = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
MARK = f"""
    INSERT INTO processes (name, until, mark) VALUES ($1, {CLOCK} + {LEASE}, $2)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, mark = excluded.mark
"""
END = "UPDATE processes SET until = 0 WHERE name = $1"
FORGOTTEN = 86400  # seconds after which nobody asks for the mark of a process that has ended
FORGET = (
    f"DELETE FROM processes WHERE until < {CLOCK} - {FORGOTTEN}",
    "DELETE FROM company WHERE NOT EXISTS (SELECT 1 FROM processes WHERE name = process)",
)
DEADLOCK = "40P01"
FAULTS = (psycopg.IntegrityError, psycopg.DataError, ArithmeticError, AttributeError, TypeError, ValueError)


class PostgreSQLStore(Store):
    """The data in a database. Made by `PostgreSQLStore.open`."""

    all_seats = "string_agg(CAST(seat AS TEXT), ',')"

    def __init__(self, address: Address, writer: Writer):
        super().__init__(writer)
        self._address = address
        self._readers: list[Connection] = []  # those that nobody reads from now
        self._closed = False

    @classmethod
    def open(cls, url: str) -> "PostgreSQLStore":
        """Use the database, brought to this version; `InUse` or `StoreFailed` where that cannot be."""
        address = Address(url)
        return cls(address, Writer(PostgreSQLDatabase.used(address)))

    @property
    def place(self) -> str:
        return f"the database {self._address}"

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._writer.close()
            self._close_readers()

    async def listen(self, heard: Heard) -> None:
        await listen(self._address, heard)

    def _rows(self, sql: str, *values: Any) -> Rows:
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return self._ask(sql, values)
        except Lost:  # it may be back: a restart ends all connections
            self._close_readers()
        try:
            return self._ask(sql, values)
        except Lost as problem:
            raise StoreFailed(f"the data cannot be read: {why(problem)}") from problem

    def _ask(self, sql: str, values: Sequence[Any]) -> Rows:
        connection = self._take_reader()
        try:
            rows = connection.execute(numbered(sql), values).fetchall()
        except psycopg.Error as problem:
            if is_lost(connection, problem):
                connection.close()
                raise Lost(str(problem)) from problem
            self._give_reader(connection)
            raise StoreFailed(f"the data cannot be read: {why(problem)}") from problem
        except BaseException:
            connection.close()
            raise
        self._give_reader(connection)
        return rows

    def _take_reader(self) -> Connection:
        try:
            return self._readers.pop()
        except IndexError:
            return self._address.connect("threekings reader", READ_ONLY, patience=READ)

    def _give_reader(self, connection: Connection) -> None:
        if self._closed:
            connection.close()
        else:
            self._readers.append(connection)

    def _close_readers(self) -> None:
        while self._readers:
            self._readers.pop().close()


class PostgreSQLDatabase:
    """The connection that writes, as the writer uses it; made anew where it was lost. Made by `owned`."""

    def __init__(self, address: Address):
        self._address = address
        self._name = f"threekings {uuid4().hex}"  # of this process, also in pg_stat_activity
        self.sharing = Sharing(self._name.replace(" ", "-"), CLOCK)
        self.connected = 0
        self._connection: Connection | None = None
        self._written = 0  # transactions

    @classmethod
    def used(cls, address: Address) -> "PostgreSQLDatabase":
        """A database as it is used beside others, brought to this version."""
        database = cls(address)
        with database._preparing() as connection:
            database._wait_for(connection, lambda: is_current(connection) or locked(connection, ALONE))
            if not is_current(connection):
                check_encoding(connection)
                database._migrate()
            database._wait_for(connection, lambda: locked(connection, BESIDE_OTHERS))
            connection.execute(NOT_ALONE)
            for forgetting in FORGET:
                connection.execute(forgetting)
        return database

    @classmethod
    def owned(cls, address: Address, check: Callable[[Connection, Address], None]) -> "PostgreSQLDatabase":
        """A database that nobody else uses, brought to this version; `check` may refuse it before that."""
        database = cls(address)
        with database._preparing() as connection:
            database._wait_for(connection, lambda: locked(connection, ALONE))
            check(connection, address)
            check_encoding(connection)
            database._migrate()
        return database

    @contextmanager
    def _preparing(self) -> Iterator[Connection]:
        connection = self._connect()
        try:
            yield connection
        except psycopg.Error as problem:
            connection.close()
            raise StoreFailed(f"the database {self._address} cannot be used: {why(problem)}") from problem
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def _migrate(self) -> None:
        migrate_postgresql(lambda: psycopg.connect(self._address.conninfo("threekings migration")))

    @property
    def connection(self) -> Connection:
        return self._connected()

    def check_ready(self) -> None:
        if self._connection and not is_still_there(self._connection):
            self._drop()  # before anything is sent that would be in doubt
        self._connected()

    def rows(self, sql: str, values: Sequence[Any], /) -> Rows:
        try:
            return self._ask(sql, values)
        except Lost:  # it may be back: a restart ends all connections
            return self._ask(sql, values)

    def transact(self, statements: Sequence[Statement], /) -> None:
        self._written += 1
        mark, connection = f"{self._name} {self._written}", self._connected()
        try:
            with connection.pipeline():  # one journey there and back
                connection.execute("BEGIN")
                for sql, values in statements:
                    connection.execute(numbered(sql), values)
                connection.execute(MARK, (self.sharing.process, mark))
                connection.execute("COMMIT")
        except psycopg.Error as problem:
            if not is_lost(connection, problem):
                raise
            self._drop()
            raise InDoubt(partial(self._was_written, mark)) from problem

    def roll_back(self) -> None:
        if self._connection and self._connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            try:
                # By a text of its own: only then psycopg forgets the statements that it takes for prepared.
                self._connection.execute(f"ROLLBACK -- {self._written}")
            except psycopg.Error:
                self._drop()

    def is_about_a_change(self, problem: Exception, /) -> bool:
        unknown_type = isinstance(problem, psycopg.ProgrammingError) and problem.sqlstate is None
        return unknown_type or isinstance(problem, FAULTS) or getattr(problem, "sqlstate", None) == DEADLOCK

    def close(self) -> None:
        """Others need not wait until this process counts as dead."""
        if self._connection:
            with suppress(psycopg.Error):
                self._connection.execute(END, (self.sharing.process,))
        self._drop()

    def _ask(self, sql: str, values: Sequence[Any]) -> Rows:
        connection = self._connected()
        try:
            return connection.execute(numbered(sql), values).fetchall()
        except psycopg.Error as problem:
            if not is_lost(connection, problem):
                raise
            self._drop()
            raise Lost(f"the database was lost: {why(problem)}") from problem

    def _connected(self) -> Connection:
        if self._connection is None:
            try:
                self._connection = self._again()
            except InUse as other:
                raise StoreFailed(str(other)) from other
        return self._connection

    def _was_written(self, mark: str) -> bool:
        found = self._ask("SELECT mark FROM processes WHERE name = ?", (self.sharing.process,))
        return found == [(mark,)]

    def _again(self) -> Connection:
        """A connection after one that was lost: nothing of that can be under way any more."""
        connection = self._connect()
        try:
            self._wait_for(connection, lambda: locked(connection, BESIDE_OTHERS))
            if not is_current(connection):
                raise StoreFailed(f"the tables in the database {self._address} are of another version now")
        except psycopg.Error as problem:
            connection.close()
            raise StoreFailed(f"the database was lost: {why(problem)}") from problem
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self) -> Connection:
        """A connection that holds this process's own lock."""
        connection = self._address.connect(self._name, NOTICE_SOON)
        try:
            connection.execute(DURABLE)
            self._wait_for(connection, lambda: locked(connection, OWN, self._name))
        except psycopg.Error as problem:
            connection.close()
            raise StoreFailed(f"the database {self._address} cannot be used: {why(problem)}") from problem
        except BaseException:
            connection.close()
            raise
        self.connected += 1
        return connection

    def _wait_for(self, connection: Connection, free: Callable[[], bool]) -> None:
        """Wait for a lock; what is left of an earlier connection of this process is ended for that."""
        end = time.monotonic() + FREE
        while not free():
            if time.monotonic() > end:
                raise InUse(f"the database {self._address} is in use by another process")
            connection.execute(END_OWN, (self._name,))
            time.sleep(LOOK)

    def _drop(self) -> None:
        if self._connection:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None


class Lost(StoreFailed):
    """A connection has ended before it has answered a question; asking again does no harm."""


def locked(connection: Connection, lock: str, *values: str) -> bool:
    """Whether a lock was to be had."""
    ((had,),) = connection.execute(lock, values).fetchall()
    return bool(had)


def check_encoding(connection: Connection) -> None:
    """Names are written in all letters there are."""
    ((encoding,),) = connection.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise StoreFailed(f"the database has the encoding {encoding}; make one with UTF8")
