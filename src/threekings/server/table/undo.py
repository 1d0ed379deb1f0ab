"""Who may take back a move: until it showed something or another has moved; alone against bots, freely, unless it is
the one try at a daily deal.
"""

from threekings.server.table.caps import check_cap
from threekings.server.table.events import Undone
from threekings.server.table.refused import Refused
from threekings.server.table.table import PLAYING, Table


def undo(table: Table, seat: int) -> Undone:
    """Take back my last move and, against bots, all that followed."""
    match = table.playing()
    table.present(seat)
    if refusal := why_not_undo(table, seat):
        raise Refused("undo", refusal)
    check_cap(table, "undo", seat)
    steps = steps_since(table, seat)
    return Undone(seat=seat, steps=steps, marked=steps > 1 or match.has_shown)


def why_not_undo(table: Table, seat: int) -> str | None:
    """Why somebody who is there, in a game, may not take back a move; None if they may."""
    match = table.playing()
    if seat in match.sealed:
        return "your choice is not shown yet: choose again instead"
    if not match.steps:
        return "there is no move to take back"
    (mover, _), *others = match.steps.moves(-1)
    if mover == seat and not others and not match.has_shown:
        return None
    if not table.other_people(seat) and not table.counted_daily:
        return None if steps_since(table, seat) else "you have not moved yet"
    return "another has moved since" if others or mover != seat else "the move has shown something new"


def steps_since(table: Table, seat: int) -> int:
    """Steps since a seat moved last, that one counted; 0 if it never has."""
    steps = table.playing().steps
    return next((count for count, step in enumerate(reversed(steps), 1) if seat in dict(step.moves)), 0)


def who_may_undo(table: Table) -> set[int]:
    """The seats that may take back a move now. Asked with every move: only those are looked at who might."""
    match, people = table.match, [seat for seat, place in enumerate(table.seats) if place.person]
    if match is None or table.status != PLAYING or not match.steps:
        return set()
    last = match.steps.moves(-1)
    asked = people if len(people) == 1 else [seat for seat, _ in last] if len(last) == 1 else []
    return {seat for seat in asked if table.seats[seat].present and why_not_undo(table, seat) is None}
