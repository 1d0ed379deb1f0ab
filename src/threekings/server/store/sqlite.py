"""The store as one folder, one SQLite file, one process: nothing else has to be set up."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from threekings.server.store import data_folder
from threekings.server.store.changes import StoreFailed
from threekings.server.store.database import Rows, Sharing
from threekings.server.store.migrations import migrate
from threekings.server.store.statements import STATEMENTS, Statement
from threekings.server.store.store import Store
from threekings.server.store.writer import Writer

LOCK_TIMEOUT = 5.0  # seconds that a connection waits for another of this process
# Errors that are about one change and not about the disk: a value SQLite cannot hold, a constraint.
FAULTS = (
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    ArithmeticError,
    AttributeError,
    TypeError,
    ValueError,
)
PRAGMAS = (
    "PRAGMA synchronous = FULL",  # NORMAL loses acknowledged changes in a power cut
    "PRAGMA fullfsync = ON",  # for macOS, where fsync promises little
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages, 16 MB: moving them to their places costs two more fsyncs
    "PRAGMA journal_size_limit = 67108864",
)


class SQLiteStore(Store):
    """The data in a folder. Made by `SQLiteStore.open`."""

    all_seats = "group_concat(seat)"

    def __init__(self, owned: data_folder.Folder, writer: Writer):
        super().__init__(writer)
        self._folder = owned
        self._readers: list[sqlite3.Connection] = []  # those that nobody reads from now
        self._seen = self._folded = 0  # commits, when `fold_when_idle` was last called, and when it last folded
        self._closed = False

    @classmethod
    def open(cls, path: Path) -> "SQLiteStore":
        """Own the folder and bring its file to this version; `InUse` or `StoreFailed` where that cannot be."""
        owned = data_folder.take(path)
        try:
            migrate(owned.database)
            return cls(owned, Writer(SQLiteDatabase(_writing(owned.database))))
        except sqlite3.Error as problem:
            owned.release()
            raise StoreFailed(f"{owned.database} cannot be used: {problem}") from problem
        except BaseException:
            owned.release()
            raise

    @property
    def place(self) -> str:
        return str(self._folder.path)

    def close(self) -> None:
        """Finish what is queued, gather everything in the one file and give the folder back."""
        if not self._closed:
            self._closed = True
            while self._readers:
                self._readers.pop().close()
            self._writer.close()
            self._folder.release()

    def fold_when_idle(self) -> None:
        """Fold the write-ahead log into the main file and empty it, if nothing was written since this was last called.

        On a connection of its own: a write that comes just then waits for the disk, and emptying waits for no write.
        """
        commits = self.commits.groups
        idle, self._seen = commits == self._seen, commits
        if not idle or commits == self._folded or self._closed:
            return
        try:
            with closing(_writing(self._folder.database, timeout=0)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                ((busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as problem:
            raise StoreFailed(f"the write-ahead log cannot be folded: {problem}") from problem
        if not busy:
            self._folded = commits

    # The folder

    def free_space(self) -> int:
        """Bytes that this user may still write on the disk."""
        return shutil.disk_usage(self._folder.path).free

    def missing_files(self) -> list[str]:
        """Files that were deleted or replaced beneath this store, by their names. A lock file is put back."""
        missing = self._folder.missing()
        if data_folder.LOCK in missing:
            self._folder.lock_again()
        return missing

    def open_to_others(self) -> bool:
        """Whether other users of the machine may look into the folder."""
        return self._folder.open_to_others()

    def _rows(self, sql: str, *values: Any) -> Sequence[tuple[Any, ...]]:
        with self._reader() as connection:
            # All rows at once: a statement left open would keep the log from being gathered.
            return connection.execute(sql, values).fetchall()

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        """A connection that no other thread uses meanwhile."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            connection = self._take_reader()
            try:
                yield connection
            finally:
                self._give_reader(connection)
        except sqlite3.Error as problem:
            raise StoreFailed(f"the data cannot be read: {problem}") from problem

    def _take_reader(self) -> sqlite3.Connection:
        try:
            return self._readers.pop()
        except IndexError:
            return _connect(self._folder.database, "ro")

    def _give_reader(self, connection: sqlite3.Connection) -> None:
        if self._closed:
            connection.close()
        else:
            self._readers.append(connection)


class Connection(Protocol):
    """What is needed of a connection that writes: the tests bring one whose disk loses power."""

    @property
    def in_transaction(self) -> bool: ...
    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Any: ...
    def close(self) -> None: ...


class SQLiteDatabase:
    """The connection that writes, as the writer uses it. It is never in doubt: a process and its file end together."""

    sharing: Sharing | None = None  # a folder has one process
    connected = 1

    def __init__(self, connection: Connection):
        self.connection = connection

    def check_ready(self) -> None:
        if self.connection.in_transaction:
            raise StoreFailed("the previous transaction could not be rolled back")

    def rows(self, sql: str, values: Sequence[Any], /) -> Rows:
        found: Rows = self.connection.execute(sql, values).fetchall()
        return found

    def transact(self, statements: Sequence[Statement], /) -> None:
        if len(statements) > 1:  # a single one is a transaction by itself
            statements = [("BEGIN IMMEDIATE", ()), *statements, ("COMMIT", ())]
        for statement in statements:
            self.connection.execute(*statement)

    def roll_back(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def is_about_a_change(self, problem: Exception, /) -> bool:
        return isinstance(problem, FAULTS)

    def close(self) -> None:
        # What cannot be moved into the main file now is safe in the other, and found there at the next start.
        with suppress(Exception):
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self.connection.close()


def _writing(database: Path, timeout: float = LOCK_TIMEOUT) -> sqlite3.Connection:
    connection = _connect(database, "rw", timeout)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(connection: Connection) -> None:
    """Make a fresh connection the writing one."""
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchall()[0][0]
    if mode != "wal":
        raise StoreFailed(f"SQLite cannot keep a write-ahead log here, only {mode}")
    for pragma in PRAGMAS:
        connection.execute(pragma).fetchall()


def _connect(database: Path, mode: str, timeout: float = LOCK_TIMEOUT) -> sqlite3.Connection:
    """A connection that begins no transaction by itself and may go from thread to thread, used by one at a time."""
    return sqlite3.connect(
        f"{database.as_uri()}?mode={mode}",
        timeout,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=STATEMENTS,
    )
