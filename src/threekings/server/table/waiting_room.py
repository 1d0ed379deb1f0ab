"""What people do until the game begins: take another name or seat, say that they are ready; and whom the host seats."""

from collections.abc import Collection

from threekings import names
from threekings.game import Game
from threekings.games import GAMES
from threekings.server.table.caps import check_cap
from threekings.server.table.events import ReadySaid, Renamed, SeatChanged, SeatPlanned
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_NAME, checked_name, renamed_bots
from threekings.server.table.setup import bot_at_table, bot_name
from threekings.server.table.table import HUMAN, OPEN, Table


def rename(table: Table, seat: int, name: str, *, taken: Collection[str] = ()) -> Renamed:
    """Be called otherwise: as nobody at the table is, nor any of those who look on."""
    table.not_begun()
    place = table.person(seat)
    others = [str(other.name) for other in table.other_people(seat)]
    name = names.unique(checked_name(name), [*others, *taken], MOST_NAME)
    if name == place.name:
        raise Refused("same", "you are called so already")
    check_cap(table, "waiting", seat)
    return Renamed(seat=seat, name=name, renamed=renamed_bots(table, name))


def change_seat(table: Table, seat: int, to: int) -> SeatChanged:
    """Sit in another seat, which is free."""
    table.not_begun()
    table.person(seat)
    place = table.seat(to)
    if not place.for_people or place.taken:
        raise Refused("taken", f"seat {to} is taken")
    check_cap(table, "comings", to)
    return SeatChanged(seat=seat, to=to)


def say_ready(table: Table, seat: int, *, ready: bool) -> ReadySaid:
    """Be ready for the game, or not any more."""
    table.not_begun()
    place = table.person(seat)
    if not table.created.ready:
        raise Refused("status", "nobody is asked here: the game begins when everybody sits")
    if ready == place.ready:
        raise Refused("same", "that is so already")
    check_cap(table, "waiting", seat)
    return ReadySaid(seat=seat, ready=ready)


def plan_seat(table: Table, seat: int, plan: str) -> SeatPlanned:
    """For the host: give a seat in which no person sits to a bot, or to people."""
    table.not_begun()
    if table.created.daily:
        raise Refused("daily", "in a daily deal everybody plays against the same bots")
    place = table.seat(seat)
    if place.person:
        raise Refused("taken", "somebody sits there")
    planned = checked_plan(GAMES[table.created.game], plan)
    if planned == place.plan:
        raise Refused("same", "that is so already")
    check_cap(table, "settings", None)
    if planned in (OPEN, HUMAN):
        return SeatPlanned(seat=seat, plan=planned)
    others = [str(one.name) for one in table.seats if one is not place and one.name]
    return SeatPlanned(seat=seat, plan=planned, name=bot_name(planned, seat, others))


def checked_plan(game: Game, plan: str) -> str:
    """What a seat is planned for, a bot with its budget written out."""
    try:
        return plan if plan in (OPEN, HUMAN) else bot_at_table(game, plan)
    except ValueError as error:
        raise Refused("table", str(error)) from None
