"""What was dealt and played: small things, from which every state of a game can be made anew."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.options import Value

Moves = tuple[tuple[int, int], ...]  # seat, move: one, or all choices made together in seat order


class Step(NamedTuple):
    """A move, or all choices made together, in seat order; and what the dealer did after it."""

    moves: Moves
    dealt: str | None = None


class Beginning(NamedTuple):
    """How a game begins."""

    game: Game
    edition: Edition
    players: int
    options: Mapping[str, Value]
    deck: tuple[int, ...]  # card codes, top first
    word: int  # by which the dealer shuffles later in the game

    def state(self) -> np.void:
        """The state before the first move."""
        state = self.game.new_state(self.players, self.options)
        state["random"] = self.word
        state["deck"][: len(self.deck)] = self.deck
        self.game.calls.setup(self.edition.record, state)
        return state

    def play_on(self, state: np.void, steps: Iterable[Step]) -> None:
        """Play steps that were played before, in the state given."""
        for moves, dealt in steps:
            for seat, move in moves:
                self.game.apply(self.edition.record, state, seat, move)
            if dealt is not None and self.game.dealer:
                self.game.dealer.act(self.edition, state, dealt)


@lru_cache(maxsize=10_000)
def shared(moves: Moves) -> Moves:
    """The same, and the same object for all moves alike: of many games in memory, nothing is there more often."""
    return moves
