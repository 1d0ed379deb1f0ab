"""The compiled functions of batches that plain Python calls, in what is loaded for a game."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from threekings.batches.buffers import Shown
from threekings.bots.calls import BotCalls, Scratch
from threekings.compiled_calls import DenseCalls, Moves, Record, Records

Actions = NDArray[np.int32]  # games, lines


class BatchCalls(BotCalls, DenseCalls, Protocol):
    """Of loops.py, and of a game's dense.py."""

    @property
    def LANE(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def DEALS(self) -> np.dtype[np.void]: ...  # noqa: N802

    def start_games(self, edition: Record, deals: Record, lanes: Records, chosen: NDArray[np.bool_]) -> None: ...
    def step_games(
        self, edition: Record, deals: Record, lanes: Records, actions: Actions, shown: Shown, moves: Moves
    ) -> None: ...
    def show_games(self, edition: Record, deals: Record, lanes: Records, shown: Shown, moves: Moves) -> None: ...
    def first_refused(self, lanes: Records, actions: Actions) -> int: ...
    def act_randomly(self, lanes: Records, actions: Actions) -> None: ...
    def observe_games(self, edition: Record, deals: Record, lanes: Records, observations: Records) -> None: ...
    def play_out_games(
        self, edition: Record, lanes: Records, shown: Shown, bot: int, moves: Moves, worth: Scratch
    ) -> None: ...
