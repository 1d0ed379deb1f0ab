"""Load for a server on this machine: whole tables of four, every seat on a socket of its own, counted and bounded.

A move counts when all four seats have received it. `closed_loop` asks for the next move as soon as the last one is
received; `paced` lets every table move at a given pace. Games are set up and sockets opened before the clock starts.
The server runs in a process of its own, pinned to one core where the system can do that, this generator on another.
"""

import asyncio
import io
import os
import pstats
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from math import ceil
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import httpx
import msgspec

from threekings.games import GAMES
from threekings.lab.bench import Row
from threekings.lab.process_figures import processor_seconds, resident_bytes

SEATS = 4
FIRST_GAME = next(iter(GAMES))  # most is measured with this one
Result = TypeVar("Result")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
GATHER = 64  # tables set up at the same time
GAMES_A_SECOND = 1.5  # of one table, at most, where it plays as fast as it can
SERVER_CORE, OWN_CORE = 0, 1
TEXT, PING, PONG, NO_MASK = 0x81, 0x89, 0x8A, bytes(4)
HANDSHAKE = (
    "GET /ws{query} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhyZWUga2luZ3MgbG9hZA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


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
    bytes: int = 0  # of all frames
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # seconds from asking to the last seat's frame
    server_seconds: float = 0.0  # of the server's processor
    server_bytes: int = 0  # of its memory, at the end
    sockets: int = 0

    def delay(self, share: float) -> float:
        """The delay that this share of moves stayed under."""
        ordered = sorted(self.delays)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


@contextmanager
def running_server(command: Sequence[str]) -> Iterator[tuple[str, int]]:
    """A server in a process and a data folder of its own, started by this command: its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        data = ["--data", str(Path(folder) / "data")]
        with subprocess.Popen(
            [*command, *data], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                pin(process.pid, SERVER_CORE)
                assert process.stdout
                found = ADDRESS.search(process.stdout.readline())
                if not found:
                    raise OSError("the server did not start")
                yield found[0], process.pid
            finally:
                process.terminate()


def pin(process: int, core: int) -> None:
    """Keep a process on one core, where the system can do that and there is more than one."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


class Socket(asyncio.Protocol):
    """A WebSocket with as little to it as possible: the generator is to take less of the machine than the server."""

    def __init__(self, received: Callable[[bytes], None]):
        self.received, self.data = received, bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _why: Exception | None) -> None:
        self.lost.set()
        if not self.open.done():
            self.open.set_exception(OSError("the server closed a connection"))

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open.done():
            answer, end, rest = bytes(self.data).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in answer:
                self.open.set_exception(OSError(f"no WebSocket: {answer[:60]!r}"))
                return
            self.open.set_result(None)
            self.data = bytearray(rest)
        self._hear()

    def _hear(self) -> None:
        """Whole frames, which a server sends without a mask, RFC 6455 5.2: texts, and pings that want an answer."""
        data, start = bytes(self.data), 0
        while len(data) >= start + 2:
            length, head = data[start + 1], 2
            if length >= 126:
                head = 4 if length == 126 else 10
                length = int.from_bytes(data[start + 2 : start + head])
            if len(data) < start + head + length:
                break
            body = data[start + head : start + head + length]
            if data[start] == TEXT:
                self.received(body)
            elif data[start] == PING:
                self.send(PONG, body)
            start += head + length
        del self.data[:start]

    def say(self, text: str) -> None:
        self.send(TEXT, text.encode())

    def send(self, kind: int, body: bytes) -> None:
        size = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes((kind,)) + size + NO_MASK + body)


class LoadTable:
    """A table and its four sockets."""

    def __init__(
        self,
        address: str,
        transport: httpx.AsyncHTTPTransport,
        measured: Measured,
        game: str,
        source: str | None = None,
    ):
        self.address, self.measured, self.game = address, measured, game
        self.source = None if source is None else (source, 0)  # where its sockets come from
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=60)  # with a cookie of its own
        self.lines: list[Socket] = []
        self.news: list[News] = [News("")] * SEATS
        self.wanted, self.missing = 0, 0  # the seq that all are to hear of, and how many have not
        self.all_received: asyncio.Future[None] | None = None
        self.actions = 0
        self.ready: list[str] = []  # games that are set up and not begun

    async def prepare(self, games: int) -> None:
        """Set up so many games, sit down in every seat, and listen from each seat of the first."""
        for _ in range(games):
            made = await self.http.post("/api/tables", json={"game": self.game, "seats": ["open"] * SEATS})
            self.ready.append(made.raise_for_status().json()["table"])
            for seat in range(SEATS):
                where = f"/api/tables/{self.ready[-1]}/sit"
                (await self.http.post(where, json={"name": f"Load {seat}", "seat": seat})).raise_for_status()
        self.lines = self.lines or [await self._connected(seat) for seat in range(SEATS)]
        await self.begin()

    async def begin(self) -> None:
        """Go on to the next game."""
        if not self.ready:
            await self.prepare(1)
            return
        self.table = self.ready.pop()
        self.news = [News("")] * SEATS
        everybody = self._expect(0)
        for seat, line in enumerate(self.lines):
            line.say(f'{{"do":"hello","table":"{self.table}","seat":{seat}}}')
        await everybody

    async def _connected(self, seat: int) -> Socket:
        where = urlsplit(self.address)
        assert where.hostname and where.port
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Socket(partial(self.hear, seat)), where.hostname, where.port, local_addr=self.source
        )
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line.transport.write(
            HANDSHAKE.format(query=f"?table={self.ready[-1]}", host=where.netloc, cookie=cookie).encode()
        )
        await line.open
        return line

    def _expect(self, seq: int) -> asyncio.Future[None]:
        """Done when all seats have received how the table stands at this seq, or later."""
        self.wanted, self.missing = seq, SEATS
        self.all_received = asyncio.get_running_loop().create_future()
        return self.all_received

    def hear(self, seat: int, frame: bytes) -> None:
        self.measured.frames += 1
        self.measured.bytes += len(frame)
        news = read_news(frame)
        if news.tell == "refusal":
            raise OSError(f"refused: {news.reason}")
        if news.tell == "state" and news.seq >= self.wanted:
            self.missing -= self.news[seat].seq < self.wanted
            self.news[seat] = news
            if not self.missing and self.all_received and not self.all_received.done():
                self.all_received.set_result(None)

    async def move(self) -> None:
        """Let all who are to act play, and wait until everybody has received it."""
        if self.news[0].status != "playing":
            await self.begin()
            return
        moves = {seat: view.moves for seat in range(SEATS) if (view := self.news[seat].view) and view.moves}
        everybody, asked = self._expect(max(news.seq for news in self.news) + 1), time.perf_counter()
        for seat, legal in moves.items():
            self.actions += 1
            choice = legal[self.actions % len(legal)]
            self.lines[seat].say(f'{{"do":"play","move":"{choice}","action":"{self.table}-{self.actions}"}}')
        await everybody
        self.measured.moves += len(moves)
        self.measured.delays.append(time.perf_counter() - asked)

    async def close(self) -> None:
        for line in self.lines:
            line.transport.abort()
            await line.lost.wait()
        await self.http.aclose()


@asynccontextmanager
async def load_tables(
    address: str,
    count: int,
    measured: Measured,
    *,
    games: int = 1,
    game: str = FIRST_GAME,
    sources: Sequence[str] = (),
) -> AsyncIterator[list[LoadTable]]:
    """So many tables, ready to play so many games each; each from an address of its own where these are given."""
    limits = httpx.Limits(max_connections=GATHER, keepalive_expiry=1)
    async with AsyncExitStack() as stack:
        own = [httpx.AsyncHTTPTransport(limits=limits, local_address=source) for source in sources or (None,)]
        transports = cycle([await stack.enter_async_context(transport) for transport in own])
        places = zip(range(count), transports, cycle(sources or (None,)), strict=False)
        tables = [LoadTable(address, transport, measured, game, source) for _, transport, source in places]
        try:
            for start in range(0, count, GATHER):
                await asyncio.gather(*(table.prepare(games) for table in tables[start : start + GATHER]))
            measured.sockets = SEATS * count
            yield tables
        finally:
            await asyncio.gather(*(table.close() for table in tables), return_exceptions=True)


async def closed_loop(
    address: str,
    process: int,
    *,
    tables: int,
    seconds: float,
    game: str = FIRST_GAME,
    mark: Callable[[], None] = lambda: None,
) -> Measured:
    """Every table plays as fast as it can, game after game, all set up before; `mark` hears of play's begin and end."""
    measured = Measured()
    async with load_tables(address, tables, measured, games=ceil(seconds * GAMES_A_SECOND), game=game) as ready:
        mark()
        end = time.perf_counter() + seconds

        async def play(table: LoadTable) -> None:
            while time.perf_counter() < end:
                await table.move()

        await _measure(measured, process, [play(table) for table in ready])
        mark()
    return measured


async def paced(
    address: str, process: int, *, tables: int, every: float, seconds: float, sources: Sequence[str] = ()
) -> Measured:
    """Every table moves once in so many seconds, all spread evenly."""
    measured = Measured()
    async with load_tables(address, tables, measured, sources=sources) as ready:
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
    measured.frames = measured.bytes = 0
    before, started = processor_seconds(process), time.perf_counter()
    await asyncio.gather(*players)
    measured.seconds = time.perf_counter() - started
    measured.server_seconds = processor_seconds(process) - before
    measured.server_bytes = resident_bytes(process)


def run(measuring: Coroutine[Any, Any, Result]) -> Result:
    """In the fastest event loop there is here."""
    factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):  # on Windows
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(measuring)


# What is measured

CLOSED_TABLES, CLOSED_SECONDS = 50, 15.0
GAME_SECONDS = 8.0  # for each further game
PACED_TABLES, PACED_EVERY, PACED_SECONDS = 2000, 2.0, 30.0
PROFILE_SECONDS, PROFILE_LINES = 5.0, 12


def load_rows(command: Sequence[str], tables: int = PACED_TABLES) -> Iterator[Row]:
    """How much load one core of a server bears: as fast as it can, then many tables at a human pace."""
    pin(0, OWN_CORE)
    with running_server(command) as (address, process):
        found = run(closed_loop(address, process, tables=CLOSED_TABLES, seconds=CLOSED_SECONDS))
    name = f"serve/closed/{CLOSED_TABLES}"
    yield Row(f"{name}/moves", found.moves / found.seconds, "moves/s")
    yield Row(f"{name}/frames", found.frames / found.seconds, "frames/s")
    yield from delay_rows(name, found)
    yield Row(f"{name}/processor", 1e6 * found.server_seconds / found.moves, "µs/move")
    for game in [game.name for game in GAMES.values() if SEATS in game.players and game.name != FIRST_GAME]:
        yield from game_rows(command, game)
    with running_server(command) as (address, process):
        empty = resident_bytes(process)
        found = run(paced(address, process, tables=tables, every=PACED_EVERY, seconds=PACED_SECONDS))
    name = f"serve/paced/{tables}"
    yield Row(f"{name}/moves", found.moves / found.seconds, "moves/s")
    yield from delay_rows(name, found)
    yield Row(f"{name}/processor", 100 * found.server_seconds / found.seconds, "% of a core")
    yield Row(f"{name}/memory", (found.server_bytes - empty) / found.sockets / 1000, "kB/socket")


def rows_together(command: Sequence[str], processes: int) -> Iterator[Row]:
    """What a move costs one process, and several that share the same load and database."""
    pin(0, OWN_CORE)
    costs = []
    for count in (1, processes):
        with running_server([*command, "--processes", str(count)]) as (address, process):
            found = run(closed_loop(address, process, tables=CLOSED_TABLES, seconds=CLOSED_SECONDS))
        name = f"serve/processes/{count}"
        costs.append(1e6 * found.server_seconds / found.moves)
        yield Row(f"{name}/moves", found.moves / found.seconds, "moves/s")
        yield from delay_rows(name, found)
        yield Row(f"{name}/processor", costs[-1], "µs/move")
    yield Row(f"serve/processes/{processes}/cost", costs[1] / costs[0], "× that with one")


def game_rows(command: Sequence[str], game: str) -> Iterator[Row]:
    """The same as fast as it can, for another game: views and moves of each cost differently."""
    with running_server(command) as (address, process):
        found = run(closed_loop(address, process, tables=CLOSED_TABLES, seconds=GAME_SECONDS, game=game))
    name = f"serve/{game}/closed/{CLOSED_TABLES}"
    yield Row(f"{name}/moves", found.moves / found.seconds, "moves/s")
    yield from delay_rows(name, found)
    yield Row(f"{name}/processor", 1e6 * found.server_seconds / found.moves, "µs/move")


def delay_rows(name: str, found: Measured) -> Iterator[Row]:
    for share in (0.5, 0.99):
        yield Row(f"{name}/p{share * 100:.0f}", 1000 * found.delay(share), "ms")


def profile_lines(command: Callable[[Path], Sequence[str]]) -> list[str]:
    """Where the server spends its time while games are played: the top entries of its profile, by their own time.

    The command starts a server that begins its profile at a first SIGUSR1 and writes it to the file at a second one.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "profile"
        with running_server(command(path)) as (address, process):
            mark = partial(os.kill, process, signal.SIGUSR1)
            run(closed_loop(address, process, tables=CLOSED_TABLES, seconds=PROFILE_SECONDS, mark=mark))
        text = io.StringIO()
        pstats.Stats(str(path), stream=text).strip_dirs().sort_stats("tottime").print_stats(PROFILE_LINES)
    return [line for line in text.getvalue().splitlines() if line.strip()][2:]
