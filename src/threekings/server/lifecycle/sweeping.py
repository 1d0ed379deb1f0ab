"""Deleting what has been kept long enough: tables by their age, and sessions that nobody can come back with.

What is deleted is gone for ever, so the log decides, not the list: a table goes if it can be read, is what the list
says it is, and nothing has happened there since. One that cannot be read is set aside and kept. Tables in memory stay:
somebody looks at them, or did a moment ago.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass

from threekings.server import logs
from threekings.server.lifecycle.sleeping import used_elsewhere
from threekings.server.lifecycle.waking import read_table
from threekings.server.registry.lobby import listed
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import NO_TABLE, Change, LobbyRow, StoreFailed
from threekings.server.store.statements import ERASED
from threekings.server.store.store import START
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, GATHERING, OVER, PLAYING

HOUR, DAY = 3600.0, 86400.0
AT_ONCE = 50  # tables or sessions that are looked at before others have their turn for a while
PAUSE = 1.0  # seconds
BEGUN = (PLAYING, OVER, ABANDONED)


@dataclass(frozen=True)
class Retention:
    """How long tables are kept after the last thing that happened there, in seconds; None: for ever."""

    gathering: float | None = DAY
    bot_games: float | None = 7 * DAY
    games: float | None = None


RETENTION = Retention()


@dataclass(frozen=True)
class Kind:
    """Tables that are kept equally long: all that lists know under a status, with people or without."""

    name: str
    status: str
    people: bool
    age: float


class Sweeper:
    """Deletes what is old, one after another, so that nobody waits."""

    def __init__(
        self,
        registry: TableRegistry,
        retention: Retention,
        *,
        sessions: float,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ):
        self.registry, self.kinds, self.sessions, self.sleep = registry, list(kinds(retention)), sessions, sleep

    async def sweep(self) -> None:
        """Look at everything that may be old enough, once; of several processes one does."""
        await self.registry.leases.seek([NO_TABLE])
        if not self.registry.leases.holds(NO_TABLE):
            return
        for kind in self.kinds:
            async for row in self._old_tables(kind):
                await self._sweep_table(kind, row)
        await self._forget_sessions()
        self.registry.forget_idle_clients()

    async def _sweep_table(self, kind: Kind, row: LobbyRow) -> None:
        try:
            if await self._may_go(kind, row):
                await self._delete(kind, row.table)
        except StoreFailed:
            raise
        except Exception as error:  # a table that nobody has foreseen harms no other
            logs.event("table not swept", level=logging.ERROR, error=error, table=row.table)

    async def _old_tables(self, kind: Kind) -> AsyncIterator[LobbyRow]:
        """The tables that lists say are old enough, read a few at a time."""
        store, last = self.registry.store, START
        before = self.registry.now() - kind.age
        while rows := store.find_older(kind.status, before, people=kind.people, after=last, limit=AT_ONCE):
            for row in rows:
                yield row
            last = rows[-1].updated, rows[-1].table
            await self.sleep(PAUSE)

    async def _may_go(self, kind: Kind, row: LobbyRow) -> bool:
        registry, table = self.registry, row.table
        if kind.status == ERASED:
            return True
        if (
            registry.in_use(table)
            or used_elsewhere(registry, table)
            or table in registry.set_aside | registry.unlisted
            or not listed(registry, row)
        ):
            return False
        last = registry.store.last_time(table)
        if last is not None and last > registry.now() - kind.age:  # lists do not hear of moves
            return False
        return await self._is_what_it_seems(kind, table)

    async def _is_what_it_seems(self, kind: Kind, table: str) -> bool:
        try:
            found = (await read_table(table, self.registry)).table
        except Refused:
            return False  # it cannot be read, or not yet: its rules are being compiled
        people = any(place.for_people for place in found.seats)
        if (found.status, people) != (kind.status, kind.people):
            self.registry.unlisted.add(table)
            logs.event("lobby entry broken", level=logging.ERROR, table=table)
            return False
        return True

    async def _delete(self, kind: Kind, table: str) -> None:
        registry = self.registry
        if registry.in_use(table) or used_elsewhere(registry, table):  # somebody has come while it was read
            return
        registry.erasing.add(table)
        try:
            await registry.store.erase(table)
        finally:
            registry.erasing.discard(table)
        registry.agenda.drop(table)
        registry.metrics.tables_deleted[kind.name] += 1
        logs.event("table deleted", table=table, code=kind.name)

    async def _forget_sessions(self) -> None:
        """Sessions older than their cookies: answers are asked for no more, and who holds nothing is nobody."""
        store, before = self.registry.store, self.registry.now() - self.sessions
        while old := await asyncio.to_thread(store.find_forgettable, before, AT_ONCE):
            await store.write(Change(NO_TABLE, forget=tuple(old)))
            logs.event("sessions forgotten", count=len(old))
            await self.sleep(PAUSE)


def kinds(retention: Retention) -> Iterator[Kind]:
    """What is deleted, and after how long; first what a crash has left half deleted."""
    for people in (True, False):
        yield Kind("unfinished", ERASED, people, 0.0)
        if retention.gathering is not None:
            yield Kind("gathering", GATHERING, people, retention.gathering)
    for name, people, age in (("bots", False, retention.bot_games), ("people", True, retention.games)):
        if age is not None:
            yield from (Kind(name, status, people, age) for status in BEGUN)
