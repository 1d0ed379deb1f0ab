"""The transport of a WebSocket: frames are written straight to the socket, without a task or a queue in between.

A subclass of uvicorn's protocol, which still does everything else: the handshake, reading frames, pings and closing.
Every move is sent to every seat, so most of what a server does is this. A reader that does not keep up is disconnected,
not waited for.
"""

import asyncio
import struct
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION, TRANSPORT = "threekings", "transport"  # where an ASGI scope holds it
TEXT = 0x81  # a whole text frame
MOST_UNREAD = 256 * 1024  # bytes a reader may leave unread before it is disconnected
MOST_WAITING = 8  # frames that wait for the one being answered, after which reading pauses
MOST_FRAGMENTS = 100  # of one frame: empty ones weigh nothing, and there could be any number of them
CLOSE_TIMEOUT = 2.0  # seconds that a browser has to answer the closing handshake
SHUTDOWN_TIMEOUT = 0.5  # the same, when the server ends
SHORT, MEDIUM = 126, 1 << 16  # bytes from which on a frame's length takes two, and eight
TOO_LARGE, SILENT, LEAVING, SLOW = 1009, 1011, 1012, 1013  # close codes


class WebSocketTransport(WebSocketsSansIOProtocol):
    """One connection."""

    waiting: bytes | bytearray = b""  # frames that go out together, at the end of this turn of the event loop
    received: float = 0.0  # when anything last came from the other side

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
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
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()

    def _flush(self) -> None:
        waiting, self.waiting = self.waiting, b""
        if waiting and not self.close_sent and not self.transport.is_closing():
            self.transport.write(waiting)

    def data_received(self, data: bytes) -> None:
        self.received = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping only connections that have been silent."""
        rest = self.received + (self.ping_interval or 0.0) - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Take a whole frame. Reading is not paused after each, as uvicorn does: that costs more than reading."""
        paused, self.read_paused = self.read_paused, True  # as uvicorn sees it
        try:
            super().send_receive_event_to_app()
        finally:
            self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that no garbage collection is needed."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"] = {}

    # Readers that do not read: nothing waits for them without a timeout

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done: what is not read soon is never read."""
        super().on_task_complete(task)
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def keepalive_timeout(self) -> None:
        self.close(SILENT, "pings were not answered")

    def handle_ping(self) -> None:
        if not self.transport.is_closing():
            super().handle_ping()
            if self.unread > MOST_UNREAD:  # pings are sent and pongs not read
                self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.frames = []
            self.close(TOO_LARGE, "too many fragments")

    def shutdown(self) -> None:
        """The server ends."""
        self.stop_keepalive()
        self.close(LEAVING)
        self.loop.call_later(SHUTDOWN_TIMEOUT, self.transport.abort)


def header(length: int) -> bytes:
    """What stands before a text of so many bytes, RFC 6455 5.2."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT, length)
    return struct.pack("!BBQ", TEXT, SHORT + 1, length)
