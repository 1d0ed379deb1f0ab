"""What processes that share a database write for each other, in the transaction of a change itself.

A table has a version, which grows by one with every group of changes that others must hear of. Whoever has not seen
the last one is refused by the database: the new version would be null then, which no row takes. Leases are guarded the
same way. So neither needs a look before, and nothing can come in between. Rows are locked in the order of their names.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from threekings.server.store.changes import Change, Company
from threekings.server.store.database import Sharing
from threekings.server.store.statements import Statement, batches, places

LEASE = 3.0  # seconds that a process lives on after the last thing it wrote
CHANNEL = "threekings"
LONGEST = 7900  # bytes of a hint
EVERYTHING = "*"  # a hint in place of too many
HINT = f"SELECT pg_notify('{CHANNEL}', ?)"
LET_GO = "DELETE FROM leases WHERE table_id = ? AND process = ?"
JOIN = """
    INSERT INTO company (table_id, process, stamp, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, process) DO UPDATE SET stamp = excluded.stamp, body = excluded.body
"""
LEAVE = "DELETE FROM company WHERE table_id = ? AND process = ?"
HOLDER = "SELECT process FROM leases WHERE table_id = ?"


def guards(changes: Sequence[Change], seen: Mapping[str, int], sharing: Sharing) -> Iterator[Statement]:
    """What has to hold for changes to be written, and is made true for others; before everything else."""
    yield from batches(_versions_sql, [(table, seen[table] + 1) for table in sorted(seen)])
    yield from batches(_fence_sql, _with_process((change for change in changes if change.leased), sharing))
    taking = _with_process((change for change in changes if change.lease is True), sharing)
    for sql, values in batches(_take_sql, taking):
        yield sql.format(clock=sharing.clock), values
    for change in sorted(changes, key=attrgetter("table")):
        if change.lease is False:
            yield LET_GO, (change.table, sharing.process)
        if change.company:
            yield _company(change.table, change.company)


def hint(changes: Sequence[Change], seen: Mapping[str, int], sharing: Sharing) -> Iterator[Statement]:
    """One notification for a group: what others may want to look at, and at which version it is."""
    told = [f"{table}:{version + 1}" for table, version in seen.items()]
    told += sorted({f"{change.table}:" for change in changes if change.company})
    if told:
        text = " ".join((sharing.process, *told))
        yield HINT, (text if len(text.encode()) <= LONGEST else f"{sharing.process} {EVERYTHING}",)


class Hint(NamedTuple):
    """Who has changed which tables, and to which versions, and at which tables who looks on has changed."""

    process: str
    versions: dict[str, int]
    company: frozenset[str]
    everything: bool  # too many to be named


def read_hint(text: str) -> Hint:
    process, *told = text.split(" ")
    named = [item.partition(":") for item in told if item != EVERYTHING]
    versions = {table: int(version) for table, _, version in named if version}
    company = frozenset(table for table, _, version in named if not version)
    return Hint(process, versions, company, everything=EVERYTHING in told)


def _with_process(changes: Iterable[Change], sharing: Sharing) -> list[tuple[str, str]]:
    return [(table, sharing.process) for table in sorted({change.table for change in changes})]


def _company(table: str, company: Company) -> Statement:
    if company.body is None:
        return LEAVE, (table, company.process)
    return JOIN, (table, company.process, company.stamp, company.body)


@cache
def _versions_sql(rows: int) -> str:
    return f"""
        INSERT INTO versions (table_id, version) VALUES {places(2, rows)} ON CONFLICT (table_id) DO UPDATE
        SET version = CASE WHEN versions.version = excluded.version - 1 THEN excluded.version END
    """


@cache
def _fence_sql(rows: int) -> str:
    return f"""
        INSERT INTO leases (table_id, process) VALUES {places(2, rows)} ON CONFLICT (table_id) DO UPDATE
        SET process = CASE WHEN leases.process = excluded.process THEN excluded.process END
    """


@cache
def _take_sql(rows: int) -> str:
    return f"""
        INSERT INTO leases (table_id, process) VALUES {places(2, rows)} ON CONFLICT (table_id) DO UPDATE
        SET process = excluded.process
        WHERE NOT EXISTS (SELECT 1 FROM processes WHERE name = leases.process AND until > {{clock}})
    """
