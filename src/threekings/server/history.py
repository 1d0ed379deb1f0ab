"""The last hour of the server, for whoever hosts it: a sample every ten seconds, told on this machine only."""

import os
import time
from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from litestar import get
from litestar.datastructures import State

from threekings import __version__
from threekings.lab.process_figures import resident_bytes
from threekings.server.heartbeat import Heartbeat
from threekings.server.metrics import BOUNDS
from threekings.server.net.addresses import is_here
from threekings.server.net.requests import COMMON
from threekings.server.net.sessions import HttpRequest
from threekings.server.protocol.messages import HostReport, HostSample
from threekings.server.registry.registry import TableRegistry
from threekings.server.table.refused import Refused
from threekings.server.table.table import PLAYING

SAMPLE = 10.0  # seconds between two samples
KEPT = 360  # samples: an hour
HALF, NEARLY_ALL = 0.5, 0.99  # of moves


@dataclass(frozen=True)
class Totals:
    """What had been counted at a moment."""

    at: float
    moves: int
    refused: int
    fallbacks: int
    commits: int
    changes: int
    processor: float
    delays: tuple[int, ...]  # moves by how long they took


class History:
    """What the server did from sample to sample."""

    def __init__(self, registry: TableRegistry):
        self.registry = registry
        self.samples: deque[HostSample] = deque(maxlen=KEPT)
        self.last = self._totals()

    def _totals(self) -> Totals:
        counted = self.registry.metrics
        return Totals(
            at=self.registry.now(),
            moves=counted.moves.total(),
            refused=counted.refused.total(),
            fallbacks=counted.fallbacks,
            commits=counted.commits.groups,
            changes=counted.commits.changes,
            processor=time.process_time(),
            delays=tuple(counted.seconds.counts),
        )

    async def note(self) -> None:
        """Keep what was done since the last sample."""
        before, self.last = self.last, self._totals()
        self.samples.append(self._sample(before, self.last))

    def _sample(self, before: Totals, now: Totals) -> HostSample:
        seconds = max(now.at - before.at, 1e-3)
        delays = [late - early for early, late in zip(before.delays, now.delays, strict=True)]
        commits = now.commits - before.commits
        return HostSample(
            at=now.at,
            playing=Counter(live.table.status for live in self.registry.live.values())[PLAYING],
            sockets=self.registry.connections.count,
            moves=(now.moves - before.moves) / seconds,
            refused=(now.refused - before.refused) / seconds,
            half=quantile(delays, HALF),
            nearly_all=quantile(delays, NEARLY_ALL),
            thoughts=self.registry.metrics.queue.waiting + self.registry.metrics.queue.running,
            fallbacks=now.fallbacks - before.fallbacks,
            commits=commits / seconds,
            group=(now.changes - before.changes) / commits if commits else 0.0,
            processor=(now.processor - before.processor) / seconds,
            memory=resident_bytes(os.getpid()),
        )


def quantile(counts: Sequence[int], share: float) -> float:
    """The seconds that this share of moves stayed under; between two bounds of a histogram they are spread evenly."""
    up_to = [*accumulate(counts)]
    if not up_to[-1]:
        return 0.0
    wanted = share * up_to[-1]
    bucket = min(bisect_right(up_to, wanted), len(counts) - 1)
    if bucket == len(BOUNDS):
        return BOUNDS[-1]  # or more: nobody knows how much
    low = BOUNDS[bucket - 1] if bucket else 0.0
    within = (wanted - (up_to[bucket] - counts[bucket])) / counts[bucket]
    return low + (BOUNDS[bucket] - low) * within


@get("/api/host", summary="How the server is doing, for a browser on the same machine", **COMMON)
async def host_report(state: State, request: HttpRequest) -> HostReport:
    """How much others do, and when, is nobody else's business."""
    if request.client is None or not is_here(request.client.host):
        raise Refused("not-yours", "this is for browsers on the same machine")
    registry: TableRegistry = state.registry
    heartbeat: Heartbeat = state.heartbeat
    history: History = state.history
    await heartbeat.look()
    counted = registry.metrics
    return HostReport(
        version=__version__,
        started=registry.started,
        now=registry.now(),
        place=registry.store.place,
        tables=dict(Counter(live.table.status for live in registry.live.values())),
        moves=dict(counted.moves),
        refused=dict(counted.refused),
        thoughts=counted.thoughts,
        fallbacks=counted.fallbacks,
        waiting=counted.queue.waiting,
        errors=counted.errors,
        bytes_used=counted.store_bytes,
        bytes_free=counted.disk_free,
        problem=heartbeat.problem,
        little_space=heartbeat.warning is not None,
        history=[*history.samples],
    )
