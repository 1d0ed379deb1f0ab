"""A batch on the CPU: its games are cut into slices, one a thread. Compiled loops hold no lock while they work."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threekings.batches.buffers import Shown, check_actions, check_array, check_choice, new_shown, with_lines
from threekings.batches.plan import BOTS, WIN, Plan, Totals, batch_code
from threekings.states import copied

LEAST = 256  # games of a slice: below it a thread costs more than it brings


class CpuDevice:
    """The games of a plan in memory, and what can be done with all of them at once."""

    def __init__(self, plan: Plan, threads: int | None):
        self.plan, self.code = plan, batch_code(plan.game.name)
        self.lanes = np.zeros(plan.games, self.code.LANE)
        self.own = self.buffers()
        self._about = plan.edition.record, plan.deals(self.code)
        self._actions = np.zeros((plan.games, plan.lines), np.int32)
        count = max(min(threads or os.cpu_count() or 1, plan.games // LEAST), 1)
        cuts = [plan.games * part // count for part in range(count + 1)]
        self._slices = [slice(start, stop) for start, stop in pairwise(cuts)]
        self._scratch = [(np.zeros(self.code.MOVES, np.int32), np.zeros(1, self.code.WORTH)[0]) for _ in range(count)]
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def buffers(self) -> Shown:
        """Arrays of their own for what is shown."""
        plan = self.plan
        return new_shown(self.code, plan.games, plan.shape[1:], plan.players)

    def checked(self, shown: Shown) -> Shown:
        """Arrays of a caller, if they fit."""
        for name, given, own in zip(Shown._fields, shown, self.own, strict=True):
            check_array(name, given, own)
        return shown

    def start(self, chosen: Any, shown: Shown) -> None:
        """Start all games anew, or the next ones where `chosen` is true; none has been won."""
        places = self._next(chosen, shown)
        self._each(lambda part, *_: self.code.start_games(*self._about, self.lanes[part], places[part]))
        self._show(shown)

    def _next(self, chosen: Any, shown: Shown) -> NDArray[np.bool_]:
        """Number the games that are to be started, and tell where they are."""
        places = np.ones(self.plan.games, np.bool_)
        if chosen is None:
            self.lanes["number"] = np.arange(self.plan.games)
        else:
            check_choice(chosen := np.asarray(chosen), self.plan.games)
            places[:] = chosen
            self.lanes["number"][places] += self.plan.games
        shown.turns["done"] = 0
        shown.rewards[:] = 0
        return places

    def take_actions(self, given: Any) -> Any:
        """Actions as compiled code wants them: nothing matters about the array given but the numbers in it."""
        actions = np.asarray(given)
        check_actions(actions, self.plan.shape)
        np.clip(actions, -1, self.code.ACTIONS, out=self._actions.reshape(self.plan.shape), casting="unsafe")
        return self._actions

    def first_refused(self, actions: Any) -> int:
        """The first game with an action that is not legal, or -1."""
        return self.code.first_refused(self.lanes, actions)

    def step(self, actions: Any, shown: Shown) -> None:
        self._each(
            lambda part, moves, _: self.code.step_games(
                *self._about, self.lanes[part], actions[part], self._part(shown, part), moves
            )
        )

    def random_actions(self) -> Any:
        actions = np.zeros((self.plan.games, self.plan.lines), np.int32)
        self._each(lambda part, *_: self.code.act_randomly(self.lanes[part], actions[part]))
        return actions.reshape(self.plan.shape)

    def observe(self, given: Any | None) -> Any:
        """What all seats know, into the array given or a new one."""
        own = np.zeros((self.plan.games, self.plan.players), self.code.OBSERVATION)
        observations = own if given is None else given
        check_array("observations", observations, own)
        self._each(lambda part, *_: self.code.observe_games(*self._about, self.lanes[part], observations[part]))
        return observations

    def play_out(self, bot: str, shown: Shown) -> Totals:
        """Let a bot play all games to their end."""
        edition, number = self.plan.edition.record, BOTS.index(bot)
        self._each(
            lambda part, moves, worth: self.code.play_out_games(
                edition, self.lanes[part], self._part(shown, part), number, moves, worth
            )
        )
        self._show(shown)
        wins, points = np.rint(shown.rewards["win"] * WIN).astype(np.int64), shown.rewards["points"].astype(np.int64)
        moves = int(self.lanes["length"].sum())
        return Totals(self.plan.games, moves, *(sums.sum(axis=0).tolist() for sums in (wins, points, points**2)))

    @property
    def numbers(self) -> Any:
        return self.lanes["number"]

    @property
    def lengths(self) -> Any:
        return self.lanes["length"]

    def state(self, index: int) -> np.void:
        """A copy of a game's state."""
        return copied(self.lanes["state"][index])

    def _show(self, shown: Shown) -> None:
        self._each(
            lambda part, moves, _: self.code.show_games(*self._about, self.lanes[part], self._part(shown, part), moves)
        )

    def _part(self, shown: Shown, part: slice) -> Shown:
        turns, masks, observations, rewards = shown
        return with_lines(Shown(turns[part], masks[part], observations[part], rewards[part]), self.plan.lines)

    def _each(self, work: Callable[[slice, np.ndarray, Any], None]) -> None:
        """Do it in every slice, with scratch of its own, and wait for all."""
        jobs = [(part, *scratch) for part, scratch in zip(self._slices, self._scratch, strict=True)]
        if self._pool is None:
            for job in jobs:
                work(*job)
        else:
            list(self._pool.map(lambda job: work(*job), jobs))
