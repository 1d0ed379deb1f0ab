"""Attackers, in a process of their own: python -m tests.server.attacks.attackers KIND HOST PORT SOURCE RATE SECONDS

They speak bytes and do not care what is answered, so that the same attack can be led against a listener that does
nothing. What is printed at the end is how much was sent.
"""

import asyncio
import base64
import json
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
BAD_HANDSHAKES = {  # what stands among the headers of an upgrade
    "length": "Content-Length: 1\r\n",
    "chunked": "Transfer-Encoding: chunked\r\n",
    "headers": "".join(f"X-{number}: 1\r\n" for number in range(300)),
    "long-header": f"X: {'x' * 9000}\r\n",
    "control": "X: a\x01b\r\n",
    "silent": "",  # a good one, but no hello ever
}
MOST_OPEN = 8000  # connections kept open at the same time, the latest
SOCKETS = 90  # at one table
BOT_TABLES = 100


@dataclass
class Attack:
    """Where to, where from, how much a second and how long."""

    host: str
    port: int
    source: str
    rate: float
    seconds: float
    sent: int = 0
    open: list[asyncio.StreamWriter] = field(default_factory=list)

    async def connect(self, more: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection that asks to become a WebSocket, kept open from this side; None where that was refused."""
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(UPGRADE.format(host=self.host, port=self.port, key=key, more=more).encode("latin-1"))
        except OSError:
            return None
        self.open.append(writer)
        if len(self.open) > MOST_OPEN:
            self.open.pop(0).transport.abort()
        return reader, writer

    async def watch(self, table: str) -> None:
        """A WebSocket that looks at a table: it says hello once the upgrade is answered, nothing may come before."""
        if opened := await self.connect():
            reader, writer = opened
            with suppress(asyncio.IncompleteReadError, TimeoutError, OSError):
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 2)
            writer.write(frame({"do": "hello", "table": table}))

    async def post(self, path: str, body: object) -> bytes:
        """A request and the body of its answer, whatever that is."""
        text = json.dumps(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        return await self._ask(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n{text}")

    async def get(self, path: str) -> bytes:
        return await self._ask(f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n\r\n")

    async def _ask(self, request: str) -> bytes:
        self.sent += 1
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))
            writer.write(request.encode())
            answer = await asyncio.wait_for(reader.read(), 30)
            writer.close()
        except (OSError, TimeoutError):
            return b""
        return answer.partition(b"\r\n\r\n")[2]

    async def at_rate(self, one: Callable[[], Awaitable[object]]) -> None:
        """Do one thing after another, so many a second, without waiting for any."""
        loop = asyncio.get_running_loop()
        begun, started, running = loop.time(), 0, set()
        while (now := loop.time()) < begun + self.seconds:
            while started < (now - begun) * self.rate:
                task = asyncio.ensure_future(one())
                running.add(task)
                task.add_done_callback(running.discard)
                started += 1
            await asyncio.sleep(0.005)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def frame(body: object) -> bytes:
    """A text frame with a mask of zeros, RFC 6455 5.2."""
    text = json.dumps(body).encode()
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return b"\x81" + size + bytes(4) + text


async def handshakes(attack: Attack, kind: str) -> None:
    """Connections that never become anything, all kept open."""

    async def one() -> None:
        attack.sent += 1
        await attack.connect(BAD_HANDSHAKES[kind])

    await attack.at_rate(one)


async def flood(attack: Attack, table: str) -> None:
    """Many sockets at one table that send as many frames as they may."""
    for _ in range(SOCKETS):
        await attack.watch(table)
    nonsense = b"".join(frame({"do": "play", "move": "draw", "action": str(number)}) for number in range(50))

    async def one() -> None:
        writer = attack.open[attack.sent % len(attack.open)]
        attack.sent += 1
        with suppress(OSError):
            writer.write(nonsense)

    await attack.at_rate(one)


async def bots(attack: Attack, _: str) -> None:
    """Tables of the heaviest bots alone, each watched."""
    plan = {"game": "king-lui", "seats": ["steward:2000ms"] * 4, "pace": 0}
    while attack.sent < BOT_TABLES:
        with suppress(ValueError, LookupError):
            table = json.loads(await attack.post("/api/tables", plan))["table"]
            await attack.watch(table)
        await asyncio.sleep(1 / attack.rate)
    await asyncio.sleep(attack.seconds)


async def read(attack: Attack, table: str) -> None:
    """Look at one table again and again."""
    await attack.at_rate(lambda: attack.get(f"/api/tables/{table}"))


KINDS = {**dict.fromkeys(BAD_HANDSHAKES, handshakes), "flood": flood, "bots": bots, "read": read}


def allow_files() -> None:
    """As many open files, and so connections, as the system lets a process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def main(kind: str, host: str, port: str, source: str, rate: str, seconds: str, table: str = "") -> None:
    allow_files()
    attack = Attack(host, int(port), source, float(rate), float(seconds))
    await KINDS[kind](attack, kind if kind in BAD_HANDSHAKES else table)
    print(attack.sent, flush=True)
    for writer in attack.open:
        writer.transport.abort()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
