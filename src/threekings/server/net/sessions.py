"""Sessions: a browser is known by a cookie, of which the store keeps the hash. Nobody signs up."""

from http.cookies import SimpleCookie
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State

from threekings.server.net.origin_check import address_of
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.store.changes import Session

COOKIE, SECURE_COOKIE = "threekings", "__Host-threekings"
COOKIE_BYTES, COOKIE_AGE = 24, 400 * 86400
HttpRequest = Request[Any, Any, State]


def session_of(request: HttpRequest) -> bytes | None:
    """The session of a browser, by the hash of its cookie."""
    cookie = request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)
    return hashed(cookie) if cookie else None


def session_in(scope: Any) -> bytes | None:
    """The session of a WebSocket, by the cookie it came with."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            cookies = SimpleCookie(value.decode("latin-1"))
            for known in (SECURE_COOKIE, COOKIE):
                if known in cookies:
                    return hashed(cookies[known].value)
    return None


def known_or_new(registry: TableRegistry, request: HttpRequest) -> tuple[Session, list[Cookie]]:
    """The session of a browser; one that has none gets a cookie. It is stored with the first thing that it does."""
    known = session_of(request)
    if known is not None and (session := registry.store.find_session(known)):
        return session, []
    secret = registry.new_name(COOKIE_BYTES)
    secure = request.url.scheme == "https"
    name = SECURE_COOKIE if secure else COOKIE
    cookie = Cookie(name, value=secret, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")
    return Session(hashed(secret), registry.now()), [cookie]


def client_of(registry: TableRegistry, request: HttpRequest) -> bytes | str | None:
    """Who asks: a session there is or else, for cookies can be made up, an address."""
    session = session_of(request)
    known = session is not None and registry.store.find_session(session) is not None
    return session if known else address_of(request.scope)
