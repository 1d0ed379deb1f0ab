"""The server notes that it lives: every minute, and when somebody asks how it is.

What it notes is its time, so that a start after this goes on from there (steady_time.py). That it can be noted shows
that the store can be written: only writing shows that.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from threekings.server import logs
from threekings.server.metrics import Metrics
from threekings.server.store.changes import NO_TABLE, Change, InUse, StoreFailed
from threekings.server.store.data_folder import LOCK
from threekings.server.store.store import Store

FRESH = 5.0  # seconds in which it is not tried again whether the store can be written
PATIENCE = 5.0  # seconds after which a disk or database that does not answer counts as one that cannot be written
LITTLE_SPACE = 256 << 20  # bytes on the disk, below which the operator is warned


class Heartbeat:
    """Whether the store can be written, as far as is known."""

    def __init__(self, store: Store, now: Callable[[], float], metrics: Metrics):
        self.store, self.now, self.metrics = store, now, metrics
        self.problem: str | None = None
        self.warning: str | None = None
        self.beaten = float("-inf")  # when it was last tried
        self.beating: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Find out how the store is, unless that was done a moment ago; all who ask at once wait for one write."""
        if self.beating or self.now() - self.beaten >= FRESH:
            await self.beat()

    async def beat(self) -> None:
        """Try whether the store can be written, and look after its folder."""
        if self.beating is None:
            self.beaten = self.now()
            self.beating = asyncio.create_task(self._try())
        try:
            await asyncio.wait_for(asyncio.shield(self.beating), PATIENCE)
        except TimeoutError:
            self._note("nothing that is written is answered for")

    async def _try(self) -> None:
        try:
            failed = await self._why_not_written()
            self._note(self._what_is_lost() or failed)
            await self._look_at_space()
        except InUse:
            self._note("another process has taken the data folder")
        except OSError as error:
            self._note(f"the data folder cannot be looked at: {error.strerror}")
        finally:
            self.beating = None

    async def _why_not_written(self) -> str | None:
        try:
            await self.store.write(Change(NO_TABLE, alive=self.now()))
        except StoreFailed as failed:
            return str(failed)
        return None

    def _what_is_lost(self) -> str | None:
        """What was taken from beneath the server. A lock file is back at once, and is no reason to stop."""
        missing = self.store.missing_files()
        if LOCK in missing:
            logs.event("lock file restored", level=logging.WARNING)
        lost = [name for name in missing if name != LOCK]
        return f"{lost[0]} was deleted or replaced while the server runs" if lost else None

    async def _look_at_space(self) -> None:
        with suppress(StoreFailed):
            self.metrics.store_bytes = await asyncio.to_thread(self.store.used_space)
        free = self.store.free_space()
        self.metrics.disk_free = free or 0
        little = free is not None and free < LITTLE_SPACE
        self.warning = f"{self.metrics.disk_free >> 20} MB are free on the disk" if little else None

    def _note(self, problem: str | None) -> None:
        """Write down when it begins to fail, and when it is well again: not every minute."""
        if problem and not self.problem:
            logs.event("store not writable", level=logging.ERROR, error=StoreFailed(problem))
        elif self.problem and not problem:
            logs.event("store writable again")
        self.problem, self.metrics.store_writable = problem, problem is None
