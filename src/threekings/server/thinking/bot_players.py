"""Bots at tables: they see what their seat sees, think outside the event loop, and move as people do.

A bot takes about as long as the table's pace says, whether it has thought long or not: where all choose at the same
moment, nobody is to learn from when a choice came in. A bot that thinks too long is replaced by greedy for that move,
and a thought that nobody waits for any more is stopped: the position has changed, or nobody watches bots alone.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from threekings.bots import Bot, Position, decision, read_bot
from threekings.daily_deal import bot_seed
from threekings.server import logs
from threekings.server.net.rate_limits import Bucket
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import play_as_bot
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import StoreFailed
from threekings.server.table.refused import Refused
from threekings.server.thinking.thinking_queue import ThinkingQueue, Thought

TIMEOUT = 5.0  # seconds until a bot that has not come back is given up: one of another package, or too much is asked
SPREAD = (0.6, 1.4)  # of the pace: no two moves take equally long
FALLBACK = Bot("greedy")
MOST_LINES = (0.1, 10.0)  # of the log about such bots, a second and at once: where many are slow, metrics count them
RETRY = 1.0  # seconds until a bot tries again where the store has failed


@dataclass(eq=False)
class BotTurn:
    """A bot is to move: where, and in which position."""

    live: LiveTable
    seat: int
    bot: str
    turn: int  # of the table, whose position it thinks about
    task: asyncio.Task[None] | None = None
    thought: Thought | None = None
    playing: bool = False  # it has chosen, and its move is being made

    @property
    def key(self) -> tuple[str, int]:
        return self.live.table.id, self.seat

    def position(self, seed: int) -> Position:
        """What the seat knows."""
        match = self.live.table.playing()
        return Position(match.game, match.edition, match.resampled(self.seat, seed), self.seat)

    @property
    def published_seed(self) -> int:
        """At a daily deal: by the deal and how far the game is, and nothing else: bots reply alike everywhere."""
        table = self.live.table
        return bot_seed(table.shuffle_key, self.seat, table.steps)

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for this move still: for a thought about another position nobody does."""
        live = self.live
        return live.table.turn == self.turn and (self.seat, self.bot) in live.table.bots_to_act() and live.bots_play

    def share(self, queue: ThinkingQueue) -> None:
        """Those who wait may be others than before."""
        if self.thought and self.thought.addresses != self.live.addresses:
            queue.share(self.thought, self.live.addresses)


class BotPlayers:
    """Keeps one task going for every seat that waits for a bot."""

    def __init__(
        self,
        registry: TableRegistry,
        *,
        threads: int,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.registry, self.sleep = registry, sleep
        self.queue = ThinkingQueue(threads, registry.metrics.queue, clock)
        self.thinking: dict[tuple[str, int], BotTurn] = {}
        self.lines = Bucket(*MOST_LINES)
        registry.on_change, registry.queue = self.wake, self.queue

    def wake(self, live: LiveTable) -> None:
        """Something has changed at a table: stop what nobody waits for, let those begin who are to move now."""
        mine = self.registry.leases.holds(live.table.id)
        for turn in self._turns_at(live):
            if turn.playing or (turn.is_awaited and mine):
                turn.share(self.queue)
            else:
                self._stop(turn)
        if not mine or not live.bots_play:
            return
        for seat, bot in live.table.bots_to_act():
            if (live.table.id, seat) not in self.thinking:
                self._begin(BotTurn(live, seat, bot, live.table.turn))

    def _turns_at(self, live: LiveTable) -> list[BotTurn]:
        keys = [(live.table.id, seat) for seat in range(len(live.table.seats))]
        return [self.thinking[key] for key in keys if key in self.thinking]

    def _begin(self, turn: BotTurn) -> None:
        self.thinking[turn.key] = turn
        turn.task = asyncio.get_running_loop().create_task(self._move(turn))

    def _stop(self, turn: BotTurn) -> None:
        assert turn.task
        del self.thinking[turn.key]
        turn.task.cancel()
        self.registry.metrics.stopped += 1

    async def _move(self, turn: BotTurn) -> None:
        live = turn.live
        try:
            drawn = self.registry.random_bytes(16)
            pause = self.sleep(self._pause(live, drawn))
            move, _ = await asyncio.gather(self._choice(turn, drawn), pause)
            if turn.is_awaited:
                turn.playing = True
                await self._play(turn, move)
        except Exception as error:  # nobody has foreseen it; it is tried again, and the others go on
            self.registry.metrics.errors += 1
            logs.event("bot failed", level=logging.ERROR, error=error, table=live.table.id)
            await self.sleep(RETRY)
        finally:
            if self.thinking.get(turn.key) is turn:
                del self.thinking[turn.key]
        self.wake(live)

    async def _play(self, turn: BotTurn, move: str) -> None:
        try:
            await play_as_bot(self.registry, turn.live, turn.seat, move, turn=turn.turn)
        except Refused:
            pass  # at the very last moment
        except StoreFailed as error:
            logs.event("bot failed", level=logging.WARNING, error=error, table=turn.live.table.id)
            await self.sleep(RETRY)

    def _pause(self, live: LiveTable, drawn: bytes) -> float:
        low, high = SPREAD
        return live.table.pace / 1000 * (low + (high - low) * drawn[0] / 255)

    async def _choice(self, turn: BotTurn, drawn: bytes) -> str:
        """The bot's move or, where it has none in time, greedy's."""
        await self.registry.compiling.ready(turn.live.table.created.game, "bots")
        table = turn.live.table
        seed = turn.published_seed if table.created.daily else int.from_bytes(drawn[8:], "big")
        self.registry.metrics.thoughts += 1
        try:
            bot = read_bot(turn.bot)
            turn.thought = Thought(table.id, turn.live.addresses, bot, turn.position(seed), seed)
            turn.thought.unhurried = table.created.daily is not None
            return await self._thought_out(turn.thought)
        except Exception as error:  # too slow, or a bot of another package that failed or is gone: the game goes on
            self.registry.metrics.fallbacks += 1
            if self.lines.takes(self.registry.now()):
                slow = isinstance(error, TimeoutError)
                logs.event("bot too slow" if slow else "bot failed", bot=turn.bot.partition(":")[0], error=error)
            return await asyncio.to_thread(decision, FALLBACK, turn.position(seed), seed)

    async def _thought_out(self, thought: Thought) -> str:
        self.queue.add(thought)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(thought.chosen), None if thought.unhurried else TIMEOUT)
        finally:
            self.queue.stop(thought)

    async def close(self) -> None:
        tasks = [turn.task for turn in self.thinking.values() if turn.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.queue.close()
