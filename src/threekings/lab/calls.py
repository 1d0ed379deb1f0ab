"""The compiled functions of the lab that plain Python calls, in what is loaded for a game."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from threekings.bots.calls import BotCalls, Scratch
from threekings.compiled_calls import Moves, Points, Record, Records, Word

Sums = NDArray[np.int64]
Features = NDArray[np.float64]


class LoopCalls(BotCalls, Protocol):
    """Of loops.py: whole games between bots."""

    @property
    def GAME(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def KINDS(self) -> tuple[str, ...]: ...  # noqa: N802
    @property
    def OUTSIDE(self) -> int: ...  # noqa: N802

    def deal_games(
        self, edition: Record, games: Records, pattern: Record, seed: Word, first: int, rotations: int
    ) -> None: ...
    def play_games(self, edition: Record, games: Records, scratch: Records, thought: Record) -> None: ...
    def advance(self, edition: Record, game: Record, scratch: Records, thought: Record) -> int: ...
    def imagine(self, edition: Record, game: Record, seat: int, scratch: Records) -> None: ...
    def make_move(self, edition: Record, game: Record, seat: int, move: int) -> None: ...
    def count_games(self, games: Records, rotations: int, sums: Sums, deck: Sums) -> None: ...
    def random_games(self, edition: Record, state: Record, moves: Moves, points: Points, count: int) -> int: ...


class TimingCalls(LoopCalls, Protocol):
    """Of timing.py: loops around single functions."""

    def collect(self, edition: Record, start: Record, states: Records, chosen: Moves, moves: Moves) -> None: ...
    def copies(self, states: Records, scratch: Records, rounds: int) -> int: ...
    def legals(self, edition: Record, states: Records, moves: Moves, rounds: int) -> int: ...
    def applies(self, edition: Record, states: Records, scratch: Records, chosen: Moves, rounds: int) -> None: ...
    def resamples(self, edition: Record, states: Records, scratch: Records, rounds: int) -> None: ...


class ExploitCalls(BotCalls, Protocol):
    """Of the bots where all choose at once, for those who play against them."""

    def weigh(self, edition: Record, state: Record, seat: int, worth: Scratch) -> None: ...
    def move_worth(self, move: int, worth: Scratch) -> int: ...
    def fill_values(self, thought: Record, seat: int) -> None: ...


class StandingCalls(BotCalls, Protocol):
    """Of standings.py: positions as features."""

    @property
    def FEATURES(self) -> int: ...  # noqa: N802
    @property
    def STAGES(self) -> int: ...  # noqa: N802

    def collect_standings(
        self, edition: Record, game: Record, pattern: Record, features: Features, stages: Moves
    ) -> int: ...


class BlunderCalls(BotCalls, Protocol):
    """Of steward where one after another chooses, for those who check choices by its playouts."""

    @property
    def WIN(self) -> int: ...  # noqa: N802

    def play_world(
        self, edition: Record, state: Record, seat: int, thought: Record, scratch: Records, word: Word
    ) -> None: ...


class ValueCalls(Protocol):
    """Of a game's value, for those who fit its numbers."""

    __file__: str
    STAGES: int
    FEW: int
    FEWEST: int
    SHARES: int
    NUMBERS: NDArray[np.int16]
    CARDS: int
    COPIES: int
    DISHES: int

    @property
    def ONE(self) -> int: ...  # noqa: N802

    def place(self, own: int, king: int, coming: int, most: int, rest: int) -> int: ...


class QuickCalls(BotCalls, Protocol):
    """Of quick_games.py: many games, for those who fit a value to them."""

    def play_quickly(
        self,
        edition: Record,
        state: Record,
        thought: Record,
        scratch: Records,
        gained: Features,
        seed: Word,
        first: int,
        last: int,
        courses: NDArray[np.int32],
        won: NDArray[np.float32],
    ) -> int: ...
