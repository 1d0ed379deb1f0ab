"""A bot takes over the seat of who is absent, out of time, has resigned or was sent away; and the player's return."""

from collections.abc import Collection

from threekings.server.table.caps import check_cap
from threekings.server.table.events import BotTookOver, PlayerReturned
from threekings.server.table.refused import Refused
from threekings.server.table.setup import STAND_IN
from threekings.server.table.table import FINAL, PLAYING, Seat, Table

# Why a bot plays for somebody
TIME, LEFT, ABSENT, RESIGNED, REVOKED = "time", "left", "absent", "resigned", "revoked"


def let_bot_play(table: Table, seat: int, why: str) -> BotTookOver:
    """Let a bot play for somebody who is away."""
    table.playing()
    if table.person(seat).stand_in:
        raise Refused("away", "a bot plays for you already")
    if table.counted_daily:
        raise Refused("daily", "nobody plays for you in a daily deal: come back to it, or give up")
    return BotTookOver(seat=seat, bot=STAND_IN, why=why)


def sit_in(table: Table, seat: int, decided_by: Collection[int]) -> BotTookOver:
    """Let a bot play for somebody absent, as these seats have decided, or the host who has none."""
    table.playing()
    if table.created.clock is not None:
        raise Refused("clock", "where there is a clock, it decides")
    if playable(table, seat).stand_in:
        raise Refused("away", f"a bot plays seat {seat} already")
    return BotTookOver(seat=seat, bot=STAND_IN, why=ABSENT, decided_by=tuple(sorted(decided_by)))


def resign(table: Table, seat: int) -> BotTookOver:
    """Give up: a bot plays on, and there is no way back."""
    table.playing()
    playable(table, seat)
    return BotTookOver(seat=seat, bot=STAND_IN, why=RESIGNED)


def send_away(table: Table, seat: int) -> BotTookOver:
    """For the host: a bot plays on, and nobody else ever in this game."""
    table.playing()
    if table.person(seat).why == REVOKED:
        raise Refused(REVOKED, FINAL[REVOKED])
    return BotTookOver(seat=seat, bot=STAND_IN, why=REVOKED)


def come_back(table: Table, seat: int) -> PlayerReturned:
    """Play oneself again; a bot has played meanwhile."""
    table.playing()
    if not playable(table, seat).stand_in:
        raise Refused("here", "no bot plays for you")
    check_cap(table, "comings", seat)
    return PlayerReturned(seat=seat)


def playable(table: Table, seat: int) -> Seat:
    """The seat of a person, unless a bot plays there to the end of the game."""
    place = table.person(seat)
    if place.why in FINAL:
        raise Refused(place.why, FINAL[place.why])
    return place


def deadline(table: Table) -> float | None:
    """When those who think now have thought too long. It does not reveal who of several has chosen already."""
    clock = table.created.clock
    if clock is None or table.match is None or table.status != PLAYING:
        return None
    asked = {*table.match.to_act, *table.match.sealed}
    return table.since + clock.seconds if any(table.seats[seat].bot is None for seat in asked) else None


def late_seats(table: Table, now: float) -> list[int]:
    """The seats of all who have thought too long."""
    until = deadline(table)
    return [] if until is None or now < until else list(table.people_to_act())


def time_out(table: Table, seat: int, now: float) -> BotTookOver:
    """A bot for somebody who has thought too long."""
    if seat not in late_seats(table, now):
        raise Refused("time", "there is still time")
    return let_bot_play(table, seat, TIME)
