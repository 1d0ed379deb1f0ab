"""The transport of a WebSocket: frames are written straight to the socket, without a task or a queue in between.

A subclass of uvicorn's protocol, which still does everything else: the handshake, pings, closing, and reading frames
but for short texts. Every move is sent to every seat, so most of what a server does is this. A reader that does not
keep up is disconnected, not waited for.
"""

import asyncio
import struct
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from threekings.server.net.addresses import plain_address
from threekings.server.net.piecewise import Piecewise
from threekings.server.net.rate_limits import Bucket

EXTENSION, TRANSPORT = "threekings", "transport"  # where an ASGI scope holds it
TEXT = 0x81  # a whole text frame
MASKED, MASK = 0x80, 4  # as a browser's frames are: the bit that says so, and the bytes that follow the length
MOST_UNREAD = 256 * 1024  # bytes a reader may leave unread before it is disconnected
MOST_WAITING = 8  # frames that wait for the one being answered, after which reading pauses
MOST_FRAGMENTS = 100  # of one frame: empty ones weigh nothing, and there could be any number of them
HELLO_TIMEOUT = 30.0  # seconds until a connection has to have said hello to a table, from its handshake on
CLOSE_TIMEOUT = 2.0  # seconds that a browser has to answer the closing handshake
SHUTDOWN_TIMEOUT = 0.5  # the same, when the server ends
SLOWED = 2.0  # seconds that nothing is read from somebody who sends too much
PATIENCE, REGAINED = 5.0, 1 / 30  # how often that happens before they are disconnected, and how much of it a second
CONTROL_RATE, CONTROL_BURST = 10.0, 50.0  # pings, pongs and fragments a second, and at once
HANDSHAKE, PIECE = 16 * 1024, 512  # bytes parsed at once: a whole handshake; then some frames, or eighty empty ones
SHORT, MEDIUM = 126, 1 << 16  # bytes from which on a frame's length takes two, and eight
NOT_UTF8, FLOOD, NO_HELLO, TOO_LARGE, SILENT, LEAVING, SLOW = 1007, 1008, 1008, 1009, 1011, 1012, 1013  # close codes


class WebSocketTransport(Piecewise, WebSocketsSansIOProtocol):
    """One connection."""

    piece = HANDSHAKE
    waiting: bytes | bytearray = b""  # frames that go out together, at the end of this turn of the event loop
    whole_frames: bool = True  # each frame has come by itself until now, and not a part of one
    received: float = 0.0  # when anything last came from the other side
    slowed: asyncio.TimerHandle | None = None
    greeting: asyncio.TimerHandle | None = None
    on_lost: Callable[[], None]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        self.control = Bucket(CONTROL_RATE, CONTROL_BURST, at=self.loop.time())
        self.patience = Bucket(REGAINED, PATIENCE, at=self.loop.time())
        self.greeting = self.loop.call_later(HELLO_TIMEOUT, self._expect_hello)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        self.piece = PIECE
        if not self.handshake_complete:  # else it was refused
            self.scope["extensions"] = {**self.scope["extensions"], EXTENSION: {TRANSPORT: self}}

    def put(self, frame: bytes) -> None:
        """Send a text, with all others of this turn of the event loop."""
        if not self.waiting:
            self.waiting = bytearray()
            self.loop.call_soon(self._flush)
        self.waiting += header(len(frame))
        self.waiting += frame

    @property
    def unread(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size() + len(self.waiting)

    def close(self, code: int, reason: str = "") -> None:
        """Close after all that was put; the closing handshake is not waited for long."""
        self._flush()
        if self.transport.is_closing():
            return
        with suppress(InvalidState):  # it is closing already
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)
            self._hear_again()  # its goodbye above all

    def _flush(self) -> None:
        waiting, self.waiting = self.waiting, b""
        if waiting and not self.close_sent and not self.transport.is_closing():
            self.transport.write(waiting)

    # Reading

    def parse(self, data: bytes | memoryview) -> None:
        self.received = self.loop.time()
        if self._is_short_text(data):
            self._take_text(unmasked(bytes(data[2 + MASK :]), bytes(data[2 : 2 + MASK])))
            return
        WebSocketsSansIOProtocol.data_received(self, data)  # type: ignore[arg-type]
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        if self.transport.is_closing():
            self._end_soon()

    def _is_short_text(self, data: bytes | memoryview) -> bool:
        """Whether this is one short text and nothing else, as nearly always: quicker to read than the library does.

        Once there was a part of a frame, the library reads all that follows.
        """
        if not self.handshake_complete:
            self.whole_frames = not self.handshake_initiated
            return False
        self.whole_frames &= len(data) >= 2 + MASK and data[1] - MASKED == len(data) - 2 - MASK < SHORT
        between_messages = self.conn.current_size is None and self.conn.state is State.OPEN
        return self.whole_frames and data[0] == TEXT and between_messages

    def waits(self) -> bool:
        """While frames wait for an answer, or somebody is slowed; not for what comes after our goodbye."""
        return not self.close_sent and (self.slowed is not None or self.queue.qsize() >= MOST_WAITING)

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def slow_down(self) -> None:
        """Read nothing for a while: more was sent than is taken. Who does not learn from it is disconnected."""
        if self.slowed is not None or self.close_sent or self.transport.is_closing():
            return
        if not self.patience.takes(self.loop.time()):
            self.close(FLOOD, "too much was sent")
            return
        self.slowed = self.loop.call_later(SLOWED, self._hear_again)
        self.pause_reading()

    def _hear_again(self) -> None:
        self._end_slowness()
        self.go_on()

    def _end_slowness(self) -> None:
        if self.slowed is not None:
            self.slowed.cancel()
            self.slowed = None

    async def receive(self) -> Any:
        """The next message for the application; when it has had all, reading goes on."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.go_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Take a whole message. Reading is not paused after each, as uvicorn does: that costs more than reading."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            self._count_control()
            return
        if self.curr_msg_data_type == "bytes":
            self._put({"type": "websocket.receive", "bytes": data})
        else:
            self._take_text(data)

    def _take_text(self, text: bytes) -> None:
        try:
            self._put({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            self.close(NOT_UTF8, "texts are UTF-8")

    def _put(self, message: dict[str, Any]) -> None:
        self.queue.put_nowait(message)  # type: ignore[arg-type]
        if self.queue.qsize() >= MOST_WAITING and not self.close_sent:
            self.pause_reading()

    def _count_control(self) -> None:
        """Frames that no application sees: they are cheap, but not free."""
        if self.control.takes(self.loop.time()):
            return
        if self.close_sent:
            self.transport.abort()
        else:
            self.slow_down()

    def send_keepalive_ping(self) -> None:
        """Ping only connections that have been silent."""
        rest = self.received + (self.ping_interval or 0.0) - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that no garbage collection is needed."""
        super().connection_lost(exc)
        self.greeted()
        self._end_slowness()
        self.forget_unparsed()
        self.conn.parser.close()
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["extensions"] = {}
        self.on_lost()

    # Those who do not say what they want

    def _refuse_handshake(self) -> None:
        """The request was fine as HTTP, but is no WebSocket handshake: with a body, or headers without end."""
        written = b"".join(self.conn.data_to_send())  # where the library has an answer
        refusal = self.conn.reject(HTTPStatus.BAD_REQUEST, "This is no WebSocket handshake.\n")
        self.transport.write(written or refusal.serialize())
        self.transport.close()

    def _expect_hello(self) -> None:
        """Whoever has said hello to no table by now takes up space for nothing."""
        if self.handshake_complete:
            self.close(NO_HELLO, "say hello to a table")
        else:
            self.transport.abort()

    def greeted(self) -> None:
        """Hello was said, or it is too late for it."""
        if self.greeting is not None:
            self.greeting.cancel()
            self.greeting = None

    # Readers that do not read: nothing waits for them without a timeout

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done: what is not read soon is never read."""
        super().on_task_complete(task)
        self._end_soon()

    def _end_soon(self) -> None:
        """It is closing: what is not read soon is never read."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def eof_received(self) -> None:
        """The other side sends nothing more, and the connection closes when it has read what is there."""
        self._end_soon()

    def keepalive_timeout(self) -> None:
        self.close(SILENT, "pings were not answered")

    def handle_ping(self) -> None:
        self._count_control()
        if not self.transport.is_closing():
            super().handle_ping()
            if self.unread > MOST_UNREAD:  # pings are sent and pongs not read
                self.transport.abort()

    def handle_pong(self, event: Any) -> None:
        self._count_control()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self._count_control()
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.frames = []
            self.close(TOO_LARGE, "too many fragments")

    def shutdown(self) -> None:
        """The server ends."""
        self.stop_keepalive()
        self.close(LEAVING)
        self.loop.call_later(SHUTDOWN_TIMEOUT, self.transport.abort)


def unmasked(text: bytes, mask: bytes) -> bytes:
    """What a short text was before a browser masked it, RFC 6455 5.3: its bytes at once, as two numbers."""
    masks = mask * (len(text) // MASK + 1)
    return (int.from_bytes(text) ^ int.from_bytes(masks[: len(text)])).to_bytes(len(text))


def header(length: int) -> bytes:
    """What stands before a text of so many bytes, RFC 6455 5.2."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT, length)
    return struct.pack("!BBQ", TEXT, SHORT + 1, length)
