"""Sessions: a browser is known by a cookie, of which the store keeps the hash. Nobody has to sign up.

A browser that is logged in is its account at tables: `holder_of` says who that is.
"""

import base64
import re
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State

from threekings.server.net.addresses import address_of
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.replays import Asker
from threekings.server.registry.session_actions import SessionAction, session_action

COOKIE, SECURE_COOKIE = "threekings", "__Host-threekings"
COOKIE_BYTES, COOKIE_AGE = 24, 400 * 86400
DRAWN = re.compile(r"[0-9a-f]{32,64}")  # the name of an action that was drawn at random
HttpRequest = Request[Any, Any, State]


def session_of(request: HttpRequest) -> bytes | None:
    """Who a browser is at tables: its account or, as a guest, the hash of its cookie."""
    session = session_in(request.scope)
    registry: TableRegistry = request.app.state.registry
    return None if session is None else registry.holder_of(session)


def session_in(scope: Any) -> bytes | None:
    """The session of a request or a WebSocket, by the hash of the cookie it came with."""
    secret = secret_in(scope)
    return hashed(secret) if secret else None


def secret_in(scope: Any) -> str | None:
    """What a browser is known by. Over HTTPS it is the cookie that nobody can plant from elsewhere: over plain HTTP, or
    from a neighbouring host.
    """
    names = (SECURE_COOKIE,) if is_secure(scope) else (SECURE_COOKIE, COOKIE)
    cookies = cookies_in(scope)
    return next((cookies[name] for name in names if cookies.get(name)), None)


def is_secure(scope: Any) -> bool:
    return scope["scheme"] in ("https", "wss")


def cookies_in(scope: Any) -> dict[str, str]:
    """Cookies by name; of several alike the last, which has the shortest path."""
    sent = ";".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie")
    pairs = (cookie.partition("=") for cookie in sent.split(";"))
    return {name.strip(): value.strip().strip('"') for name, _, value in pairs}


def action_of(
    registry: TableRegistry, request: HttpRequest, command: str, table: str, name: str | None
) -> SessionAction:
    """What a browser asks that has a session: others were refused before."""
    return session_action(registry, secret_in(request.scope) or "", command, table, name)


def first_action_of(
    registry: TableRegistry, request: HttpRequest, command: str, table: str | None, name: str | None
) -> tuple[SessionAction, list[Cookie]]:
    """What a browser asks; one that has no session gets a cookie. It is stored with the first thing that it does."""
    secret = secret_in(request.scope)
    if secret and registry.store.find_session(hashed(secret)):
        return session_action(registry, secret, command, table, name), []
    secret = new_secret(registry, name)
    return session_action(registry, secret, command, table, name), [new_cookie(request, secret)]


def new_secret(registry: TableRegistry, name: str | None) -> str:
    """The secret of a new session. With the first answer its cookie is lost as well: a browser that has drawn a long
    name for its action, which nobody else knows, gets the same session when it asks again.
    """
    if name is None or not DRAWN.fullmatch(name):
        return registry.new_name(COOKIE_BYTES)
    return base64.urlsafe_b64encode(hashed(f"session {name}")[:COOKIE_BYTES]).decode()


def new_cookie(request: HttpRequest, secret: str) -> Cookie:
    secure = is_secure(request.scope)
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(name, value=secret, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")


def no_cookies(request: HttpRequest) -> list[Cookie]:
    """What makes a browser forget who it was."""
    secure = is_secure(request.scope)
    return [
        Cookie(name, value="", max_age=0, httponly=True, samesite="lax", secure=secure, path="/")
        for name in ((COOKIE, SECURE_COOKIE) if secure else (COOKIE,))
    ]


def asker_of(registry: TableRegistry, request: HttpRequest) -> Asker:
    """Who asks for something of which nobody has two at the same time."""
    return Asker(client_of(registry, request), address_of(request.scope))


def client_of(registry: TableRegistry, request: HttpRequest) -> bytes | str | None:
    """Who asks: a session there is or else, for cookies can be made up, an address."""
    session = session_of(request)
    known = session is not None and registry.store.find_session(session) is not None
    return session if known else address_of(request.scope)
