"""Taking a seat, leaving it, and passing it on; and under which name."""

from collections.abc import Collection

from threekings import names
from threekings.server.table import takeover
from threekings.server.table.caps import check_cap
from threekings.server.table.events import BotTookOver, SeatLeft, SeatPassed, SeatTaken
from threekings.server.table.refused import Refused
from threekings.server.table.setup import bot_name
from threekings.server.table.table import GATHERING, Table

MOST_SALT = 64  # bytes a player may add to the shuffle
MOST_NAME = 32  # letters
MOST_TYPED = 256  # letters of a name before those go that nobody sees: more is not even looked at
LEAST_TO_AGREE = 2  # people: one alone would decide who sees the cards of another


def take_seat(table: Table, seat: int, name: str, salt: bytes = b"", *, taken: Collection[str] = ()) -> SeatTaken:
    """Take a free seat, under a name that nobody at the table has, nor any of those who look on."""
    place = table.seat(seat)
    table.not_begun()
    if not place.for_people or place.taken:
        raise Refused("taken", f"seat {seat} is taken")
    check_cap(table, "comings", seat)
    if len(salt) > MOST_SALT:
        raise Refused("salt", f"at most {MOST_SALT} bytes go into the shuffle")
    people = [str(place.name) for place in table.seats if place.person]
    name = names.unique(checked_name(name), [*people, *taken], MOST_NAME)
    return SeatTaken(seat=seat, name=name, salt=salt, renamed=renamed_bots(table, name))


def renamed_bots(table: Table, name: str) -> dict[int, str]:
    """Bots give way to a person of their name."""
    bots = [(seat, str(place.name)) for seat, place in enumerate(table.seats) if not place.for_people]
    named = [seat for seat, bot in bots if names.key(bot) == names.key(name)]
    return {seat: bot_name(table.seats[seat].plan, seat, [*table.names, name]) for seat in named}


def leave_seat(table: Table, seat: int) -> SeatLeft | BotTookOver:
    """Leave a seat: before the game it is free again, later a bot sits in."""
    if table.status == GATHERING:
        table.person(seat)
        return SeatLeft(seat=seat)
    return takeover.let_bot_play(table, seat, takeover.LEFT)


def successor_name(table: Table, name: str, *, taken: Collection[str] = ()) -> str:
    """How somebody is called who plays on for another: as nobody here is, nor the other was."""
    return names.unique(checked_name(name), [*table.names, *taken], MOST_NAME)


def pass_seat(table: Table, seat: int, name: str, agreed_by: Collection[int]) -> SeatPassed:
    """Let somebody play on for an absent player, as these seats have agreed."""
    table.playing()
    takeover.playable(table, seat)
    if len(agreed_by) < LEAST_TO_AGREE:
        raise Refused("agree", "at least two others have to agree")
    check_cap(table, "comings", seat)
    return SeatPassed(seat=seat, name=successor_name(table, name), agreed_by=tuple(sorted(agreed_by)))


def checked_name(name: str) -> str:
    """A name in its one form."""
    try:
        found = names.normalised(name) if len(name) <= MOST_TYPED else ""
    except ValueError:
        found = ""
    if not 1 <= len(found) <= MOST_NAME:
        raise Refused("name", f"a name is one line of 1 to {MOST_NAME} letters that can be seen")
    return found
