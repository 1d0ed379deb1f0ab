"""Time that passes when nothing else is left to do, and an event loop for each process of a simulation.

All loops share one order: whatever is due is done one after another, and equal seeds give equal orders. A process that
is killed is a loop that does nothing any more; one that is stopped does later what was due meanwhile.
"""

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from itertools import count
from typing import Any

MOST_ROUNDS = 10  # in which what a dead process was about is ended: what ends may begin something


class Standstill(Exception):
    """Nothing will ever happen again, and what was waited for has not."""


class Step:
    """Something that is to happen in a process: as much of asyncio's handles as is asked for."""

    __slots__ = "_cancelled", "args", "callback", "context", "loop"

    def __init__(self, loop: "Loop", callback: Callable[..., Any], args: tuple[Any, ...], context: Context | None):
        self.loop, self.callback, self.args, self.context = loop, callback, args, context
        self._cancelled = False

    def cancel(self) -> None:
        self._cancelled = True

    def cancelled(self) -> bool:
        return self._cancelled


class World:
    """What is still to happen, in the order in which it will."""

    def __init__(self) -> None:
        self.now = 0.0
        self.running: Loop | None = None
        self._soon: deque[Step] = deque()
        self.soon = self._soon.append
        self._later: list[tuple[float, int, Step]] = []
        self._numbers = count()

    def later(self, at: float, step: Step) -> None:
        heapq.heappush(self._later, (at, next(self._numbers), step))

    def forget(self) -> None:
        """Nothing is to happen any more."""
        for step in self._soon:
            step.loop.parked.append(step)
        self._soon.clear()
        self._later.clear()

    def settle(self) -> None:
        """Let all happen for which no time has to pass."""
        self.run(lambda: not self._soon)

    def run(self, done: Callable[[], bool], *, steps: int = 1) -> None:
        """Let things happen until something is so, as it is seen every so many steps."""
        before, self.running = events._get_running_loop(), None
        try:
            while not done():
                for _ in range(steps):
                    self.step()
        finally:
            events._set_running_loop(before)
            self.running = None

    def step(self) -> None:
        """Do what is next; if that is for later, it is later now."""
        if self._soon:
            step = self._soon.popleft()
        elif self._later:
            at, _, step = heapq.heappop(self._later)
            if at > self.now:
                self.now = at
        else:
            raise Standstill
        if step._cancelled:
            return
        loop = step.loop
        if loop.stopped:
            loop.parked.append(step)
            return
        if loop is not self.running:
            self.running = loop
            events._set_running_loop(loop)
        try:
            if step.context is None:  # nobody here keeps anything in a context but tasks, which bring their own
                step.callback(*step.args)
            else:
                step.context.run(step.callback, *step.args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            loop.failed(f"Exception in callback {step.callback}", error)


class Loop(asyncio.BaseEventLoop):
    """The event loop of one process, with nothing of asyncio's own but its name."""

    def __init__(self, world: World, failed: Callable[[str, BaseException | None], None]):
        self.world, self.failed = world, failed
        self.dead = self.stopped = False
        self.parked: list[Step] = []
        self.on_death: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[Any]] = []

    @property
    def tasks(self) -> list[asyncio.Task[Any]]:
        """Those that are not done yet, the oldest first."""
        self._tasks = [task for task in self._tasks if not task.done()]
        return self._tasks

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something in this process from outside."""
        return self.create_task(work)

    def stop_for(self, seconds: float) -> None:
        """Do nothing for a while, as a process that has to wait for its processor."""
        self.stopped = True
        clock = Loop(self.world, self.failed)
        clock.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        if not self.dead:
            self._do_parked()

    def _do_parked(self) -> None:
        self.stopped, parked, self.parked = False, self.parked, []
        for step in parked:
            self.world.soon(step)

    def die(self) -> None:
        """Do nothing any more, at once."""
        self.dead = self.stopped = True
        self._tasks = self.tasks
        for undo in self.on_death:
            undo()

    def bury(self) -> None:
        """End what a dead process was about, so that nothing of it is ended one day, wherever that may be."""
        self.world.forget()
        self._do_parked()
        for _ in range(MOST_ROUNDS):
            for task in [task for task in self._tasks if not task.done()]:
                self._call_off(task)
            self.world.settle()
        self.stopped = True
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.exception()  # nobody is left to ask for it

    def _call_off(self, task: asyncio.Task[Any]) -> None:
        task.cancel()
        waits_for = task._fut_waiter  # type: ignore[attr-defined]
        if waits_for is not None:
            asyncio.Future.cancel(waits_for)  # even where nobody may call it off

    # What asyncio asks of a loop

    def time(self) -> float:
        return self.world.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Step:
        step = Step(self, callback, args, context)
        self.world.soon(step)
        return step

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # there are no threads

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Step:
        return self.call_at(self.world.now + max(0.0, delay), callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Step:
        step = Step(self, callback, args, context)
        self.world.later(when, step)
        return step

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=str(name) if name else None, context=context)
        self._tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # noqa: ARG002
        """Work of another thread, done in the next turn."""
        future = self.create_future()

        def work() -> None:
            try:
                result = func(*args)
            except Exception as error:
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self.call_soon(work)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failed(str(context["message"]), context.get("exception"))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def __del__(self) -> None:
        """It holds nothing that would have to be closed."""
