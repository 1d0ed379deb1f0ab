"""What one seat is told of a table: the only door from a table to the wire. What is not asked of `view` is not sent."""

from collections.abc import Sequence

from threekings.happenings import Happening
from threekings.match import Match
from threekings.server.protocol.messages import (
    ChatLine,
    Log,
    LogLine,
    LogStep,
    Reason,
    Refusal,
    SeatInfo,
    State,
    Text,
    Waiting,
)
from threekings.server.tables.table import ABANDONED, HUMAN, OPEN, OVER, PLAYING, Refused, Seat, Table
from threekings.texts import Message


def state_frames(
    table: Table, seats: Sequence[int | None], *, keep: int = 0, heard: int = 0, host: bool | None = None
) -> list[State]:
    """How the table stands for each of these seats, who have the log's first `keep` steps and so many lines of chat."""
    match, created = table.match, table.created
    views = match.views(seats) if match else [None] * len(seats)
    everybody, chat, deadline, undo = seat_infos(table), chat_lines(table, heard), table.deadline, who_may_undo(table)
    secret = created.secret.hex() if table.status in (OVER, ABANDONED) else None
    return [
        State(
            table=table.id,
            seq=table.seq,
            status=table.status,
            game=created.game,
            seat=seat,
            seats=everybody,
            commit=table.commit,
            log=log,
            chat=chat,
            options=created.options,
            edition=created.edition,
            public=created.public,
            spectators=created.spectators,
            seconds=created.clock.seconds if created.clock else None,
            pace=table.pace,
            host=host,
            view=view,
            deadline=deadline,
            may_undo=seat in undo,
            undone=table.undone,
            secret=secret,
            rematch=table.rematch,
        )
        for seat, view, log in zip(seats, views, log_parts(table, seats, keep), strict=True)
    ]


def log_parts(table: Table, seats: Sequence[int | None], keep: int) -> list[Log]:
    """The log after its first `keep` steps: the same for all but those who have seen more of it."""
    match = table.match
    if match is None:
        return [Log(keep, [])] * len(seats)
    steps = [(movers(match, step), match.happened(step)) for step in range(keep, len(match.steps) + 1)]
    public = Log(keep, [LogStep(by, [log_line(match, one.public) for one in step]) for by, step in steps])
    apart = {one.seat for _, step in steps for one in step if one.private}
    return [
        Log(keep, [LogStep(by, [log_line(match, one.seen_by(seat)) for one in step]) for by, step in steps])
        if seat in apart
        else public
        for seat in seats
    ]


def log_line(match: Match, happening: Happening) -> LogLine:
    return LogLine(match.game.log_texts[happening["kind"]], happening)


def movers(match: Match, step: int) -> list[int]:
    """The seats that moved in a step, counted from 1."""
    return [seat for seat, _ in match.steps[step - 1].moves] if step else []


def whole_state(table: Table, seat: int | None, *, host: bool | None = None) -> State:
    """How the table stands for a seat that knows nothing of it yet."""
    return state_frames(table, [seat], host=host)[0]


def chat_lines(table: Table, heard: int) -> list[ChatLine]:
    return [ChatLine(line.seat, line.name, line.text) for line in table.said_after(heard)]


def waiting_frame(table: Table) -> Waiting:
    """All that others learn of a choice: how many are still missing."""
    return Waiting(table.seq, len(table.to_act))


def reason_frame(table: Table, seat: int, move: str, action: str) -> Reason:
    """Whether a seat may play a move, and if not, why."""
    refusal = table.why_not(seat, move)
    return Reason(action, move, refusal and text_of(refusal))


def refusal_frame(refused: Refused, action: str | None = None) -> Refusal:
    return Refusal(action, refused.code, refused.reason, refused.message and text_of(refused.message))


def seat_infos(table: Table) -> list[SeatInfo]:
    return [seat_info(place, muted=seat in table.muted) for seat, place in enumerate(table.seats)]


def seat_info(place: Seat, *, muted: bool) -> SeatInfo:
    if place.plan not in (OPEN, HUMAN):
        return SeatInfo("bot", place.name, place.plan)
    kind = HUMAN if place.taken or place.plan == HUMAN else OPEN
    return SeatInfo(kind, place.name, place.stand_in, place.why, muted)


def text_of(message: Message) -> Text:
    return Text(message.id, dict(message.args))


def who_may_undo(table: Table) -> set[int]:
    """The seats that may take back a move now. Asked with every move: only those are looked at who might."""
    match, people = table.match, [seat for seat, place in enumerate(table.seats) if place.person]
    if match is None or table.status != PLAYING or not match.steps:
        return set()
    asked = people if len(people) == 1 else dict(match.steps[-1].moves)
    here = [seat for seat in asked if table.seats[seat].person and not table.seats[seat].stand_in]
    return {seat for seat in here if table.why_not_undo(seat) is None}
