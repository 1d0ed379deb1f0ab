"""Bots at tables: they see what their seat sees, think outside the event loop, and move by the same door as people.

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
from threekings.server.store.changes import StoreFailed
from threekings.server.tables.live_table import Room
from threekings.server.tables.registry import House
from threekings.server.tables.table import Refused

PATIENCE = 5.0  # seconds a bot may think, at most
SPREAD = (0.6, 1.4)  # of the pace: no two moves take equally long
FALLBACK = Bot("greedy")
AGAIN = 1.0  # seconds until a bot tries again where the store has failed


class Thinking:
    """Keeps one thought going for every seat that waits for a bot."""

    def __init__(self, house: House, *, threads: int, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep):
        self.house = house
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.sleep = sleep
        self.going: dict[tuple[str, int], asyncio.Task[None]] = {}
        house.changed = self.wake

    def wake(self, room: Room) -> None:
        """Let every bot that is to move at a table begin to think."""
        for seat, bot in room.table.bots_to_act():
            key = (room.table.id, seat)
            if key not in self.going:
                self.going[key] = asyncio.get_running_loop().create_task(self._move(room, seat, bot, key))

    async def _move(self, room: Room, seat: int, bot: str, key: tuple[str, int]) -> None:
        try:
            turn, match = room.table.turn, room.table.match
            assert match
            drawn = self.house.draw(16)
            wait = self.sleep(self._pause(room, drawn))
            move, _ = await asyncio.gather(self._thought(read_bot(bot), match.copy(), seat, drawn), wait)
            # Somebody may have come back, or taken a move back: a thought about another position is worth nothing.
            if room.table.turn == turn and (seat, bot) in room.table.bots_to_act():
                await self._play(room, seat, move)
        finally:
            del self.going[key]
        self.wake(room)

    async def _play(self, room: Room, seat: int, move: str) -> None:
        try:
            await self.house.play(room, seat, move, bot=True)
        except Refused:
            pass  # at the very last moment
        except StoreFailed as error:
            logs.event("bot failed", level=logging.WARNING, error=error, table=room.table.id)
            await self.sleep(AGAIN)

    def _pause(self, room: Room, drawn: bytes) -> float:
        low, high = SPREAD
        return room.table.pace / 1000 * (low + (high - low) * drawn[0] / 255)

    async def _thought(self, bot: Bot, match: Match, seat: int, drawn: bytes) -> str:
        seed = int.from_bytes(drawn[8:], "big")
        loop = asyncio.get_running_loop()
        self.house.metrics.thoughts += 1
        thought = loop.run_in_executor(self.pool, choose, bot, match, seat, seed)
        try:
            return await asyncio.wait_for(asyncio.shield(thought), PATIENCE)
        except TimeoutError:
            self.house.metrics.fallbacks += 1
            logs.event("bot too slow", bot=bot.name)
            return await loop.run_in_executor(None, choose, FALLBACK, match, seat, seed)

    async def close(self) -> None:
        for task in list(self.going.values()):
            task.cancel()
        await asyncio.gather(*self.going.values(), return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
