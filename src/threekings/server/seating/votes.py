"""Who wants a bot to sit in for an absent player, until enough do: not durable, for they agree soon or never."""

from dataclasses import dataclass, field


@dataclass
class Vote:
    absent: list[int]  # all seats of the absent player
    sessions: set[bytes] = field(default_factory=set)  # of those who want it


class Votes:
    """Those at one table, by the seat that a bot would play."""

    def __init__(self) -> None:
        self._by_seat: dict[int, Vote] = {}

    def give(self, seat: int, absent: list[int], session: bytes) -> None:
        self._by_seat.setdefault(seat, Vote(absent)).sessions.add(session)

    def for_bot(self, seat: int) -> frozenset[bytes]:
        """The sessions that want a bot there."""
        return frozenset(self._by_seat[seat].sessions) if seat in self._by_seat else frozenset()

    def end(self, seat: int) -> bool:
        """The absent player is back at this seat, or a bot plays there; whether anybody had voted."""
        ended = [voted for voted, vote in self._by_seat.items() if seat in vote.absent]
        for voted in ended:
            del self._by_seat[voted]
        return bool(ended)
