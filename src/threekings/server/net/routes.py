"""Every action over plain HTTP, for programs and for setting up tables; /api/openapi.json describes it all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from threekings.server.net.origin_check import address_of
from threekings.server.protocol.frames import reason_frame, whole_state
from threekings.server.protocol.messages import (
    Act,
    Card,
    Done,
    Link,
    Made,
    Muting,
    Pacing,
    Reason,
    Recorded,
    Refusal,
    Replay,
    SeatAct,
    Seated,
    Sitting,
    Speech,
    TablePlan,
    encode,
)
from threekings.server.protocol.messages import State as TableState
from threekings.server.store.changes import Change, Session
from threekings.server.tables.events import Event
from threekings.server.tables.live_table import Room
from threekings.server.tables.registry import House, hashed, name_of
from threekings.server.tables.table import Refused, Table

COOKIE, SECURE_COOKIE = "threekings", "__Host-threekings"
COOKIE_BYTES, COOKIE_AGE = 24, 400 * 86400
BEHIND = 256  # lines a program may be behind before its stream ends
Asking = Request[Any, Any, State]
TheHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="A table")]
SeatNumber = Annotated[
    int | None, QueryParameter(ge=0, le=9, required=False, description="One of my seats; none: a spectator")
]
AnySeat = Annotated[
    int | None, QueryParameter(ge=0, le=9, required=False, description="Whose eyes to look with; none: a spectator's")
]
AllHands = Annotated[bool, QueryParameter(name="all", required=False, description="Whether all hands are open")]
MySeat = Annotated[int, QueryParameter(ge=0, le=9, description="One of my seats")]
MoveText = Annotated[str, QueryParameter(description="A move, as in a record")]
REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=told)
    for status, told in {
        400: "What was asked cannot be read",
        403: "Not yours to do",
        404: "There is no such table",
        409: "Not possible now",
        413: "Too large",
        429: "Too much was asked: wait a moment",
        503: "The server is full, or its store has failed: nothing was done",
    }.items()
}


# Who asks


def session_of(request: Asking) -> bytes | None:
    """The session of a browser, by the hash of its cookie."""
    cookie = request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)
    return hashed(cookie) if cookie else None


async def new_session(house: House, request: Asking) -> tuple[bytes, list[Cookie]]:
    """The session of a browser; one that has none gets a cookie."""
    known = session_of(request)
    if known is not None and house.store.find_session(known):
        return known, []
    secret, now = name_of(house.draw(COOKIE_BYTES)), house.now()
    await house.store.write(Change(session=Session(hashed(secret), "", now, now)))
    secure = request.url.scheme == "https"
    name = SECURE_COOKIE if secure else COOKIE
    cookie = Cookie(name, value=secret, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")
    return hashed(secret), [cookie]


async def limit(request: Asking) -> None:
    """Nobody may ask too much: no session and, for cookies can be made up, no address without one."""
    house: House = request.app.state.house
    asker = asker_of(house, request)
    if asker is not None and not house.requests.allow(asker):
        raise Refused("rate", "too many questions: wait a moment")


def asker_of(house: House, request: Asking) -> bytes | str | None:
    """Who asks: a session there is, or else an address."""
    session = session_of(request)
    known = session is not None and house.store.find_session(session) is not None
    return session if known else address_of(request.scope)


def own_seat(house: House, room: Room, request: Asking, seat: int) -> int:
    """The seat, if it is this session's."""
    session = session_of(request)
    if session is None or seat not in house.seats_of(room, session):
        raise Refused("not-yours", "that seat is not yours")
    return seat


def check_host(house: House, room: Room, request: Asking) -> None:
    if not house.is_host(room, session_of(request)):
        raise Refused("not-yours", "only who set up the table may do this")


def host_or_seat(house: House, room: Room, request: Asking) -> int | None:
    """None for the host, else a seat of this session."""
    if house.is_host(room, session_of(request)):
        return None
    seats = house.seats_of(room, session_of(request) or b"")
    if not seats:
        raise Refused("not-yours", "you do not sit at this table")
    return seats[0]


def perspective(house: House, room: Room, request: Asking, seat: int | None) -> int | None:
    """From where somebody looks: a seat of theirs, or from outside where that is allowed."""
    if seat is not None:
        return own_seat(house, room, request, seat)
    if not house.may_look(room, session_of(request)):
        raise Refused("not-yours", "this table has no spectators")
    return None


# How every question is met


def answer_unreadable(_request: Asking, error: HTTPException) -> Response[bytes]:
    """What the framework refuses is refused in our words."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    reason = "; ".join([error.detail, *said]) if error.status_code < 500 else "something went wrong"
    body = encode(Refusal(None, "frame", reason))
    status = 400 if error.status_code == 422 else error.status_code
    return Response(body, status_code=status, media_type="application/json")


MET: Any = {
    "before_request": limit,
    "exception_handlers": {HTTPException: answer_unreadable},
    "responses": REFUSALS,
}


# Tables


@post("/api/tables", summary="Set up a table", **MET)
async def create(data: JSONBody[TablePlan], house: TheHouse, request: Asking) -> Response[Made]:
    address = address_of(request.scope)
    if address is not None and not house.founding.allow(address):
        raise Refused("rate", "too many tables: wait a moment")
    session, cookies = await new_session(house, request)
    return Response(await house.create(data, session), cookies=cookies)


@get("/api/tables", summary="Open tables", **MET)
async def lobby(house: TheHouse) -> list[Card]:
    return house.lobby()


@get("/api/mine", summary="My games, those waiting for me first", **MET)
async def mine(house: TheHouse, request: Asking) -> list[Card]:
    session = session_of(request)
    return house.mine(session) if session else []


@get("/api/tables/{table:str}", summary="How a table stands for one of my seats, or a spectator", **MET)
async def look(table: TableId, house: TheHouse, request: Asking, seat: SeatNumber = None) -> TableState:
    room = house.room(table)
    host = house.is_host(room, session_of(request))
    return whole_state(room.table, perspective(house, room, request, seat), host=host)


@post("/api/tables/{table:str}/sit", summary="Take a seat", **MET)
async def sit(table: TableId, data: JSONBody[Sitting], house: TheHouse, request: Asking) -> Response[Seated]:
    room = house.room(table)
    session, cookies = await new_session(house, request)
    seat = await house.sit(room, session, data.name, seat=data.seat, token=data.token, salt=read_salt(data.salt))
    return Response(Seated(table, seat), cookies=cookies)


def read_salt(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refused("salt", "a salt is hexadecimal digits in pairs") from None


# What a seat does


@post("/api/tables/{table:str}/play", summary="Play a move", status_code=200, **MET)
async def play(table: TableId, data: JSONBody[Act], house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    seat = own_seat(house, room, request, data.seat)
    return Done(data.action or "", await house.play(room, seat, data.move, data.action))


async def act(house: House, request: Asking, table: str, data: SeatAct, command: Callable[[Table, int], Event]) -> Done:
    """What a seat does beside playing."""
    room = house.room(table)
    seat = own_seat(house, room, request, data.seat)
    return Done(data.action or "", await house.act(room, seat, lambda at: command(at, seat), data.action))


@get("/api/tables/{table:str}/why", summary="Why one of my seats may not play a move", **MET)
async def why(table: TableId, seat: MySeat, move: MoveText, house: TheHouse, request: Asking) -> Reason:
    room = house.room(table)
    return reason_frame(room.table, own_seat(house, room, request, seat), move, "")


@post("/api/tables/{table:str}/undo", summary="Take back my last move", status_code=200, **MET)
async def undo(table: TableId, data: JSONBody[SeatAct], house: TheHouse, request: Asking) -> Done:
    return await act(house, request, table, data, Table.undo)


@post("/api/tables/{table:str}/away", summary="Let a bot play for me, or leave before the game", status_code=200, **MET)
async def away(table: TableId, data: JSONBody[SeatAct], house: TheHouse, request: Asking) -> Done:
    return await act(house, request, table, data, Table.rise)


@post("/api/tables/{table:str}/back", summary="Play myself again", status_code=200, **MET)
async def back(table: TableId, data: JSONBody[SeatAct], house: TheHouse, request: Asking) -> Done:
    return await act(house, request, table, data, Table.come_back)


@post("/api/tables/{table:str}/resign", summary="Give up; a bot plays on for me", status_code=200, **MET)
async def resign(table: TableId, data: JSONBody[SeatAct], house: TheHouse, request: Asking) -> Done:
    return await act(house, request, table, data, Table.resign)


@post("/api/tables/{table:str}/say", summary="Say something to all", status_code=200, **MET)
async def say(table: TableId, data: JSONBody[Speech], house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    seat = perspective(house, room, request, data.seat)
    return Done(data.action or "", await house.speak(room, seat, data.name, data.text, data.action))


@post("/api/tables/{table:str}/link", summary="A new link to a seat: mine or, as the host, one nobody plays at", **MET)
async def link(table: TableId, data: JSONBody[SeatAct], house: TheHouse, request: Asking) -> Link:
    room = house.room(table)
    mine = data.seat in house.seats_of(room, session_of(request) or b"")
    if not mine:
        check_host(house, room, request)
    return Link(await house.new_token(room, data.seat, host=not mine))


# What the host does, and what can be done after the game


@post("/api/tables/{table:str}/begin", summary="Start now, with bots in the empty seats", status_code=200, **MET)
async def begin(table: TableId, house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    check_host(house, room, request)
    return Done("", await house.do(room, Table.begin))


@post(
    "/api/tables/{table:str}/mute", summary="Hear a seat or all spectators no more, as the host", status_code=200, **MET
)
async def mute(table: TableId, data: JSONBody[Muting], house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    check_host(house, room, request)
    return Done("", await house.do(room, lambda at: at.mute(data.seat, quiet=data.quiet)))


@post("/api/tables/{table:str}/revoke", summary="Close a seat's link and session, as the host", status_code=200, **MET)
async def revoke(table: TableId, data: JSONBody[SeatAct], house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    check_host(house, room, request)
    await house.revoke(room, data.seat)
    return Done(data.action or "", room.table.seq)


@post(
    "/api/tables/{table:str}/abandon",
    summary="End the game unfinished, as the host or the last who plays",
    status_code=200,
    **MET,
)
async def abandon(table: TableId, house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    seat = host_or_seat(house, room, request)
    return Done("", await house.do(room, lambda at: at.abandon(seat)))


@post(
    "/api/tables/{table:str}/pace",
    summary="How long bots take, as the host or the only person who plays",
    status_code=200,
    **MET,
)
async def pace(table: TableId, data: JSONBody[Pacing], house: TheHouse, request: Asking) -> Done:
    room = house.room(table)
    seat = host_or_seat(house, room, request)
    return Done("", await house.do(room, lambda at: at.set_pace(seat, data.milliseconds)))


@post("/api/tables/{table:str}/rematch", summary="The same table once more", **MET)
async def rematch(table: TableId, house: TheHouse, request: Asking) -> Made:
    room = house.room(table)
    session = session_of(request)
    if session is None or not (house.seats_of(room, session) or house.is_host(room, session)):
        raise Refused("not-yours", "you did not play at this table")
    return await house.rematch(room, session)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over",
    description="Nobody gets the record of an unfinished game: it holds the deck.",
    media_type="text/plain",
    **MET,
)
async def record(table: TableId, house: TheHouse, request: Asking) -> str:
    room = house.room(table)
    perspective(house, room, request, None)
    return room.table.record()


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step", **MET)
async def replay(
    table: TableId, house: TheHouse, request: Asking, seat: AnySeat = None, opened: AllHands = False
) -> Replay:
    room = house.room(table)
    perspective(house, room, request, None)
    return await house.replays.of_match(asker_of(house, request), room.table.ended(), seat, opened=opened)


@post("/api/replay", summary="A recorded game, step by step", status_code=200, **MET)
async def replay_record(data: JSONBody[Recorded], house: TheHouse, request: Asking) -> Replay:
    return await house.replays.of_record(asker_of(house, request), data.record, data.seat, opened=data.all)


# For programs that read line by line


class Tape:
    """A watcher that keeps lines until they are read, but not too many."""

    def __init__(self, seat: int | None):
        self.seat = seat
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(BEHIND + 1)
        self.closed = False

    def tell(self, frame: bytes) -> None:
        if not self.closed:
            self.lines.put_nowait(frame)
            if self.lines.qsize() >= BEHIND:
                self.close(0)

    def close(self, _code: int) -> None:
        """The last thing to be read is the end."""
        if not self.closed:
            self.closed = True
            self.lines.put_nowait(None)


@get(
    "/api/tables/{table:str}/stream",
    summary="What happens at a table, a line of JSON each",
    media_type="application/x-ndjson",
    **MET,
)
async def stream(table: TableId, house: TheHouse, request: Asking, seat: SeatNumber = None) -> Stream:
    room, address = house.room(table), address_of(request.scope)
    tape = Tape(perspective(house, room, request, seat))
    house.check_space(address)
    if tape.seat is None:
        room.check_space(tape)

    async def lines() -> AsyncIterator[bytes]:
        with house.crowd.entered(address):
            room.welcome(tape, -1, host=house.is_host(room, session_of(request)))
            try:
                while (line := await tape.lines.get()) is not None:
                    yield line + b"\n"
            finally:
                room.part(tape)

    return Stream(lines(), media_type="application/x-ndjson")


@get("/health", include_in_schema=False)
async def health() -> dict[str, bool]:
    return {"ok": True}


ROUTES = [
    create,
    lobby,
    mine,
    look,
    sit,
    play,
    why,
    undo,
    away,
    back,
    resign,
    say,
    link,
    begin,
    mute,
    revoke,
    abandon,
    pace,
    rematch,
    record,
    replay,
    replay_record,
    stream,
    health,
]
