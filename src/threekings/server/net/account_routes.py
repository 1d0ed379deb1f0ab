"""What is asked about accounts. A browser that logs in or out gets another cookie with the answer."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from threekings.server.accounts import accounts, deletion, exporting, history
from threekings.server.accounts.accounts import Caller, account_of
from threekings.server.net.addresses import address_of
from threekings.server.net.rate_limits import TooFast
from threekings.server.net.requests import COMMON, Registry
from threekings.server.net.sessions import HttpRequest, new_cookie, no_cookies, session_in
from threekings.server.protocol.messages import (
    AccountPassword,
    Credentials,
    DeviceId,
    LoggedIn,
    NewPassword,
    PasswordReset,
    PlayedGame,
    Profile,
)
from threekings.server.registry.registry import hashed

Before = Annotated[float | None, QueryParameter(required=False, description="Games from before this time")]
BeforeTable = Annotated[str, QueryParameter(required=False, description="And, of that time, before this table")]
FILE = 'attachment; filename="three-kings.jsonl"'


def caller_of(request: HttpRequest, device: str = "") -> Caller:
    return Caller(session_in(request.scope), address_of(request.scope), device)


def logged_in(request: HttpRequest, secret: str, name: str) -> Response[LoggedIn]:
    return Response(LoggedIn(name), cookies=[new_cookie(request, secret)])


@get("/api/account", summary="Whose account this browser is logged in to", **COMMON)
async def whose(registry: Registry, request: HttpRequest) -> LoggedIn:
    session = session_in(request.scope)
    if session is None or not registry.store.account_of_session(session):
        return LoggedIn(None, registry.has_accounts)
    account = account_of(registry, session)
    await accounts.note_seen(registry, session, account)
    return LoggedIn(account.name, registry.has_accounts)


@post("/api/account", summary="Make an account, and log in to it", **COMMON)
async def create(data: JSONBody[Credentials], registry: Registry, request: HttpRequest) -> Response[LoggedIn]:
    secret = await accounts.create(registry, caller_of(request, data.device), data.name, data.password)
    return logged_in(request, secret, name_of(registry, secret))


@post("/api/account/log-in", summary="Log in; what I hold as a guest is the account's then", **COMMON)
async def log_in(data: JSONBody[Credentials], registry: Registry, request: HttpRequest) -> Response[LoggedIn]:
    secret = await accounts.log_in(registry, caller_of(request, data.device), data.name, data.password)
    return logged_in(request, secret, name_of(registry, secret))


@post("/api/account/reset-password", summary="Choose a new password with a code of the operator's", **COMMON)
async def reset_password(data: JSONBody[PasswordReset], registry: Registry, request: HttpRequest) -> Response[LoggedIn]:
    caller = caller_of(request, data.device)
    secret = await accounts.reset_password(registry, caller, data.name, data.code, data.new_password)
    return logged_in(request, secret, name_of(registry, secret))


def name_of(registry: Registry, secret: str) -> str:
    return account_of(registry, hashed(secret)).name


@post("/api/account/log-out", summary="Be a guest again, without what the account holds", status_code=200, **COMMON)
async def log_out(registry: Registry, request: HttpRequest) -> Response[LoggedIn]:
    session = session_in(request.scope)
    account = account_of(registry, session)
    await accounts.log_out(registry, account, *([session] if session else []))
    return guest_again(request)


def guest_again(request: HttpRequest) -> Response[LoggedIn]:
    cookies: list[Cookie] = no_cookies(request)
    return Response(LoggedIn(None), cookies=cookies)


@post("/api/account/log-out-device", summary="Log out another device of mine", status_code=200, **COMMON)
async def log_out_device(data: JSONBody[DeviceId], registry: Registry, request: HttpRequest) -> LoggedIn:
    account = account_of(registry, session_in(request.scope))
    await accounts.log_out_device(registry, account, data.device)
    return LoggedIn(account.name)


@post("/api/account/password", summary="Choose another password", status_code=200, **COMMON)
async def change_password(data: JSONBody[NewPassword], registry: Registry, request: HttpRequest) -> LoggedIn:
    account = account_of(registry, session_in(request.scope))
    await accounts.change_password(registry, caller_of(request), account, data.password, data.new_password)
    return LoggedIn(account.name)


@get("/api/account/profile", summary="My devices, ratings and totals, and with whom I have played", **COMMON)
async def profile(registry: Registry, request: HttpRequest) -> Profile:
    session = session_in(request.scope)
    return await asyncio.to_thread(history.profile, registry, account_of(registry, session), session)


@get("/api/account/games", summary="My games that are over, the latest first, a hundred at a time", **COMMON)
async def games(
    registry: Registry, request: HttpRequest, before: Before = None, table: BeforeTable = ""
) -> list[PlayedGame]:
    account = account_of(registry, session_in(request.scope))
    since = history.LATEST if before is None else (before, table)
    return await asyncio.to_thread(history.page, registry, account, since)


@get(
    "/api/account/export",
    summary="All that is kept of me: my profile and then a table a line, with its record",
    media_type="application/x-ndjson",
    **COMMON,
)
async def export(registry: Registry, request: HttpRequest) -> Stream:
    session = session_in(request.scope)
    account = account_of(registry, session)
    if not registry.exporting.allow(account.id):
        raise TooFast("too many exports: wait a minute")
    lines = exporting.lines(registry, account, session)
    return Stream(lines, media_type="application/x-ndjson", headers={"content-disposition": FILE})


@post(
    "/api/account/delete",
    summary="Delete my account, what I have said, and my games without other people",
    status_code=200,
    **COMMON,
)
async def delete(data: JSONBody[AccountPassword], registry: Registry, request: HttpRequest) -> Response[LoggedIn]:
    account = account_of(registry, session_in(request.scope))
    await accounts.check_password(registry, caller_of(request), account, data.password)
    await deletion.delete(registry, account)
    return guest_again(request)


ACCOUNT_ROUTES = [
    whose,
    create,
    log_in,
    reset_password,
    log_out,
    log_out_device,
    change_password,
    profile,
    games,
    export,
    delete,
]
