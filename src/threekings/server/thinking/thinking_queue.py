"""Bots think slice by slice, in fair turns, on as many threads as there are processors.

A thought ends when its budget is spent and, whatever that says in playouts, after two seconds of thinking: with the
best move it has found. Only at a daily deal does it take as long as it needs. One that nobody waits for any more ends
with the slice it is in.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Any

from threekings.bots import Bot, Position, begin_thinking, checked
from threekings.server.metrics import QueueLength
from threekings.server.table.setup import MOST_MILLISECONDS
from threekings.server.thinking.fair_turns import FairTurns

SLICE = 0.03  # seconds of thinking until somebody else has a turn
MOST_THINKING = MOST_MILLISECONDS / 1000  # seconds about one move
PATIENCE = 4.0  # seconds, turns of others included, after which a thought ends with what it has found


class Thought:
    """What a bot thinks about one move, and for whom; `chosen` is what it comes to."""

    def __init__(self, table: str, addresses: frozenset[str | None], bot: Bot, position: Position, seed: int):
        self.table, self.addresses = table, addresses
        self.bot, self.position, self.seed = bot, position, seed
        self.chosen: Future[Any] = Future()
        self.asked = 0.0  # when, by the queue's clock
        self.spent = 0.0  # seconds of thinking
        self.unhurried = False  # it spends its whole budget, so that a slow machine comes to the same move
        self._thinking: Any = None  # what `begun` has returned

    def go_on(self, clock: Callable[[], float]) -> bool:
        """Think for a slice; whether there is more to think about. Where there is not, the move is chosen."""
        try:
            if self._think(clock):
                return True
            self._tell(self.result(self._thinking))
        except BaseException as error:  # of another package's bot, which may even have tried to end the process
            self._tell(error)
        return False

    def _think(self, clock: Callable[[], float]) -> bool:
        began = clock()
        if self._thinking is None:
            self._thinking = self.begun()
        more = self._thinking.go_on(SLICE)
        now = clock()
        self.spent += now - began
        in_time = self.spent < MOST_THINKING and now - self.asked < PATIENCE
        return more and (in_time or self.unhurried)

    # What is thought about; hints.py thinks otherwise

    def begun(self) -> Any:
        """The thought, which goes on in slices."""
        return begin_thinking(self.bot, self.position, self.seed)

    def result(self, thinking: Any) -> Any:
        """What it has come to."""
        return checked(self.bot, self.position, thinking.move())

    def _tell(self, result: Any) -> None:
        if not self.chosen.set_running_or_notify_cancel():
            return  # nobody waits for it any more
        if not isinstance(result, BaseException):
            self.chosen.set_result(result)
        else:
            self.chosen.set_exception(result if isinstance(result, Exception) else RuntimeError(repr(result)))


class ThinkingQueue:
    """The thoughts of all bots of a server. Without threads, whoever calls `step` does the thinking."""

    def __init__(self, threads: int, length: QueueLength, clock: Callable[[], float]):
        self.threads, self.length, self.clock = threads, length, clock
        self._turns: FairTurns[Thought] = FairTurns()
        self._lock = Lock()  # around turns, length and workers
        self._workers = 0
        self._pool = ThreadPoolExecutor(max(threads, 1), thread_name_prefix="bot")

    # In the event loop

    def add(self, thought: Thought) -> None:
        """Let a thought have its turns."""
        thought.asked = self.clock()
        with self._lock:
            self._put(thought)
            if self._workers < self.threads:
                self._workers += 1
                self._pool.submit(self._work)

    def stop(self, thought: Thought) -> None:
        """Nobody waits for a thought any more, finished or not."""
        thought.chosen.cancel()
        with self._lock:
            self._remove(thought)

    def share(self, thought: Thought, addresses: frozenset[str | None]) -> None:
        """Give a thought its turns with those who wait for it now."""
        with self._lock:
            waited = self._remove(thought)
            thought.addresses = addresses
            if waited:
                self._put(thought)

    def close(self) -> None:
        """To be called when all thoughts are stopped."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    # In the threads

    def _work(self) -> None:
        while self._is_needed():
            self.step()

    def _is_needed(self) -> bool:
        """Whether a worker has something to do; one that has not is none any more."""
        with self._lock:
            if not self._turns:
                self._workers -= 1
                return False
            return True

    def step(self) -> None:
        """Think for a slice about that whose turn it is, if anything waits."""
        with self._lock:
            thought = self._turns.take()
            if thought is None:
                return
            self._count(running=1)
        more = thought.go_on(self.clock)
        with self._lock:
            self._count(running=-1)
            if more and not thought.chosen.cancelled():
                self._put(thought)

    # With the lock

    def _put(self, thought: Thought) -> None:
        self._turns.put(thought)
        self._count()

    def _remove(self, thought: Thought) -> bool:
        """Take a thought's turns from it, where it waits; whether it did."""
        if thought not in self._turns:
            return False
        self._turns.remove(thought)
        self._count()
        return True

    def _count(self, running: int = 0) -> None:
        self.length.waiting = len(self._turns)
        self.length.running += running
