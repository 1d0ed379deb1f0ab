"""Long attempts to break the server, which can be stopped: python -m tests.server.soak PART --count N --notes FILE

`server-kills`, `server-kills-postgresql`, `database-kills`: kills under load, of the server or its database.
`process-kills`, `interruptions`: kills of one of two processes, and of the database of both: how soon all play again.
`power-cuts`: of a disk that keeps what was synced and, of the rest, what chance has kept.
`tables`, `games`: so many tables are created, or played to their end, while time passes and the old ones are deleted:
memory and disk have bounds.

Every few attempts a line is added to the notes, and the same command goes on from there until there are so many; with
`--count 0` it says how many there are. An attempt that fails ends with its error and is not counted: nothing may fail.
"""

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.attacks.test_growth import COOKIE, kept, pass_time
from tests.server.killing import kill_database, kill_servers
from tests.server.places import PostgreSQLPlace, SQLitePlace
from tests.server.postgresql import PostgreSQL, running
from tests.server.recovering import interrupt_database, kill_processes
from tests.server.registries import HOST, TestServer, no_sleep
from tests.server.test_store_crashes import lost_by
from threekings.lab.notes import add_note, read_notes
from threekings.lab.process_figures import resident_bytes
from threekings.server.lifecycle.sweeping import DAY, Retention, Sweeper
from threekings.server.net.rate_limits import RateLimits
from threekings.server.protocol.messages import TablePlan
from threekings.server.registry.creating import create_table
from threekings.server.registry.perform import play
from threekings.server.table.table import PLAYING

Figures = dict[str, int]
Recovering = Callable[[PostgreSQL, int, int, Path], tuple[int, float]]
PLENTY = 1e9
TOGETHER = 100  # tables that are set up or played at the same time
KEPT = Retention(gathering=DAY, bot_games=DAY, games=DAY)
GROWTH = 2.0  # times what it was after the first tenth, at most
MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Part:
    """What is done, in how large pieces; `attempt(count, begin, folder)` tells what it has counted."""

    piece: int
    attempt: Callable[[int, int, Path], Figures]


def kill_over_folder(count: int, begin: int, folder: Path) -> Figures:
    return {"acknowledged": kill_servers(SQLitePlace(folder / "data"), count, begin, folder / "log")}


def kill_over_database(count: int, begin: int, folder: Path) -> Figures:
    with running(durable=True) as database:
        place = PostgreSQLPlace(database.clean_database())
        return {"acknowledged": kill_servers(place, count, begin, folder / "log")}


def kill_the_database(count: int, begin: int, folder: Path) -> Figures:
    with running(durable=True) as database:
        return {"acknowledged": kill_database(database, count, begin, folder / "log")}


def kill_one_of_two(count: int, begin: int, folder: Path) -> Figures:
    return recover(kill_processes, count, begin, folder)


def interrupt_both(count: int, begin: int, folder: Path) -> Figures:
    return recover(interrupt_database, count, begin, folder)


def recover(faults: Recovering, count: int, begin: int, folder: Path) -> Figures:
    with running(durable=True) as database:
        acknowledged, longest = faults(database, count, begin, folder)
        return {"acknowledged": acknowledged, "milliseconds": round(1000 * longest)}


def cut_power(count: int, begin: int, folder: Path) -> Figures:
    found = [lost_by(folder / str(cut), cut) for cut in range(begin, begin + count)]
    assert [lost for lost, _ in found] == [set()] * count
    return {"acknowledged": sum(noted for _, noted in found)}


def create_tables(count: int, _begin: int, folder: Path) -> Figures:
    return asyncio.run(grow(folder, count, set_up))


def play_games(count: int, begin: int, folder: Path) -> Figures:
    chance = random.Random(begin)
    return asyncio.run(grow(folder, count, lambda server: play_to_the_end(server, chance)))


async def grow(folder: Path, count: int, one: Callable[[TestServer], Any]) -> Figures:
    """Do something so many times while days pass: memory and disk at the end are as they were after a tenth."""
    server = TestServer(folder)
    for name in ("creating", "founding", "publishing", "requests", "acting"):
        setattr(server.registry, name, RateLimits(PLENTY, PLENTY, server.now))
    sizes = []
    for begun in range(0, count, TOGETHER):
        await asyncio.gather(*(one(server) for _ in range(min(TOGETHER, count - begun))))
        await pass_time(server, 2 * DAY)
        await Sweeper(server.registry, KEPT, sessions=COOKIE, sleep=no_sleep).sweep()
        assert not kept(server) and not server.registry.live
        for _ in range(2):  # the first finds that something was written just now
            server.store.fold_when_idle()
        sizes.append((resident_bytes(os.getpid()), server.store.used_space()))
    server.store.close()
    early, late = sizes[len(sizes) // 10], sizes[-1]
    assert all(after <= GROWTH * before for before, after in zip(early, late, strict=True)), sizes
    return {"memory": late[0], "grown": late[0] - early[0], "disk": max(disk for _, disk in sizes)}


async def set_up(server: TestServer) -> None:
    await create_table(server.registry, TablePlan("king-lui", ["open"] * 3, public=True), server.action(HOST))


async def play_to_the_end(server: TestServer, chance: random.Random) -> None:
    live = await server.table()
    while live.table.status == PLAYING:
        match = live.table.match
        assert match
        for seat in match.to_act:
            await play(server.registry, live, seat, chance.choice(match.moves(seat)))


PARTS = {
    "server-kills": Part(20, kill_over_folder),
    "server-kills-postgresql": Part(10, kill_over_database),
    "database-kills": Part(5, kill_the_database),
    "process-kills": Part(10, kill_one_of_two),
    "interruptions": Part(10, interrupt_both),
    "power-cuts": Part(50, cut_power),
    "tables": Part(10_000, create_tables),
    "games": Part(1000, play_games),
}


def done_before(part: str, notes: Path) -> list[dict[str, int]]:
    """What the notes have of a part."""
    found: list[dict[str, int]] = []

    def take(note: dict[str, Any]) -> None:
        if note["part"] == part:
            found.append({name: int(value) for name, value in note.items() if name != "part"})

    read_notes(notes, take, "soak")
    return found


def soak(part: str, count: int, notes: Path) -> str:
    """Go on until there are so many; what it came to."""
    done = done_before(part, notes)
    while (begin := sum(note["count"] for note in done)) < count:
        piece = min(PARTS[part].piece, count - begin)
        with tempfile.TemporaryDirectory() as folder:
            figures = PARTS[part].attempt(piece, begin, Path(folder))
        done.append({"count": piece, **figures})
        add_note(notes, {"part": part, **done[-1]})
        print(summary(part, done), flush=True)
    return summary(part, done)


def summary(part: str, done: list[dict[str, int]]) -> str:
    """All notes of a part in a line: counts add up, of sizes the largest counts."""
    told = [f"{part}: {sum(note['count'] for note in done):,}"]
    if moves := sum(note.get("acknowledged", 0) for note in done):
        told.append(f"{moves:,} acknowledged, none lost or doubled")
    if waits := [note["milliseconds"] for note in done if "milliseconds" in note]:
        told.append(f"all play again within {max(waits) / 1000:.1f} s")
    for name in ("memory", "grown", "disk"):
        if sizes := [note[name] for note in done if name in note]:
            told.append(f"{name} at most {max(sizes) / MEGABYTE:.1f} MB")
    return ", ".join(told)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Try for long to break the server.")
    arguments.add_argument("part", choices=PARTS)
    arguments.add_argument("--count", type=int, required=True)
    arguments.add_argument("--notes", type=Path, required=True)
    asked = arguments.parse_args()
    print(soak(asked.part, asked.count, asked.notes))


if __name__ == "__main__":
    main()
