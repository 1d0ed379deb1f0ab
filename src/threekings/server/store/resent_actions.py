"""Actions that a client sends again, because their answer was lost: recognised by their ids, and not done twice."""

from collections.abc import Iterator, Sequence
from functools import cache

from threekings.server.store.changes import Answered, Change, Entry, Repeated, Sealed
from threekings.server.store.database import Database
from threekings.server.store.statements import ActionSeqs as Taken
from threekings.server.store.statements import batches, places

__all__ = ["Answers", "Taken", "answered_before", "resent", "taken_before"]


def _actions(change: Change) -> Iterator[Entry | Sealed]:
    yield from change.entries
    if change.seal:
        yield change.seal


Answers = dict[tuple[bytes, str], bytes]  # by session and action id


def resent(change: Change, taken: Taken, answers: Answers) -> Repeated | Answered | None:
    """The refusal of a change with an action that was taken or answered before."""
    asked = change.answer
    if asked and (asked.session, asked.action_id) in answers:
        return Answered(asked.action_id, answers[asked.session, asked.action_id])
    for item in _actions(change):
        if item.action_id is not None and (change.table, item.action_id) in taken:
            return Repeated(item.action_id, taken[change.table, item.action_id])
    return None


def taken_before(database: Database, changes: Sequence[Change]) -> Taken:
    """Those actions of the changes that the tables know already, with the seq they got."""
    asked = [
        (change.table, item.action_id) for change in changes for item in _actions(change) if item.action_id is not None
    ]
    taken: Taken = {}
    for sql, values in batches(_taken_sql, asked):
        taken |= {(table, action_id): seq for table, action_id, seq in database.rows(sql, values)}
    return taken


def answered_before(database: Database, changes: Sequence[Change]) -> Answers:
    """What sessions were answered to those actions of the changes that they have sent before."""
    answers: Answers = {}
    for asked in (change.answer for change in changes if change.answer):
        sql = "SELECT body FROM answers WHERE session = ? AND action_id = ?"
        for (body,) in database.rows(sql, (asked.session, asked.action_id)):
            answers[asked.session, asked.action_id] = body
    return answers


@cache
def _taken_sql(rows: int) -> str:
    return f"""
        WITH asked(table_id, action_id) AS (VALUES {places(2, rows)})
        SELECT table_id, action_id, seq FROM asked JOIN log USING (table_id, action_id)
        UNION ALL
        SELECT table_id, action_id, seq FROM asked JOIN choice_ids USING (table_id, action_id)
    """
