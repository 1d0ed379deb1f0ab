"""What the tests of a house share: one with a real store, in simulated time, with chance that repeats itself."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from threekings.server.protocol.messages import Made, TablePlan
from threekings.server.store.changes import Change, StoreFailed
from threekings.server.store.store import Store
from threekings.server.tables.live_table import Room
from threekings.server.tables.registry import House, hashed

ADA, BEA, CARL, HOST = (hashed(name) for name in ("ada", "bea", "carl", "host"))
SESSIONS = (ADA, BEA, CARL)


class Ear:
    """Somebody who looks at a table and keeps what they are told."""

    def __init__(self, seat: int | None = None):
        self.seat = seat
        self.frames: list[bytes] = []
        self.closed: int | None = None

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.closed = code

    @property
    def told(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]

    def forget(self) -> None:
        self.frames.clear()


class Moody:
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


class Court:
    """A house that can be closed and opened again."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.time = 1_800_000_000.0
        self.draw = random.Random(7).randbytes
        self.open()

    def open(self) -> None:
        self.store = Moody(Store.open(self.folder / "data"))
        self.house = House(
            self.store,  # type: ignore[arg-type]
            now=lambda: self.time,
            draw=self.draw,
            editions=self.folder / "editions",
        )

    def restart(self) -> None:
        self.store.close()
        self.open()
        self.house.revive()

    async def table(self, seats: str = "open open open", game: str = "king-lui", **more: Any) -> Room:
        """A table with people in all its open seats."""
        room, _ = await self.planned(seats, game, **more)
        for seat, place in enumerate(list(room.table.seats)):
            if place.plan == "open":
                session = SESSIONS[seat]
                await self.house.sit(room, session, f"Player {seat}", seat=seat, token=None, salt=bytes([seat]))
        return room

    async def planned(self, seats: str, game: str = "king-lui", **more: Any) -> tuple[Room, Made]:
        """A table nobody sits at yet."""
        made = await self.house.create(TablePlan(game, seats.split(), **more), HOST)
        return self.house.room(made.table), made

    def looking(self, room: Room, *seats: int | None) -> list[Ear]:
        ears = [Ear(seat) for seat in seats]
        for ear in ears:
            room.welcome(ear, -1)
        for ear in ears:
            ear.forget()
        return ears


def live(doing: Coroutine[Any, Any, None]) -> None:
    """Run a test's story."""
    asyncio.run(doing)
