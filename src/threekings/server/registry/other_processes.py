"""Other server processes of the same database: what they tell this one, and what it tells them.

Hints make it quick, and looking again every second makes it certain: nothing depends on a hint. Where a process has the
data for itself, there is nothing to do here.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from itertools import count

from threekings.server.lifecycle.leases import Leases
from threekings.server.registry.live_table import COME_BACK, LiveTable
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.taking_in import catch_up_together, take_in_and_tell
from threekings.server.seating.company import take_in_company, told_of
from threekings.server.store.changes import NO_TABLE, Change, Company, StoreFailed
from threekings.server.store.sharing import read_hint

MOST_ORPHANS = 500  # tables of processes that are gone, taken charge of at a time


class OtherProcesses:
    """What this process knows of them."""

    def __init__(self, registry: TableRegistry):
        self.registry, self.store = registry, registry.store
        self.leases: Leases = registry.leases
        self.numbers = count(1)
        self.tellings: dict[str, asyncio.Task[None]] = {}
        registry.others = self

    # What they tell

    def heard(self, text: str | None) -> None:
        """A hint; None: some may have been missed."""
        if text is not None and text.startswith(f"{self.store.process} "):
            return
        hint = None if text is None else read_hint(text)
        if hint is None or hint.everything:
            self.registry.background(self.look_at_all())
            return
        self._catch_up(hint.versions)
        for live in self._followed(sorted(hint.company)):
            self._look_at_company(live)

    def _followed(self, tables: Iterable[str]) -> list[LiveTable]:
        known = (self.registry.live.get(table) for table in tables)
        return [live for live in known if live and self.registry.follows(live)]

    async def look_at_all(self) -> None:
        """Whatever may have changed."""
        if self.store.process is None:
            return
        with suppress(StoreFailed):  # the heartbeat tells of it; it is tried again
            followed = [live.table.id for live in self._followed(self.registry.live)]
            versions, company, watched = await asyncio.to_thread(self._read, followed)
            self._catch_up({table: versions.get(table, 0) for table in followed})
            for live in self._with_other_company(company):
                self._look_at_company(live)
            await self._let_go(watched)
            if self.registry.has_accounts:
                await self._send_strangers_back()
            for live in list(self.registry.live.values()):
                if told_of(live) != live.told_others:
                    self.tell_soon(live.table.id)

    def _read(self, tables: list[str]) -> tuple[dict[str, int], list[tuple[str, str, int]], list[str]]:
        """All that is asked of the store, in one visit of a thread: it costs more than the questions."""
        store = self.store
        return store.versions(tables), store.find_company(tables), store.find_watched_elsewhere()

    async def _let_go(self, watched: Iterable[str]) -> None:
        """Where nobody looks here but somebody does elsewhere, bots and clocks go on there, once no bot thinks here."""
        for table in watched:
            live = self.registry.live.get(table)
            if table not in self.registry.waking and (live is None or (live.only_elsewhere and not live.bots_play)):
                await self.leases.let_go(table)

    async def _send_strangers_back(self) -> None:
        """Whose browser was logged in or out by way of another process is judged anew."""
        looking = [
            (connection, connection.browser)
            for live in self.registry.live.values()
            for connection in live.connections
            if connection.browser is not None
        ]
        accounts = await asyncio.to_thread(self.store.accounts_of_sessions, [*{browser for _, browser in looking}])
        for connection, browser in looking:
            if connection.session != accounts.get(browser, browser):
                connection.close(COME_BACK)

    async def look_again(self, live: LiveTable) -> None:
        if self.store.process is None:
            return
        if not self.registry.follows(live):
            self._look_at_company(live)
        if self.store.version(live.table.id) != live.version:
            async with live.lock:
                take_in_and_tell(self.registry, live)

    def _catch_up(self, versions: dict[str, int]) -> None:
        followed = self._followed(versions)
        with suppress(StoreFailed):
            catch_up_together(self.registry, [live for live in followed if live.version != versions[live.table.id]])

    # Who looks on

    def _with_other_company(self, found: Iterable[tuple[str, str, int]]) -> list[LiveTable]:
        """Tables in memory of which others tell something else than is known."""
        stamps: dict[str, dict[str, int]] = {}
        for table, process, stamp in found:
            if process != self.store.process:
                stamps.setdefault(table, {})[process] = stamp
        return [live for live in self._followed(self.registry.live) if live.stamps != stamps.get(live.table.id, {})]

    def woken(self, live: LiveTable) -> None:
        if self.store.process is not None:
            self._look_at_company(live)

    def _look_at_company(self, live: LiveTable) -> None:
        with suppress(StoreFailed):
            rows = [row for row in self.store.read_company(live.table.id) if row.process != self.store.process]
            live.stamps = {row.process: row.stamp for row in rows}
            take_in_company(live, rows)
            self.registry.changed(live)

    def tell_soon(self, table: str) -> None:
        """Others are to know who looks at a table, in the next turn of the event loop: some may come together."""
        if self.store.process is not None and table not in self.tellings:
            self.tellings[table] = self.registry.background(self._tell(table))

    async def _tell(self, table: str) -> None:
        try:
            live = self.registry.live.get(table)
            if live is not None:
                await self._tell_of(live)
        finally:
            del self.tellings[table]

    async def _tell_of(self, live: LiveTable) -> None:
        while (body := told_of(live)) != live.told_others:
            assert self.store.process
            company = Company(self.store.process, next(self.numbers), body)
            with suppress(StoreFailed):
                await self.store.write(Change(live.table.id, company=company))
                live.told_others = body
                continue
            return

    # Who lets bots think and clocks run

    async def beat(self) -> None:
        """Tell that this process lives, and take charge of what was that of processes that do not."""
        if self.store.process is None:
            return
        with suppress(StoreFailed):
            await self.store.write(Change(NO_TABLE, beat=True))
            living = self.store.find_living()
            self.store.share_commits(len(living))
            for live in list(self.registry.live.values()):
                if not live.stamps.keys() <= living:
                    self._look_at_company(live)
            orphans = self.store.find_orphans(MOST_ORPHANS)
            for table in await self.leases.seek([*orphans, *sorted(self.leases.wanted - {*orphans})]):
                self._take_charge(table)

    def _take_charge(self, table: str) -> None:
        if live := self.registry.live.get(table):
            with suppress(StoreFailed):
                catch_up_together(self.registry, [live])
            self.registry.changed(live)
        elif table != NO_TABLE:
            self.registry.background(self.registry.wake_if_possible(table))
