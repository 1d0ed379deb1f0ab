"""Figures about the running server, in the text form that Prometheus reads.

Few and small, so no library: counters that only grow, gauges counted when somebody asks, one histogram. They tell how
much is done, never by whom or at which table.
"""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from threekings.server.store.changes import Commits
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, GATHERING, OVER, PLAYING, Table

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
BY = {False: "person", True: "bot"}


class Counted(Protocol):
    """As much of a connection as is counted."""

    seat: int | None


class CountedTable(Protocol):
    """As much of a table in memory as is counted."""

    table: Table

    @property
    def connections(self) -> Collection[Counted]: ...


class CountedMove:
    """A move that is counted by how it ends: not a generator, since it stands around every move."""

    def __init__(self, counted: "Metrics", by: str):
        self.counted, self.by = counted, by

    def __enter__(self) -> None:
        self.asked = time.perf_counter()

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        if error is None:
            self.counted.moves[self.by] += 1
            self.counted.seconds.add(time.perf_counter() - self.asked)
        elif isinstance(error, Refused):
            self.counted.refusals[error.code] += 1


@dataclass
class QueueLength:
    """How many thoughts of bots there are: those that wait for their turn, and those that have it."""

    waiting: int = 0
    running: int = 0


class Metrics:
    """What has been counted since the start."""

    def __init__(self, commits: Commits | None = None) -> None:
        self.commits = commits or Commits()  # which the store counts
        self.moves: Counter[str] = Counter(dict.fromkeys(BY.values(), 0))
        self.refusals: Counter[str] = Counter()
        self.queue = QueueLength()  # which the bots' queue keeps up to date
        self.thoughts = 0
        self.stopped = 0
        self.fallbacks = 0
        self.errors = 0
        self.tables_deleted: Counter[str] = Counter()  # by what they were
        self.store_writable = True  # as the last heartbeat has found it
        self.disk_free = 0  # bytes
        self.seconds = Histogram()

    def move(self, *, bot: bool) -> CountedMove:
        """Around a move, from asking to the moment it was sent to everybody."""
        return CountedMove(self, BY[bot])

    def text(self, live: Collection[CountedTable], *, process: int | None = None) -> str:
        """Everything, in the form Prometheus reads; where there are several processes, with the number of this one."""
        lines = [*gauges(live), *self._queue(), *self._store(), *self._counters()]
        return "".join(f"{line if process is None else of_process(line, process)}\n" for line in lines)

    def _store(self) -> Iterator[str]:
        yield from family("store_writable", "gauge", "Whether the disk can be written", plain(int(self.store_writable)))
        yield from family("disk_free_bytes", "gauge", "Space left on the disk", plain(self.disk_free))
        deleted = labelled("kind", self.tables_deleted)
        yield from family("tables_deleted_total", "counter", "Tables that were old enough", deleted)

    def _queue(self) -> Iterator[str]:
        lengths = {"waiting": self.queue.waiting, "running": self.queue.running}
        yield from family("bot_queue", "gauge", "Moves bots think about now", labelled("state", lengths))

    def _counters(self) -> Iterator[str]:
        yield from family("moves_total", "counter", "Moves accepted", labelled("by", self.moves))
        yield from family("moves_refused_total", "counter", "Moves refused", labelled("code", self.refusals))
        yield from family("bot_thoughts_total", "counter", "Moves bots have thought about", plain(self.thoughts))
        yield from family("bot_stopped_total", "counter", "Thoughts nobody waited for any more", plain(self.stopped))
        yield from family("bot_fallbacks_total", "counter", "Thoughts that took too long", plain(self.fallbacks))
        yield from family("commits_total", "counter", "Times the disk made things durable", plain(self.commits.groups))
        yield from family("changes_total", "counter", "Changes made durable by them", plain(self.commits.changes))
        yield from family("errors_total", "counter", "Errors nobody has foreseen", plain(self.errors))
        yield from family(
            "move_seconds", "histogram", "From asking for a move to sending it to all", self.seconds.samples()
        )


def gauges(live: Collection[CountedTable]) -> Iterator[str]:
    statuses = Counter(dict.fromkeys((GATHERING, PLAYING, OVER, ABANDONED), 0))
    statuses.update(one.table.status for one in live)
    watching = Counter({"seat": 0, "spectator": 0})
    watching.update("spectator" if by.seat is None else "seat" for one in live for by in one.connections)
    yield from family("tables", "gauge", "Tables in memory", labelled("status", statuses))
    yield from family("watchers", "gauge", "Connections that look at a table", labelled("from", watching))


class Histogram:
    """How many values were at most as large as each bound."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS):
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def samples(self) -> Iterator[tuple[str, float]]:
        total = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            total += count
            yield f'_bucket{{le="{bound}"}}', total
        yield "_sum", self.sum
        yield "_count", total


def family(name: str, kind: str, help_text: str, samples: Iterable[tuple[str, float]]) -> Iterator[str]:
    """One metric: what it is, and its samples by what stands behind its name."""
    yield f"# HELP threekings_{name} {help_text}"
    yield f"# TYPE threekings_{name} {kind}"
    yield from (f"threekings_{name}{behind} {value}" for behind, value in samples)


def of_process(line: str, process: int) -> str:
    """A sample with the number of the process it is about."""
    if line.startswith("#"):
        return line
    name, _, rest = line.partition("{")
    if rest:
        return f'{name}{{process="{process}",{rest}'
    name, _, value = line.partition(" ")
    return f'{name}{{process="{process}"}} {value}'


def plain(value: int) -> list[tuple[str, float]]:
    return [("", value)]


def labelled(label: str, counted: Mapping[str, int]) -> Iterator[tuple[str, float]]:
    return ((f'{{{label}="{value}"}}', count) for value, count in sorted(counted.items()))
