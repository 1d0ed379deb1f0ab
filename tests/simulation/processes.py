"""A server process: the whole server but for its sockets, over the database that all processes share.

It is started, killed and ended as a real one is. What it is asked comes through the ASGI application, so that routes,
sessions and refusals are the real ones too.
"""

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from litestar import Litestar

from tests.simulation.database import Memory, SimulatedStore, Weather
from tests.simulation.virtual_time import Loop, World
from threekings.precompile import CompileQueue
from threekings.server.app import checked_app, close_connections, make_litestar, serving
from threekings.server.lifecycle.sweeping import RETENTION
from threekings.server.registry.registry import TableRegistry
from threekings.server.steady_time import SteadyTime
from threekings.server.store.changes import StoreFailed
from threekings.server.thinking.bot_players import BotPlayers

HOST = "play.example.org"
EDITIONS = Path(__file__).parents[1] / "editions"
BEGINNING = 1_800_000_000.0  # what clocks show at the beginning
GOODBYE = 0.2  # seconds in which connections close before the end
AGAIN = 1.0  # seconds until a process is started again that could not start


@cache
def application(_number: int) -> Litestar:
    """What answers in the process of that number: made once, since only what it serves is another at each start."""
    return make_litestar(EDITIONS.parent, built=Path("nowhere"))


class Process:
    """One process, with as many lives as it is given."""

    def __init__(self, number: int, world: World, memory: Memory, chance: Random, failed: Callable[..., None]):
        self.number, self.world, self.memory, self.chance, self.failed = number, world, memory, chance, failed
        self.app = application(number)
        self.asgi = checked_app(self.app, [HOST])
        self.weather = Weather(Random(chance.random()), lambda: world.now)
        self.weather.crash = self.crash
        self.ahead = 0.0  # seconds that the machine's clock is ahead
        self.up = False
        self.lives: list[Loop] = []
        self.on_crash: list[Callable[[], None]] = []  # of the connections that are open
        self.back_after = AGAIN
        self.changed = 0.0  # when it last began, ended, or was stopped or continued
        self.start()

    @property
    def loop(self) -> Loop:
        return self.lives[-1]

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    @property
    def steady_since(self) -> float:
        """Since when it lives or is dead as it is, with a database that does what it is asked."""
        return max(self.changed, self.weather.fine_since)

    def start(self) -> None:
        if self.lives and not self.loop.dead:
            return
        self.changed = self.world.now
        self.lives.append(Loop(self.world, self.failed))
        self.loop.begin(self._live())

    async def _live(self) -> None:
        try:
            store = SimulatedStore(self.memory, self.weather, f"process-{self.number}-{len(self.lives)}")
            now = SteadyTime(
                store.alive(), wall=lambda: BEGINNING + self.world.now + self.ahead, monotonic=self.loop.time
            )
        except StoreFailed:
            self.kill()
            self.start_after(AGAIN)
            return
        registry = TableRegistry(
            store, now=now, random_bytes=self.chance.randbytes, editions=EDITIONS, compiling=CompileQueue([], workers=1)
        )
        bots = BotPlayers(registry, threads=1, clock=self.loop.time)
        async with serving(self.app.state, registry, bots, sleep=asyncio.sleep, retention=RETENTION):
            self.ending = asyncio.Event()
            self.up, self.changed = True, self.world.now
            await self.ending.wait()
            self.up = False
            close_connections(self.app)
            await asyncio.sleep(GOODBYE)
        self.kill()
        self.start_after(self.back_after)

    def end(self, back_after: float) -> None:
        """End in good order, and be started again some seconds later."""
        if self.up:
            self.back_after = back_after
            self.ending.set()

    def crash(self) -> None:
        """Be killed at once, and started again some seconds later."""
        if not self.loop.dead:
            self.kill()
            self.start_after(self.back_after)

    def stop_for(self, seconds: float) -> None:
        """Do nothing for a while, and then go on as if nothing had been."""
        if not self.loop.dead:
            self.loop.stop_for(seconds)
            self.changed = self.world.now + seconds

    def kill(self) -> None:
        self.up, self.changed = False, self.world.now
        self.loop.die()
        for told in self.on_crash:
            told()
        self.on_crash.clear()

    def start_after(self, seconds: float) -> None:
        machine = Loop(self.world, self.failed)
        machine.call_later(seconds, self.start)

    def bury(self) -> None:
        """End whatever is left of all lives."""
        self.weather.away_until = float("inf")
        for loop in self.lives:
            loop.die()
            loop.bury()
