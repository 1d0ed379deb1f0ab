"""The origin check: whose pages may talk to this server, and the headers that say what ours may load.

Browsers say where a page came from (Origin) and what the server was called (Host); a page from elsewhere, or a name
that is not ours, is refused before anything else looks at the request: for WebSockets too, which browsers let pages of
any origin open.
"""

import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from threekings.server.steady_time import http_date

LOCAL = ("localhost", "127.0.0.1", "[::1]")
SAFE = ("GET", "HEAD", "OPTIONS")
# Everything from here, nothing from elsewhere; pictures may stand in the style sheet, and a piece may be put by a style
# of its own. `connect-src 'self'` lets in the socket too.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class OriginCheck:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], now: Callable[[], float] = time.time):
        self.app, self.now = app, now
        self.hosts = {host.lower() for host in hosts}  # more while the local network is let in

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif reason := self.refusal(scope):
            await refuse(scope, receive, self.with_headers(send), reason)
        else:
            # A WebSocket's frames are not wrapped: there are many of them.
            await self.app(scope, receive, self.with_headers(send) if scope["type"] == "http" else send)

    def refusal(self, scope: Any) -> str | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self.knows(host):
            return "this server does not answer to that name"
        origin = headers.get(b"origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and origin is not None and host_of(origin.decode("latin-1")) != host:
            return "a page from elsewhere may not do this"
        return None

    def knows(self, host: str) -> bool:
        """Whether the server is called so, with any port."""
        name, colon, port = host.rpartition(":")
        return (name if colon and port.isdigit() else host) in self.hosts

    def with_headers(self, send: Send) -> Send:
        """Every answer says what its page may load, and the server's time: deadlines are given in it."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS, (b"date", http_date(self.now()))]
            await send(message)

        return sending


def host_of(origin: str) -> str | None:
    """The host of an origin, with its port; none where it cannot be read."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


async def refuse(scope: Any, receive: Receive, send: Send, reason: str) -> None:
    if scope["type"] == "websocket":
        await receive()  # the wish to connect, which has to be heard before it can be refused
        await send({"type": "websocket.close", "code": 4403, "reason": reason})
        return
    body = f'{{"tell":"refusal","action":null,"code":"origin","reason":"{reason}"}}'.encode()
    await answer(send, 403, body)


async def answer(send: Send, status: int, body: bytes) -> None:
    """Answer in JSON and end the connection: who only sends what is refused has to connect anew, which is limited."""
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
