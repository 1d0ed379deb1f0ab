"""Actions that a client sends again, because their answer was lost: recognised by their ids, and not done twice."""

from collections.abc import Iterator, Sequence
from functools import cache

from threekings.server.store.changes import Change, Entry, Repeated, Sealed
from threekings.server.store.statements import ActionSeqs as Taken
from threekings.server.store.statements import Connection, batches, places

__all__ = ["Taken", "resent", "taken_before"]


def _actions(change: Change) -> Iterator[Entry | Sealed]:
    yield from change.entries
    if change.seal:
        yield change.seal


def resent(change: Change, taken: Taken) -> Repeated | None:
    """The refusal of a change with an action that was taken before."""
    for item in _actions(change):
        if item.action_id is not None and (change.table, item.action_id) in taken:
            return Repeated(item.action_id, taken[change.table, item.action_id])
    return None


def taken_before(connection: Connection, changes: Sequence[Change]) -> Taken:
    """Those actions of the changes that the tables know already, with the seq they got."""
    asked = [
        (change.table, item.action_id) for change in changes for item in _actions(change) if item.action_id is not None
    ]
    taken: Taken = {}
    for sql, values in batches(_taken_sql, asked):
        taken |= {(table, action_id): seq for table, action_id, seq in connection.execute(sql, values).fetchall()}
    return taken


@cache
def _taken_sql(rows: int) -> str:
    return f"""
        WITH asked(table_id, action_id) AS (VALUES {places(2, rows)})
        SELECT table_id, action_id, seq FROM asked CROSS JOIN log USING (table_id, action_id)
        UNION ALL
        SELECT table_id, action_id, seq FROM asked CROSS JOIN choice_ids USING (table_id, action_id)
    """
