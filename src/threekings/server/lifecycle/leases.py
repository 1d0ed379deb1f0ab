"""Which process lets a table's bots think and its clock run, where several share a database.

The lease of a table stands in the database, and what a bot or a clock writes is refused there without it. So a process
that was paused, and of whose leases others took charge meanwhile, changes nothing when it goes on.
"""

import asyncio
from collections.abc import Sequence

from threekings.server.store.changes import Change
from threekings.server.store.store import Store


class Leases:
    """Those of this process, as far as it knows: all tables', where it has the data for itself."""

    def __init__(self, store: Store):
        self.store = store
        self._held: set[str] = set()
        self.wanted: set[str] = set()  # which another process has
        self._sought: set[str] = set()  # which it is asking for
        self._leaving: set[str] = set()  # which it is giving up

    def holds(self, table: str) -> bool:
        return self.store.process is None or table in self._held

    def may_be_had(self, table: str) -> bool:
        """Whether it is worth asking for it: nobody is known to have it."""
        return not self.holds(table) and table not in self.wanted and table not in self._sought

    async def seek(self, tables: Sequence[str]) -> list[str]:
        """Take the leases that no living process has; the tables whose leases are this process's now and were not."""
        sought = [table for table in tables if not self.holds(table) and table not in self._sought]
        self._sought.update(sought)
        try:
            others = self._others(sought)
            free = [table for table in sought if table not in others]
            await asyncio.gather(*(self.store.write(Change(table, lease=True)) for table in free))
            others |= self._others(free)
        finally:
            self._sought.difference_update(sought)
        had = [table for table in sought if table not in others]
        self._held.update(had)
        self.wanted.difference_update(had)
        self.wanted.update(others)
        return had

    def _others(self, tables: Sequence[str]) -> dict[str, str]:
        found = self.store.holders_of_leases(tables) if tables else {}
        return {table: process for table, process in found.items() if process != self.store.process}

    def lost(self, table: str) -> None:
        """Another process has it, as the database says."""
        self._held.discard(table)
        self.wanted.add(table)

    async def let_go(self, table: str) -> None:
        """Nothing goes on here by itself any more: whoever needs the lease may have it."""
        self.wanted.discard(table)
        self._held.discard(table)
        if self.store.process is None or table in self._leaving:
            return
        self._leaving.add(table)
        try:
            await self.store.write(Change(table, lease=False))
        finally:
            self._leaving.discard(table)
