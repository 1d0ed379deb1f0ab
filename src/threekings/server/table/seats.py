"""Taking and leaving a seat."""

from threekings.record_format import is_name
from threekings.server.table import takeover
from threekings.server.table.caps import check_cap
from threekings.server.table.events import BotTookOver, SeatLeft, SeatTaken
from threekings.server.table.refused import Refused
from threekings.server.table.setup import bot_name
from threekings.server.table.table import GATHERING, Table

MOST_SALT = 64  # bytes a player may add to the shuffle
MOST_NAME = 32  # letters


def take_seat(table: Table, seat: int, name: str, salt: bytes = b"") -> SeatTaken:
    """Take a free seat."""
    place = table.seat(seat)
    if table.status != GATHERING:
        raise Refused("begun", "the game has begun")
    if not place.for_people or place.taken:
        raise Refused("taken", f"seat {seat} is taken")
    if len(salt) > MOST_SALT:
        raise Refused("salt", f"at most {MOST_SALT} bytes go into the shuffle")
    name = checked_text(name, MOST_NAME, "name")
    return SeatTaken(seat=seat, name=name, salt=salt, renamed=renamed_bots(table, name))


def renamed_bots(table: Table, name: str) -> dict[int, str]:
    """Bots give way to a person of their name."""
    named = [seat for seat, place in enumerate(table.seats) if not place.for_people and place.name == name]
    return {seat: bot_name(seat, [*table.names, name]) for seat in named}


def leave_seat(table: Table, seat: int) -> SeatLeft | BotTookOver:
    """Leave a seat: before the game it is free again, later a bot sits in."""
    if table.status == GATHERING:
        table.person(seat)
        check_cap(table, "comings", seat)
        return SeatLeft(seat=seat)
    return takeover.let_bot_play(table, seat, takeover.LEFT)


def checked_text(text: str, most: int, what: str) -> str:
    """A text for people: one line of visible letters, not too long."""
    text = text.strip()
    if not text or len(text) > most or not is_name(text):
        raise Refused(what, f"a {what} is one line of 1 to {most} letters")
    return text
