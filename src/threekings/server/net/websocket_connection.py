"""A browser's WebSocket: it says hello to a table and is sent what happens there; whatever it asks is answered.

Raw ASGI, because every move is sent to every seat: between a table and the transport there is as little as possible.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from litestar.types import Receive, Send

from threekings.server import logs
from threekings.server.net.addresses import address_of
from threekings.server.net.incoming_frames import IncomingFrames
from threekings.server.net.rate_limits import TooFast
from threekings.server.net.websocket_transport import EXTENSION, MOST_UNREAD, SLOW, TRANSPORT
from threekings.server.protocol.messages import (
    AnyClientFrame,
    Away,
    Back,
    Done,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Ready,
    Rename,
    Resign,
    ServerFrame,
    Speak,
    Undo,
    Why,
    encode,
)
from threekings.server.protocol.outgoing_frames import reason_frame, refusal_frame, store_refusal
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import perform_for, play, rename, speak
from threekings.server.registry.registry import TableRegistry
from threekings.server.seating.seat_claims import check_may_watch, is_founder, moved_seat, seats_of
from threekings.server.store.changes import StoreFailed
from threekings.server.table.events import Event
from threekings.server.table.refused import Refused
from threekings.server.table.seats import leave_seat
from threekings.server.table.table import Table
from threekings.server.table.takeover import come_back, resign
from threekings.server.table.undo import undo
from threekings.server.table.waiting_room import say_ready
from threekings.server.thinking.hints import give_hint

FAULT = 1011  # the close code where something went wrong here
COMMANDS: dict[type, Callable[[Table, int], Event]] = {Undo: undo, Back: come_back, Away: leave_seat, Resign: resign}


class Transport(Protocol):
    """What a connection sends through; websocket_transport.py has the real one."""

    @property
    def unread(self) -> int:
        """Bytes that the other side has not taken yet."""

    def put(self, frame: bytes) -> None: ...
    def close(self, code: int, reason: str = "") -> None: ...

    def greeted(self) -> None:
        """Hello was said: the connection may stay."""

    def slow_down(self) -> None:
        """Read nothing for a while."""


class WebSocketConnection:
    """One browser at one table: a connection of a live table, and what is asked through it."""

    def __init__(
        self, registry: TableRegistry, session: bytes | None, transport: Transport, address: str | None = None
    ):
        self.registry, self.session, self.transport, self.address = registry, session, transport, address
        self.browser = session  # whose account, if any, is looked up with each hello
        self.live: LiveTable | None = None
        self.seat: int | None = None
        self.hints: set[asyncio.Task[None]] = set()  # that are thought about
        self.incoming = IncomingFrames(registry.now, registry.frames, address)

    # Sending

    def send(self, frame: bytes) -> None:
        """Send at once; a reader that does not keep up is closed."""
        self.transport.put(frame)
        if self.transport.unread > MOST_UNREAD:
            self.close(SLOW)

    def answer(self, frame: ServerFrame) -> None:
        self.send(encode(frame))

    def close(self, code: int, reason: str = "") -> None:
        self.transport.close(code, reason)

    # Receiving

    async def receive(self, text: str | bytes | None) -> None:
        """Answer a frame, whatever it is. It is decoded before it is counted, so that a refusal names its action."""
        action = None
        try:
            frame = self.incoming.decoded(text or b"")
            action = getattr(frame, "action", None)
            self.incoming.check(frame, text or b"")
            await self.handle(frame)
        except (Refused, StoreFailed) as refused:
            self.refuse(refused, action)

    def refuse(self, refused: Refused | StoreFailed, action: str | None) -> None:
        """Say why something was not done."""
        if isinstance(refused, StoreFailed):
            logs.event("store failed", level=logging.ERROR, error=refused)
            self.answer(store_refusal(action))
            return
        self.registry.metrics.refused[refused.code] += 1
        self.answer(refusal_frame(refused, action))
        if isinstance(refused, TooFast):
            self.transport.slow_down()

    async def handle(self, frame: AnyClientFrame) -> None:
        if isinstance(frame, Ping):
            self.answer(Pong())
        elif isinstance(frame, Hello):
            await self.join(frame)
        elif isinstance(frame, Hint):
            self.begin_hint(frame)
        elif isinstance(frame, Why):
            self.answer(reason_frame(self.joined().table, self.own_seat(), frame.move, frame.action))
        else:
            self.answer(Done(frame.action, await self.act(frame)))

    async def join(self, hello: Hello) -> None:
        """Look at a table: from a seat of this session, or as a spectator where they are allowed."""
        live = await self.registry.find(hello.table)
        if self.browser is not None:
            self.session = self.registry.holder_of(self.browser)
        if hello.seat is not None and hello.seat not in seats_of(self.registry, live, self.session):
            raise Refused("not-yours", "that seat is not yours")
        host = is_founder(self.registry, live, self.session)
        if hello.seat is None:
            check_may_watch(self.registry, live, self.session)
            live.check_space(self, host=host)
        if (live, hello.seat) != (self.live, self.seat):
            self.leave()
        self.live, self.seat = live, hello.seat
        moved = moved_seat(self.registry, live, self.session)
        self.registry.join(live, self, hello.after, host=host, moved=moved)
        self.transport.greeted()

    async def act(self, frame: Play | Undo | Back | Away | Resign | Speak | Rename | Ready) -> int:
        """Do what is asked; the table's seq then."""
        registry, live = self.registry, self.joined()
        if isinstance(frame, Speak):
            said = frame.text, frame.action
            return await speak(registry, live, self.seat, "Guest", *said, who=self.who, address=self.address)
        seat = self.own_seat()
        if isinstance(frame, Play):
            return await play(registry, live, seat, frame.move, frame.action, turn=frame.turn)
        if isinstance(frame, Rename):
            return await rename(registry, live, seat, frame.name, frame.action, who=self.session)
        command = partial(say_ready, ready=frame.ready) if isinstance(frame, Ready) else COMMANDS[type(frame)]
        return await perform_for(registry, live, seat, lambda table: command(table, seat), frame.action)

    def begin_hint(self, frame: Hint) -> None:
        """A bot thinks for a while: what else is asked meanwhile does not wait for it."""
        task = self.registry.background(self.hint(self.joined(), self.own_seat(), frame))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def hint(self, live: LiveTable, seat: int, frame: Hint) -> None:
        try:
            self.answer(await give_hint(self.registry, live, seat, frame.action, turn=frame.turn))
        except (Refused, StoreFailed) as refused:
            self.refuse(refused, frame.action)
        except Exception as error:
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Something happened that nobody has foreseen: the browser comes back with what it had asked."""
        self.registry.metrics.errors += 1
        logs.event("error", level=logging.ERROR, error=error)
        self.close(FAULT, "something went wrong")

    @property
    def who(self) -> bytes | str | None:
        """A session there is or else, for cookies can be made up, an address."""
        known = self.session is not None and self.registry.store.find_session(self.session) is not None
        return self.session if known else self.address

    def joined(self) -> LiveTable:
        if self.live is None:
            raise Refused("hello", "say hello to a table first")
        return self.live

    def own_seat(self) -> int:
        if self.seat is None:
            raise Refused("not-yours", "a spectator cannot do this")
        return self.seat

    def leave(self) -> None:
        for task in self.hints:
            task.cancel()
        if self.live:
            self.registry.leave(self.live, self)
            self.live = None


async def serve_websocket(
    registry: TableRegistry, session: bytes | None, scope: Any, receive: Receive, send: Send
) -> None:
    """Serve one browser until it leaves, if there is space for it."""
    await receive()
    address = address_of(scope)
    try:
        registry.check_space(address)
    except Refused as refused:
        await turn_away(refused, send)
        return
    with registry.connections.entered(address):
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        transport = scope["extensions"][EXTENSION][TRANSPORT]
        await serve_frames(WebSocketConnection(registry, session, transport, address), receive)


async def turn_away(refused: Refused, send: Send, status: int = 503) -> None:
    """A refusal in place of a connection."""
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"60")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    body = encode(refusal_frame(refused))
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def serve_frames(connection: WebSocketConnection, receive: Receive) -> None:
    try:
        while (message := await receive())["type"] == "websocket.receive":
            await connection.receive(message.get("text") or message.get("bytes"))
    except Exception as error:
        connection.fail(error)
    finally:
        connection.leave()
