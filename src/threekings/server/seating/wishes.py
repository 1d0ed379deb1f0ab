"""Who would play on for an absent player, until all others have agreed: not durable, for they agree soon or never."""

from collections.abc import Callable
from dataclasses import dataclass, field

from threekings.server.protocol.messages import Successor
from threekings.server.store.changes import Session
from threekings.server.table.refused import Refused

PATIENCE = 600.0  # seconds in which others may agree
MOST_WISHES = 8  # at one table


@dataclass(eq=False)
class Wish:
    """Somebody asks for the seat of an absent player."""

    seat: int
    name: str
    session: Session
    address: str | None
    absent: list[int]  # all seats of the absent player
    until: float
    agreed: dict[bytes, list[int]] = field(default_factory=dict)  # by session, its seats
    refused: bool = False  # whoever was told no does not ask again at once

    @property
    def successor(self) -> Successor:
        return Successor(self.seat, self.name, sorted({seat for seats in self.agreed.values() for seat in seats}))


class Wishes:
    """Those at one table."""

    def __init__(self, now: Callable[[], float]):
        self.now = now
        self.asked: list[Wish] = []

    @property
    def successors(self) -> list[Successor]:
        return [wish.successor for wish in self._open() if not wish.refused]

    @property
    def refused(self) -> list[Successor]:
        """Those who were told no."""
        return [wish.successor for wish in self._open() if wish.refused]

    def add(self, wish: Wish) -> None:
        self.asked = [*self._open(), wish]

    def merge(self, told: Wish) -> None:
        """What is known of a wish by way of another process."""
        for wish in self._open():
            if (wish.seat, wish.name, wish.session.hash) == (told.seat, told.name, told.session.hash):
                wish.agreed |= told.agreed
                wish.refused |= told.refused
                return
        self.add(told)

    def asked_at(self, until: float) -> float:
        """When something was asked that ends then."""
        return until - PATIENCE

    def same(self, seat: int, session: bytes) -> Wish | None:
        """What a session has asked before."""
        found = (wish for wish in self._open() if (wish.seat, wish.session.hash) == (seat, session))
        return next((wish for wish in found if not wish.refused), None)

    def check_space(self, session: bytes, address: str | None) -> None:
        """Refuse whoever has asked for a seat, or was refused one, by session and address; and too many together."""
        asked = self._open()
        known = {address} - {None}
        if any(wish.session.hash == session or wish.address in known for wish in asked):
            raise Refused("asked", "you have asked for a seat already: wait a while")
        if len(asked) >= MOST_WISHES:
            raise Refused("asked", "too many ask for a seat here: wait a while")

    def find(self, seat: int, name: str) -> Wish:
        for wish in self._open():
            if (wish.seat, wish.name) == (seat, name) and not wish.refused:
                return wish
        raise Refused("asked", f"nobody of that name asks for seat {seat}")

    def end(self, seat: int) -> bool:
        """The absent player is back at this seat, or it passes to nobody any more; whether somebody had asked."""
        kept = [wish for wish in self.asked if seat not in wish.absent]
        ended = len(kept) < len(self.asked)
        self.asked = kept
        return ended

    def names_of_others(self, who: object) -> list[str]:
        return [wish.name for wish in self._open() if wish.session.hash != who]

    def _open(self) -> list[Wish]:
        return [wish for wish in self.asked if self.now() < wish.until]
