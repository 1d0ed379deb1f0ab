"""A way to a server that fails as networks do: between real clients and a real server, over TCP.

Every connection has its fault, which follows from the proxy's seed and the connection's number alone: what goes wrong,
in which direction, and after how many bytes. Not repeatable is what the kernel decides: into which pieces it cuts what
is sent, and when each arrives; so the byte at which something happens is the same, the moment is not.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
KINDS = "delay", "cut", "half-open", "slow", "garbage", "double"
PIECE = 4096  # bytes read at once, at most
SLOW_PIECE, SLOW_BUFFER = 64, 4096  # bytes that a slow reader takes at once, and that wait for it in the kernel
GARBAGE = 200  # bytes that nobody has sent, at most
SAID = 10  # times as much as clients say they hear


@dataclass(frozen=True)
class Fault:
    """What goes wrong on one connection.

    `delay`: every piece comes late. `cut`: both ends are reset. `half-open`: nothing passes in one direction any more,
    and nobody is told. `slow`: the client reads a few bytes at a time. `garbage`: bytes that nobody has sent reach the
    server. `double`: what is sent then reaches the server twice.
    """

    kind: str
    to_server: bool
    after: int  # bytes in that direction
    lasts: int  # bytes in that direction, after which the connection is cut whatever came before
    seconds: float
    garbage: bytes = b""


def plan(seed: object, most: int, number: int) -> Fault:
    """The fault of a connection, which ends after at most so many bytes to the client, or a tenth to the server. Of as
    many connections as there are kinds, each meets another.
    """
    chance = Random(f"{seed} {number}")
    kind = Random(str(seed)).sample(KINDS, len(KINDS))[number % len(KINDS)]
    to_server = kind in ("garbage", "double") or (kind != "slow" and chance.random() < 0.5)
    lasts = most // SAID if to_server else most
    garbage = chance.randbytes(chance.randint(1, GARBAGE)) if kind == "garbage" else b""
    return Fault(kind, to_server, chance.randrange(lasts), lasts, chance.uniform(0.001, 0.02), garbage)


class FaultProxy:
    """Passes on what clients and a server say to each other, until the fault of their connection. From `proxied`."""

    def __init__(self, host: str, port: int, *, seed: object, most: int, source: str | None = None):
        self.host, self.port = host, port
        self.plan: Callable[[int], Fault | None] = partial(plan, seed, most)  # by the connection's number
        self.source = None if source is None else (source, 0)  # where the server sees clients come from
        self.met: list[Fault | None] = []  # of all connections so far
        self.lines: set[asyncio.Task[Any]] = set()
        self.ends: set[asyncio.StreamWriter] = set()
        self.there: tuple[str, int]  # where clients connect

    async def start(self) -> asyncio.Server:
        listening = await asyncio.start_server(self._accept, "127.0.0.1", 0, limit=PIECE)
        self.there = listening.sockets[0].getsockname()
        return listening

    def address(self) -> tuple[str, int]:
        return self.there

    async def close(self) -> None:
        for end in self.ends:
            end.transport.abort()
        await asyncio.gather(*self.lines, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        fault = self.plan(len(self.met))
        self.met.append(fault)
        task = asyncio.current_task()
        assert task
        self.lines.add(task)
        task.add_done_callback(self.lines.discard)
        try:
            there = await asyncio.open_connection(self.host, self.port, local_addr=self.source, limit=PIECE)
        except OSError:
            writer.transport.abort()
            return
        await self._pass_on((reader, writer), there, fault)

    async def _pass_on(self, client: Line, server: Line, fault: Fault | None) -> None:
        """Both directions, until either has ended; then both ends are reset."""
        if fault and fault.kind == "slow":
            server[1].get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SLOW_BUFFER)
        forth = fault if fault and fault.to_server else None
        back = fault if fault and not fault.to_server else None
        ends = {client[1], server[1]}
        self.ends |= ends
        both = [asyncio.create_task(carry(client[0], server[1], forth))]
        both.append(asyncio.create_task(carry(server[0], client[1], back)))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            for end in ends:
                end.transport.abort()
            self.ends -= ends


@asynccontextmanager
async def proxied(
    host: str, port: int, *, seed: object, most: int, source: str | None = None
) -> AsyncIterator[FaultProxy]:
    """A proxy before that server."""
    proxy = FaultProxy(host, port, seed=seed, most=most, source=source)
    async with await proxy.start():
        try:
            yield proxy
        finally:
            await proxy.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, fault: Fault | None) -> None:
    """One direction, until its end or its cut."""
    passed = 0
    with suppress(OSError):
        while data := await reader.read(SLOW_PIECE if fault and fault.kind == "slow" else PIECE):
            for piece in pieces(data, passed, fault):
                if piece is None:
                    return
                writer.write(piece)
                await writer.drain()
            passed += len(data)
            if fault and passed >= fault.lasts:
                return
            if fault and fault.kind in ("delay", "slow") and passed >= fault.after:
                await asyncio.sleep(fault.seconds)


def pieces(data: bytes, passed: int, fault: Fault | None) -> Iterator[bytes | None]:
    """What passes of these bytes, after so many before them; None is the end of the connection."""
    if fault is None or fault.kind in ("delay", "slow") or passed + len(data) <= fault.after:
        yield data
        return
    before, after = data[: max(fault.after - passed, 0)], data[max(fault.after - passed, 0) :]
    yield before
    if fault.kind == "cut":
        yield None
    elif passed <= fault.after and fault.kind == "garbage":
        yield fault.garbage + after
    elif passed <= fault.after and fault.kind == "double":
        yield after + after
    elif fault.kind != "half-open":
        yield after
