"""Batches in which bots made of compiled code play some of the seats: what the vector environment steps."""

from functools import cache
from pathlib import Path
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from threekings.batches.buffers import Shown
from threekings.batches.calls import Actions, BatchCalls
from threekings.batches.cpu import CpuDevice
from threekings.batches.plan import Plan, batch_code
from threekings.bots.calls import Scratch
from threekings.bots.loading import code_name, public
from threekings.compiled_calls import Moves, Record, Records
from threekings.games import game_named
from threekings.jit import load

LOOPS = Path(__file__).with_name("loops.py")
Kinds = NDArray[np.int8]


class LearningCalls(BatchCalls, Protocol):
    """Of loops.py."""

    @property
    def KINDS(self) -> tuple[str, ...]: ...  # noqa: N802
    @property
    def LEAVE(self) -> int: ...  # noqa: N802
    @property
    def STEP(self) -> int: ...  # noqa: N802
    @property
    def START(self) -> int: ...  # noqa: N802
    @property
    def ROTATING(self) -> int: ...  # noqa: N802
    def play_on(
        self,
        edition: Record,
        deals: Record,
        lanes: Records,
        asked: NDArray[np.int8],
        actions: Actions,
        turns: Records,
        rewards: Records,
        final: Records,
        kinds: Kinds,
        seat: int,
        moves: Moves,
        worth: Scratch,
    ) -> None: ...


@cache
def learning_code(name: str) -> LearningCalls:
    """The compiled loops of a game; ValueError where it has none."""
    given = public(batch_code(name))
    return cast(LearningCalls, load(LOOPS, f"threekings.envs.loops__{code_name(game_named(name))}", given))


class LearningDevice(CpuDevice):
    """The games of a plan in memory, each up to a choice of the learner: in this seat, or in another in every game."""

    def __init__(self, plan: Plan, threads: int | None, others: list[str], seat: int | None):
        super().__init__(plan, threads)
        self._learning = code = learning_code(plan.game.name)
        kinds = [code.KINDS.index(name) for name in ("self", *others)]
        self._others = np.array(kinds, np.int8), code.ROTATING if seat is None else seat
        self._asked = np.zeros(plan.games, np.int8)
        self.final = np.zeros(plan.games, self.code.OBSERVATION)  # where a game has ended: what the last to act knew

    def start(self, chosen: Any, shown: Shown) -> None:
        self._asked[:] = np.where(self._next(chosen, shown), self._learning.START, self._learning.LEAVE)
        self._play_on(self._actions, shown)
        self._show(shown)

    def step(self, actions: Actions, shown: Shown) -> None:
        self._asked[:] = self._learning.STEP
        self._play_on(actions, shown)
        self._show(shown)

    def _play_on(self, actions: Actions, shown: Shown) -> None:
        turns, _, _, rewards = shown
        self._each(
            lambda part, moves, worth: self._learning.play_on(
                *self._about,
                self.lanes[part],
                self._asked[part],
                actions[part],
                turns[part],
                rewards[part],
                self.final[part],
                *self._others,
                moves,
                worth,
            )
        )
