"""What a WebSocket costs a server, idle and in play, beside a bare echo (echo_server.py) in the same run.

Idle sockets of the server have said hello from seats of games that are played, so that the tables' share is in it. In
play the echo sends as many frames a second as the server did, of the same size on average, over as many sockets.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

from threekings.lab.bench import Row
from threekings.lab.process_figures import processor_seconds, resident_bytes
from threekings.lab.server_load import (
    GATHER,
    HANDSHAKE,
    SEATS,
    Measured,
    Socket,
    load_tables,
    paced,
    run,
    running_server,
)

TABLES = 500
QUIET = 45.0  # seconds in which nobody says anything: both servers ask once whether sockets are still there
EVERY, SECONDS = 2.0, 20.0  # between two moves at a table, and how long they play


@dataclass
class Cost:
    """What sockets have cost a server."""

    idle_bytes: float  # of memory, for each socket
    idle_seconds: float  # of its processor, for each socket and second
    frame_seconds: float  # of its processor, for each frame that it sent


def cost_rows(command: Sequence[str], echo: Sequence[str], tables: int = TABLES) -> Iterator[Row]:
    """Both servers, and how many times as much ours takes."""
    ours, played = run(cost_of_server(command, tables))
    bare = run(cost_of_echo(echo, played))
    for server, cost in (("serve", ours), ("echo", bare)):
        yield Row(f"{server}/idle/{played.sockets}/memory", cost.idle_bytes / 1000, "kB/socket")
        yield Row(f"{server}/idle/{played.sockets}/processor", 1e6 * cost.idle_seconds, "µs/socket/s")
        yield Row(f"{server}/frames/{played.sockets}/processor", 1e6 * cost.frame_seconds, "µs/frame")


async def cost_of_server(command: Sequence[str], tables: int) -> tuple[Cost, Measured]:
    with running_server(command) as (address, process):
        await paced(address, process, tables=1, every=1.0, seconds=1.0)  # which loads what a game needs
        empty = resident_bytes(process)
        async with load_tables(address, tables, Measured()):
            full, idle = resident_bytes(process), await idle_seconds(process)
        played = await paced(address, process, tables=tables, every=EVERY, seconds=SECONDS)
    sockets = SEATS * tables
    return Cost((full - empty) / sockets, idle / sockets, played.server_seconds / played.frames), played


async def cost_of_echo(command: Sequence[str], played: Measured) -> Cost:
    with running_server(command) as (address, process):
        async with sockets_at(address, SEATS):
            empty = resident_bytes(process)
        async with sockets_at(address, played.sockets) as sockets:
            full, idle = resident_bytes(process), await idle_seconds(process)
            before = processor_seconds(process)
            await send_evenly(sockets, played)
            used = processor_seconds(process) - before
    return Cost((full - empty) / played.sockets, idle / played.sockets, used / played.frames)


async def idle_seconds(process: int) -> float:
    """Processor time of a server in a second in which nobody says anything."""
    before = processor_seconds(process)
    await asyncio.sleep(QUIET)
    return (processor_seconds(process) - before) / QUIET


@asynccontextmanager
async def sockets_at(address: str, count: int) -> AsyncIterator[list[Socket]]:
    """So many WebSockets, each of which has said something and heard it."""
    where, sockets = urlsplit(address), []
    assert where.hostname and where.port
    loop, heard = asyncio.get_running_loop(), asyncio.Semaphore(0)
    for start in range(0, count, GATHER):
        for _ in range(start, min(start + GATHER, count)):
            opening = loop.create_connection(lambda: Socket(lambda _: heard.release()), where.hostname, where.port)
            sockets.append((await opening)[1])
            sockets[-1].transport.write(HANDSHAKE.format(query="", host=where.netloc, cookie="none=1").encode())
        await asyncio.gather(*(one.open for one in sockets[start:]))
    for one in sockets:
        one.say("hello")
        await heard.acquire()
    try:
        yield sockets
    finally:
        for one in sockets:
            one.transport.abort()
            await one.lost.wait()


async def send_evenly(sockets: Sequence[Socket], played: Measured) -> None:
    """As many frames as were played, as large and in as long a time, one socket after another; all come back."""
    text, heard = "x" * (played.bytes // played.frames), asyncio.Semaphore(0)
    for one in sockets:
        one.received = lambda _: heard.release()
    begin = time.perf_counter()
    for number in range(played.frames):
        due = begin + played.seconds * number / played.frames
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        sockets[number % len(sockets)].say(text)
    for _ in range(played.frames):
        await heard.acquire()
