"""Who looks at a table by way of other processes, and what they ask there: not durable, but not known here otherwise.

Each process tells the others when somebody comes or goes, never for a move.
"""

from typing import NamedTuple

import msgspec

from threekings.server.registry.live_table import LiveTable
from threekings.server.seating.wishes import Wish
from threekings.server.store.changes import Company, Session


class Looker(NamedTuple):
    """Somebody who looks at a table, from a seat or as a spectator."""

    seat: int | None
    session: bytes | None


class ToldWish(msgspec.Struct, frozen=True):
    """Who would play on for an absent player."""

    seat: int
    name: str
    session: bytes
    created: float
    address: str | None
    absent: list[int]
    until: float
    agreed: list[tuple[bytes, list[int]]]
    refused: bool


class Told(msgspec.Struct, frozen=True):
    """What one process tells the others of a table."""

    lookers: list[Looker] = []
    votes: list[tuple[int, list[int], list[bytes]]] = []
    wishes: list[ToldWish] = []


def told_of(live: LiveTable) -> bytes | None:
    """What others are to know; None: nothing."""
    told = Told(
        [Looker(one.seat, one.session) for one in live.connections],
        [(seat, vote.absent, sorted(vote.sessions)) for seat, vote in live.votes.own.items()],
        [told_wish(wish) for wish in live.wishes.asked],
    )
    return None if told == Told() else msgspec.json.encode(told)


def told_wish(wish: Wish) -> ToldWish:
    who, agreed = wish.session, sorted(wish.agreed.items())
    return ToldWish(
        wish.seat, wish.name, who.hash, who.created, wish.address, wish.absent, wish.until, agreed, wish.refused
    )


def take_in_company(live: LiveTable, rows: list[Company]) -> None:
    """What other processes tell of a table now; those that do not are not there any more."""
    told = {row.process: msgspec.json.decode(row.body, type=Told) for row in rows if row.body is not None}
    live.set_elsewhere({process: one.lookers for process, one in told.items()})
    live.votes.elsewhere = [
        {seat: frozenset(sessions) for seat, absent, sessions in one.votes if live.seats_there.isdisjoint(absent)}
        for one in told.values()
    ]
    for one in told.values():
        for wish in one.wishes:
            if not is_over(live, wish):
                live.wishes.merge(as_wish(wish))
    live.tell_presence()


def is_over(live: LiveTable, wish: ToldWish) -> bool:
    """Whether the absent player was there since."""
    since = live.wishes.asked_at(wish.until)
    return any(seat in live.seats_there or live.last_seen.get(seat, 0.0) >= since for seat in wish.absent)


def as_wish(told: ToldWish) -> Wish:
    session = Session(told.session, told.created)
    return Wish(
        told.seat, told.name, session, told.address, told.absent, told.until, dict(told.agreed), refused=told.refused
    )
