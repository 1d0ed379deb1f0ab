"""Load for a server on this machine: whole tables of King Lui, every seat on a socket of its own, counted and bounded.

A move counts when all four seats have been told of it. `closed_loop` asks for the next move as soon as the last one is
told; `paced` lets every table move at a given pace. The server runs in a process of its own, pinned to one core where
the system can do that, and this generator on another.
"""

import asyncio
import io
import os
import pstats
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import websockets

from threekings.lab.bench import Row
from threekings.server.routes import COOKIE

SEATS = 4
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
GATHER = 64  # tables set up at the same time
SERVER_CORE, OWN_CORE = 0, 1


class Glimpse(msgspec.Struct):
    """What the generator reads of a view."""

    moves: list[str] = []


class News(msgspec.Struct):
    """What the generator reads of a frame."""

    tell: str
    seq: int = -1
    status: str = ""
    view: Glimpse | None = None
    reason: str = ""


read_news = msgspec.json.Decoder(News).decode


@dataclass
class Measured:
    """What a run has shown."""

    moves: int = 0
    frames: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # seconds from asking to the last seat told
    server_seconds: float = 0.0  # of the server's processor
    server_bytes: int = 0  # of its memory, at the end
    sockets: int = 0

    def delay(self, share: float) -> float:
        """The delay that this share of moves stayed under."""
        ordered = sorted(self.delays)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


@contextmanager
def running_server(profile: Path | None = None) -> Iterator[tuple[str, int]]:
    """A server in a process and a folder of its own: its address and process."""
    program = ["-m", "threekings"] if profile is None else ["-m", "threekings.cli.profiled", str(profile)]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            *program,
            "serve",
            "--port",
            "0",
            "--data",
            str(Path(folder) / "data"),
        ]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            pin(process.pid, SERVER_CORE)
            assert process.stdout
            found = ADDRESS.search(process.stdout.readline())
            if not found:
                raise OSError("the server did not start")
            yield found[0], process.pid
        finally:
            process.terminate()
            process.wait(timeout=60)


def pin(process: int, core: int) -> None:
    """Keep a process on one core, where the system can do that and there is more than one."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


class LoadTable:
    """A table and its four sockets."""

    def __init__(self, address: str, ways: httpx.AsyncHTTPTransport, measured: Measured):
        self.address, self.measured = address, measured
        self.http = httpx.AsyncClient(base_url=address, transport=ways, timeout=60)  # with a cookie of its own
        self.sockets: list[websockets.ClientConnection] = []
        self.news: list[News] = [News("")] * SEATS
        self.actions = 0

    async def open(self) -> None:
        """Set up a table, sit down in every seat, and listen from each."""
        made = await self.http.post("/api/tables", json={"game": "king-lui", "seats": ["open"] * SEATS})
        self.table = made.raise_for_status().json()["table"]
        for seat in range(SEATS):
            sat = await self.http.post(f"/api/tables/{self.table}/sit", json={"name": f"Load {seat}", "seat": seat})
            sat.raise_for_status()
        if not self.sockets:
            cookie = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}
            where = self.address.replace("http", "ws") + "/ws"
            for _ in range(SEATS):
                self.sockets.append(
                    await websockets.connect(where, additional_headers=cookie, compression=None, ping_interval=None)
                )
        for seat in range(SEATS):
            hello = f'{{"do":"hello","table":"{self.table}","seat":{seat}}}'
            await self.sockets[seat].send(hello)
            await self.hear(seat, 0)

    async def hear(self, seat: int, seq: int) -> None:
        """Listen from a seat until it is told how the table stands at this seq, or later."""
        while True:
            news = read_news(await self.sockets[seat].recv())
            self.measured.frames += 1
            if news.tell == "refusal":
                raise OSError(f"refused: {news.reason}")
            if news.tell == "state" and news.seq >= seq:
                self.news[seat] = news
                return

    async def move(self) -> None:
        """Let the seat that is to act play, and wait until all are told."""
        if self.news[0].status != "playing":
            await self.open()
            return
        seat = next(seat for seat in range(SEATS) if (view := self.news[seat].view) and view.moves)
        view = self.news[seat].view
        assert view
        self.actions += 1
        choice = view.moves[self.actions % len(view.moves)]
        asked = time.perf_counter()
        await self.sockets[seat].send(f'{{"do":"play","move":"{choice}","action":"{self.table}-{self.actions}"}}')
        wanted = self.news[seat].seq + 1
        await asyncio.gather(*(self.hear(listener, wanted) for listener in range(SEATS)))
        self.measured.moves += 1
        self.measured.delays.append(time.perf_counter() - asked)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


@asynccontextmanager
async def load_tables(address: str, count: int, measured: Measured) -> AsyncIterator[list[LoadTable]]:
    """So many tables, ready to play."""
    async with httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=GATHER)) as ways:
        tables = [LoadTable(address, ways, measured) for _ in range(count)]
        for start in range(0, count, GATHER):
            await asyncio.gather(*(table.open() for table in tables[start : start + GATHER]))
        measured.sockets = SEATS * count
        try:
            yield tables
        finally:
            await asyncio.gather(*(table.close() for table in tables), return_exceptions=True)


async def closed_loop(address: str, process: int, *, tables: int, seconds: float) -> Measured:
    """Every table plays as fast as it can."""
    measured = Measured()
    async with load_tables(address, tables, measured) as ready:
        end = time.perf_counter() + seconds

        async def play(table: LoadTable) -> None:
            while time.perf_counter() < end:
                await table.move()

        await _measure(measured, process, [play(table) for table in ready])
    return measured


async def paced(address: str, process: int, *, tables: int, every: float, seconds: float) -> Measured:
    """Every table moves once in so many seconds, all spread evenly."""
    measured = Measured()
    async with load_tables(address, tables, measured) as ready:
        begin = time.perf_counter()

        async def play(table: LoadTable, offset: float) -> None:
            due = begin + offset
            while due < begin + seconds:
                await asyncio.sleep(max(due - time.perf_counter(), 0))
                await table.move()
                due += every

        await _measure(measured, process, [play(table, every * place / tables) for place, table in enumerate(ready)])
    return measured


async def _measure(measured: Measured, process: int, players: list) -> None:  # type: ignore[type-arg]
    measured.frames = 0
    before, started = processor_seconds(process), time.perf_counter()
    await asyncio.gather(*players)
    measured.seconds = time.perf_counter() - started
    measured.server_seconds = processor_seconds(process) - before
    measured.server_bytes = resident_bytes(process)


def processor_seconds(process: int) -> float:
    """Processor time a process has used, as Linux counts it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# What is measured

CLOSED_TABLES, CLOSED_SECONDS = 50, 15.0
PACED_TABLES, PACED_EVERY, PACED_SECONDS = 2000, 2.0, 30.0
PROFILE_SECONDS, PROFILE_LINES = 5.0, 12


def load_rows(tables: int = PACED_TABLES) -> Iterator[Row]:
    """How much load one core of a server bears: as fast as it can, then many tables at a human pace."""
    pin(0, OWN_CORE)
    with running_server() as (address, process):
        found = asyncio.run(closed_loop(address, process, tables=CLOSED_TABLES, seconds=CLOSED_SECONDS))
    name = f"serve/closed/{CLOSED_TABLES}"
    yield Row(f"{name}/moves", found.moves / found.seconds, "moves/s")
    yield Row(f"{name}/frames", found.frames / found.seconds, "frames/s")
    yield from delay_rows(name, found)
    yield Row(f"{name}/processor", 1e6 * found.server_seconds / found.moves, "µs/move")
    with running_server() as (address, process):
        empty = resident_bytes(process)
        found = asyncio.run(paced(address, process, tables=tables, every=PACED_EVERY, seconds=PACED_SECONDS))
    name = f"serve/paced/{tables}"
    yield Row(f"{name}/moves", found.moves / found.seconds, "moves/s")
    yield from delay_rows(name, found)
    yield Row(f"{name}/processor", 100 * found.server_seconds / found.seconds, "% of a core")
    yield Row(f"{name}/memory", (found.server_bytes - empty) / found.sockets / 1000, "kB/socket")


def delay_rows(name: str, found: Measured) -> Iterator[Row]:
    for share in (0.5, 0.99):
        yield Row(f"{name}/p{share * 100:.0f}", 1000 * found.delay(share), "ms")


def profile_lines() -> list[str]:
    """Where the server spends its time under load: the top entries of its profile, by their own time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "profile"
        with running_server(path) as (address, process):
            asyncio.run(closed_loop(address, process, tables=CLOSED_TABLES, seconds=PROFILE_SECONDS))
        text = io.StringIO()
        pstats.Stats(str(path), stream=text).strip_dirs().sort_stats("tottime").print_stats(PROFILE_LINES)
    return [line for line in text.getvalue().splitlines() if line.strip()][2:]
