"""Connections as they are accepted: counted by address before anything is read from them.

Whoever has too many, or opens them too fast, is dropped before much is made of it. A proxy is not counted, and no
program on this machine: clients of a proxy are counted once their request is known. What another process has accepted,
and hands over, was counted there.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts

from threekings.server.net.addresses import MOST_LETTERS, counted_address, plain_address
from threekings.server.net.connection_limits import ConnectionLimit
from threekings.server.net.handing_over import Handed, HandingOver
from threekings.server.net.http_connection import HttpConnection, Request
from threekings.server.net.rate_limits import RateLimits

MOST_FROM_ADDRESS = 300  # connections of any kind at the same time: a club behind one router has thirty browsers
RATE, BURST = 30.0, 400.0  # new connections from one address a second, and at once


class AcceptLimit:
    """Who may connect: counts what is open, and how fast each address opens more. So many processes share that."""

    def __init__(self, most: int, *, proxies: str = "", now: Callable[[], float] = time.monotonic, beside: int = 1):
        self.open = ConnectionLimit(most, max(MOST_FROM_ADDRESS // beside, 1))
        self.opening = RateLimits(RATE, BURST, now).shared(beside)
        self.proxies = _TrustedHosts(proxies)  # as uvicorn trusts them to say for whom they ask

    def address_of(self, transport: asyncio.BaseTransport) -> str | None:
        """Who is at the other end, as limits count it: not a proxy, nor a socket in the file system."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple) or plain_address(peer[0]) in self.proxies:
            return None
        return counted_address(peer[0])

    def asker_of(self, transport: asyncio.BaseTransport, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """Who asks, as limits count it: by way of a proxy whoever that names."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple):
            return None
        forwarded = b", ".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        if forwarded and plain_address(peer[0]) in self.proxies:
            return counted_address(self.proxies.get_trusted_client_address(forwarded)[0][:MOST_LETTERS])
        return counted_address(peer[0])

    def allows(self, address: str | None) -> bool:
        return address is None or (self.open.has_space(address) and self.opening.allow(address))


class AcceptedConnection(asyncio.Protocol):
    """A new connection, until it is known that it may stay."""

    def __init__(self, limit: AcceptLimit, handing_over: HandingOver | None = None, **settings: Any):
        self.limit, self.handing_over, self.settings = limit, handing_over, settings

    def connection_made(self, transport: Any) -> None:
        address = self.limit.address_of(transport)
        if self.limit.allows(address):
            self.begin(transport, address)
        else:
            transport.abort()

    def begin(self, transport: Any, address: str | None) -> HttpConnection:
        self.limit.open.enter(address)
        connection = HttpConnection(
            **self.settings, on_lost=partial(self.limit.open.leave, address), hand_over=self.hand_over
        )
        transport.set_protocol(connection)
        connection.connection_made(transport)
        return connection

    def hand_over(self, transport: asyncio.Transport, request: Request) -> bool:
        """Whether another process serves this WebSocket from now on."""
        if self.handing_over is None:
            return False
        handed = Handed(request.text, self.limit.asker_of(transport, request.headers))
        return self.handing_over.hand_over(transport.get_extra_info("socket").fileno(), request.target, handed)


class HandedConnection(AcceptedConnection):
    """A connection that another process has accepted, with the request as it was read there: it stays."""

    def __init__(self, request: bytes, limit: AcceptLimit, _handing_over: HandingOver | None, **settings: Any):
        super().__init__(limit, **settings)
        self.request = request

    def connection_made(self, transport: Any) -> None:
        self.begin(transport, self.limit.address_of(transport)).data_received(self.request)
