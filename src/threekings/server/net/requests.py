"""What all HTTP requests have in common: their parameters, rate limit and refusals, and who may do what."""

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from threekings.server.net.rate_limits import TooFast
from threekings.server.net.sessions import HttpRequest, session_of
from threekings.server.protocol.messages import Refusal, encode
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry
from threekings.server.seating.seat_claims import check_may_watch, is_founder, is_host, mark_here, seats_of
from threekings.server.table.refused import Refused

Registry = NamedDependency[TableRegistry]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="A table")]
SeatNumber = Annotated[
    int | None, QueryParameter(ge=0, le=9, required=False, description="One of my seats; none: a spectator")
]
REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=description)
    for status, description in {
        400: "What was asked cannot be read",
        403: "Not yours to do",
        404: "There is no such table",
        409: "Not possible now",
        411: "A request has to say how long it is",
        413: "Too large",
        429: "Too much was asked: wait a moment",
        503: "The server is full, its store has failed, or the game is still being prepared: nothing was done",
    }.items()
}


class JsonRequest(Request[Any, Any, State]):
    """A request whose body cannot be nested more deeply than it can be decoded."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("JSON is nested too deeply") from None


async def limit_rate(request: HttpRequest) -> None:
    """No session may ask too much; what an address may, with all its sessions and without one, was counted before."""
    registry: TableRegistry = request.app.state.registry
    session = session_of(request)
    if session is not None and registry.store.find_session(session) and not registry.requests.allow(session):
        raise TooFast("too many requests: wait a moment")


def answer_unreadable(_request: HttpRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses is refused in our words."""
    extra = error.extra if isinstance(error.extra, list) else []
    messages = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    reason = "; ".join([error.detail, *messages]) if error.status_code < 500 else "something went wrong"
    body = encode(Refusal(None, "frame", reason))
    status = 400 if error.status_code == 422 else error.status_code
    return Response(body, status_code=status, media_type="application/json")


COMMON: Any = {
    "before_request": limit_rate,
    "exception_handlers": {HTTPException: answer_unreadable},
    "responses": REFUSALS,
}


# Who may


def own_seat(registry: TableRegistry, live: LiveTable, request: HttpRequest, seat: int) -> int:
    """The seat, if it is this session's, which is here then."""
    session = session_of(request)
    if session is None or seat not in seats_of(registry, live, session):
        raise Refused("not-yours", "that seat is not yours")
    registry.heard_of(live, seat)
    return seat


def check_host(registry: TableRegistry, live: LiveTable, request: HttpRequest) -> None:
    """Whoever has the host's rights, if only while the host is absent."""
    mark_here(registry, live, session_of(request))
    if not is_host(registry, live, session_of(request)):
        raise Refused("not-yours", "only the host may do this")


def check_founder(registry: TableRegistry, live: LiveTable, request: HttpRequest) -> None:
    """Who has set up the table: nobody else does what cannot be taken back."""
    mark_here(registry, live, session_of(request))
    if not is_founder(registry, live, session_of(request)):
        raise Refused("not-yours", "only who set up the table may do this")


def founder_or_seat(registry: TableRegistry, live: LiveTable, request: HttpRequest) -> int | None:
    """None for who has set up the table, else a seat of this session."""
    return None if is_founder(registry, live, session_of(request)) else first_seat(registry, live, request)


def host_or_seat(registry: TableRegistry, live: LiveTable, request: HttpRequest) -> int | None:
    """None for whoever has the host's rights, else a seat of this session."""
    return None if is_host(registry, live, session_of(request)) else first_seat(registry, live, request)


def first_seat(registry: TableRegistry, live: LiveTable, request: HttpRequest) -> int:
    seats = seats_of(registry, live, session_of(request))
    if not seats:
        raise Refused("not-yours", "you do not sit at this table")
    return seats[0]


def perspective(registry: TableRegistry, live: LiveTable, request: HttpRequest, seat: int | None) -> int | None:
    """From where somebody looks: a seat of theirs, or from outside where that is allowed."""
    if seat is not None:
        return own_seat(registry, live, request, seat)
    check_may_watch(registry, live, session_of(request))
    return None
