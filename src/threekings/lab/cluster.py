"""Ray's cluster as workers: the only file that knows Ray, which is there with the extra threekings[ray].

A task is some jobs in a row, as many as take about a second, played one after another by one process of the cluster.
Ray gives the task of a lost process to another one; what comes back is taken in the order of the jobs, so that every
game is counted once. Who plays has to have the same code, or nothing is played.
"""

import logging
import os
import pickle
import socket
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import IO, Any

import threekings
from threekings import jit
from threekings.lab.workers import Done, Job
from threekings.plugins import load_plugins

LOCAL = "local"  # instead of an address: a cluster of this machine's cores, for as long as it is needed
TASK_SECONDS = 1.0  # that a task should take: what a lost process costs, and how often the bar moves
MOST_JOBS = 512  # of a task
GROWTH = 4  # times as many jobs a task as in the one before, at most
RETRIES = 20  # of a task whose process was lost
STDERR = 2
REACHED = 5.0  # seconds for whoever listens at an address to answer
EMPTY_SETTINGS, SETTINGS_AT = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]), 3  # a frame of HTTP/2, and where its kind stands
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + EMPTY_SETTINGS  # Ray's gRPC answers with such a frame
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # Ray would tell its makers
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # its new way, said so that it does not warn
}


REFUSED = b"InvalidAuthToken"  # what Ray says again and again where a cluster wants a token
NO_TOKEN = PermissionError("it wants Ray's token: set RAY_AUTH_MODE=token")


class Cluster:
    """A connection to a cluster, until it is left."""

    def __init__(self, address: str):
        self.address = address

    def __enter__(self) -> "Cluster":
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        import ray

        self.ray = ray
        check_reachable(self.address)
        own: dict[str, Any] = {"include_dashboard": False} if self.address == LOCAL else {}
        with muffled() as said:
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR, **own)
            except (ValueError, RuntimeError, OSError, ray.exceptions.RayError) as error:
                said.seek(0)
                raise unreachable(self.address, NO_TOKEN if REFUSED in said.read() else error) from None
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def in_order(self, play: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """As workers do; jobs are asked for as far ahead as keeps all processes busy."""
        task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(play_jobs)
        left, waiting, size = iter(jobs), deque[Any](), 1
        try:
            while True:
                while len(waiting) < 2 * self._processes() and (some := list(islice(left, size))):
                    waiting.append(task.remote(code(), pickle.dumps((play, some))))
                if not waiting:
                    return
                seconds, done = self._result(waiting.popleft())
                size = next_size(size, seconds / len(done))
                yield from done
        finally:
            for one in waiting:
                self.ray.cancel(one, force=False)

    def _processes(self) -> int:
        """As many as the cluster has now: machines come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _result(self, task: Any) -> Any:
        try:
            return self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, (ValueError, OSError)):
                raise type(error.cause)(*error.cause.args) from None
            raise ConnectionError(f"the cluster at {self.address}: {last_line(error)}") from None
        except self.ray.exceptions.RayError as error:
            raise ConnectionError(f"the cluster at {self.address}: {first_line(error)}") from None


def play_jobs(wanted: str, task: bytes) -> tuple[float, list[Any]]:
    """Play these jobs, in a process of the cluster; how many seconds it took, and what they come to."""
    if code() != wanted:
        raise ValueError(f"{socket.gethostname()} in the cluster has other code, {code()} instead of {wanted}")
    load_plugins()
    started = time.perf_counter()
    play, jobs = pickle.loads(task)
    done = [play(job) for job in jobs]
    return time.perf_counter() - started, done


@cache
def code() -> str:
    """What the results of equal seeds depend on: the version, and the compiled code."""
    return f"{threekings.__version__}-{jit.digest()}"


def next_size(size: int, seconds: float) -> int:
    """How many jobs the next tasks have, where one has taken so long."""
    return max(1, min(round(TASK_SECONDS / max(seconds, 1e-9)), GROWTH * size, MOST_JOBS))


@contextmanager
def muffled() -> Iterator[IO[bytes]]:
    """What this process, compiled code included, writes on stderr meanwhile goes into a file."""
    sys.stderr.flush()
    with tempfile.TemporaryFile() as said:
        kept = os.dup(STDERR)
        os.dup2(said.fileno(), STDERR)
        try:
            yield said
        finally:
            os.dup2(kept, STDERR)
            os.close(kept)


def check_reachable(address: str) -> None:
    """ConnectionError unless something like Ray answers there: Ray itself would try for minutes, or for ever."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a word of Ray's: local, auto
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACHED) as connection:
            connection.sendall(HELLO)
            secured = os.environ.get("RAY_USE_TLS", "0") != "0"
            answer = EMPTY_SETTINGS if secured else connection.recv(len(EMPTY_SETTINGS))
    except (OSError, ValueError, OverflowError) as error:
        raise unreachable(address, error) from None
    if answer[SETTINGS_AT : SETTINGS_AT + 1] != EMPTY_SETTINGS[SETTINGS_AT : SETTINGS_AT + 1]:
        raise unreachable(address, ValueError("something else answers there"))


def unreachable(address: str, error: BaseException) -> ConnectionError:
    return ConnectionError(f"no Ray cluster can be reached at {address}: {first_line(error)}")


def first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def last_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[-1]
