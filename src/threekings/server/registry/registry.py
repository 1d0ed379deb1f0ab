"""The tables in memory, by name. Time, chance and the store are passed in: a server may run in simulated time."""

import asyncio
import base64
import hashlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol

from threekings.precompile import CompileQueue
from threekings.server import logs
from threekings.server.accounts.passwords import Passwords
from threekings.server.lifecycle.agenda import Agenda
from threekings.server.lifecycle.leases import Leases
from threekings.server.lifecycle.waking import BROKEN, PREPARING, wake
from threekings.server.metrics import Metrics
from threekings.server.net.connection_limits import ConnectionLimit
from threekings.server.net.rate_limits import RateLimits
from threekings.server.registry.live_table import COME_BACK, Connection, LiveTable
from threekings.server.registry.replays import Replays
from threekings.server.seating.attendance import Attendance
from threekings.server.store.changes import StoreFailed
from threekings.server.store.store import Store
from threekings.server.table.refused import Refused
from threekings.server.thinking.thinking_queue import ThinkingQueue

MOST_TABLES = 100_000
MOST_CONNECTIONS, MOST_FROM_ADDRESS = 20_000, 200  # that look at tables
# Rate limits: so many a second, and so many at once
REQUESTS = 20.0, 100.0  # of a session, over HTTP
VISITS = 100.0, 500.0  # requests and new sockets from one address, of all its sessions
FRAMES = 300.0, 1000.0  # from one address, over all its sockets
CREATING = 0.5, 20.0  # new tables, from one address
FOUNDING = 500 / 86400, 500.0  # and of these, in a day
PUBLISHING = 1 / 60, 10.0  # and of these, in the lobby
ACTING = 50.0, 200.0  # what is done at a table from one seat, or by spectators from one address
CHATTING = 0.5, 5.0  # chat messages, likewise
ENTERING = 1 / 6, 20.0  # tries to log in, from one address
GUESSING = 1 / 30, 20.0  # and for one name, from everywhere
ENROLLING = 1 / 600, 5.0  # new accounts, from one address
EXPORTING = 1 / 60, 3.0  # exports of one account
INVITING = 1 / 300, 5.0  # invitations of one person by another
IDLE = 600.0  # seconds that a table nobody needs is kept in memory
RETRY = 5.0  # seconds until a table is looked at again where that has failed


def let_others() -> Awaitable[None]:
    """One turn of the event loop."""
    return asyncio.sleep(0)


class Others(Protocol):
    """Other processes of the same database."""

    def woken(self, live: LiveTable) -> None:
        """A table is in memory now: they may have told of it."""

    def tell_soon(self, table: str) -> None:
        """Somebody has come to a table or left it, or wishes something: they are to know."""

    async def look_again(self, live: LiveTable) -> None:
        """See what they have done at a table until now, and who looks at it."""


class Nobody:
    """There are none."""

    def woken(self, live: LiveTable) -> None: ...
    def tell_soon(self, table: str) -> None: ...
    async def look_again(self, live: LiveTable) -> None: ...


class TableRegistry:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        editions: Path | None = None,
        compiling: CompileQueue | None = None,
        on_change: Callable[[LiveTable], None] = lambda _: None,
        pause: Callable[[], Awaitable[object]] = let_others,
        beside: int = 1,
        has_accounts: bool = True,
        reset_key: bytes = b"",
    ):
        self.store, self.now, self.random_bytes, self.editions = store, now, random_bytes, editions
        self.compiling = compiling or CompileQueue([])  # without one, nothing is to be compiled ahead
        self.on_change = on_change  # hears of every change: bots wait for it
        self.leases = Leases(store)
        self.others: Others = Nobody()
        self.queue: ThinkingQueue | None = None  # where bots think
        self.pause = pause  # between two pieces of long work
        self.live: dict[str, LiveTable] = {}
        self.reading = asyncio.Lock()  # of logs: however many tables wake, one piece is read at a time
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.dealing_daily = asyncio.Lock()  # one after another, so that nobody has two tries
        self.agenda = Agenda()
        self.set_aside: set[str] = set()  # tables that cannot be read: they stay as they are
        self.unlisted: set[str] = set()  # tables whose entry in lists cannot be read
        self.erasing: set[str] = set()  # tables that are being deleted
        self.started = float("-inf") if store.find_living() else now()  # others have served until now
        self.tasks: set[asyncio.Task[None]] = set()  # that nobody waits for
        self.editions_kept: set[str] = set()  # digests of those the store has been given since the start
        self.metrics = Metrics(store.commits)
        self.replays = Replays()
        self.requests = RateLimits(*REQUESTS, now)
        self.visits = RateLimits(*VISITS, now).shared(beside)  # those by address are shared by so many processes
        self.frames = RateLimits(*FRAMES, now).shared(beside)
        self.creating = RateLimits(*CREATING, now).shared(beside)
        self.acting = RateLimits(*ACTING, now)
        self.chatting = RateLimits(*CHATTING, now)
        self.founding = RateLimits(*FOUNDING, now).shared(beside)
        self.publishing = RateLimits(*PUBLISHING, now).shared(beside)
        self.entering = RateLimits(*ENTERING, now).shared(beside)
        self.guessing = RateLimits(*GUESSING, now).shared(beside)
        self.enrolling = RateLimits(*ENROLLING, now).shared(beside)
        self.exporting = RateLimits(*EXPORTING, now)
        self.inviting = RateLimits(*INVITING, now)
        # Accounts and ratings are changed one after another, and accounts deleted one after another
        self.accounts, self.rating, self.deleting = asyncio.Lock(), asyncio.Lock(), asyncio.Lock()
        self.passwords = Passwords()
        self.has_accounts = has_accounts  # whether people may make them and log in
        self.reset_key = reset_key  # of codes for new passwords; without one there are none
        self.connections = ConnectionLimit(MOST_CONNECTIONS, max(MOST_FROM_ADDRESS // beside, 1))
        self.metrics.sockets = lambda: self.connections.count

    def holders(self, table: str) -> dict[int, bytes]:
        """Who holds the seats of a table, and who has set it up (HOST): sessions, by their hashes."""
        try:
            return {claim.seat: claim.hash for claim in self.store.seat_claims(table) if claim.kind == "session"}
        except StoreFailed:  # at the end of a server, when the last connections leave
            return {}

    def holder_of(self, session: bytes) -> bytes:
        """Who a browser is at tables: its account or else, as a guest, its own session."""
        return self.store.account_of_session(session) or session

    def come_back(self, holder: bytes) -> None:
        """Let all who look at tables as this holder say hello anew: they are judged by what their cookie is now."""
        for live in self.live.values():
            for connection in [one for one in live.connections if one.session == holder]:
                connection.close(COME_BACK)

    def forget_guest(self, session: bytes) -> None:
        """A guest's browser has logged in: what it has asked for as a guest is nobody's wish any more."""
        for live in self.live.values():
            live.wishes.forget(session)
        self.come_back(session)

    async def find(self, table: str) -> LiveTable:
        """A table in memory, or woken from its log."""
        live = self.live.get(table)
        if live is None:
            if table not in self.waking:
                self.waking[table] = asyncio.create_task(self._wake(table))
            live = await asyncio.shield(self.waking[table])  # who does not wait for it any more leaves it to others
        else:
            await self.others.look_again(live)
        if live.look():
            self.changed(live)
        return live

    async def _wake(self, table: str) -> LiveTable:
        try:
            live = await wake(table, self)
        finally:
            del self.waking[table]
        self.add(live)
        self.others.woken(live)
        self.changed(live)
        return live

    def changed(self, live: LiveTable) -> None:
        """Something has happened at a table, or somebody has come or gone: clocks and bots may be due."""
        for at in live.looks_due():
            self.agenda.at_latest(live.table.id, at)
        if self.leases.may_be_had(live.table.id) and live.goes_on and not live.only_elsewhere:
            self.background(self._seek_lease(live))
        if live.misses_somebody:  # who was heard of just now may be absent then
            self.agenda.at_latest(live.table.id, self.now() + live.table.created.absent)
        self.on_change(live)

    def follows(self, live: LiveTable) -> bool:
        """Whether all that happens at a table is taken in at once: somebody looks here, or bots and clocks go on here.
        Of other tables it is taken in when somebody asks."""
        return bool(live.connections) or self.leases.holds(live.table.id)

    async def _seek_lease(self, live: LiveTable) -> None:
        try:
            if await self.leases.seek([live.table.id]):
                self.changed(live)
        except StoreFailed:
            self.leases.lost(live.table.id)  # it is sought again

    def join(
        self, live: LiveTable, connection: Connection, after: int, *, host: bool, moved: int | None = None
    ) -> None:
        """A connection looks at a table, and has seen what happened until then."""
        live.join(connection, after, host=host, moved=moved)
        self.others.tell_soon(live.table.id)
        self._note_absences(live)
        self.changed(live)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """A connection looks at a table no more."""
        live.leave(connection)
        self.others.tell_soon(live.table.id)
        self._note_absences(live)
        self.changed(live)

    def _note_absences(self, live: LiveTable) -> None:
        """Those who are connected are to be told when somebody else becomes absent."""
        for at in absences_due(live):
            self.agenda.at_latest(live.table.id, at)

    def heard_of(self, live: LiveTable, seat: int) -> None:
        """Somebody has done something at a seat (HOST: as the host), with or without a connection."""
        if live.was_here(seat):
            self.changed(live)

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory."""
        self.live[live.table.id] = live
        self.agenda.put(live.table.id, next_look(live, self.now()))

    def drop(self, live: LiveTable) -> None:
        """What is in memory is not so: whoever looks at the table comes back to what is."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        for connection in list(live.connections):
            connection.close(COME_BACK)

    async def wake_due(self) -> None:
        """After a start: wake the tables that were awake before, one after another, and note when others are due."""
        due = dict(self.store.find_due())
        await self.leases.seek(list(due))
        for table in due:
            if not self.leases.holds(table):
                continue
            if due[table] > self.now():
                self.agenda.at_latest(table, due[table])
            else:
                await self.wake_if_possible(table)

    def in_use(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self.live or table in self.waking

    async def wake_if_possible(self, table: str) -> None:
        """Wake a table that is due; what cannot be read harms nobody else."""
        if self.in_use(table):
            return
        self.waking[table] = asyncio.create_task(self._wake(table))
        try:
            await asyncio.shield(self.waking[table])
        except Refused as refused:
            if refused.code not in (PREPARING, BROKEN):  # it comes later, or was told of
                logs.event("table not woken", level=logging.WARNING, table=table, code=refused.code)
        except StoreFailed as error:
            logs.event("table not woken", level=logging.WARNING, table=table, error=error)
            self.agenda.at_latest(table, self.now() + RETRY)
        except Exception as error:  # nobody has foreseen it: the others are woken
            logs.event("table not woken", level=logging.ERROR, table=table, error=error)

    def forget_idle_clients(self) -> None:
        """Rate limits remember everybody who has asked for something: those who have not for long need not be."""
        for limits in vars(self).values():
            if isinstance(limits, RateLimits):
                limits.forget()

    def background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Stop all that goes on by itself."""
        ending = [*self.tasks, *self.waking.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self.passwords.close()

    def check_space(self, address: str | None) -> None:
        """Refuse one connection more where there are too many, in all or from one address."""
        if not self.connections.has_space(address):
            raise Refused("full", "too many connections: come back later")

    def new_name(self, size: int) -> str:
        """A name from so many random bytes, in letters that may stand in a link."""
        return base64.urlsafe_b64encode(self.random_bytes(size)).decode().rstrip("=")


def next_look(live: LiveTable, now: float) -> float:
    """When something may be due at a table in memory: somebody's time or absence, who is awaited, or its sleep."""
    due = [*live.looks_due(), *absences_due(live)]
    return min([max(live.used + IDLE, now + IDLE / 10), *(max(at, now + 1) for at in due)])


def absences_due(live: LiveTable) -> list[float]:
    """When somebody becomes absent whom others are told about: without them, it is enough to know it when asked."""
    return [*Attendance(live).absences_due()] if live.connections else []


def hashed(secret: str) -> bytes:
    """What the store keeps of tokens and cookies."""
    return hashlib.sha256(secret.encode()).digest()
