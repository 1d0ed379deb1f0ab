"""The short way out to a browser: a frame told is a frame on the wire, without a task or a queue in between.

uvicorn's WebSocket, which still does everything else: the handshake, what comes in, pings and closing. Every move is
told to every seat, so most of what a server does is this. A reader that does not keep up is let go, not waited for.
"""

import struct
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION, WIRE = "threekings", "wire"  # where an ASGI scope holds it
TEXT = 0x81  # a whole text frame
PATIENCE = 2.0  # seconds that a browser has to say goodbye too
SHORT, MEDIUM = 126, 1 << 16  # bytes from which on a frame's length takes two, and eight


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    waiting: bytes | bytearray = b""  # frames that go out together, at the end of this turn of the event loop

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            self.scope["extensions"] = {**self.scope["extensions"], EXTENSION: {WIRE: self}}

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

    def close(self, code: int) -> None:
        """Say goodbye after all that was put; an answer is not waited for long."""
        self._flush()
        with suppress(InvalidState):  # it is closing already
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()

    def _flush(self) -> None:
        waiting, self.waiting = self.waiting, b""
        if waiting and not self.close_sent and not self.transport.is_closing():
            self.transport.write(waiting)


def header(length: int) -> bytes:
    """What stands before a text of so many bytes, RFC 6455 5.2."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT, length)
    return struct.pack("!BBQ", TEXT, SHORT + 1, length)
