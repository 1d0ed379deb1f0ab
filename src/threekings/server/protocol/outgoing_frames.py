"""The frames about a table, made for one seat: the only way from a table to a connection, and cards only from views."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from threekings import daily_deal
from threekings.bots.hints import Hint
from threekings.happenings import Happening
from threekings.match import Match
from threekings.server.protocol.messages import (
    ChatLine,
    Daily,
    HintedMove,
    Hints,
    Log,
    LogLine,
    LogStep,
    Reason,
    Refusal,
    Result,
    SeatInfo,
    State,
    Text,
    Waiting,
)
from threekings.server.table.chat import messages_after
from threekings.server.table.ending import places
from threekings.server.table.hints import who_may_ask
from threekings.server.table.moves import why_not
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, HUMAN, OPEN, OVER, Seat, Table
from threekings.server.table.takeover import deadline
from threekings.server.table.undo import who_may_undo
from threekings.texts import Message, plain

MOST_BESIDE = 20  # lines about the table with one step of the log, the latest
Frame = TypeVar("Frame", bound=State | Waiting)
NO_LOG = Log(0, [])
NOBODY_ASKED = {"to_act": [], "waiting": 0, "prompt": plain(Message("prompt-abandoned"))}


class CachedFrame(NamedTuple):
    """What frames say of a table that moves do not change, but the last one of a game."""

    state: State
    may_hint: Collection[int]  # seats


def state_frames(
    table: Table,
    seats: Sequence[int | None],
    *,
    keep: int = 0,
    heard: int = 0,
    host: bool | None = None,
    moved: int | None = None,
    awaited: Sequence[int] = (),
    taken_back_by: int | None = None,
) -> list[State]:
    """How the table stands for each of these seats, who have the log's first `keep` steps and so many lines of chat."""
    cached, undo = cached_frame(table), who_may_undo(table)
    now = replace(
        cached.state,
        seq=table.seq,
        turn=table.turn,
        chat=chat_lines(table, heard),
        host=host,
        moved=moved,
        deadline=deadline(table),
        awaited=[*awaited],
        taken_back_by=taken_back_by,
    )
    views, logs = views_of(table, seats), log_parts(table, seats, keep)
    return [
        replace(now, seat=seat, view=view, log=log, may_undo=seat in undo, may_hint=seat in cached.may_hint)
        for seat, view, log in zip(seats, views, logs, strict=True)
    ]


def cached_frame(table: Table) -> CachedFrame:
    """Made once, and anew when something else than a move has happened: `fold` drops it then."""
    if table.cached_frame is None:
        table.cached_frame = CachedFrame(frame_without_moves(table), who_may_ask(table))
    found: CachedFrame = table.cached_frame
    return found


def frame_without_moves(table: Table) -> State:
    """A frame for nobody, without what moves change."""
    created = table.created
    return State(
        table=table.id,
        seq=0,
        turn=0,
        status=table.status,
        game=created.game,
        seat=None,
        seats=seat_infos(table),
        commit=table.commitment,
        log=NO_LOG,
        options=table.chosen_options,
        edition=table.special_edition,
        public=created.public,
        spectators=created.spectators,
        ready=created.ready,
        seconds=created.clock.seconds if created.clock else None,
        pace=table.pace,
        absent=created.absent,
        ended_with=ended_with(table),
        undone=table.undone,
        hints=created.hints,
        hinted=sorted(table.hinted),
        secret=created.secret.hex() if table.status in (OVER, ABANDONED) else None,
        places=places(table.result) if table.result else [],
        same_deal=created.deal is not None and created.daily is None,
        daily=daily_of(table),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        rematch_same_deal=table.rematch_same_deal,
    )


def daily_of(table: Table) -> Daily | None:
    """The daily deal that is played at a table."""
    created, daily = table.created, table.created.daily
    if daily is None:
        return None
    today = daily_deal.daily_deal(table.game, daily.date)
    return Daily(daily.date, daily_deal.mark(created.secret), daily.counted, other_rule=today.secret != created.secret)


def views_of(table: Table, seats: Sequence[int | None]) -> Sequence[dict[str, Any] | None]:
    """What each of these seats may see of the game; in one that was abandoned all hands are open, nobody is asked."""
    match = table.match
    if match is None:
        return [None] * len(seats)
    if table.status != ABANDONED:
        return match.views(seats)
    return [match.view_after(len(match.steps), seat, opened=True) | NOBODY_ASKED for seat in seats]


def ended_with(table: Table) -> Result | None:
    """The result that a game ended with, where views tell another: the rules have been corrected since."""
    if table.result is None or table.recount is None:
        return None
    return Result(table.result.scores, table.result.winners)


def log_parts(table: Table, seats: Sequence[int | None], keep: int) -> list[Log]:
    """The log after its first `keep` steps: the same for all but those who have seen more of it."""
    match = table.match
    if match is None:
        return [Log(keep, [])] * len(seats)
    beside = told_beside(table, keep)
    steps = [
        (movers(match, step), match.happened(step), beside.get(step, [])[-MOST_BESIDE:])
        for step in range(keep, len(match.steps) + 1)
    ]
    public = Log(keep, [LogStep(by, [log_line(match, one.public) for one in step], told) for by, step, told in steps])
    apart = {one.seat for _, step, _ in steps for one in step if one.private}
    return [
        Log(keep, [LogStep(by, [log_line(match, one.seen_by(seat)) for one in step], told) for by, step, told in steps])
        if seat in apart
        else public
        for seat in seats
    ]


def told_beside(table: Table, first: int) -> dict[int, list[Text]]:
    """What happened at the table beside the game, by the step it followed, from a step on."""
    found: dict[int, list[Text]] = {}
    for note in reversed(table.notes):  # in the order of steps
        if note.step < first:
            break
        if note.told:
            found.setdefault(note.step, []).insert(0, Text(**note.told))
    return found


def log_line(match: Match, happening: Happening) -> LogLine:
    return LogLine(match.game.log_texts[happening["kind"]], happening)


def movers(match: Match, step: int) -> list[int]:
    """The seats that moved in a step, counted from 1."""
    return [seat for seat, _ in match.steps.moves(step - 1)] if step else []


def whole_state(
    table: Table,
    seat: int | None,
    *,
    host: bool | None = None,
    moved: int | None = None,
    awaited: Sequence[int] = (),
) -> State:
    """How the table stands for a seat that knows nothing of it yet."""
    return state_frames(table, [seat], host=host, moved=moved, awaited=awaited)[0]


def for_holder(own: Sequence[int], frame: Frame, table: Table) -> Frame:
    """The same for a browser that holds other seats than the one it looks from: which, and who of them is to act."""
    due = [seat for seat in table.people_to_act() if seat in own]
    mine = {"mine": [*own]} if isinstance(frame, State) else {}
    return replace(frame, due=due, **mine)


def chat_lines(table: Table, heard: int) -> list[ChatLine]:
    return [ChatLine(line.seat, line.name, line.text) for line in messages_after(table, heard)]


def waiting_frame(table: Table, awaited: Sequence[int] = ()) -> Waiting:
    """All that others learn of a choice: how many are still missing; once that has taken long, whose."""
    return Waiting(table.seq, len(table.to_act), [*awaited])


def reason_frame(table: Table, seat: int, move: str, action: str) -> Reason:
    """Whether a seat may play a move, and if not, why."""
    refusal = why_not(table, seat, move)
    return Reason(action, move, refusal and text_of(refusal))


def hints_frame(action: str | None, turn: int, hints: Sequence[Hint]) -> Hints:
    """A hint, for the seat that has asked."""
    moves = [HintedMove(one.move, one.share, one.often, [text_of(reason) for reason in one.reasons]) for one in hints]
    return Hints(action or "", turn, moves)


def refusal_frame(refused: Refused, action: str | None = None) -> Refusal:
    return Refusal(action, refused.code, refused.reason, refused.message and text_of(refused.message))


def store_refusal(action: str | None = None) -> Refusal:
    """For a store that has failed: why is the operator's business, and names folders."""
    return Refusal(action, "store", "nothing was done: the server cannot keep anything at the moment")


def seat_infos(table: Table) -> list[SeatInfo]:
    return [seat_info(place, muted=seat in table.muted) for seat, place in enumerate(table.seats)]


def seat_info(place: Seat, *, muted: bool) -> SeatInfo:
    if not place.for_people:
        return SeatInfo("bot", place.name, place.plan)
    kind = HUMAN if place.taken or place.plan == HUMAN else OPEN
    return SeatInfo(kind, place.name, place.stand_in, place.why, muted, place.before, place.ready)


def text_of(message: Message) -> Text:
    return Text(message.id, dict(message.args))
