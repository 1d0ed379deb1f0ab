"""HTTP connections with timeouts, up to the moment one becomes a WebSocket: a subclass of uvicorn's protocol.

Left alone, that waits for ever for a client that connects and sends nothing, sends letter by letter, or does not read
the response. A few thousand of those would keep everybody else out.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from threekings.server.net.websocket_transport import SHUTDOWN_TIMEOUT

REQUEST_TIMEOUT = 20.0  # seconds a request may take to arrive
RESPONSE_TIMEOUT = 30.0  # seconds in which some of a response has to be read
REFUSED_POLITELY = 20  # connections beyond the limit that are answered with the reason; more are dropped
ARRIVING = (h11.IDLE, h11.SEND_BODY)


class HttpConnection(H11Protocol):
    """One connection."""

    arriving: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.arriving = self.loop.call_later(REQUEST_TIMEOUT, transport.abort)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency + REFUSED_POLITELY:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in ARRIVING or self.transport.get_protocol() is not self:  # but a WebSocket now
            self._has_arrived()
        elif self.arriving is None:
            self.arriving = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(RESPONSE_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_arrived()
        self._is_read()

    def shutdown(self) -> None:
        """The server ends."""
        super().shutdown()
        self.loop.call_later(SHUTDOWN_TIMEOUT, self.transport.abort)

    def _has_arrived(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
