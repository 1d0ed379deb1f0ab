"""Who may have hints, and that everybody at the table knows who has had them.

Alone or against bots they are free, unless the table is set up without; with other people only where it is set up with
them, which everybody sees before sitting down. The one try at a daily deal has none.
"""

from threekings.errors import IllegalMove
from threekings.server.table.events import HintGiven
from threekings.server.table.refused import Refused
from threekings.server.table.table import PLAYING, Table


def check_hint(table: Table, seat: int, turn: int | None = None) -> None:
    """Refuse a hint to whoever may have none, or is not to choose. `turn` is the position it is for."""
    if turn not in (None, table.turn):
        raise moved_on()
    match = table.playing()
    table.present(seat)
    if refusal := why_no_hints(table, seat):
        raise Refused("hints", refusal)
    try:
        match.choosing(seat)
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.message) from None


def moved_on() -> Refused:
    return Refused("moved-on", "the game has moved on: this hint was meant for another position")


def mark_hint(table: Table, seat: int, turn: int) -> HintGiven:
    """The first hint of a seat."""
    check_hint(table, seat, turn)
    return HintGiven(seat=seat)


def why_no_hints(table: Table, seat: int) -> str | None:
    """Why somebody who plays may have no hints here; None if they may."""
    if table.counted_daily:
        return "the one try at a daily deal is played without hints"
    if table.created.hints is None and table.other_people(seat):
        return "others are playing as well, and the table was not set up with hints"
    return "this table was set up without hints" if table.created.hints is False else None


def who_may_ask(table: Table) -> set[int]:
    """The seats that may ask for hints, when they are to choose. Asked with every move."""
    if table.status != PLAYING or table.created.hints is False:
        return set()
    people = [seat for seat, place in enumerate(table.seats) if place.person]
    asked = people if table.created.hints or len(people) == 1 else []
    return {seat for seat in asked if table.seats[seat].present and why_no_hints(table, seat) is None}
