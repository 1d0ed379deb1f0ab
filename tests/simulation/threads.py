"""Threads that take turns instead of running at the same time: the store's writer, and where bots think.

Each is a greenlet of its process. It goes on until it waits for something, and then lets everybody else go on; so
nothing depends on which thread the machine prefers. The server's own code runs, with these in place of Python's.
"""

import asyncio
import types
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from queue import Empty
from typing import Any
from unittest.mock import patch

from greenlet import GreenletExit, getcurrent, greenlet

from tests.simulation.virtual_time import Loop, Step
from threekings.server.registry import replays
from threekings.server.store import writer
from threekings.server.thinking import thinking_queue

A_MOMENT = 0.002  # seconds until a thread of a pool has time


class Thread:
    """A thread of the process in which it was made."""

    def __init__(self, *, target: Callable[[], None], name: str = "", daemon: bool = False):  # noqa: ARG002
        self.loop = running_loop()
        self.greenlet = greenlet(target)
        self.greenlet.thread = self
        self.paused = True
        self.hurried = False  # somebody waits for its end: it does not wait itself any more
        self.timer: Step | None = None

    def start(self) -> None:
        self.loop.on_death.append(self.kill)
        self.loop.call_soon(self._go_on)

    def join(self) -> None:
        self.hurried = True
        while not self.greenlet.dead:
            self._go_on()

    def kill(self) -> None:
        if not self.greenlet.dead and self.greenlet is not getcurrent():
            self.greenlet.throw(GreenletExit)

    def wake(self) -> None:
        if self.paused:
            self.loop.call_soon(self._go_on)

    def pause(self, seconds: float | None = None) -> None:
        """Let others go on, until somebody wakes this one or the time is over."""
        if self.hurried:
            return
        self.paused = True
        if seconds is not None:
            self.timer = self.loop.call_later(seconds, self._go_on)
        self.greenlet.parent.switch()

    def sleep(self, seconds: float) -> None:
        """Let others go on for so long."""
        end = self.loop.time() + seconds
        while not self.hurried and (left := end - self.loop.time()) > 0:
            self.pause(left)

    def _go_on(self) -> None:
        if self.greenlet.dead or not self.paused:
            return
        self.paused = False
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.greenlet.switch()


class SimpleQueue:
    """What one thread gives to another."""

    def __init__(self) -> None:
        self.items: deque[Any] = deque()
        self.waiting: Thread | None = None

    def put(self, item: Any) -> None:
        self.items.append(item)
        if self.waiting:
            self.waiting.wake()

    def get(self, timeout: float | None = None) -> Any:
        self.waiting = this_thread()
        if not self.items:
            self.waiting.pause(timeout)
        while not self.items and timeout is None:
            self.waiting.pause()
        self.waiting = None
        if not self.items:
            raise Empty
        return self.items.popleft()

    def qsize(self) -> int:
        return len(self.items)


class Event:
    """A sign that a thread waits for."""

    def __init__(self) -> None:
        self.given = False
        self.waiting: Thread | None = None

    def set(self) -> None:
        self.given = True
        if self.waiting:
            self.waiting.wake()

    def clear(self) -> None:
        self.given = False

    def wait(self, timeout: float) -> None:
        self.waiting = this_thread()
        end = self.waiting.loop.time() + timeout
        while not self.given and not self.waiting.hurried and (left := end - self.waiting.loop.time()) > 0:
            self.waiting.pause(left)
        self.waiting = None


class ThreadPoolExecutor:
    """Threads that nobody waits for: what they are given is done a moment later."""

    def __init__(self, max_workers: int = 1, thread_name_prefix: str = ""):  # noqa: ARG002
        self.loop = running_loop()

    def submit(self, work: Callable[..., Any], *args: Any) -> Future[Any]:
        self.loop.call_later(A_MOMENT, work, *args)
        return Future()

    def shutdown(self, *, wait: bool = True, cancel_futures: bool = False) -> None:
        """Nothing is left to be done."""


def this_thread() -> Thread:
    thread: Thread = getcurrent().thread
    return thread


def running_loop() -> Loop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    return loop


@contextmanager
def in_place() -> Iterator[None]:
    """While these stand in place of Python's threads in all that a server does."""
    clock = types.SimpleNamespace(monotonic=lambda: running_loop().time())
    with (
        patch.multiple(writer, Thread=Thread, SimpleQueue=SimpleQueue, Event=Event, time=clock),
        patch.object(thinking_queue, "ThreadPoolExecutor", ThreadPoolExecutor),
        patch.object(replays, "ThreadPoolExecutor", ThreadPoolExecutor),
    ):
        yield
