"""How soon everybody plays again, by real sockets, where one of two processes is killed or the database of both is gone
for a moment; and nothing that was acknowledged is lost. For soak.py.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.places import PostgreSQLPlace
from tests.server.postgresql import PostgreSQL
from tests.server.reconnecting import AGAIN, ReconnectingPlayer, check_ledgers, seated
from tests.server.running import Serving

PLAN = {"game": "kings-catering", "seats": ["open", "open", "greedy"], "pace": 0}
PEOPLE, TABLES = 2, 8
PACE = 0.02  # seconds until a person moves
PATIENCE = 120  # seconds until a fault is thought never to pass
DARK = 0.5  # seconds that the database is gone, at most

Fault = Callable[[], Awaitable[None]]


class BusyTables:
    """Tables of two people and a bot each, who play one game after another."""

    def __init__(self, address: str):
        self.address = address
        where = urlsplit(address)
        assert where.hostname and where.port
        self.place = where.hostname, where.port
        self.games: list[list[list[ReconnectingPlayer]]] = [[] for _ in range(TABLES)]  # by table, one after another
        self.playing: list[asyncio.Task[None]] = []

    async def play(self, table: int) -> None:
        while True:
            try:
                players = await asyncio.to_thread(seated, self.address, PLAN, [lambda: self.place] * PEOPLE, pace=PACE)
            except httpx.HTTPError:  # nobody sits there yet: another table is as good
                await asyncio.sleep(AGAIN)
                continue
            self.games[table].append(players)
            await asyncio.gather(*(player.play() for player in players))

    def acknowledged(self) -> list[int]:
        """Moves of each person, in all their games."""
        seats = [(games, seat) for games in self.games for seat in range(PEOPLE)]
        return [sum(len(players[seat].ledger) for players in games) for games, seat in seats]

    async def all_play_on(self) -> None:
        """Until everybody has made another move, and it was acknowledged."""
        before = self.acknowledged()
        while any(now == had for now, had in zip(self.acknowledged(), before, strict=True)):
            for task in self.playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.005)

    async def time_faults(self, fault: Fault, count: int) -> list[float]:
        """Seconds after each fault until everybody plays again."""
        self.playing = [asyncio.create_task(self.play(table)) for table in range(TABLES)]
        seconds = []
        try:
            async with asyncio.timeout(PATIENCE * (count + 1)):
                await self.all_play_on()
                for _ in range(count):
                    await fault()
                    begun = time.monotonic()
                    await self.all_play_on()
                    seconds.append(time.monotonic() - begun)
        finally:
            for task in self.playing:
                task.cancel()
            await asyncio.gather(*self.playing, return_exceptions=True)
        return seconds

    def check(self, url: str) -> int:
        """Nothing is lost or doubled; how many moves were acknowledged."""
        store = PostgreSQLPlace(url).open()
        games = [players for games in self.games for players in games]
        people = [player for players in games if any(one.ledger for one in players) for player in players]
        try:
            check_ledgers(store, people)
        finally:
            store.close()
        assert [player.refused for player in people] == [[]] * len(people)
        return sum(self.acknowledged())


def kill_processes(database: PostgreSQL, count: int, seed: int, folder: Path) -> tuple[int, float]:
    """Kill one of two processes, and another one once it has come back: moves acknowledged, and the longest wait."""
    chance = random.Random(seed)

    def fault(serving: Serving) -> Fault:
        async def kill_one() -> None:
            while len(serving.children()) < 2:
                await asyncio.sleep(AGAIN)
            await asyncio.sleep(chance.uniform(0.5, 1.5))
            os.kill(chance.choice(serving.children()), signal.SIGKILL)

        return kill_one

    return _time(database, count, folder, fault)


def interrupt_database(database: PostgreSQL, count: int, seed: int, folder: Path) -> tuple[int, float]:
    """Kill the database of two processes, and start it again: the same, the wait from when it is back."""
    chance = random.Random(seed)

    def fault(_serving: Serving) -> Fault:
        async def kill_and_start() -> None:
            await asyncio.sleep(chance.uniform(0.1, 0.5))
            database.end(signal.SIGKILL)
            await asyncio.sleep(chance.uniform(0, DARK))
            await asyncio.to_thread(database.start)

        return kill_and_start

    return _time(database, count, folder, fault)


def _time(database: PostgreSQL, count: int, folder: Path, fault: Callable[[Serving], Fault]) -> tuple[int, float]:
    url = database.clean_database()
    settings = "--database", url, "--processes", "2"
    with Serving(folder / "data", folder / "log", *settings) as serving:
        tables = BusyTables(serving.address)
        seconds = asyncio.run(tables.time_faults(fault(serving), count))
        assert serving.end() == 0
        assert [line for line in serving.lines() if line["event"] == "error"] == []
    return tables.check(url), max(seconds)
