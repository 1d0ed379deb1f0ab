"""The store: one folder, one SQLite file, one process.

The log of each table is the truth and only grows. All writing goes through `write`, which returns when the change is
durable; reading is plain functions, quick, that see everything `write` has returned from.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from threekings.server.store import data_folder
from threekings.server.store.changes import (
    Change,
    Claim,
    Commits,
    Entry,
    LobbyRow,
    Sealed,
    Session,
    StoredSnapshot,
    StoreFailed,
)
from threekings.server.store.migrations import migrate
from threekings.server.store.statements import HOLDS_NOTHING, STATEMENTS
from threekings.server.store.writer import Writer, prepare

LOCK_TIMEOUT = 5.0  # seconds that a connection waits for another of this process
START = (-1.0, "")  # before all tables, by time and name
FIND_ACTION = """
    SELECT seq FROM log WHERE table_id = ? AND action_id = ?
    UNION ALL
    SELECT seq FROM choice_ids WHERE table_id = ? AND action_id = ?
"""


class Store:
    """The data of a server. Made by `Store.open`, for one event loop."""

    def __init__(self, owned: data_folder.Folder, writer: Writer):
        self._folder = owned
        self._writer = writer
        self._readers: list[sqlite3.Connection] = []  # those that nobody reads from now
        self._seen = self._folded = 0  # commits, when `fold_when_idle` was last called, and when it last folded
        self._closed = False

    @classmethod
    def open(cls, path: Path) -> "Store":
        """Own the folder and bring its file to this version; `FolderInUse` or `StoreFailed` where that cannot be."""
        owned = data_folder.take(path)
        try:
            migrate(owned.database)
            return cls(owned, Writer(_writing(owned.database)))
        except sqlite3.Error as problem:
            owned.release()
            raise StoreFailed(f"{owned.database} cannot be used: {problem}") from problem
        except BaseException:
            owned.release()
            raise

    def close(self) -> None:
        """Finish what is queued, gather everything in the one file and give the folder back."""
        if not self._closed:
            self._closed = True
            while self._readers:
                self._readers.pop().close()
            self._writer.close()
            self._folder.release()

    async def write(self, change: Change) -> None:
        """Return once the change is durable. `OutOfOrder`, `Repeated`, `StoreFailed`: nothing of it was written.

        Waits while too much is queued. Cancelled, the change may still be written.
        """
        await self._writer.write(change)

    async def erase(self, table: str) -> None:
        """Delete all of a table, in parts: nobody else waits long. What a crash has left undone is found as ERASED."""
        while self.read_lobby(table) or self.read_log(table, limit=1):
            await self.write(Change(table, erase=True))

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

    # Reading

    @property
    def commits(self) -> Commits:
        """How often something was written since the start."""
        return self._writer.commits

    def read_log(self, table: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        """The entries of a table behind a seq, in order; of a long log so many at a time."""
        sql = "SELECT seq, at, body, action_id FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return [Entry(*row) for row in self._rows(sql, table, after, -1 if limit is None else limit)]

    def read_snapshot(self, table: str) -> StoredSnapshot | None:
        """The cache of a table's log."""
        rows = self._rows("SELECT seq, body FROM snapshots WHERE table_id = ?", table)
        return StoredSnapshot(*rows[0]) if rows else None

    def find_action(self, table: str, action_id: str) -> int | None:
        """The seq an action got, as `Repeated` would tell it."""
        rows = self._rows(FIND_ACTION, table, action_id, table, action_id)
        return rows[0][0] if rows else None

    def read_sealed(self, table: str) -> list[Sealed]:
        """The choices nobody may see yet, in seat order."""
        sql = "SELECT seat, body, action_id FROM sealed WHERE table_id = ? ORDER BY seat"
        return [Sealed(*row) for row in self._rows(sql, table)]

    def count_choices(self, table: str, seat: int) -> int:
        """How many choices of a seat were sealed under a name, ever."""
        sql = "SELECT count(*) FROM choice_ids WHERE table_id = ? AND action_id >= ? AND action_id < ?"
        count: int = self._rows(sql, table, f"{seat} ", f"{seat}!")[0][0]
        return count

    def read_lobby(self, table: str) -> LobbyRow | None:
        """How a table is listed."""
        rows = self._rows(f"SELECT {LOBBY} FROM lobby WHERE table_id = ?", table)
        return _lobby_row(*rows[0]) if rows else None

    def find_lobby(
        self, *, status: str | None = None, public: bool | None = None, limit: int | None = None
    ) -> list[LobbyRow]:
        """How tables are listed, the latest first."""
        wanted = {"status": status, "public": public}
        asked = {name: value for name, value in wanted.items() if value is not None}
        where = " AND ".join(["true", *(f"{name} = ?" for name in asked)])
        sql = f"SELECT {LOBBY} FROM lobby WHERE {where} ORDER BY updated DESC LIMIT ?"
        return [_lobby_row(*row) for row in self._rows(sql, *asked.values(), -1 if limit is None else limit)]

    def find_open(self, limit: int) -> list[LobbyRow]:
        """Tables of the lobby where anybody may sit down, the latest first."""
        where = "status = 'gathering' AND public = 1 AND open_seats > 0"
        rows = self._rows(f"SELECT {LOBBY} FROM lobby WHERE {where} ORDER BY updated DESC LIMIT ?", limit)
        return [_lobby_row(*row) for row in rows]

    def find_held(self, secret_hash: bytes, limit: int) -> list[tuple[LobbyRow, list[int]]]:
        """The tables at which a session holds seats, with these (HOST too), or may take one back: those that are played
        first, the latest.
        """
        sql = f"""
            SELECT {LOBBY}, (
                SELECT group_concat(seat) FROM claims
                WHERE table_id = lobby.table_id AND hash = ?1 AND kind = 'session'
            ) FROM lobby WHERE table_id IN (
                SELECT table_id FROM claims WHERE hash = ?1 AND kind = 'session'
                UNION ALL SELECT table_id FROM holders WHERE hash = ?1 AND moved = 1
            ) ORDER BY status = 'playing' DESC, updated DESC LIMIT ?2
        """
        rows = self._rows(sql, secret_hash, limit)
        return [(_lobby_row(*row), sorted(map(int, seats.split(","))) if seats else []) for *row, seats in rows]

    def find_due(self) -> list[tuple[str, float]]:
        """The tables that are played and have to be woken at some time: which and when, 0 for those that were awake."""
        sql = "SELECT table_id, CAST(due AS REAL) FROM lobby WHERE status = 'playing' AND due IS NOT NULL ORDER BY due"
        return [(table, due) for table, due in self._rows(sql)]

    def find_older(
        self, status: str, before: float, *, people: bool, after: tuple[float, str] = START, limit: int
    ) -> list[LobbyRow]:
        """Tables last listed before a time, the oldest first, behind the time and name of one that is known."""
        sql = f"""
            SELECT {LOBBY} FROM lobby WHERE people = ? AND status = ? AND updated < ? AND (updated, table_id) > (?, ?)
            ORDER BY updated, table_id LIMIT ?
        """
        return [_lobby_row(*row) for row in self._rows(sql, int(people), status, before, *after, limit)]

    def find_forgettable(self, before: float, limit: int) -> list[bytes]:
        """Sessions made before a time, by their hashes, of which there is something to forget."""
        sql = f"""
            SELECT hash FROM sessions WHERE created < ? AND (
                EXISTS (SELECT 1 FROM answers WHERE session = sessions.hash) OR ({HOLDS_NOTHING})
            ) ORDER BY created LIMIT ?
        """
        return [secret_hash for (secret_hash,) in self._rows(sql, before, limit)]

    def last_time(self, table: str) -> float | None:
        """When something last happened at a table."""
        rows = self._rows("SELECT at FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table)
        return rows[0][0] if rows else None

    def alive(self) -> float | None:
        """Until when the server has run, as far as that was written."""
        rows = self._rows("SELECT at FROM alive")
        return rows[0][0] if rows else None

    def seat_claims(self, table: str) -> list[Claim]:
        """Who holds the seats of a table, in seat order."""
        sql = "SELECT seat, kind, hash FROM claims WHERE table_id = ? ORDER BY seat, kind"
        return [Claim(*row) for row in self._rows(sql, table)]

    def read_edition(self, digest: str) -> str | None:
        """The content of an edition that was played here, as JSON."""
        rows = self._rows("SELECT content FROM editions WHERE digest = ?", digest)
        return rows[0][0] if rows else None

    def find_session(self, secret_hash: bytes) -> Session | None:
        rows = self._rows("SELECT hash, created FROM sessions WHERE hash = ?", secret_hash)
        return Session(*rows[0]) if rows else None

    def find_answer(self, session: bytes, action_id: str) -> bytes | None:
        """What a session was answered to an action before."""
        rows = self._rows("SELECT body FROM answers WHERE session = ? AND action_id = ?", session, action_id)
        return rows[0][0] if rows else None

    def count_answers(self, table: str, session: bytes) -> int:
        """How many answers to a session are kept of a table."""
        sql = "SELECT count(*) FROM answers WHERE table_id = ? AND session = ?"
        count: int = self._rows(sql, table, session)[0][0]
        return count

    def seats_ever_held(self, table: str, secret_hash: bytes) -> set[int]:
        """The seats of a table that a session holds or has held."""
        sql = "SELECT seat FROM holders WHERE table_id = ? AND hash = ?"
        return {seat for (seat,) in self._rows(sql, table, secret_hash)}

    def moved_seats(self, table: str, secret_hash: bytes) -> set[int]:
        """The seats of a table that a session has moved to another device and may take back."""
        sql = "SELECT seat FROM holders WHERE table_id = ? AND hash = ? AND moved = 1"
        return {seat for (seat,) in self._rows(sql, table, secret_hash)}

    def count_holders(self, table: str, most: int) -> int:
        """How many sessions have held seats of a table; counted no further than this."""
        return len(self._rows("SELECT 1 FROM holders WHERE table_id = ? LIMIT ?", table, most))

    def backup(self, path: Path) -> None:
        """Write all data as of now into a new file, complete in itself, while the store goes on. Takes its time."""
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with self._reader() as source:
                _copy(source, path)
        except BaseException:
            path.unlink()
            raise

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


def _writing(database: Path, timeout: float = LOCK_TIMEOUT) -> sqlite3.Connection:
    connection = _connect(database, "rw", timeout)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


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


LOBBY = "table_id, status, public, updated, body, open_seats, people, due"


def _lobby_row(
    table: str, status: str, public: int, updated: float, body: bytes, open_seats: int, people: int, due: float | None
) -> LobbyRow:
    return LobbyRow(table, status, bool(public), updated, body, open_seats, bool(people), due)


def _copy(source: sqlite3.Connection, path: Path) -> None:
    target = sqlite3.connect(path, isolation_level=None)
    try:
        source.backup(target)
        # One file that needs no other beside it.
        target.execute("PRAGMA journal_mode = DELETE").fetchall()
    finally:
        target.close()
