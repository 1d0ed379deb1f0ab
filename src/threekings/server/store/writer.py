"""The one connection that writes, and the one thread that uses it.

Everything queued becomes one transaction and one commit, so many changes share the price of one `fsync`. Changes are
judged before they are written, so that refusing one leaves the others alone. Rows of all changes go into few
statements, those of moves mostly into one: between any two the thread has to take the GIL from a busy event loop.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any

from threekings.server.store.changes import Change, Commits, LeaseLost, Outdated, OutOfOrder, StoreFailed
from threekings.server.store.database import Database, InDoubt, Sharing
from threekings.server.store.resent_actions import Answers, Taken, answered_before, resent, taken_before
from threekings.server.store.sharing import HOLDER, guards, hint
from threekings.server.store.statements import Statement, statements_of

QUEUE = 4096  # changes queued before `write` waits
COMMIT_INTERVAL = 0.007  # seconds between group commits under load; a single change does not wait
LARGE_GROUP = 32  # changes that are committed before the interval is over
TABLES = 10_000  # that are remembered
RACES = 5  # times that a change is judged anew because another process was quicker
ASK_AGAIN = 0.1  # seconds until a database that was lost is asked again what became of a transaction
Outcome = Exception | None
Job = tuple[Change, "Written"]


class Written(asyncio.Future[None]):
    """Done once a change is durable, or was not written. Nobody can call it off."""

    def cancel(self, msg: Any | None = None) -> bool:  # noqa: ARG002
        return False


@dataclass
class Known:
    """What the writer remembers of a table."""

    next: int  # the seq after its last
    chose: bool  # whether choices were ever sealed there, by name
    version: int  # where other processes write too


class Writer:
    """Writes changes in the order they came, in groups, for one event loop."""

    def __init__(self, database: Database, *, queue: int = QUEUE):
        self.commits = Commits()
        self.processes = 1  # that write to this database
        self._database = database
        self._tables: dict[str, Known] = {}  # only the writer's thread looks here
        self._connected = database.connected  # when it was remembered
        self._gathered: list[Job] = []  # in this turn of the event loop
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._slots = asyncio.Semaphore(queue)
        self._closing = Lock()
        self._closed = False
        self._handed = 0  # changes since the last group began, about
        self._enough = Event()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    @property
    def sharing(self) -> Sharing | None:
        return self._database.sharing

    async def write(self, change: Change) -> None:
        """Return once the change is durable, or raise why it is not.

        It is written even if the caller is cancelled meanwhile, who hears of that in the next turn of the event loop
        only: what was written can be taken in first, without a moment in between.
        """
        _check_table(change)
        await self._slots.acquire()
        written = Written(loop=asyncio.get_running_loop())
        if not self._put((change, written)):
            self._slots.release()
            raise StoreFailed("the store is closed")
        try:
            await written
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task
            task.uncancel()  # it is one cancellation still, for those who count them
            written.get_loop().call_soon(task.cancel)
            written.result()

    def close(self) -> None:
        """Finish what is queued; a second time does nothing."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(self._gathered)
                self._queue.put(None)
        self._enough.set()
        self._thread.join()

    def _put(self, job: Job) -> bool:
        """Gather what comes in one turn of the event loop: to wake the thread costs more than to write a change."""
        with self._closing:
            if self._closed:
                return False
            self._gathered.append(job)
        if len(self._gathered) == 1:
            job[1].get_loop().call_soon(self._hand_over)
        return True

    def _hand_over(self) -> None:
        with self._closing:
            if not self._closed:
                self._handed += len(self._gathered)
                self._queue.put(self._gathered)
                self._gathered = []
        if self._handed >= LARGE_GROUP:
            self._enough.set()

    def _run(self) -> None:
        while (jobs := self._queue.get()) is not None:
            begun = time.monotonic()
            self._handed = 0
            self._enough.clear()
            more = self._waiting()
            self._handle(jobs + [job for others in more if others for job in others])
            if None in more:
                break
            if not self._closed:
                self._enough.wait(max(begun + COMMIT_INTERVAL * self.processes - time.monotonic(), 0))
        self._end()

    def _waiting(self) -> list[list[Job] | None]:
        return [self._queue.get() for _ in range(self._queue.qsize())]

    def _handle(self, jobs: Sequence[Job]) -> None:
        if jobs:
            self._answer(jobs, self._commit([change for change, _ in jobs]))

    def _answer(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        if jobs:
            with suppress(RuntimeError):  # the loop is closed, nobody waits
                jobs[0][1].get_loop().call_soon_threadsafe(self._settle, jobs, outcomes)

    def _settle(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        """In the event loop: answer everybody."""
        for (_, future), outcome in zip(jobs, outcomes, strict=True):
            self._slots.release()
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    def _commit(self, changes: Sequence[Change], *, careful: bool = False, races: int = 0) -> list[Outcome]:
        """Write all changes that may be written, durably; for each, why it was not."""
        try:
            return self._transact(changes, careful=careful)
        except Exception as problem:
            self._roll_back(changes)
            if not self._database.is_about_a_change(problem):
                return [StoreFailed(f"nothing was written: {problem}") for _ in changes]
            if not careful:
                return self._commit(changes, careful=True)
            if len(changes) == 1 and self._database.sharing and races < RACES:
                return self._commit(changes, careful=True, races=races + 1)
            if len(changes) == 1:
                return [ValueError(f"the store cannot hold this: {problem}")]
            return [outcome for change in changes for outcome in self._commit([change], careful=True)]

    def _transact(self, changes: Sequence[Change], *, careful: bool) -> list[Outcome]:
        self._database.check_ready()
        anew, self._connected = self._connected != self._database.connected, self._database.connected
        if anew or len(self._tables) > TABLES:  # forgotten between groups only: within one they tell more than the file
            self._tables.clear()
        taken = taken_before(self._database, [change for change in changes if careful or self._may_repeat(change)])
        answers = answered_before(self._database, changes)
        seen: dict[str, int] = {}
        outcomes = [self._judge(change, taken, answers, seen, careful=careful) for change in changes]
        if not careful and any(isinstance(outcome, (OutOfOrder, Outdated)) for outcome in outcomes):
            self._forget(changes)  # it may have been done before
            return self._transact(changes, careful=True)
        accepted = [change for change, no in zip(changes, outcomes, strict=True) if no is None]
        if accepted:
            if not self._is_durable(self._guarded(accepted, seen, statements_of(accepted, taken))):
                self._forget(changes)
                return self._transact(changes, careful=careful)
            for table in seen.keys() & self._tables.keys():
                self._tables[table].version = seen[table] + 1
            self.commits.groups += 1
            self.commits.changes += len(accepted)
        return outcomes

    def _guarded(
        self, changes: Sequence[Change], seen: dict[str, int], statements: Sequence[Statement]
    ) -> Sequence[Statement]:
        """With what keeps other processes from writing the same, and tells them of it."""
        sharing = self._database.sharing
        if sharing is None:
            return statements
        return [*guards(changes, seen, sharing), *statements, *hint(changes, seen, sharing)]

    def _is_durable(self, statements: Sequence[Statement]) -> bool:
        """Write them; False where the database was lost meanwhile and, now that it is back, has nothing of it."""
        try:
            self._database.transact(statements)
        except InDoubt as doubt:
            return self._ask_until_answered(doubt)
        return True

    def _ask_until_answered(self, doubt: InDoubt) -> bool:
        """Those whose changes are in doubt wait on: nobody is told what is not so. All others are refused meanwhile."""
        while not self._closed:
            try:
                return doubt.was_written()
            except StoreFailed as away:
                self._refuse_queued(away)
        raise StoreFailed(str(doubt))

    def _refuse_queued(self, why: StoreFailed) -> None:
        """Answer for a moment those who come while nothing can be written."""
        end = time.monotonic() + ASK_AGAIN
        while not self._closed and (left := end - time.monotonic()) > 0:
            try:
                jobs = self._queue.get(timeout=left)
            except Empty:
                return
            if jobs is None:  # the end, for `_run`
                self._queue.put(None)
                return
            self._answer(jobs, [why] * len(jobs))

    def _may_repeat(self, change: Change) -> bool:
        """Whether what was done before has to be looked up. Two entries of one name the log itself refuses, as a fault,
        but it does not know the names of choices."""
        return change.seal is not None or self._known(change.table).chose

    def _roll_back(self, changes: Sequence[Change]) -> None:
        self._forget(changes)
        # Should this fail too, nothing is written any more, until it succeeds after the next group.
        with suppress(Exception):
            self._database.roll_back()

    def _forget(self, changes: Sequence[Change]) -> None:
        for change in changes:
            self._tables.pop(change.table, None)

    def _judge(self, change: Change, taken: Taken, answers: Answers, seen: dict[str, int], *, careful: bool) -> Outcome:
        """Why the change is refused, as if all accepted before it were written."""
        refusal = (
            resent(change, taken, answers)
            or self._outdated(change, seen)
            or (self._lease_lost(change) if careful else None)  # else the database finds out
            or self._out_of_order(change)
        )
        if refusal is None:
            self._accept(change, taken)
            if change.answer:
                answers[change.answer.session, change.answer.action_id] = change.answer.body
            if change.is_news and self._database.sharing:
                seen.setdefault(change.table, self._known(change.table).version)
            if change.erase:
                self._tables.pop(change.table, None)
        return refusal

    def _outdated(self, change: Change, seen: dict[str, int]) -> Outdated | None:
        if change.version is None or not self._database.sharing:
            return None
        version = self._known(change.table).version + (change.table in seen)
        return None if change.version == version else Outdated(change.table, version)

    def _lease_lost(self, change: Change) -> LeaseLost | None:
        if not change.leased or not self._database.sharing:
            return None
        holders = {process for (process,) in self._database.rows(HOLDER, (change.table,))}
        return LeaseLost(change.table) if holders - {self._database.sharing.process} else None

    def _out_of_order(self, change: Change) -> OutOfOrder | None:
        if not change.entries:
            return None
        expected = self._known(change.table).next
        for seq, entry in enumerate(change.entries, expected):
            if entry.seq != seq:
                return OutOfOrder(change.table, expected)
        return None

    def _known(self, table: str) -> Known:
        if table not in self._tables:
            ((following, chose, version),) = self._database.rows(KNOWN, (table, table, table))
            self._tables[table] = Known(following, bool(chose), version)
        return self._tables[table]

    def _accept(self, change: Change, taken: Taken) -> None:
        known = self._known(change.table)
        known.next += len(change.entries)
        for entry in change.entries:
            if entry.action_id is not None:
                taken[change.table, entry.action_id] = entry.seq
        if change.seal and change.seal.action_id is not None:
            taken[change.table, change.seal.action_id] = known.next - 1
            known.chose = True

    def _end(self) -> None:
        with suppress(Exception):
            self._database.close()


def _check_table(change: Change) -> None:
    of_none = change.alive is not None or change.forget or change.beat or change.lease is not None
    if not change.table and not of_none:
        raise ValueError("a change names its table")
    entry = change.lobby_entry
    if entry and entry.table != change.table:
        raise ValueError(f"a change of table {change.table} cannot hold the lobby entry of table {entry.table}")


KNOWN = """
    SELECT (SELECT coalesce(max(seq), -1) + 1 FROM log WHERE table_id = ?),
           EXISTS (SELECT 1 FROM choice_ids WHERE table_id = ?),
           coalesce((SELECT version FROM versions WHERE table_id = ?), 0)
"""
