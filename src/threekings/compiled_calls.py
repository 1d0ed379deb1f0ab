"""The compiled functions that plain Python calls: every other one is called by compiled code alone.

These protocols are the whole list, typed: what another runtime of compiled functions has to provide. Here is what all
games have in common; rules/GAME/calls.py adds what one game has, bots/calls.py and lab/calls.py add theirs. Records and
arrays are changed in place; what a function returns is a number.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from threekings import rng as compiled_rng

Record = np.void  # an edition, a state, a thought
Records = NDArray[np.void]
Moves = NDArray[np.int32]
Points = NDArray[np.int32]
Bytes = NDArray[np.int8]  # part of a record: cards, or a tally
Word = np.uint64  # of the generator


class RngCalls(Protocol):
    """Of the generator (rng.py)."""

    def derive(self, word: Word, index: int) -> int: ...
    def shuffle(self, state: Record, cards: Bytes, start: int, stop: int) -> None: ...


class RulesCalls(Protocol):
    """Of the rules of every game; game.py says what they do."""

    @property
    def STATE(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def MOVES(self) -> int: ...  # noqa: N802

    def shuffle_deck(self, edition: Record, state: Record) -> None: ...
    def setup(self, edition: Record, state: Record) -> None: ...
    def to_act(self, state: Record) -> int: ...
    def sealed(self, state: Record) -> int: ...
    def legal(self, edition: Record, state: Record, seat: int, moves: Moves) -> int: ...
    def apply(self, edition: Record, state: Record, seat: int, move: int) -> None: ...
    def score(self, edition: Record, state: Record, points: Points) -> None: ...
    def winners(self, edition: Record, state: Record, points: Points) -> int: ...
    def resample(self, edition: Record, state: Record, viewer: int, word: Word) -> None: ...


class DenseCalls(Protocol):
    """Of a game's dense.py; game.py says what they do."""

    @property
    def ACTIONS(self) -> int: ...  # noqa: N802
    @property
    def OBSERVATION(self) -> np.dtype[np.void]: ...  # noqa: N802

    def number_moves(self, state: Record, seat: int, moves: Moves, count: int) -> None: ...
    def observe(self, edition: Record, state: Record, seat: int, observation: Record) -> None: ...


rng: RngCalls = compiled_rng
