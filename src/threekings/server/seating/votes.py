"""Who wants a bot to sit in for an absent player, until enough do: not durable, for they agree soon or never."""

from dataclasses import dataclass, field


@dataclass
class Vote:
    absent: list[int]  # all seats of the absent player
    sessions: set[bytes] = field(default_factory=set)  # of those who want it


class Votes:
    """Those at one table, by the seat that a bot would play."""

    def __init__(self) -> None:
        self.own: dict[int, Vote] = {}  # given by way of this process
        self.elsewhere: list[dict[int, frozenset[bytes]]] = []  # the sessions that voted by way of each other one

    def give(self, seat: int, absent: list[int], session: bytes) -> None:
        self.own.setdefault(seat, Vote(absent)).sessions.add(session)

    def for_bot(self, seat: int) -> frozenset[bytes]:
        """The sessions that want a bot there."""
        own = frozenset(self.own[seat].sessions) if seat in self.own else frozenset[bytes]()
        return own.union(*(voted.get(seat, ()) for voted in self.elsewhere))

    def end(self, seat: int) -> None:
        """The absent player is back at this seat, or a bot plays there."""
        for voted in [voted for voted, vote in self.own.items() if seat in vote.absent]:
            del self.own[voted]
        for other in self.elsewhere:
            other.pop(seat, None)
