"""Taking the log in, entry by entry: the one way a table changes, when something happens and when it is read again."""

import copy
from collections.abc import Callable, Generator, Iterable
from typing import Any

from threekings.edition import Edition
from threekings.games import GAMES
from threekings.server.table import events
from threekings.server.table.events import (
    FORMAT,
    Abandoned,
    Began,
    BotTookOver,
    Chatted,
    Created,
    Event,
    HintGiven,
    Moved,
    Muted,
    PaceSet,
    PlayerReturned,
    ReadySaid,
    RematchCreated,
    Renamed,
    SeatChanged,
    SeatLeft,
    SeatPassed,
    SeatPlanned,
    SeatTaken,
    Undone,
)
from threekings.server.table.moves import result_now
from threekings.server.table.setup import begun_match, open_table
from threekings.server.table.table import ABANDONED, OVER, PLAYING, Counted, Note, Seat, Table
from threekings.server.table.takeover import ABSENT, LEFT, RESIGNED, REVOKED, TIME
from threekings.texts import Argument, Message, Text, plain

CHAT_KEPT = 200  # messages
NOTES = {
    TIME: "ran out of time",
    LEFT: "left",
    ABSENT: "was absent",
    RESIGNED: "resigned",
    REVOKED: "was revoked",
}
RESTARTS_THE_CLOCK = (Began, Moved, Undone)
GIVE_TIME_AGAIN = (PlayerReturned, SeatPassed)  # where it has run out


LogEntry = tuple[int, float, bytes]  # seq, time and body


def table_of_log(table: str, log: Iterable[LogEntry], edition: Callable[[Created], Edition]) -> Table:
    """The table its log gives, the first entry first. ValueError if it cannot be."""
    entries = iter(log)
    found = opened_by(table, next(entries), edition)
    for _ in fold_entries(found, entries):
        pass
    return found


def opened_by(table: str, first: LogEntry, edition: Callable[[Created], Edition]) -> Table:
    """The table as the first entry of its log sets it up."""
    _, at, body = first
    created = read_created(body)
    return open_table(table, created, edition(created), at)


def fold_entries(table: Table, entries: Iterable[LogEntry]) -> Generator[None]:
    """Take in entries one after another; whoever drives this may do something else between any two."""
    for seq, at, body in entries:
        if seq != table.seq + 1:
            raise ValueError(f"entry {table.seq + 1} is missing")
        fold(table, events.decode(body), seq, at)
        yield


def read_created(body: bytes) -> Created:
    created = events.decode(body)
    if not isinstance(created, Created) or created.format != FORMAT:
        raise ValueError(f"the log does not begin with a table of format {FORMAT}")
    if created.game not in GAMES:
        raise ValueError(f"there is no game {created.game!r} here")
    return created


def fold(table: Table, event: Event, seq: int, at: float) -> None:
    """Take in an entry of the log; ValueError where it cannot have happened."""
    table.seq = seq
    try:
        FOLDS[type(event)](table, event)
    except (LookupError, AssertionError) as error:  # a seat there is not, a move before the game
        raise ValueError(f"entry {seq} cannot have happened here") from error
    if not isinstance(event, Moved) or event.result:
        table.cached_frame = None
    clock = table.created.clock
    late = clock is not None and at >= table.since + clock.seconds
    if isinstance(event, RESTARTS_THE_CLOCK) or (isinstance(event, GIVE_TIME_AGAIN) and late):
        table.since = at


def after(table: Table, event: Event, at: float) -> Table:
    """How the table will be when an event has happened; this one stays as it is."""
    twin = copy.copy(table)
    twin.seats = [copy.copy(place) for place in table.seats]
    twin.match = table.match.copy() if table.match else None
    twin.chat, twin.muted, twin.notes, twin.counts = [*table.chat], {*table.muted}, [*table.notes], {**table.counts}
    twin.hinted = {*table.hinted}
    fold(twin, event, table.seq + 1, at)
    return twin


def _seat_taken(table: Table, event: SeatTaken) -> None:
    place = table.seats[event.seat]
    place.name, place.salt, place.ready = event.name, event.salt, False
    _count(table, "comings", event.seat)
    _rename(table, event.renamed)


def _seat_left(table: Table, event: SeatLeft) -> None:
    place = table.seats[event.seat]
    place.name, place.salt, place.ready = None, b"", False
    table.counts.pop(("chat", event.seat), None)  # who comes next has said nothing yet


def _renamed(table: Table, event: Renamed) -> None:
    _count(table, "waiting", event.seat)
    _rename(table, {event.seat: event.name, **event.renamed})


def _rename(table: Table, called: dict[int, str]) -> None:
    for seat, name in called.items():
        table.seats[seat].name = name


def _seat_changed(table: Table, event: SeatChanged) -> None:
    """The person goes with all that is theirs: what they have said is counted, and whom the host has muted stays so."""
    left, taken = table.seats[event.seat], table.seats[event.to]
    taken.name, taken.salt, taken.ready = left.name, left.salt, left.ready
    left.name, left.salt, left.ready = None, b"", False
    _count(table, "comings", event.to)
    table.counts["chat", event.to] = table.counts.pop(("chat", event.seat), 0)
    table.muted = {event.to if seat == event.seat else seat for seat in table.muted - {event.to}}


def _seat_planned(table: Table, event: SeatPlanned) -> None:
    table.seats[event.seat] = Seat(event.plan, event.name)
    _count(table, "settings", None)


def _ready_said(table: Table, event: ReadySaid) -> None:
    table.seats[event.seat].ready = event.ready
    _count(table, "waiting", event.seat)


def _began(table: Table, event: Began) -> None:
    table.counts = {key: count for key, count in table.counts.items() if key[0] not in ("comings", "waiting")}
    for place in table.seats:
        place.ready = False
    for seat, seated in event.bots.items():
        table.seats[seat] = Seat(plan=seated.bot, name=seated.name)
    table.status, table.match = PLAYING, begun_match(table, event)
    table.turn += 1


def _moved(table: Table, event: Moved) -> None:
    match = table.match
    assert match
    if match.choices.items() - {*event.moves}:  # changed by way of another process, which this one has not heard of
        _drop_sealed_choices(table)
    match.advance(event.moves, event.dealt)
    table.turn += 1
    if match.over != (event.result is not None):
        raise ValueError(f"the log says that the game is {'over' if event.result else 'not over'}, the rules do not")
    if event.result:
        table.result, table.status = event.result, OVER
        recount = result_now(match)
        table.recount = None if recount == event.result else recount


def _undone(table: Table, event: Undone) -> None:
    assert table.match
    _drop_sealed_choices(table)
    for _ in range(event.steps):
        table.match.undo()
    table.undone += event.marked
    table.turn += 1
    _move_notes_back(table)
    _count(table, "undo", event.seat)
    _note(table, f"seat {event.seat} took back {event.steps} {'moves' if event.steps > 1 else 'move'}")


def _hint_given(table: Table, event: HintGiven) -> None:
    table.hinted.add(event.seat)
    _note(table, f"hints: seat {event.seat} was given the first one", _told("table-log-hint", seat=event.seat))


def _move_notes_back(table: Table) -> None:
    """What was noted of moves that are gone now stands where the game goes on from: notes at the end, in order."""
    for place in reversed(range(len(table.notes))):
        note = table.notes[place]
        if note.step <= table.steps:
            return
        table.notes[place] = note._replace(step=table.steps)


def _bot_took_over(table: Table, event: BotTookOver) -> None:
    place = table.seats[event.seat]
    place.stand_in, place.why = event.bot, event.why
    decided = f", as {_seats(event.decided_by)} decided" if event.why == ABSENT else ""
    _note(table, f"seat {event.seat} {NOTES.get(event.why, event.why)}; {event.bot} plays{decided}", _takeover(event))


def _takeover(event: BotTookOver) -> Text:
    if event.why != ABSENT:
        return _told("table-log-bot", seat=event.seat, why=event.why)
    if not event.decided_by:
        return _told("table-log-absent-host", seat=event.seat)
    return _told("table-log-absent", seat=event.seat, seats=[*event.decided_by])


def _seats(seats: tuple[int, ...]) -> str:
    """seat 0; seats 0 and 2; without any, the host who has none"""
    if not seats:
        return "the host"
    *first, last = map(str, seats)
    return f"seats {', '.join(first)} and {last}" if first else f"seat {last}"


def _player_returned(table: Table, event: PlayerReturned) -> None:
    place = table.seats[event.seat]
    place.stand_in = place.why = None
    _count(table, "comings", event.seat)
    _note(table, f"seat {event.seat} is back", _told("table-log-back", seat=event.seat))


def _seat_passed(table: Table, event: SeatPassed) -> None:
    place = table.seats[event.seat]
    place.before, place.name = place.name, event.name
    place.stand_in = place.why = None
    _count(table, "comings", event.seat)
    told = _told("table-log-passed", seat=event.seat, before=str(place.before), seats=[*event.agreed_by])
    _note(table, f"seat {event.seat} passes to {event.name}, by agreement of {_seats(event.agreed_by)}", told)


def _chatted(table: Table, event: Chatted) -> None:
    _count(table, "chat", event.seat)
    table.chat.append(event)
    if len(table.chat) > CHAT_KEPT:
        del table.chat[0]
        table.chat_dropped += 1


def _muted(table: Table, event: Muted) -> None:
    _count(table, "settings", None)
    (table.muted.add if event.quiet else table.muted.discard)(event.seat)


def _pace_set(table: Table, event: PaceSet) -> None:
    _count(table, "settings", None)
    table.pace = event.milliseconds


def _abandoned(table: Table, _event: Abandoned) -> None:
    _drop_sealed_choices(table)
    table.status = ABANDONED
    _note(table, "abandoned")


def _rematch_created(table: Table, event: RematchCreated) -> None:
    table.rematch, table.rematch_by, table.rematch_same_deal = event.table, event.seat, event.same_deal


def _drop_sealed_choices(table: Table) -> None:
    """Choices not shown yet are gone when the position they were made in is."""
    if table.match and table.match.choices:
        table.match.undo()


def _count(table: Table, what: Counted, seat: int | None) -> None:
    table.counts[what, seat] = table.counts.get((what, seat), 0) + 1


def _told(text: str, /, **args: Argument) -> Text:
    return plain(Message(text, args))


def _note(table: Table, text: str, told: Text | None = None) -> None:
    note = Note(table.steps, text, told=told)
    if table.notes and table.notes[-1][:2] == note[:2]:
        note = note._replace(times=table.notes.pop().times + 1)
    table.notes.append(note)


FOLDS: dict[type[Event], Callable[[Table, Any], None]] = {
    SeatTaken: _seat_taken,
    SeatLeft: _seat_left,
    Renamed: _renamed,
    SeatChanged: _seat_changed,
    SeatPlanned: _seat_planned,
    ReadySaid: _ready_said,
    Began: _began,
    Moved: _moved,
    Undone: _undone,
    HintGiven: _hint_given,
    BotTookOver: _bot_took_over,
    PlayerReturned: _player_returned,
    SeatPassed: _seat_passed,
    Chatted: _chatted,
    Muted: _muted,
    PaceSet: _pace_set,
    Abandoned: _abandoned,
    RematchCreated: _rematch_created,
}
