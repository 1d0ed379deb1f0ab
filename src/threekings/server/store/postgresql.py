"""The store in a PostgreSQL database, for one server process at a time.

The connection that writes holds a lock as long as it lives: another process is refused. Each transaction leaves a mark
in `last_write`. Where the database is lost before it has answered, the mark tells afterwards what became of the
transaction; once the lock is there again, nothing of it can be under way any more. A mark of somebody else tells that
another process has written meanwhile: what this one has in memory is old then, and it writes no more.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any
from uuid import uuid4

import psycopg

from threekings.server.store.changes import InUse, StoreFailed
from threekings.server.store.database import InDoubt, Rows
from threekings.server.store.migrations import migrate_postgresql
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
from threekings.server.store.statements import Statement
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer

FREE = 3.0  # seconds that a lock may take to become free once its holder has ended
LOOK = 0.05  # seconds between two looks at it
LOCK = "SELECT pg_try_advisory_lock(1263092555, hashtext(coalesce(current_schema(), '')))"  # KING, for each schema
END_OWN = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()"
)
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
MARK = "INSERT INTO last_write (id, mark) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET mark = excluded.mark"
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
        """Own the database and bring it to this version; `InUse` or `StoreFailed` where that cannot be."""
        address = Address(url)
        return cls(address, Writer(PostgreSQLDatabase.owned(address)))

    @property
    def place(self) -> str:
        return f"the database {self._address}"

    def used_space(self) -> int:
        ((size,),) = self._rows("SELECT pg_database_size(current_database())")
        return int(size)

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._writer.close()
            self._close_readers()

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
        self._connection: Connection | None = None
        self._written = 0  # transactions
        self._mark: str | None = None  # of the last one that is known to be durable, by whomever
        self._doubt: str | None = None  # of one of which that is not known

    @classmethod
    def owned(
        cls, address: Address, *, check: Callable[[Connection, Address], None] | None = None
    ) -> "PostgreSQLDatabase":
        """A database that no other process writes to, brought to this version; `check` may refuse it before that."""
        database = cls(address)
        connection = database._connection = database._locked()
        try:
            if check:
                check(connection, address)
            check_encoding(connection)
            migrate_postgresql(lambda: psycopg.connect(address.conninfo("threekings migration")))
            database._mark = mark_in(connection)
        except psycopg.Error as problem:
            connection.close()
            raise StoreFailed(f"the database {address} cannot be used: {why(problem)}") from problem
        except BaseException:
            connection.close()
            raise
        return database

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
                connection.execute(MARK, (mark,))
                connection.execute("COMMIT")
        except psycopg.Error as problem:
            if not is_lost(connection, problem):
                raise
            self._drop()
            self._doubt = mark
            raise InDoubt(partial(self._was_written, mark)) from problem
        self._mark = mark

    def roll_back(self) -> None:
        if self._connection and self._connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            try:
                self._connection.execute("ROLLBACK")
            except psycopg.Error:
                self._drop()

    def is_about_a_change(self, problem: Exception, /) -> bool:
        unknown_type = isinstance(problem, psycopg.ProgrammingError) and problem.sqlstate is None
        return unknown_type or isinstance(problem, FAULTS)

    def close(self) -> None:
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
        self._connected()
        return self._mark == mark

    def _again(self) -> Connection:
        """A connection after one that was lost: what it has written is known then."""
        connection = self._locked()
        try:
            found = mark_in(connection)
        except psycopg.Error as problem:
            connection.close()
            raise StoreFailed(f"the database was lost: {why(problem)}") from problem
        if found != self._mark and (found is None or found != self._doubt):
            connection.close()
            raise Stranger("another process has written to the database: end this server and start it again")
        self._mark, self._doubt = found, None
        return connection

    def _locked(self) -> Connection:
        """A connection that holds the lock; what is left of an earlier one of this process is ended for that."""
        connection, end = self._address.connect(self._name, NOTICE_SOON), time.monotonic() + FREE
        try:
            connection.execute(DURABLE)
            while not connection.execute(LOCK).fetchall()[0][0]:
                if time.monotonic() > end:
                    raise InUse(f"the database {self._address} is in use by another process")
                connection.execute(END_OWN, (self._name,))
                time.sleep(LOOK)
        except psycopg.Error as problem:
            connection.close()
            raise StoreFailed(f"the database {self._address} cannot be used: {why(problem)}") from problem
        except BaseException:
            connection.close()
            raise
        return connection

    def _drop(self) -> None:
        if self._connection:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None


class Lost(StoreFailed):
    """A connection has ended before it has answered a question; asking again does no harm."""


class Stranger(Exception):
    """Somebody else has written to the database, and what is in memory is not what it holds."""


def mark_in(connection: Connection) -> str | None:
    """What the last transaction has left."""
    rows = connection.execute("SELECT mark FROM last_write").fetchall()
    return rows[0][0] if rows else None


def check_encoding(connection: Connection) -> None:
    """Names are written in all letters there are."""
    ((encoding,),) = connection.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise StoreFailed(f"the database has the encoding {encoding}; make one with UTF8")
