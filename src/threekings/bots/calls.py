"""The compiled functions of bots that plain Python calls, in what `minds` loads for a game."""

from typing import Protocol

import numpy as np

from threekings.compiled_calls import Moves, Record, Records, Word

Scratch = np.void | np.ndarray  # of type WORTH, for greedy


class BotCalls(Protocol):
    @property
    def STATE(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def THOUGHT(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def WORTH(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def MOVES(self) -> int: ...  # noqa: N802
    @property
    def CLOCK_INTERVAL(self) -> int: ...  # noqa: N802

    def random_move(self, edition: Record, state: Record, seat: int, moves: Moves, word: Word) -> int: ...
    def greedy(self, edition: Record, state: Record, seat: int, moves: Moves, worth: Scratch) -> int: ...
    def part_of_turn(self, state: Record) -> float: ...
    def begin(self, edition: Record, state: Record, seat: int, thought: Record) -> None: ...
    def ponder(
        self, edition: Record, state: Record, seat: int, thought: Record, scratch: Records, word: Word, playouts: int
    ) -> None: ...
    def conclude(self, thought: Record, word: Word) -> None: ...
    def decide(self, thought: Record, word: Word) -> int: ...
    def merit(self, thought: Record, index: int) -> float: ...
    def share(self, thought: Record, index: int) -> float: ...
    def would_name(self, thought: Record, seat: int, word: Word) -> int: ...  # where all choose at the same moment
    def withdraw(self, state: Record, seat: int) -> None: ...  # there too
    def in_turn(self, state: Record) -> bool: ...  # where a turn is several moves


class ImaginingCalls(Protocol):
    def play_to_end(self, edition: Record, state: Record, moves: Moves, worth: Scratch) -> None: ...
