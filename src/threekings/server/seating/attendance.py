"""Who is there and who is absent, and who has the host's rights meanwhile.

Somebody is there while a browser of theirs looks at the table, and for a while after that, or after the last thing they
did without one (`Created.absent`), by the server's time. What was before the table was woken nobody knows: everybody
has that while again.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from threekings.server.protocol.messages import Absentee
from threekings.server.store.changes import HOST
from threekings.server.table.table import GATHERING, PLAYING

if TYPE_CHECKING:
    from threekings.server.registry.live_table import LiveTable


class Attendance:
    """Who holds the seats of a table, and since when they are gone: as it is now."""

    def __init__(self, live: "LiveTable"):
        self.live, self.table = live, live.table
        self.holders = live.holders()  # by seat, HOST too: the hash of a session

    def seats_of_holder(self, seat: int) -> list[int]:
        """All seats of whoever holds this one, and HOST if they have set up the table."""
        holder = self.holders.get(seat)
        return [seat] if holder is None else [other for other in self.holders if self.holders[other] == holder]

    # Who is absent

    def gone_since(self, seat: int) -> float | None:
        """Since when whoever holds a seat is not there, nor at another of theirs; None while they are."""
        own, holder = self.seats_of_holder(seat), self.holders.get(seat)
        for looker in self.live.lookers:
            if looker.seat in own or (holder is not None and looker.session == holder):
                return None
        return max(self.live.heard_of(other) for other in own)

    def is_absent(self, seat: int) -> bool:
        """Whether whoever holds a seat has been gone for as long as the table allows."""
        since = self.gone_since(seat)
        return since is not None and self.live.now() - since >= self.table.created.absent

    def absences_due(self) -> Iterator[float]:
        """When those who are gone count as absent, if they do not yet."""
        if self.table.status not in (GATHERING, PLAYING):
            return
        for seat in self.holders:
            since = self.gone_since(seat)
            if since is not None and (due := since + self.table.created.absent) > self.live.now():
                yield due

    def absentees(self) -> list[Absentee]:
        """Those who are absent from a game and may return to it."""
        if self.table.status != PLAYING:
            return []
        return [self._absentee(seat) for seat in self.table.may_return() if self.is_absent(seat)]

    def _absentee(self, seat: int) -> Absentee:
        voters, voted = self.voters(seat), self.live.votes.for_bot(seat)
        votes = sorted(own for session in voted & voters.keys() for own in voters[session])
        return Absentee(seat, self.gone_since(seat) or 0.0, votes, majority(voters))

    # Who decides

    def others_who_play(self, seat: int) -> dict[bytes, list[int]]:
        """Those who play beside the holder of a seat, by their sessions, with their seats: a person counts once."""
        found: dict[bytes, list[int]] = {}
        for other, place in enumerate(self.table.seats):
            holder = self.holders.get(other)
            if place.present and holder is not None and holder != self.holders.get(seat):
                found.setdefault(holder, []).append(other)
        return found

    def voters(self, seat: int) -> dict[bytes, list[int]]:
        """Those of them who are not absent themselves."""
        others = self.others_who_play(seat)
        return {session: own for session, own in others.items() if not self.is_absent(own[0])}

    @property
    def deputy(self) -> int | None:
        """The seat that has the host's rights while the host is absent: the next one whose player is there."""
        if HOST not in self.holders or not self.is_absent(HOST):
            return None
        seats, own = self.table.seats, self.seats_of_holder(HOST)
        first = max(own) + 1  # HOST alone: the first seat
        order = [(first + number) % len(seats) for number in range(len(seats))]
        others = (seat for seat in order if seats[seat].present and seat in self.holders and seat not in own)
        return next((seat for seat in others if not self.is_absent(seat)), None)

    def is_deputy(self, session: bytes | None) -> bool:
        """Whether a session has the host's rights because the host is absent."""
        seat = self.deputy if session is not None else None
        return seat is not None and self.holders[seat] == session


def majority(voters: dict[bytes, list[int]]) -> int:
    """How many of them decide."""
    return len(voters) // 2 + 1
