"""The server put together: store, tables, bots, routes and WebSockets behind the origin check."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Send

from threekings import __version__
from threekings.precompile import CompileQueue
from threekings.server import logs
from threekings.server.compilation import open_as_compiled
from threekings.server.heartbeat import Heartbeat
from threekings.server.lifecycle.clocks import tick
from threekings.server.lifecycle.sleeping import let_all_sleep
from threekings.server.lifecycle.sweeping import RETENTION, Retention, Sweeper
from threekings.server.metrics import MEDIA_TYPE
from threekings.server.net.addresses import address_of, is_here
from threekings.server.net.origin_check import OriginCheck, answer
from threekings.server.net.rate_limits import TooFast
from threekings.server.net.requests import JsonRequest
from threekings.server.net.routes import ROUTES
from threekings.server.net.sessions import COOKIE_AGE, session_in
from threekings.server.net.static_files import BUILT, Client, page, version
from threekings.server.net.websocket_connection import serve_websocket, turn_away
from threekings.server.net.websocket_transport import LEAVING
from threekings.server.protocol.messages import encode
from threekings.server.protocol.outgoing_frames import refusal_frame, store_refusal
from threekings.server.registry.other_processes import OtherProcesses
from threekings.server.registry.registry import MOST_CONNECTIONS, RETRY, TableRegistry, let_others
from threekings.server.steady_time import SteadyTime
from threekings.server.store.changes import StoreFailed
from threekings.server.store.data_folder import EDITIONS
from threekings.server.store.opening import open_store
from threekings.server.store.store import Store
from threekings.server.table.refused import Refused
from threekings.server.thinking.bot_players import BotPlayers

SOCKET = "/ws"
BODY = 64 * 1024  # bytes of a request, at most
TICK = 1.0  # seconds between two looks at the clocks
HEARTBEAT = 60.0  # seconds between two notes that the server lives
BEAT = 1.0  # seconds between two signs to other processes that this one lives
LOOK = 1.0  # seconds between two looks at what they have written, whatever they told
SWEEP = 600.0  # seconds between two looks for what is old enough to be deleted
BEHIND = 60.0  # seconds that the machine's clock may be behind the time noted before
FOLD = 10.0  # seconds without a write, after which the write-ahead log is folded into the main file
Sleep = Callable[[float], Awaitable[None]]
Work = Callable[[], Awaitable[None]]
STATUS = {"unknown": 404, "token": 403, "not-yours": 403, "length": 411, "rate": 429, "full": 503, "preparing": 503}
BAD = ("table", "edition", "name", "text", "salt", "invalid", "seat", "action", "frame", "record", "score")


class Dispatcher:
    """Behind the origin check: WebSockets go straight to their tables, everything else through Litestar.

    What an address asks is counted here, whoever asks it; what one session may ask, behind (requests.py).
    """

    def __init__(self, app: Litestar):
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif refused := self.refusal(scope):
            await refuse(refused, scope, receive, send)
        elif scope["type"] == "websocket" and scope["path"] == SOCKET:
            logs.event("socket opened", level=logging.DEBUG)
            await serve_websocket(self.app.state.registry, session_in(scope), scope, receive, send)
            logs.event("socket closed", level=logging.DEBUG)
        else:
            await self.app(scope, receive, send)

    def refusal(self, scope: Any) -> Refused | None:
        address = address_of(scope)
        if address is not None and not self.app.state.registry.visits.allow(address):
            return TooFast("too many requests from your address: wait a moment")
        if any(name == b"transfer-encoding" for name, _ in scope["headers"]):  # tiny chunks cost more than they weigh
            return Refused("length", "a request says how long it is, in Content-Length")
        return None


async def refuse(refused: Refused, scope: Any, receive: Receive, send: Send) -> None:
    """Refuse a request before anything has looked at it, and end its connection."""
    if scope["type"] == "websocket":
        await receive()  # the wish to connect, which has to be heard before it can be refused
        await turn_away(refused, send, STATUS[refused.code])
    else:
        await answer(send, STATUS[refused.code], encode(refusal_frame(refused)))


def checked_app(app: Litestar, hosts: Iterable[str]) -> OriginCheck:
    """The whole server as one ASGI application."""
    return OriginCheck(Dispatcher(app), hosts, lambda: app.state.registry.now())


def make_litestar(
    folder: Path,
    opened: Store | None = None,
    *,
    now: Callable[[], float] | None = None,
    sleep: Sleep = asyncio.sleep,
    random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    built: Path = BUILT,
    sockets: int = MOST_CONNECTIONS,
    compiling: CompileQueue | None = None,
    pause: Callable[[], Awaitable[object]] = let_others,
    retention: Retention = RETENTION,
    beside: int = 1,
) -> Litestar:
    """HTTP over a data folder. Its store may have been opened before, time and chance may be held still.

    What is in the queue is compiled while the server serves. So many processes share this machine, and what an address
    may do.
    """

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store = opened or open_store(folder)
        registry = TableRegistry(
            store,
            now=now or begin_time(store),
            random_bytes=random_bytes,
            editions=folder / EDITIONS,
            compiling=compiling,
            pause=pause,
            beside=beside,
        )
        registry.connections.most = sockets
        bots = BotPlayers(registry, threads=max((os.cpu_count() or 1) // beside, 1))
        async with serving(app.state, registry, bots, sleep=sleep, retention=retention):
            yield

    return Litestar(
        [*ROUTES, version, health, metrics, page],
        lifespan=[living],
        state=State({"client": Client(built), "sockets": sockets, "process": None}),
        dependencies={"registry": Provide(registry_of, sync_to_thread=False)},
        exception_handlers={Refused: answer_refusal, StoreFailed: answer_failure, NotFoundException: answer_unknown},
        openapi_config=openapi(),
        request_class=JsonRequest,
        after_exception=[note_error],
        request_max_body_size=BODY,
        logging_config=None,
    )


@asynccontextmanager
async def serving(
    state: State, registry: TableRegistry, bots: BotPlayers, *, sleep: Sleep, retention: Retention
) -> AsyncIterator[None]:
    """While tables are served: all that goes on by itself, and at the end everything put away, the store last."""
    store, queue, others = registry.store, registry.compiling, OtherProcesses(registry)
    heartbeat = Heartbeat(store, registry.now, registry.metrics)
    sweeper = Sweeper(registry, retention, sessions=COOKIE_AGE, sleep=sleep)
    state.registry, state.heartbeat = registry, heartbeat
    queue.start()
    works = [
        keep_trying(registry, lambda: open_as_compiled(registry), sleep),
        again_and_again(registry, TICK, lambda: tick(registry), sleep),
        again_and_again(registry, HEARTBEAT, heartbeat.beat, sleep),
        again_and_again(registry, SWEEP, sweeper.sweep, sleep),
        again_and_again(registry, BEAT, others.beat, sleep),
        again_and_again(registry, LOOK, others.look_at_all, sleep),
        store.listen(others.heard),
        again_and_again(registry, FOLD, lambda: asyncio.to_thread(store.fold_when_idle), sleep),
    ]
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await queue.close()
        await bots.close()
        await registry.close()
        await let_all_sleep(registry)
        await heartbeat.beat()
        registry.replays.close()
        store.close()


def openapi() -> OpenAPIConfig:
    """The document at /api/openapi.json, without the pages around it: they would load scripts from elsewhere."""
    router = Router("/api", route_handlers=[], include_in_schema=False, after_request=refuse_unknown)
    plugins = [JsonRenderPlugin()]
    return OpenAPIConfig(title="Three Kings", version=__version__, openapi_router=router, render_plugins=plugins)


async def refuse_unknown(response: Response[Any]) -> Response[Any]:
    """Litestar has a page of its own for paths that are not there; ours are answered in JSON."""
    if response.status_code == STATUS["unknown"]:
        raise NotFoundException
    return response


def close_connections(app: Litestar) -> None:
    """Close the connections of all tables: browsers reconnect to the next server."""
    for live in list(app.state.registry.live.values()):
        for connection in list(live.connections):
            connection.close(LEAVING)


@get("/health", include_in_schema=False)
async def health(state: State, request: Request[Any, Any, State]) -> Response[dict[str, Any]]:
    """Whether the server does what it is for: 503 while nothing can be written."""
    heartbeat: Heartbeat = state.heartbeat
    await heartbeat.look()
    told: dict[str, Any] = {"ok": heartbeat.problem is None}
    if request.client and is_here(request.client.host):  # how the machine is doing is nobody else's business
        told |= {"reason": heartbeat.problem} if heartbeat.problem else {}
        told |= {"warning": heartbeat.warning} if heartbeat.warning else {}
    headers = {"cache-control": "no-store"}
    return Response(told, status_code=200 if heartbeat.problem is None else 503, headers=headers)


@get("/metrics", include_in_schema=False)
async def metrics(registry: NamedDependency[TableRegistry], request: Request[Any, Any, State]) -> Response[str]:
    """For programs on this machine: how much others do, and when, is nobody else's business."""
    client = request.client
    if client is None or not is_here(client.host):
        raise Refused("not-yours", "metrics are for programs on the same machine")
    text = registry.metrics.text(registry.live.values(), process=request.app.state.process)
    return Response(text, media_type=MEDIA_TYPE)


async def note_error(error: Exception, scope: Any) -> None:
    """Write down what nobody has foreseen; refusals are answers, not errors."""
    if not isinstance(error, (Refused, StoreFailed, HTTPException)):
        scope["app"].state.registry.metrics.errors += 1
        logs.event("error", level=logging.ERROR, error=error)


def registry_of(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def answer_refusal(_request: Request[Any, Any, State], refused: Refused) -> Response[bytes]:
    status = STATUS.get(refused.code, 400 if refused.code in BAD else 409)
    logs.event("refused", level=logging.DEBUG, code=refused.code)
    body = encode(refusal_frame(refused))
    return Response(body, status_code=status, media_type="application/json")


def answer_unknown(request: Request[Any, Any, State], _error: NotFoundException) -> Response[bytes]:
    return answer_refusal(request, Refused("unknown", "there is nothing of that name here"))


def answer_failure(_request: Request[Any, Any, State], failed: StoreFailed) -> Response[bytes]:
    logs.event("store failed", level=logging.ERROR, error=failed)
    return Response(encode(store_refusal()), status_code=503, media_type="application/json")


def begin_time(store: Store) -> Callable[[], float]:
    """The server's time, which goes on from where it was: the operator is told where the machine's clock is behind."""
    before = store.alive()
    if before is not None and before > time.time() + BEHIND:
        logs.event("clock set back", level=logging.WARNING, seconds=round(before - time.time()))
    return SteadyTime(before)


# What goes on by itself, whatever happens


async def again_and_again(registry: TableRegistry, seconds: float, work: Work, sleep: Sleep) -> None:
    """Do something every so often; what goes wrong once is tried again."""
    while True:
        await sleep(seconds)
        await succeeds(registry, work)


async def keep_trying(registry: TableRegistry, work: Work, sleep: Sleep) -> None:
    """Do something once, until that has succeeded."""
    while not await succeeds(registry, work):
        await sleep(RETRY)


async def succeeds(registry: TableRegistry, work: Work) -> bool:
    """Do something; whether that was possible. The operator is told of errors."""
    try:
        await work()
    except StoreFailed as failed:
        logs.event("store failed", level=logging.ERROR, error=failed)
    except Exception as error:
        registry.metrics.errors += 1
        logs.event("error", level=logging.ERROR, error=error)
    else:
        return True
    return False
