"""HTTP connections with timeouts, up to the moment one becomes a WebSocket: a subclass of uvicorn's protocol.

Left alone, that waits for ever for a client that connects and sends nothing, sends letter by letter, or does not read
the response. A few thousand of those would keep everybody else out.
"""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from threekings.server.net.addresses import plain_address
from threekings.server.net.piecewise import Piecewise
from threekings.server.net.websocket_transport import SHUTDOWN_TIMEOUT, WebSocketTransport

REQUEST_TIMEOUT = 20.0  # seconds a request may take to arrive
RESPONSE_TIMEOUT = 30.0  # seconds in which some of a response has to be read
REFUSED_POLITELY = 20  # connections beyond the limit that are answered with the reason; more are dropped
MOST_HEADERS = 8 * 1024  # bytes of a request's headers
MOST_LINES = 100  # of them: each is costly to parse
ARRIVING = (h11.IDLE, h11.SEND_BODY)
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)


class Request(NamedTuple):
    """A request that has arrived, without a body."""

    method: bytes
    target: bytes
    headers: list[tuple[bytes, bytes]]

    @property
    def text(self) -> bytes:
        lines = [b"%b %b HTTP/1.1" % (self.method, self.target), *(b"%b: %b" % header for header in self.headers)]
        return b"\r\n".join([*lines, b"", b""])


class HttpConnection(Piecewise, H11Protocol):
    """One connection."""

    piece = 1024  # headers may exceed their limit by so much
    arriving: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None
    lines: int = 0  # of the request that arrives

    def __init__(
        self,
        *,
        on_lost: Callable[[], None],
        hand_over: Callable[[asyncio.Transport, Request], bool],
        **settings: Any,
    ):
        super().__init__(**settings)
        self.on_lost, self.hand_over = on_lost, hand_over

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        self._expect_request()
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency + REFUSED_POLITELY:
            transport.abort()

    # What arrives

    def parse(self, data: bytes | memoryview) -> None:
        if self.conn.their_state is h11.IDLE and self._has_too_many_lines(bytes(data)):
            self.send_400_response("Too many headers.")
            return
        H11Protocol.data_received(self, bytes(data))
        if self.transport.is_closing():
            self._expect_reader()
            return
        if self.unparsed:
            self.transport.pause_reading()  # uvicorn may have resumed it
        if self.conn.their_state not in ARRIVING:
            self._has_arrived()
        elif not self._is_handed_over():
            self._expect_request()

    def _has_too_many_lines(self, data: bytes) -> bool:
        """Whether a request has more headers than any browser sends: counted before they are parsed."""
        head, end, _ = data.partition(b"\r\n\r\n")
        self.lines = self.lines + head.count(b"\n")
        too_many = self.lines > MOST_LINES
        if end:
            self.lines = 0
        return too_many

    def waits(self) -> bool:
        """While a request is answered, the next one is not parsed."""
        return self.flow.read_paused

    def pause_reading(self) -> None:
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.transport.resume_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, with its place among those that are counted."""
        if self.unparsed or self.conn.trailing_data[0]:
            self.send_400_response("Nothing may follow this request before it is answered.")
            return
        if self.hand_over(self.transport, Request(event.method, event.target, self.headers)):
            self.transport.abort()  # it stays open where it is now
            return
        self._has_arrived()
        self._is_read()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocketTransport)
        socket.on_lost = self.on_lost

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be parsed, unless an answer is under way already; whoever makes one is told to stop."""
        if self.conn.our_state not in UNANSWERED:
            self.transport.abort()
            return
        super().send_400_response(msg)
        self._expect_reader()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    # What is sent

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect_reader()
        elif self.unparsed:
            self.transport.pause_reading()
            self.go_on()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reader()

    def eof_received(self) -> None:
        """The other side sends nothing more, and the connection closes when it has read what is there."""
        self._expect_reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._is_read()

    # The end

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget_unparsed()
        self._has_arrived()
        self._is_read()
        self._unset_keepalive_if_required()
        self.on_lost()

    def shutdown(self) -> None:
        """The server ends."""
        super().shutdown()
        self.loop.call_later(SHUTDOWN_TIMEOUT, self.transport.abort)

    # Timeouts

    def _expect_request(self) -> None:
        if self.arriving is None:
            self.arriving = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def _has_arrived(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def _expect_reader(self) -> None:
        if self.unread is None and not self._is_handed_over():
            self.unread = self.loop.call_later(RESPONSE_TIMEOUT, self.transport.abort)

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _is_handed_over(self) -> bool:
        """Whether it is a WebSocket now."""
        return self.transport.get_protocol() is not self
