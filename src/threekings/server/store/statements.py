"""The SQL that writes changes: the rows of many changes in few statements, most of them in one.

All databases understand it. Values stand where it says `?` or, where one is needed twice, `?1`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import astuple

from threekings.server.store.changes import HOST, Change, Sealed

ROWS = 64  # of one statement
STATEMENTS = 4 * ROWS  # kept prepared: those of every number of rows, and the others
Statement = tuple[str, Sequence[Any]]
ActionSeqs = dict[tuple[str, str], int]  # by table and action id, the seq an action got


ERASED = "erased"  # the status of a table of which a part is deleted already
HOLDS_NOTHING = """
    NOT EXISTS (SELECT 1 FROM claims WHERE claims.hash = sessions.hash)
    AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.hash = sessions.hash)
"""
SEAL = """
    INSERT INTO sealed (table_id, seat, body, action_id) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body, action_id = excluded.action_id
"""
REMEMBER_CHOICE = "INSERT INTO choice_ids (table_id, action_id, seq) VALUES (?, ?, ?)"
UNSEAL = "DELETE FROM sealed WHERE table_id = ?"
REVOKE = "DELETE FROM claims WHERE table_id = ? AND seat = ? AND kind = ?"
CLAIM = """
    INSERT INTO claims (table_id, seat, kind, hash) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat, kind) DO UPDATE SET hash = excluded.hash
"""
HOLDER = "INSERT INTO holders (table_id, hash, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
MOVED = "UPDATE holders SET moved = 1 WHERE table_id = ? AND hash = ? AND seat = ?"
NOT_MOVED = "UPDATE holders SET moved = 0 WHERE table_id = ? AND seat = ?"
SESSION = "INSERT INTO sessions (hash, created) VALUES (?, ?) ON CONFLICT DO NOTHING"
SNAPSHOT = """
    INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
ANSWER = "INSERT INTO answers (session, action_id, table_id, body) VALUES (?, ?, ?, ?)"
ALIVE = """
    INSERT INTO alive (id, at) VALUES (0, ?)
    ON CONFLICT (id) DO UPDATE SET at = CASE WHEN excluded.at > alive.at THEN excluded.at ELSE alive.at END
"""
FORGET_ANSWERS = "DELETE FROM answers WHERE session = ?"
FORGET_SESSION = f"DELETE FROM sessions WHERE hash = ? AND {HOLDS_NOTHING}"
MARK_ERASED = f"UPDATE lobby SET status = '{ERASED}', due = NULL WHERE table_id = ?"
ERASED_AT_ONCE = 2000  # entries of a log: others wait for the same disk
ERASE_LOG = f"""
    DELETE FROM log WHERE table_id = ?1 AND seq > (SELECT max(seq) FROM log WHERE table_id = ?1) - {ERASED_AT_ONCE}
"""
LOBBY = ("table_id", "status", "public", "updated", "body", "open_seats", "people", "due")
OF_A_TABLE = (
    "sealed",
    "choice_ids",
    "lobby",
    "claims",
    "holders",
    "snapshots",
    "answers",
    "versions",
    "leases",
    "company",
)
EDITION = "INSERT INTO editions (digest, name, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def statements_of(changes: Sequence[Change], taken: ActionSeqs) -> list[Statement]:
    """What writes changes that were judged; to be done in one transaction."""
    return [*_entries(changes), *_rest(changes, taken), *_lobby(changes)]


def _rest(changes: Sequence[Change], taken: ActionSeqs) -> Iterator[Statement]:
    for change in changes:
        if change.unseal:
            yield UNSEAL, (change.table,)
        if change.seal:
            yield from _seal(change.table, change.seal, taken)
        for seat, kind in change.revoke:
            yield REVOKE, (change.table, seat, kind)
            if kind == "session":
                yield NOT_MOVED, (change.table, seat)
        for claim in change.claims:
            yield CLAIM, (change.table, claim.seat, claim.kind, claim.hash)
            if claim.kind == "session" and claim.seat != HOST:
                yield HOLDER, (change.table, claim.hash, claim.seat)
        for claim in change.moved:
            yield MOVED, (change.table, claim.hash, claim.seat)
        if change.session:
            yield SESSION, astuple(change.session)
        if change.snapshot:
            yield SNAPSHOT, (change.table, *astuple(change.snapshot))
        if change.answer:
            yield ANSWER, (change.answer.session, change.answer.action_id, change.table, change.answer.body)
        if change.erase:
            yield from _erase(change.table)
        if change.edition:
            yield EDITION, astuple(change.edition)
        if change.alive is not None:
            yield ALIVE, (change.alive,)
        for secret_hash in change.forget:
            yield FORGET_ANSWERS, (secret_hash,)
            yield FORGET_SESSION, (secret_hash,)


def _erase(table: str) -> Iterator[Statement]:
    """A part of the log and, once that is the last, all the rest: until then the list says that it is being erased."""
    yield MARK_ERASED, (table,)
    yield ERASE_LOG, (table,)
    for name in OF_A_TABLE:
        yield f"DELETE FROM {name} WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = ?1)", (table,)


def _entries(changes: Sequence[Change]) -> Iterator[Statement]:
    rows = [
        (change.table, entry.seq, entry.at, entry.body, entry.action_id)
        for change in changes
        for entry in change.entries
    ]
    return batches(_entries_sql, rows)


@cache
def _entries_sql(rows: int) -> str:
    return f"INSERT INTO log (table_id, seq, at, body, action_id) VALUES {places(5, rows)}"


def _seal(table: str, sealed: Sealed, taken: ActionSeqs) -> Iterator[Statement]:
    yield SEAL, (table, sealed.seat, sealed.body, sealed.action_id)
    if sealed.action_id is not None:
        yield REMEMBER_CHOICE, (table, sealed.action_id, taken[table, sealed.action_id])


def _lobby(changes: Sequence[Change]) -> Iterator[Statement]:
    latest = {change.table: astuple(change.lobby_entry) for change in changes if change.lobby_entry}
    return batches(_lobby_sql, list(latest.values()))


@cache
def _lobby_sql(rows: int) -> str:
    latest = ", ".join(f"{name} = excluded.{name}" for name in LOBBY[1:])
    values = places(len(LOBBY), rows)
    return f"INSERT INTO lobby ({', '.join(LOBBY)}) VALUES {values} ON CONFLICT (table_id) DO UPDATE SET {latest}"


def places(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def batches(sql: Callable[[int], str], rows: Sequence[tuple[Any, ...]]) -> Iterator[Statement]:
    """Statements that hold many rows each, with their values."""
    for start in range(0, len(rows), ROWS):
        batch = rows[start : start + ROWS]
        yield sql(len(batch)), [value for row in batch for value in row]
