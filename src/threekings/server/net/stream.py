"""What happens at a table as lines of JSON, for programs that read line by line."""

import asyncio
from collections.abc import AsyncIterator

from litestar import get
from litestar.response import Stream

from threekings.server.net.addresses import address_of
from threekings.server.net.requests import COMMON, Registry, SeatNumber, TableId, perspective
from threekings.server.net.sessions import HttpRequest, session_in, session_of
from threekings.server.seating.seat_claims import is_founder, seats_of

SILENCE = 40.0  # seconds after which an empty line is sent
MOST_UNREAD = 256  # lines a program may leave unread before its stream ends


class StreamConnection:
    """A connection that keeps lines until they are read, but not too many."""

    def __init__(
        self,
        seat: int | None,
        address: str | None = None,
        session: bytes | None = None,
        browser: bytes | None = None,
    ):
        self.seat, self.address, self.session, self.browser = seat, address, session, browser
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNREAD + 1)
        self.closed = False

    async def next_line(self) -> bytes | None:
        """The next line, None at the end; an empty one where nothing happens: so a reader that is gone is found out."""
        try:
            return await asyncio.wait_for(self.lines.get(), SILENCE)
        except TimeoutError:
            return b""

    def send(self, frame: bytes) -> None:
        if not self.closed:
            self.lines.put_nowait(frame)
            if self.lines.qsize() >= MOST_UNREAD:
                self.close(0)

    def close(self, _code: int, _reason: str = "") -> None:
        """The last thing to be read is the end."""
        if not self.closed:
            self.closed = True
            self.lines.put_nowait(None)


@get(
    "/api/tables/{table:str}/stream",
    summary="What happens at a table, a line of JSON each",
    media_type="application/x-ndjson",
    **COMMON,
)
async def stream(table: TableId, registry: Registry, request: HttpRequest, seat: SeatNumber = None) -> Stream:
    live, address, session = await registry.find(table), address_of(request.scope), session_of(request)
    connection = StreamConnection(
        perspective(registry, live, request, seat), address, session, session_in(request.scope)
    )
    registry.check_space(address)
    host = is_founder(registry, live, session)
    if connection.seat is None:
        live.check_space(connection, host=host)

    async def lines() -> AsyncIterator[bytes]:
        with registry.connections.entered(address):
            if seat is not None and seat not in seats_of(registry, live, session):
                return  # lost since it was asked
            registry.join(live, connection, -1, host=host)
            try:
                while (line := await connection.next_line()) is not None:
                    yield line + b"\n"
            finally:
                registry.leave(live, connection)

    return Stream(lines(), media_type="application/x-ndjson")
