"""The store: what the server asks of its database, whichever that is.

The log of each table is the truth and only grows. All writing goes through `write`, which returns when the change is
durable; reading is plain functions, quick, that see everything `write` has returned from. They are SQL that every
database understands (statements.py); what only one of them can do is in its own file.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from threekings.server.store.account_queries import ENDED, AccountQueries
from threekings.server.store.changes import (
    Change,
    Claim,
    Commits,
    Company,
    Entry,
    LobbyRow,
    News,
    Sealed,
    Session,
    StoredSnapshot,
)
from threekings.server.store.database import Rows
from threekings.server.store.statements import HOLDS_NOTHING, batches, places
from threekings.server.store.statements import LOBBY as LOBBY_COLUMNS
from threekings.server.store.writer import Writer

START = (-1.0, "")  # before all tables, by time and name
UNLIMITED = 2**62  # rows
LOBBY = ", ".join(LOBBY_COLUMNS)
ASKED = 1, 8, 64, 500  # tables of one question: so many statements, prepared once
FIND_ACTION = """
    SELECT seq FROM log WHERE table_id = ? AND action_id = ?
    UNION ALL
    SELECT seq FROM choice_ids WHERE table_id = ? AND action_id = ?
"""


class Store(AccountQueries):
    """The data of a server, for one event loop: SQLite's (sqlite.py), or another's."""

    all_seats: ClassVar[str]  # the numbers of many rows in one, with commas: no two databases say it alike

    def __init__(self, writer: Writer):
        self._writer = writer

    @abstractmethod
    def _rows(self, sql: str, *values: Any) -> Rows:
        """What a question comes to, asked in any thread; `StoreFailed` where it cannot be answered."""

    @abstractmethod
    def close(self) -> None:
        """Finish what is queued, and let others have the data."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the data is, as the operator is told: without passwords."""

    async def write(self, change: Change) -> None:
        """Return once the change is durable. `OutOfOrder`, `Repeated`, `StoreFailed`: nothing of it was written.

        Waits while too much is queued. Cancelled, the change may still be written.
        """
        await self._writer.write(change)

    async def erase(self, table: str) -> None:
        """Delete all of a table, in parts: nobody else waits long. What a crash has left undone is found as ERASED."""
        while self.read_lobby(table) or self.read_log(table, limit=1):
            await self.write(Change(table, erase=True))

    # Other processes, where there may be some

    @property
    def process(self) -> str | None:
        """How this process is called where others write too; None where there are no others."""
        sharing = self._writer.sharing
        return sharing.process if sharing else None

    def share_commits(self, processes: int) -> None:
        """So many processes write: together they commit as often as one would."""
        self._writer.processes = max(processes, 1)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Pass on the hints of other processes (sharing.py), and None where some may have been missed."""

    def news(self, behind: Mapping[str, int]) -> dict[str, News]:
        """What has happened at tables behind a seq and what is sealed there now, as of one moment."""
        found = {table: News(0, [], []) for table in behind}
        for sql, values in batches(_news_sql, list(behind.items())):
            for table, kind, number, at, body, action in self._rows(sql, *values):
                news = found[table]
                if kind == "entry":
                    news.entries.append(Entry(number, at, body, action))
                elif kind == "sealed":
                    news.sealed.append(Sealed(number, body, action))
                else:
                    news.version = number
        for news in found.values():
            news.entries.sort(key=lambda entry: entry.seq)
            news.sealed.sort(key=lambda choice: choice.seat)
        return found

    def version(self, table: str) -> int:
        """How often a table was changed."""
        rows = self._rows("SELECT version FROM versions WHERE table_id = ?", table)
        return rows[0][0] if rows else 0

    def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often each table was changed."""
        return dict(self._of_many("SELECT table_id, version FROM versions WHERE table_id IN ({})", tables))

    def holders_of_leases(self, tables: Sequence[str]) -> dict[str, str]:
        """The processes that let bots think and clocks run at tables, of those that live."""
        sql = f"""
            SELECT table_id, process FROM leases WHERE table_id IN ({{}})
            AND EXISTS (SELECT 1 FROM processes WHERE name = process AND until > {self._clock})
        """
        return dict(self._of_many(sql, tables))

    def accounts_of_sessions(self, sessions: Sequence[bytes]) -> dict[bytes, bytes]:
        """The accounts that browsers are logged in to."""
        return dict(self._of_many("SELECT hash, account FROM account_sessions WHERE hash IN ({})", sessions))

    def find_orphans(self, limit: int) -> list[str]:
        """Tables whose leases were those of processes that live no more."""
        sql = f"""
            SELECT table_id FROM processes JOIN leases ON process = name WHERE until <= {self._clock} LIMIT ?
        """
        return [table for (table,) in self._rows(sql, limit)]

    def find_watched_elsewhere(self) -> list[str]:
        """Tables whose leases this process has, and which somebody looks at by way of another one that lives."""
        sql = f"""
            SELECT DISTINCT leases.table_id FROM leases JOIN company USING (table_id)
            WHERE leases.process = ?1 AND company.process <> ?1
            AND EXISTS (SELECT 1 FROM processes WHERE name = company.process AND until > {self._clock})
        """
        return [table for (table,) in self._rows(sql, self.process)]

    def find_living(self) -> frozenset[str]:
        """All processes that live."""
        rows = self._rows(f"SELECT name FROM processes WHERE until > {self._clock}")
        return frozenset(name for (name,) in rows)

    def find_company(self, tables: Sequence[str]) -> list[tuple[str, str, int]]:
        """Which processes have told who looks at tables, and for the how-manieth time."""
        sql = f"""
            SELECT table_id, process, stamp FROM company WHERE table_id IN ({{}})
            AND EXISTS (SELECT 1 FROM processes WHERE name = process AND until > {self._clock})
        """
        return self._of_many(sql, tables)

    def read_company(self, table: str) -> list[Company]:
        """Who looks at a table by way of each process that lives."""
        sql = f"""
            SELECT process, stamp, body FROM company WHERE table_id = ?
            AND EXISTS (SELECT 1 FROM processes WHERE name = process AND until > {self._clock})
        """
        return [Company(*row) for row in self._rows(sql, table)]

    @property
    def _clock(self) -> str:
        sharing = self._writer.sharing
        return sharing.clock if sharing else "0.0"

    def _of_many(self, sql: str, keys: Sequence[Any]) -> list[Any]:
        """What is asked of one table, or browser, or of many: always so many at a time, so that statements are few."""
        found: list[Any] = []
        size = next((size for size in ASKED if len(keys) <= size), ASKED[-1])
        asked = sql.format(", ".join("?" * size))
        for start in range(0, len(keys), size):
            part = keys[start : start + size]
            found += self._rows(asked, *part, *[part[0]] * (size - len(part)))
        return found

    # What lies around the data, where it lies in files of ours

    def fold_when_idle(self) -> None:
        """Tidy up, if nothing was written since this was last called."""

    def free_space(self) -> int | None:
        """Bytes that may still be written, as far as that is known."""
        return None

    def used_space(self) -> int:
        """Bytes that the data take."""
        return 0

    def missing_files(self) -> list[str]:
        """Files that were deleted or replaced beneath this store, by their names."""
        return []

    def open_to_others(self) -> bool:
        """Whether other users of the machine may look into the files."""
        return False

    # Reading

    @property
    def commits(self) -> Commits:
        """How often something was written since the start."""
        return self._writer.commits

    def read_log(self, table: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        """The entries of a table behind a seq, in order; of a long log so many at a time."""
        sql = "SELECT seq, at, body, action_id FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return [Entry(*row) for row in self._rows(sql, table, after, UNLIMITED if limit is None else limit)]

    def read_snapshot(self, table: str) -> StoredSnapshot | None:
        """The cache of a table's log."""
        rows = self._rows("SELECT seq, body FROM snapshots WHERE table_id = ?", table)
        return StoredSnapshot(*rows[0]) if rows else None

    def find_action(self, table: str, action_id: str) -> int | None:
        """The seq an action got, as `Repeated` would tell it."""
        rows = self._rows(FIND_ACTION, table, action_id, table, action_id)
        return rows[0][0] if rows else None

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
        return [_lobby_row(*row) for row in self._rows(sql, *asked.values(), UNLIMITED if limit is None else limit)]

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
                SELECT {self.all_seats} FROM claims
                WHERE table_id = lobby.table_id AND hash = ?1 AND kind = 'session'
            ) FROM lobby WHERE table_id IN (
                SELECT table_id FROM claims WHERE hash = ?1 AND kind = 'session'
                UNION ALL SELECT table_id FROM holders WHERE hash = ?1 AND moved = 1
            ) ORDER BY status = 'playing' DESC, updated DESC LIMIT ?2
        """
        rows = self._rows(sql, secret_hash, limit)
        return [(_lobby_row(*row), sorted(map(int, seats.split(","))) if seats else []) for *row, seats in rows]

    def find_ended(
        self, secret_hash: bytes, *, before: tuple[float, str], limit: int
    ) -> list[tuple[LobbyRow, list[int]]]:
        """The games of a session that are over, with its seats, the latest first, from before a time and table."""
        sql = f"""
            SELECT {LOBBY}, (
                SELECT {self.all_seats} FROM claims
                WHERE table_id = lobby.table_id AND hash = ?1 AND kind = 'session' AND seat >= 0
            ) FROM lobby WHERE status IN {ENDED} AND (updated, table_id) < (?2, ?3) AND table_id IN (
                SELECT table_id FROM claims WHERE hash = ?1 AND kind = 'session' AND seat >= 0
            ) ORDER BY updated DESC, table_id DESC LIMIT ?4
        """
        rows = self._rows(sql, secret_hash, *before, limit)
        return [(_lobby_row(*row), sorted(map(int, seats.split(",")))) for *row, seats in rows]

    def find_due(self) -> list[tuple[str, float]]:
        """The tables that are played and have to be woken at some time: which and when, 0 for those that were awake."""
        sql = """
            SELECT table_id, CAST(due AS DOUBLE PRECISION) FROM lobby WHERE status = 'playing' AND due IS NOT NULL
            ORDER BY due
        """
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


@cache
def _news_sql(rows: int) -> str:
    return f"""
        WITH asked(table_id, seq) AS (VALUES {places(2, rows)})
        SELECT table_id, 'entry', log.seq, at, body, action_id FROM asked JOIN log USING (table_id)
        WHERE log.seq > asked.seq
        UNION ALL
        SELECT table_id, 'sealed', seat, 0.0, body, action_id FROM asked JOIN sealed USING (table_id)
        UNION ALL
        SELECT table_id, 'version', version, 0.0, NULL, NULL FROM asked JOIN versions USING (table_id)
    """


def _lobby_row(
    table: str, status: str, public: int, updated: float, body: bytes, open_seats: int, people: int, due: float | None
) -> LobbyRow:
    return LobbyRow(table, status, bool(public), updated, body, open_seats, bool(people), due)
