"""Every action over plain HTTP, for programs and for setting up tables; /api/openapi.json describes it all."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from threekings.catalogue import Catalogue, catalogue
from threekings.games import GAMES, game_named
from threekings.score_pads.reckoning import reckon
from threekings.server.history import host_report
from threekings.server.net.account_routes import ACCOUNT_ROUTES
from threekings.server.net.addresses import address_of
from threekings.server.net.local_network import local_network
from threekings.server.net.requests import (
    COMMON,
    Registry,
    SeatNumber,
    TableId,
    check_founder,
    check_host,
    founder_or_seat,
    host_or_seat,
    own_seat,
    perspective,
)
from threekings.server.net.sessions import HttpRequest, action_of, asker_of, client_of, first_action_of, session_of
from threekings.server.net.stream import stream
from threekings.server.protocol.messages import (
    Act,
    Agree,
    Command,
    CountedPad,
    DailyTable,
    Done,
    Hints,
    Invitation,
    Link,
    LobbyEntry,
    Made,
    Muting,
    NewName,
    NewSeat,
    Pacing,
    Reason,
    Recorded,
    Rematch,
    Replay,
    ScoredPad,
    SeatAct,
    Seated,
    SeatHint,
    SeatPlan,
    SeatReady,
    SeatToken,
    Speech,
    Succeed,
    Successor,
    TablePlan,
    TakeSeat,
)
from threekings.server.protocol.messages import State as TableState
from threekings.server.protocol.outgoing_frames import reason_frame
from threekings.server.registry import perform
from threekings.server.registry.creating import create_rematch, create_table, made_again
from threekings.server.registry.daily_tables import create_daily
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import my_tables, open_tables
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.session_actions import SessionAction, once
from threekings.server.seating import seat_claims, sitting_in, succession
from threekings.server.seating.seat_claims import held_seats, is_founder, moved_seat, new_token
from threekings.server.store.changes import HOST
from threekings.server.table import chat, ending, seats, setup, takeover, waiting_room
from threekings.server.table import undo as undoing
from threekings.server.table.events import Event
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table
from threekings.server.thinking.hints import give_hint

AnySeat = Annotated[
    int | None, QueryParameter(ge=0, le=9, required=False, description="Whose eyes to look with; none: a spectator's")
]
AllHands = Annotated[bool, QueryParameter(name="all", required=False, description="Whether all hands are open")]
MySeat = Annotated[int, QueryParameter(ge=0, le=9, description="One of my seats")]
MoveText = Annotated[str, QueryParameter(description="A move, as in a record")]
MayName = JSONBody[Command | None]  # the body may be left out
seat_again = msgspec.json.Decoder(int).decode


# Tables


@post("/api/tables", summary="Set up a table", **COMMON)
async def create(data: JSONBody[TablePlan], registry: Registry, request: HttpRequest) -> Response[Made]:
    action, cookies = first_action_of(registry, request, "create", None, data.action)
    address = address_of(request.scope)
    made = await once(
        registry,
        action,
        lambda: create_table(registry, data, action, address),
        lambda body: made_again(body, action),
    )
    return Response(made, cookies=cookies)


@post("/api/daily", summary="Set up a table with today's deal: once that counts, then as practice", **COMMON)
async def daily(data: JSONBody[DailyTable], registry: Registry, request: HttpRequest) -> Response[Made]:
    action, cookies = first_action_of(registry, request, "daily", None, data.action)
    address = address_of(request.scope)
    made = await once(
        registry,
        action,
        lambda: create_daily(registry, data, action, address),
        lambda body: made_again(body, action),
    )
    return Response(made, cookies=cookies)


@get("/api/tables", summary="Open tables", **COMMON)
async def lobby(registry: Registry) -> list[LobbyEntry]:
    return open_tables(registry)


@get("/api/catalogue", summary="What there is to choose", **COMMON)
async def choices() -> Catalogue:
    return catalogue()


@get("/api/mine", summary="My games, those waiting for me first", **COMMON)
async def mine(registry: Registry, request: HttpRequest) -> list[LobbyEntry]:
    session = session_of(request)
    return await my_tables(registry, session) if session else []


@get("/api/tables/{table:str}", summary="How a table stands for one of my seats, or a spectator", **COMMON)
async def look(table: TableId, registry: Registry, request: HttpRequest, seat: SeatNumber = None) -> TableState:
    live = await registry.find(table)
    session = session_of(request)
    host, moved = is_founder(registry, live, session), moved_seat(registry, live, session)
    viewer = perspective(registry, live, request, seat)
    state = live.state_for(viewer, session, host=host, moved=moved)
    if seat is not None:
        live.visitor = address_of(request.scope)
    if host:
        registry.heard_of(live, HOST)
    return state


@post("/api/tables/{table:str}/sit", summary="Take a seat", **COMMON)
async def sit(table: TableId, data: JSONBody[TakeSeat], registry: Registry, request: HttpRequest) -> Response[Seated]:
    live = await registry.find(table)
    action, cookies = first_action_of(registry, request, "sit", table, data.action)
    seat = await once(registry, action, lambda: take_seat(registry, live, data, action), seat_again)
    return Response(Seated(table, seat), cookies=cookies)


def take_seat(registry: TableRegistry, live: LiveTable, data: TakeSeat, action: SessionAction) -> Awaitable[int]:
    salt = read_salt(data.salt)
    return seat_claims.sit(
        registry, live, action.session, data.name, seat=data.seat, token=data.token, salt=salt, action=action
    )


def read_salt(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refused("salt", "a salt is hexadecimal digits in pairs") from None


@post(
    "/api/tables/{table:str}/invitation",
    summary="What a link to a seat opens, before it is used",
    status_code=200,
    **COMMON,
)
async def invitation(table: TableId, data: JSONBody[SeatToken], registry: Registry) -> Invitation:
    return seat_claims.invitation(registry, await registry.find(table), data.token)


# Before the game


@post("/api/tables/{table:str}/rename", summary="Be called otherwise, before the game", status_code=200, **COMMON)
async def rename(table: TableId, data: JSONBody[NewName], registry: Registry, request: HttpRequest) -> Done:
    live, session = await registry.find(table), session_of(request)
    seat = own_seat(registry, live, request, data.seat)
    return Done(data.action or "", await perform.rename(registry, live, seat, data.name, data.action, who=session))


@post("/api/tables/{table:str}/change-seat", summary="Sit in another free seat, before the game", **COMMON)
async def change_seat(table: TableId, data: JSONBody[NewSeat], registry: Registry, request: HttpRequest) -> Seated:
    live = await registry.find(table)
    action = action_of(registry, request, f"change-seat {data.seat} {data.to}", table, data.action)
    seat = await once(
        registry, action, lambda: seat_claims.change_seat(registry, live, data.seat, data.to, action), seat_again
    )
    return Seated(table, seat)


@post("/api/tables/{table:str}/ready", summary="Be ready for the game, or not any more", status_code=200, **COMMON)
async def be_ready(table: TableId, data: JSONBody[SeatReady], registry: Registry, request: HttpRequest) -> Done:
    asked = SeatAct(data.seat, data.action)
    return await act(registry, request, table, asked, partial(waiting_room.say_ready, ready=data.ready))


@post(
    "/api/tables/{table:str}/plan-seat",
    summary="Give an empty seat to a bot, or to people again, as the host before the game",
    status_code=200,
    **COMMON,
)
async def plan_seat(table: TableId, data: JSONBody[SeatPlan], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    check_host(registry, live, request)
    command = partial(waiting_room.plan_seat, seat=data.seat, plan=data.plan)
    return await manage(registry, request, live, data.action, command)


# What a seat does


@post("/api/tables/{table:str}/play", summary="Play a move", status_code=200, **COMMON)
async def play(table: TableId, data: JSONBody[Act], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    seat = own_seat(registry, live, request, data.seat)
    live.visitor = address_of(request.scope)
    done = await perform.play(registry, live, seat, data.move, data.action, turn=data.turn)
    return Done(data.action or "", done)


async def act(
    registry: TableRegistry, request: HttpRequest, table: str, data: SeatAct, command: Callable[[Table, int], Event]
) -> Done:
    """What a seat does beside playing."""
    live = await registry.find(table)
    seat = own_seat(registry, live, request, data.seat)
    return Done(
        data.action or "", await perform.perform_for(registry, live, seat, lambda at: command(at, seat), data.action)
    )


@get("/api/tables/{table:str}/why", summary="Why one of my seats may not play a move", **COMMON)
async def why(table: TableId, seat: MySeat, move: MoveText, registry: Registry, request: HttpRequest) -> Reason:
    live = await registry.find(table)
    return reason_frame(live.table, own_seat(registry, live, request, seat), move, "")


@post("/api/tables/{table:str}/hint", summary="The best two moves of my seat, and why", status_code=200, **COMMON)
async def hint(table: TableId, data: JSONBody[SeatHint], registry: Registry, request: HttpRequest) -> Hints:
    live = await registry.find(table)
    seat = own_seat(registry, live, request, data.seat)
    live.visitor = address_of(request.scope)
    return await give_hint(registry, live, seat, data.action, turn=data.turn)


@post("/api/tables/{table:str}/undo", summary="Take back my last move", status_code=200, **COMMON)
async def undo(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    return await act(registry, request, table, data, undoing.undo)


@post(
    "/api/tables/{table:str}/away", summary="Let a bot play for me, or leave before the game", status_code=200, **COMMON
)
async def away(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    return await act(registry, request, table, data, seats.leave_seat)


@post("/api/tables/{table:str}/back", summary="Play myself again", status_code=200, **COMMON)
async def back(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    return await act(registry, request, table, data, takeover.come_back)


@post("/api/tables/{table:str}/resign", summary="Give up; a bot plays on for me", status_code=200, **COMMON)
async def resign(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    return await act(registry, request, table, data, takeover.resign)


@post("/api/tables/{table:str}/say", summary="Say something to all", status_code=200, **COMMON)
async def say(table: TableId, data: JSONBody[Speech], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    seat, who = perspective(registry, live, request, data.seat), client_of(registry, request)
    address = address_of(request.scope)
    done = await perform.speak(registry, live, seat, data.name, data.text, data.action, who=who, address=address)
    return Done(data.action or "", done)


@post(
    "/api/tables/{table:str}/link",
    summary="A new link to a seat: mine or, as the host before the game, an empty one",
    **COMMON,
)
async def link(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Link:
    live = await registry.find(table)
    action = action_of(registry, request, f"link {data.seat}", table, data.action)
    token = await once(
        registry,
        action,
        lambda: new_token(registry, live, data.seat, session_of(request), action),
        lambda _: action.token(data.seat),
    )
    return Link(token)


@post(
    "/api/tables/{table:str}/take-back",
    summary="Play a seat from this device again, from which it was moved by its own link",
    status_code=200,
    **COMMON,
)
async def take_back(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    action = action_of(registry, request, f"take-back {data.seat}", table, data.action)
    await once(
        registry,
        action,
        lambda: seat_claims.take_back(registry, live, action.session, data.seat, action),
        lambda _: None,
    )
    return Done(data.action or "", live.table.seq)


@post(
    "/api/tables/{table:str}/sit-in",
    summary="Let a bot play for an absent player, as the host; or vote for it, as one who plays",
    status_code=200,
    **COMMON,
)
async def sit_in(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    return Done(data.action or "", await sitting_in.let_bot_sit_in(registry, live, session_of(request), data))


@post("/api/tables/{table:str}/succeed", summary="Ask to play on for an absent player", **COMMON)
async def succeed(
    table: TableId, data: JSONBody[Succeed], registry: Registry, request: HttpRequest
) -> Response[Successor]:
    live = await registry.find(table)
    perspective(registry, live, request, None)
    action, cookies = first_action_of(registry, request, "succeed", table, data.action)
    found = await succession.ask(registry, live, action.session, data, address_of(request.scope))
    return Response(found, cookies=cookies)


@post(
    "/api/tables/{table:str}/agree",
    summary="Whether somebody may play on for an absent player, as one who plays",
    status_code=200,
    **COMMON,
)
async def agree(table: TableId, data: JSONBody[Agree], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    return Done(data.action or "", await succession.answer(registry, live, session_of(request), data))


# What the host does, and what can be done after the game


@post("/api/tables/{table:str}/begin", summary="Start now, with bots in the empty seats", status_code=200, **COMMON)
async def begin(table: TableId, registry: Registry, request: HttpRequest, data: MayName = None) -> Done:
    live = await registry.find(table)
    check_host(registry, live, request)
    await registry.compiling.ready(live.table.created.game, "rules")
    return await manage(registry, request, live, name_in(data), setup.begin)


def name_in(body: Command | None) -> str | None:
    return body.action if body else None


async def manage(
    registry: TableRegistry,
    request: HttpRequest,
    live: LiveTable,
    action: str | None,
    command: Callable[[Table], Event],
) -> Done:
    """What a session does to a table that it may manage."""
    return Done(action or "", await perform.perform_as(registry, live, session_of(request), command, action))


@post(
    "/api/tables/{table:str}/mute",
    summary="Hear a seat or all spectators no more, as the host",
    status_code=200,
    **COMMON,
)
async def mute(table: TableId, data: JSONBody[Muting], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    check_host(registry, live, request)
    return await manage(registry, request, live, data.action, lambda at: chat.mute(at, data.seat, quiet=data.quiet))


@post(
    "/api/tables/{table:str}/revoke",
    summary="Close a seat's link and session, as the host; in a game a bot plays on",
    status_code=200,
    **COMMON,
)
async def revoke(table: TableId, data: JSONBody[SeatAct], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    check_founder(registry, live, request)
    action = action_of(registry, request, f"revoke {data.seat}", table, data.action)
    await once(registry, action, lambda: seat_claims.revoke(registry, live, data.seat, action), lambda _: None)
    return Done(data.action or "", live.table.seq)


@post(
    "/api/tables/{table:str}/abandon",
    summary="End the game unfinished, as the host or the last who plays",
    status_code=200,
    **COMMON,
)
async def abandon(table: TableId, registry: Registry, request: HttpRequest, data: MayName = None) -> Done:
    live = await registry.find(table)
    seat = founder_or_seat(registry, live, request)
    return await manage(registry, request, live, name_in(data), lambda at: ending.abandon(at, seat))


@post(
    "/api/tables/{table:str}/pace",
    summary="How long bots take, as the host or the only person who plays",
    status_code=200,
    **COMMON,
)
async def pace(table: TableId, data: JSONBody[Pacing], registry: Registry, request: HttpRequest) -> Done:
    live = await registry.find(table)
    seat = host_or_seat(registry, live, request)
    return await manage(registry, request, live, data.action, lambda at: setup.set_pace(at, seat, data.milliseconds))


@post("/api/tables/{table:str}/rematch", summary="The same table once more", **COMMON)
async def rematch(
    table: TableId, registry: Registry, request: HttpRequest, data: JSONBody[Rematch | None] = None
) -> Made:
    live = await registry.find(table)
    if not held_seats(registry, live, session_of(request)):
        raise Refused("not-yours", "you did not play at this table")
    asked, address = data or Rematch(), address_of(request.scope)
    action = action_of(registry, request, "rematch", table, asked.action)
    return await once(
        registry,
        action,
        lambda: create_rematch(registry, live, action, address, same_deal=asked.same_deal),
        lambda body: made_again(body, action),
    )


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over",
    description="Nobody gets the record of an unfinished game: it holds the deck.",
    media_type="text/plain",
    **COMMON,
)
async def record(table: TableId, registry: Registry, request: HttpRequest) -> str:
    live = await registry.find(table)
    perspective(registry, live, request, None)
    return await asyncio.to_thread(ending.record, live.table)  # nothing happens in a game that is over


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step", **COMMON)
async def replay(
    table: TableId, registry: Registry, request: HttpRequest, seat: AnySeat = None, opened: AllHands = False
) -> Replay:
    live = await registry.find(table)
    perspective(registry, live, request, None)
    return await registry.replays.of_table(asker_of(registry, request), live.table, seat, opened=opened)


@post("/api/replay", summary="A recorded game, step by step", status_code=200, **COMMON)
async def replay_record(data: JSONBody[Recorded], registry: Registry, request: HttpRequest) -> Replay:
    for game in GAMES:
        await registry.compiling.ready(game, "rules")
    return await registry.replays.of_record(asker_of(registry, request), data)


@post(
    "/api/score",
    summary="What a game on a real table comes to, by what was counted so far",
    status_code=200,
    **COMMON,
)
async def score(data: JSONBody[CountedPad], registry: Registry) -> ScoredPad:
    try:
        game = game_named(data.game)
        await registry.compiling.ready(game.name, "rules")
        return ScoredPad(*reckon(game, data.players, data.options, data.counts))
    except ValueError as error:
        raise Refused("score", str(error)) from None


@get("/api/ready", summary="How much of each game is compiled, 0 to 1: tables wait for theirs", **COMMON)
async def ready(registry: Registry) -> dict[str, float]:
    return {game: registry.compiling.progress(game) for game in GAMES}


ROUTES = [
    create,
    daily,
    lobby,
    choices,
    mine,
    look,
    sit,
    invitation,
    rename,
    change_seat,
    be_ready,
    plan_seat,
    play,
    why,
    hint,
    undo,
    away,
    back,
    resign,
    say,
    link,
    take_back,
    sit_in,
    succeed,
    agree,
    begin,
    mute,
    revoke,
    abandon,
    pace,
    rematch,
    record,
    replay,
    replay_record,
    score,
    stream,
    ready,
    local_network,
    host_report,
    *ACCOUNT_ROUTES,
]
