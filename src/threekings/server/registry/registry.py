"""The tables in memory, by name. Time, chance and the store are passed in: a server may run in simulated time."""

import base64
import hashlib
import logging
from collections.abc import Callable
from pathlib import Path

from threekings.precompile import CompileQueue
from threekings.server import logs
from threekings.server.metrics import Metrics
from threekings.server.net.connection_limits import ConnectionLimit
from threekings.server.net.rate_limits import RateLimits
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.replays import Replays
from threekings.server.registry.waking import PREPARING, wake
from threekings.server.store.store import Store
from threekings.server.table.refused import Refused
from threekings.server.table.table import PLAYING

MOST_TABLES = 100_000
MOST_CONNECTIONS, MOST_FROM_ADDRESS = 20_000, 100  # that look at tables
IDLE = 600.0  # seconds that a table nobody needs is kept in memory


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
        changed: Callable[[LiveTable], None] = lambda _: None,
    ):
        self.store, self.now, self.random_bytes, self.editions = store, now, random_bytes, editions
        self.compiling = compiling or CompileQueue([])  # without one, nothing is to be compiled ahead
        self.changed = changed  # hears of every change: bots wait for it
        self.live: dict[str, LiveTable] = {}
        self.editions_kept: set[str] = set()  # digests of those the store has been given since the start
        self.metrics = Metrics(store.commits)
        self.replays = Replays()
        self.requests = RateLimits(20.0, 100.0, now)  # of a session, over HTTP
        self.creating = RateLimits(0.5, 20.0, now)  # new tables, from one address
        self.acting = RateLimits(200.0, 800.0, now)  # what people do at a table
        self.chatting = RateLimits(0.5, 5.0, now)  # chat messages of a seat
        self.connections = ConnectionLimit(MOST_CONNECTIONS, MOST_FROM_ADDRESS)

    def find(self, table: str) -> LiveTable:
        """A table in memory, or woken from its log."""
        if table not in self.live:
            self.live[table] = wake(table, self.store, self.now, self.compiling)
            self.changed(self.live[table])
        live = self.live[table]
        live.used = self.now()
        return live

    def wake_all(self) -> None:
        """Wake every table where somebody is to act: bots move again, clocks run on."""
        for entry in self.store.find_lobby(status=PLAYING, limit=MOST_TABLES):
            try:
                self.find(entry.table)
            except Refused as refused:
                level = logging.DEBUG if refused.code == PREPARING else logging.WARNING
                logs.event("table not woken", level=level, table=entry.table, code=refused.code)

    def forget_if_idle(self, live: LiveTable, now: float) -> None:
        """Let a table sleep that nobody looks at and nothing happens at."""
        idle = not live.connections and not live.lock.locked() and now - live.used >= IDLE
        if idle and live.table.waits_for_people:
            del self.live[live.table.id]

    def check_space(self, address: str | None) -> None:
        """Refuse one connection more where there are too many, in all or from one address."""
        if not self.connections.has_space(address):
            raise Refused("full", "too many connections: come back later")

    def new_name(self, size: int) -> str:
        """A name from so many random bytes, in letters that may stand in a link."""
        return base64.urlsafe_b64encode(self.random_bytes(size)).decode().rstrip("=")


def hashed(secret: str) -> bytes:
    """What the store keeps of tokens and cookies."""
    return hashlib.sha256(secret.encode()).digest()
