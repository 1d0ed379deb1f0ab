"""What one seat is told of a table: the only door from a table to the wire. What is not asked of `view` is not sent."""

from dataclasses import dataclass

from threekings.server.messages import ChatLine, Log, SeatInfo, State, Text, Waiting
from threekings.server.table import ABANDONED, HUMAN, OPEN, OVER, PLAYING, Refused, Seat, Table
from threekings.texts import Message, Said


@dataclass(frozen=True)
class Common:
    """What all seats are told alike, made once for all of them; `said` still says what is for whom."""

    seats: list[SeatInfo]
    commit: str
    keep: int
    said: list[list[Said]]
    chat: list[ChatLine]
    deadline: float | None
    secret: str | None


def common_part(table: Table, *, keep: int = 0, heard: int = 0) -> Common:
    """For those who have the log's first `keep` steps, and so many lines of chat."""
    steps = range(keep, len(table.match.steps) + 1) if table.match else ()
    return Common(
        seats=seat_infos(table),
        commit=table.commit,
        keep=keep,
        said=[table.match.told(step) for step in steps] if table.match else [],
        chat=[ChatLine(line.seat, line.name, line.text) for line in table.said_after(heard)],
        deadline=table.deadline,
        secret=table.created.secret.hex() if table.status in (OVER, ABANDONED) else None,
    )


def state_frame(table: Table, seat: int | None, common: Common) -> State:
    """How the table stands for a seat."""
    return State(
        table=table.id,
        seq=table.seq,
        status=table.status,
        seat=seat,
        seats=common.seats,
        commit=common.commit,
        log=Log(common.keep, [[text_of(said.to(seat)) for said in step] for step in common.said]),
        chat=common.chat,
        view=table.match.view(seat) if table.match else None,
        deadline=common.deadline,
        may_undo=seat is not None and may_undo(table, seat),
        undone=table.undone,
        secret=common.secret,
        rematch=table.rematch,
    )


def whole_state(table: Table, seat: int | None) -> State:
    """How the table stands for a seat that knows nothing of it yet."""
    return state_frame(table, seat, common_part(table))


def waiting_frame(table: Table) -> Waiting:
    """All that others learn of a choice: how many are still missing."""
    return Waiting(table.seq, len(table.to_act))


def seat_infos(table: Table) -> list[SeatInfo]:
    return [seat_info(place, muted=seat in table.muted) for seat, place in enumerate(table.seats)]


def seat_info(place: Seat, *, muted: bool) -> SeatInfo:
    if place.plan not in (OPEN, HUMAN):
        return SeatInfo("bot", place.name, place.plan)
    kind = HUMAN if place.taken or place.plan == HUMAN else OPEN
    return SeatInfo(kind, place.name, place.stand_in, place.why, muted)


def text_of(message: Message) -> Text:
    return Text(message.id, dict(message.args))


def may_undo(table: Table, seat: int) -> bool:
    if table.status != PLAYING:
        return False
    try:
        table.undo(seat)
    except Refused:
        return False
    return True
