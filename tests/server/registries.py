"""What the tests of all tables share: a registry with a real store, simulated time, and chance that repeats itself."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.places import Place, SQLitePlace
from threekings.server.protocol.messages import Made, TablePlan
from threekings.server.registry.creating import create_table
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.session_actions import SessionAction, session_action
from threekings.server.seating.seat_claims import sit
from threekings.server.store.changes import Change, Session, StoreFailed
from threekings.server.store.store import Store
from threekings.server.table.refused import Refused

ADA, BEA, CARL, HOST = (Session(hashed(name), 0.0) for name in ("ada", "bea", "carl", "host"))
SESSIONS = (ADA, BEA, CARL)


class KeptConnection:
    """A connection that keeps what is sent through it."""

    def __init__(self, seat: int | None = None, address: str | None = None, session: bytes | None = None):
        self.seat, self.address, self.session = seat, address, session
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self.why = ""

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int, reason: str = "") -> None:
        self.closed, self.why = code, reason

    @property
    def received(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        return self.received[-1]

    def forget(self) -> None:
        self.frames.clear()


class FaultyStore:
    """A store that can fail, and tells when something is about to be written."""

    def __init__(self, store: Store):
        self.store = store
        self.broken = False
        self.before: Callable[[Change], None] = lambda _: None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def write(self, change: Change) -> None:
        self.before(change)
        if self.broken:
            raise StoreFailed("the disk is full")
        await self.store.write(change)


class TestServer:
    """All tables of a server that can be closed and opened again, without a network."""

    __test__ = False

    def __init__(self, folder: Path, place: Place | None = None):
        self.folder, self.place = folder, place or SQLitePlace(folder / "data")
        self.time = 1_800_000_000.0
        self.random_bytes = random.Random(7).randbytes
        self.open()

    def open(self) -> None:
        self.store = FaultyStore(self.place.open())
        self.registry = TableRegistry(
            self.store,  # type: ignore[arg-type]
            now=self.now,
            random_bytes=self.random_bytes,
            editions=self.folder / "editions",
        )

    def now(self) -> float:
        return self.time

    async def restart(self) -> None:
        self.store.close()
        self.open()
        await self.registry.wake_due()

    async def settled(self) -> None:
        """Until nothing goes on by itself here, beside bots."""
        while self.registry.tasks:
            await asyncio.gather(*self.registry.tasks)

    async def table(self, seats: str = "open open open", game: str = "king-lui", **more: Any) -> LiveTable:
        """A table with people in all its open seats."""
        live, _ = await self.planned(seats, game, **more)
        for seat, place in enumerate(list(live.table.seats)):
            if place.plan == "open":
                await sit(self.registry, live, SESSIONS[seat], f"Player {seat}", seat=seat, salt=bytes([seat]))
        return live

    async def planned(self, seats: str, game: str = "king-lui", **more: Any) -> tuple[LiveTable, Made]:
        """A table nobody sits at yet."""
        made = await create_table(self.registry, TablePlan(game, seats.split(), **more), self.action(HOST))
        return await self.registry.find(made.table), made

    def action(self, session: Session) -> SessionAction:
        """What a session asks once, without a name."""
        return session_action(self.registry, session.hash.hex(), "create", None, None)._replace(session=session)

    def connect(self, live: LiveTable, *seats: int | None) -> list[KeptConnection]:
        """Connections that have seen the table as it is now."""
        connections = [KeptConnection(seat) for seat in seats]
        for connection in connections:
            live.join(connection, -1)
        for connection in connections:
            connection.forget()
        return connections


async def no_sleep(_seconds: float) -> None:
    """Time is simulated: nobody waits."""


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a test's story."""
    asyncio.run(story)


async def refused(doing: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.code
