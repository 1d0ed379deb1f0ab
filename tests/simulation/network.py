"""What is between browsers and processes: connections that lag, break, fall silent, and do not read.

A connection keeps the order of what is sent through it; two connections have none. Nothing is asked of a process that
is dead, and nothing comes from it any more.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import lru_cache, partial
from random import Random
from typing import Any, Protocol

import msgspec

from tests.simulation.processes import HOST, Process
from tests.simulation.virtual_time import Loop
from threekings.server.net.rate_limits import Bucket
from threekings.server.net.websocket_transport import (
    EXTENSION,
    FLOOD,
    HELLO_TIMEOUT,
    MOST_WAITING,
    NO_HELLO,
    PATIENCE,
    REGAINED,
    SILENT,
    SLOWED,
    TRANSPORT,
)

LOST = 1006  # the close code of a connection that broke
PING = 20.0  # seconds between two pings of the server, and until one that is not answered is given up
REFUSED = 0.01  # seconds until somebody knows that nobody listens
REQUEST_TIMEOUT = 10.0  # seconds after which a browser gives a request up
Frame = dict[str, Any]
Answered = Callable[[int, dict[str, str], bytes], None]  # hears a status, headers and a body; status 0: no answer


class Sent(Protocol):
    """Hears what a process sends."""

    def __call__(self, link: "Link", data: bytes, frame: Frame) -> None: ...


class Socket(Protocol):
    """A browser's end of a WebSocket."""

    def opened(self) -> None: ...
    def received(self, frame: Frame) -> None: ...
    def closed(self, code: int) -> None: ...


class Line:
    """How good the line of one person is."""

    def __init__(self, number: int, chance: Random, loop: Loop):
        self.number, self.chance, self.loop = number, chance, loop
        self.address = f"198.51.100.{number + 1}"
        self.usual = chance.choice((0.002, 0.02, 0.08))  # seconds
        self.lag, self.lags_until = 0.0, 0.0
        self.reads_again = 0.0
        self.loses = 0  # answers of the next requests
        self.links: list[Link] = []

    def delay(self) -> float:
        lag = self.lag if self.loop.time() < self.lags_until else 0.0
        return (self.usual + lag) * (0.5 + self.chance.random())


class Link:
    """One WebSocket, from a browser to a process."""

    def __init__(self, line: Line, process: Process, socket: Socket, cookies: str, sent: "Sent"):
        self.line, self.process, self.loop, self.socket, self.sent = line, process, process.loop, socket, sent
        self.broken = self.silent = False
        self.last_up = self.last_down = 0.0
        self.unread: deque[bytes] = deque()
        self.end = ServerEnd(self, cookies)
        line.links.append(self)
        if process.up:
            process.on_crash.append(self._process_is_gone)
            self._up(self.end.begin)
        else:
            self.broken = True
            line.loop.call_later(REFUSED, self._close, LOST)

    # Called by the browser

    def send(self, text: str) -> None:
        self._up(self.end.arrive, text)

    def close(self) -> None:
        self._up(self.end.gone)
        self.broken = True

    # Called by the process

    def put(self, data: bytes) -> None:
        frame = decoded(data)
        self.sent(self, data, frame)
        self._down(self._deliver, len(data), frame)

    def opened(self) -> None:
        self._down(self.socket.opened)

    def hang_up(self, code: int) -> None:
        self._down(self._close, code)

    # What goes wrong

    def cut(self) -> None:
        """Both ends are told."""
        if not self.broken:
            self._up(self.end.gone)
            self._down(self._close, LOST)
            self.broken = True

    def fall_silent(self) -> None:
        """Nobody is told."""
        self.silent = True

    def _process_is_gone(self) -> None:
        if not self.silent:
            self.line.loop.call_later(self.line.delay(), self._close, LOST)
        self.broken = True

    # On the way

    def _up(self, arrived: Callable[..., None], *args: Any) -> None:
        if not self.broken and not self.silent:
            self.last_up = max(self.last_up, self.line.loop.time() + self.line.delay())
            self.loop.call_at(self.last_up, arrived, *args)

    def _down(self, arrived: Callable[..., None], *args: Any) -> None:
        if not self.broken and not self.silent:
            self.last_down = max(self.last_down, self.line.loop.time() + self.line.delay(), self.line.reads_again)
            self.line.loop.call_at(self.last_down, self._arrive, arrived, *args)

    def _arrive(self, arrived: Callable[..., None], *args: Any) -> None:
        if not self.silent:
            arrived(*args)

    def _deliver(self, size: int, frame: Frame) -> None:
        self.end.unread -= size
        self.socket.received(frame)

    def _close(self, code: int) -> None:
        if self in self.line.links:
            self.line.links.remove(self)
        self.socket.closed(code)


class ServerEnd:
    """The server's end of a WebSocket: what websocket_transport.py is over a real one."""

    def __init__(self, link: Link, cookies: str):
        self.link, self.loop, self.cookies = link, link.loop, cookies
        self.unread = 0  # bytes that the other side has not taken yet
        self.closed = False
        self.waiting: deque[Any] = deque([{"type": "websocket.connect"}])
        self.held: deque[str] = deque()  # what is not read yet
        self.more = asyncio.Event()
        self.slowed = False
        self.patience = Bucket(REGAINED, PATIENCE, at=self.loop.time())
        self.heard = self.loop.time()

    def begin(self) -> None:
        extensions = {EXTENSION: {TRANSPORT: self}, "websocket.http.response": {}}
        scope = {
            **scope_of(self.link.line, self.cookies),
            "type": "websocket",
            "scheme": "ws",
            "path": "/ws",
            "extensions": extensions,
        }
        self.greeting = self.loop.call_later(HELLO_TIMEOUT, self.close, NO_HELLO)
        self.pinging = self.loop.call_later(PING, self._ping)
        self.loop.begin(self.link.process.asgi(scope, self.receive, self.send))

    # As the application sees it

    async def receive(self) -> Any:
        while not self.waiting:
            self.more.clear()
            self._take_held()
            if not self.waiting:
                await self.more.wait()
        return self.waiting.popleft()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self.link.opened()
        elif message["type"] in ("websocket.http.response.start", "websocket.close"):
            self._end()
            self.link.hang_up(LOST)

    def put(self, frame: bytes) -> None:
        if not self.closed:
            self.unread += len(frame)
            self.link.put(frame)

    def close(self, code: int, reason: str = "") -> None:  # noqa: ARG002
        if not self.closed:
            self._end()
            self._tell({"type": "websocket.disconnect", "code": code})
            self.link.hang_up(code)

    def greeted(self) -> None:
        self.greeting.cancel()

    def slow_down(self) -> None:
        if self.slowed or self.closed:
            return
        if not self.patience.takes(self.loop.time()):
            self.close(FLOOD)
            return
        self.slowed = True
        self.loop.call_later(SLOWED, self._hear_again)

    # As the network sees it

    def arrive(self, text: str) -> None:
        self.heard = self.loop.time()
        self.held.append(text)
        self._take_held()

    def gone(self) -> None:
        if not self.closed:
            self._end()
            self._tell({"type": "websocket.disconnect", "code": LOST})

    def _take_held(self) -> None:
        while self.held and not self.slowed and len(self.waiting) < MOST_WAITING:
            self._tell({"type": "websocket.receive", "text": self.held.popleft()})

    def _tell(self, message: Any) -> None:
        self.waiting.append(message)
        self.more.set()

    def _hear_again(self) -> None:
        self.slowed = False
        self._take_held()

    def _ping(self) -> None:
        """Whoever does not answer for two pings is gone."""
        if self.link.silent and self.loop.time() - self.heard >= 2 * PING:
            self.close(SILENT)
        elif not self.closed:
            self.pinging = self.loop.call_later(PING, self._ping)

    def _end(self) -> None:
        self.closed = True
        self.held.clear()
        self.greeting.cancel()
        self.pinging.cancel()


@lru_cache(maxsize=16)
def decoded(data: bytes) -> Frame:
    """A frame as browsers read it, and nobody changes it: many are sent the same."""
    frame: Frame = msgspec.json.decode(data)
    return frame


class Request:
    """One request over HTTP. What got no answer was done, or was not."""

    def __init__(
        self, line: Line, process: Process, method: str, path: str, body: bytes, cookies: str, answered: Answered
    ):
        self.line, self.process, self.loop, self.answered = line, process, process.loop, answered
        self.body, self.over = body, False
        self.status, self.headers, self.told = 0, {}, bytearray()  # type: ignore[var-annotated]
        self.loses = line.loses > 0
        line.loses -= self.loses
        way, _, query = path.partition("?")
        self.scope = {
            **scope_of(line, cookies, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))),
            "type": "http",
            "http_version": "1.1",
            "scheme": "http",
            "method": method,
            "path": way,
            "raw_path": way.encode(),
            "root_path": "",
            "query_string": query.encode(),
        }
        line.loop.call_later(REQUEST_TIMEOUT, self._answer, 0)
        if process.up:
            process.on_crash.append(partial(self._answer_later, 0))
            self.loop.call_later(line.delay(), self._begin)
        else:
            line.loop.call_later(REFUSED, self._answer, 0)

    def _begin(self) -> None:
        self.loop.begin(self._serve())

    async def _serve(self) -> None:
        await self.process.asgi(self.scope, self._receive, self._send)
        if not self.loses:
            self._answer_later(self.status)

    async def _receive(self) -> Any:
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.told += message.get("body", b"")

    def _answer_later(self, status: int) -> None:
        self.line.loop.call_later(self.line.delay(), self._answer, status)

    def _answer(self, status: int) -> None:
        if not self.over:
            self.over = True
            self.answered(status, self.headers, bytes(self.told))


def scope_of(line: Line, cookies: str, *headers: tuple[bytes, bytes]) -> dict[str, Any]:
    """What every request comes with."""
    sent = [(b"host", HOST.encode()), *headers]
    if cookies:
        sent.append((b"cookie", cookies.encode()))
    return {"client": (line.address, 1), "server": (HOST, 80), "headers": sent, "asgi": {"version": "3.0"}}
