"""Two server processes on one PostgreSQL, as far as that goes in one: two sets of tables, each with its own store."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.places import PostgreSQLPlace
from tests.server.registries import SESSIONS, KeptConnection, TestServer, no_sleep
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.other_processes import OtherProcesses
from threekings.server.thinking.bot_players import BotPlayers


class Process(TestServer):
    """One of them. It hears hints only while a test lets it listen."""

    __test__ = False

    def __init__(self, folder: Path, url: str, seed: int):
        super().__init__(folder, PostgreSQLPlace(url))
        self.registry.random_bytes = random.Random(seed).randbytes  # no two draw alike
        self.others = OtherProcesses(self.registry)
        self.bots: BotPlayers | None = None

    def let_bots_play(self) -> BotPlayers:
        self.bots = BotPlayers(self.registry, threads=1, sleep=no_sleep)
        return self.bots

    async def look(self, live: LiveTable, seat: int | None, session: bytes | None = None) -> KeptConnection:
        """Somebody looks at a table by way of this process."""
        connection = KeptConnection(seat, session=SESSIONS[seat].hash if seat is not None else session)
        self.registry.join(live, connection, -1, host=False)
        await self.settled()
        connection.forget()
        return connection

    async def sweep(self) -> None:
        """What is done every second."""
        await self.others.beat()
        await self.others.look_at_all()
        await self.settled()

    async def end(self) -> None:
        if self.bots:
            await self.bots.close()
        await self.registry.close()


@contextmanager
def two_processes(folder: Path, url: str) -> Iterator[tuple[Process, Process]]:
    one, two = Process(folder, url, 1), Process(folder, url, 2)
    try:
        yield one, two
    finally:
        for process in (one, two):
            process.store.close()


def frames(connection: KeptConnection, kind: str) -> list[dict[str, Any]]:
    return [frame for frame in connection.received if frame["tell"] == kind]
