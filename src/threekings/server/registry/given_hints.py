"""The hints that were given at a table in memory: the same position has the same hint, and costs no second thought."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from threekings.bots.hints import Hint
from threekings.server.protocol.messages import Hints
from threekings.server.table.caps import check_often

KEPT = 50  # answers, the latest


class Given(NamedTuple):
    """The hint to a seat in one position."""

    turn: int
    hints: list[Hint]


@dataclass
class GivenHints:
    """What was given, and how often somebody had to think for it."""

    latest: dict[int, Given] = field(default_factory=dict)  # by seat
    answers: dict[str, Hints] = field(default_factory=dict)  # by the name of the action, for one that is sent again
    thoughts: Counter[int] = field(default_factory=Counter)  # by seat
    locks: dict[int, asyncio.Lock] = field(default_factory=dict)  # one thought a seat

    def lock(self, seat: int) -> asyncio.Lock:
        return self.locks.setdefault(seat, asyncio.Lock())

    def known(self, seat: int, turn: int) -> list[Hint] | None:
        """The hint to this position, where it was given."""
        given = self.latest.get(seat)
        return given.hints if given and given.turn == turn else None

    def remember(self, seat: int, turn: int, hints: list[Hint]) -> None:
        self.latest[seat] = Given(turn, hints)

    def count(self, seat: int) -> None:
        """One more thought for a seat; Refused where there were too many."""
        check_often("hints", self.thoughts[seat])
        self.thoughts[seat] += 1

    def keep(self, name: str | None, answer: Hints) -> None:
        """Keep an answer for an action that is sent again."""
        if name is not None:
            self.answers[name] = answer
            while len(self.answers) > KEPT:
                del self.answers[next(iter(self.answers))]
