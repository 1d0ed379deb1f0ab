"""Who plays the games of a study: threads of this process; or, behind the same interface, a cluster (cluster.py).

A job is a range of games, which its contest's seed decides: what it comes to does not depend on who plays it.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Workers(Protocol):
    """Whoever plays."""

    def in_order(self, play: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """What playing comes to, in the order of the jobs, which are asked for a little ahead of what is played."""


@dataclass(frozen=True)
class Threads:
    """So many threads, one a core if not said. Whoever stops waits only for what is being played."""

    count: int | None = None

    def in_order(self, play: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        workers = self.count or os.cpu_count() or 1
        if workers == 1:
            yield from map(play, jobs)
            return
        pool = ThreadPoolExecutor(workers)
        pending: deque[Future[Done]] = deque()
        try:
            for job in jobs:
                pending.append(pool.submit(play, job))
                if len(pending) > 2 * workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


HERE = Threads()
