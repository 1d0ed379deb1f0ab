"""Somebody who thinks about a position and makes mistakes: which of them now, and what greedy says of what they see."""

from dataclasses import dataclass

import numpy as np

from threekings.bots.calls import BotCalls
from threekings.compiled_calls import rng

ALWAYS = 256


@dataclass(frozen=True)
class InattentiveMind:
    """A seat's position, and how often its mistakes are made: what game.py calls inattentive."""

    code: BotCalls
    edition: np.void
    state: np.void
    seat: int
    often: int  # of 256: the chance of each mistake
    seed: int

    def slips(self, mistake: int) -> bool:
        return self.whim(mistake, 256) < self.often

    def whim(self, number: int, below: int) -> int:
        return int(rng.derive(np.uint64(self.seed), number)) * below >> 64

    def greedy(self, edition: np.void | None = None, state: np.void | None = None) -> int:
        moves, worth = np.zeros(self.code.MOVES, np.int32), np.zeros(1, self.code.WORTH)[0]
        seen = self.state if state is None else state
        return int(self.code.greedy(self.edition if edition is None else edition, seen, self.seat, moves, worth))

    def any_move(self) -> int:
        moves = np.zeros(self.code.MOVES, np.int32)
        word = np.uint64(rng.derive(np.uint64(self.seed), ALWAYS))
        return int(self.code.random_move(self.edition, self.state, self.seat, moves, word))
