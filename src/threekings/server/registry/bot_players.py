"""Bots at tables: they see what their seat sees, think outside the event loop, and move as people do.

A bot takes about as long as the table's pace says, whether it has thought long or not: where all choose at the same
moment, nobody is to learn from when a choice came in. A bot that thinks too long is replaced by greedy for that move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from threekings.bots import Bot, choose, read_bot
from threekings.match import Match
from threekings.server import logs
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import play_as_bot
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import StoreFailed
from threekings.server.table.refused import Refused

TIMEOUT = 5.0  # seconds a bot may think, at most
SPREAD = (0.6, 1.4)  # of the pace: no two moves take equally long
FALLBACK = Bot("greedy")
RETRY = 1.0  # seconds until a bot tries again where the store has failed


class BotPlayers:
    """Keeps one task going for every seat that waits for a bot."""

    def __init__(
        self, registry: TableRegistry, *, threads: int, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ):
        self.registry = registry
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.sleep = sleep
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        registry.on_change = self.wake

    def wake(self, live: LiveTable) -> None:
        """Let every bot that is to move at a table begin to think."""
        if not live.bots_play:
            return
        for seat, bot in live.table.bots_to_act():
            key = (live.table.id, seat)
            if key not in self.thinking:
                self.thinking[key] = asyncio.get_running_loop().create_task(self._move(live, seat, bot, key))

    async def _move(self, live: LiveTable, seat: int, bot: str, key: tuple[str, int]) -> None:
        try:
            turn, match = live.table.turn, live.table.match
            assert match
            drawn = self.registry.random_bytes(16)
            pause = self.sleep(self._pause(live, drawn))
            move, _ = await asyncio.gather(self._thought(read_bot(bot), match.copy(), seat, drawn), pause)
            # Somebody may have come back, or taken a move back: a thought about another position is worth nothing.
            if live.table.turn == turn and (seat, bot) in live.table.bots_to_act():
                await self._play(live, seat, move)
        finally:
            del self.thinking[key]
        self.wake(live)

    async def _play(self, live: LiveTable, seat: int, move: str) -> None:
        try:
            await play_as_bot(self.registry, live, seat, move)
        except Refused:
            pass  # at the very last moment
        except StoreFailed as error:
            logs.event("bot failed", level=logging.WARNING, error=error, table=live.table.id)
            await self.sleep(RETRY)

    def _pause(self, live: LiveTable, drawn: bytes) -> float:
        low, high = SPREAD
        return live.table.pace / 1000 * (low + (high - low) * drawn[0] / 255)

    async def _thought(self, bot: Bot, match: Match, seat: int, drawn: bytes) -> str:
        await self.registry.compiling.ready(match.game.name, "bots")
        seed = int.from_bytes(drawn[8:], "big")
        loop = asyncio.get_running_loop()
        self.registry.metrics.thoughts += 1
        thought = loop.run_in_executor(self.pool, choose, bot, match, seat, seed)
        try:
            return await asyncio.wait_for(asyncio.shield(thought), TIMEOUT)
        except Exception as error:  # too slow, or a bot of another package that failed: the game goes on
            self.registry.metrics.fallbacks += 1
            logs.event("bot too slow" if isinstance(error, TimeoutError) else "bot failed", bot=bot.name, error=error)
            return await loop.run_in_executor(None, choose, FALLBACK, match, seat, seed)

    async def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
