"""Who plays the games of a command: threads here, or a cluster that --ray names."""

from collections.abc import Iterator
from contextlib import contextmanager

from threekings.lab.cluster import Cluster
from threekings.lab.workers import Threads, Workers


@contextmanager
def spread(threads: int | None, address: str | None) -> Iterator[Workers]:
    """The workers, for as long as they are needed."""
    if address is None:
        yield Threads(threads)
        return
    if threads:
        raise ValueError("--threads is for this machine alone: a cluster plays on all its cores")
    with Cluster(address) as cluster:
        yield cluster
