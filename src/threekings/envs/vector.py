"""Many games side by side for Gymnasium, each played by one agent against bots, or by the agent in every seat.

A step plays the agent's action in all games, and the bots' up to its next choice: compiled, on all cores. A game that
ends is followed by another in the same step.
"""

from functools import partial
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from threekings.batches import Batch, Shown
from threekings.batches.batch_of_games import MOST_GAMES, checked_number, planned
from threekings.batches.buffers import flat
from threekings.envs.learners import LearningDevice, learning_code
from threekings.envs.one_game import Numbers, observation_space
from threekings.envs.opponents import Opponents, check_seat, seated
from threekings.envs.rewards import check_rewards, rewards_of
from threekings.game import EditionSource
from threekings.games import game_named
from threekings.options import Value

Stepped = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorGames(VectorEnv[Numbers, NDArray[np.integer[Any]], NDArray[Any]]):
    """Games side by side. An illegal action is an IllegalMove that names the game, and nothing has changed in any."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1,
        *,
        players: SupportsIndex | None = None,
        opponents: Opponents = "greedy",
        seat: SupportsIndex | None = None,
        edition: EditionSource = None,
        rewards: str = "win",
        copy: bool = True,
        threads: SupportsIndex | None = None,
        **options: Value,
    ):
        kind = game_named(game)
        bots = _check_bots(game, seated(kind, players, opponents))
        self._place = check_seat(seat, len(bots) + 1)
        self._bots = bots
        self._threads = None if threads is None else checked_number("threads", threads, 1024)
        games = checked_number("num_envs", num_envs, MOST_GAMES)
        self._plan = partial(
            planned, game, players=len(bots) + 1, games=games, edition=kind.edition(edition), choices=options
        )
        self._rewards, self._copy = check_rewards(rewards, len(bots) + 1), copy
        self._deal(None)
        self._begun = False  # whether the first games have been asked for
        self.num_envs = self.batch.plan.games
        self.single_observation_space: Box = observation_space(self.batch.observation)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _deal(self, seed: int | None) -> None:
        plan = self._plan(seed=seed)
        self._device = LearningDevice(plan, self._threads, self._bots, self._place)
        self.batch = Batch(plan, self._device)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal the first games of a seed; without one the next games, or those where options["reset_mask"] is true."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._deal(int(self.np_random.integers(2**63)) if seed is None else seed)
        else:
            chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
            self.batch.reset(chosen, out=self._out())
        self._begun = True
        shown = self.batch.shown
        self._seats = shown.seats.copy()
        return shown.features, self._infos(shown)

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        """Play an action in every game, and the bots' up to the agent's next choice.

        Rewards are those of the seat that has acted, once a game has ended; infos["final_info"] has those of all seats.
        """
        if not self._begun:
            raise ResetNeeded("reset() deals the first games")
        shown = self.batch.step(actions, out=self._out())
        infos, rewards, done = self._infos(shown), np.zeros(self.num_envs), shown.done.copy()
        ended = np.flatnonzero(done)
        if len(ended):
            everybody = rewards_of(self._rewards, shown.rewards[ended])
            rewards[ended] = everybody[np.arange(len(ended)), self._seats[ended]]
            infos |= self._final(ended, everybody, shown)
        self._seats = shown.seats.copy()
        return shown.features, rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for every game, by chance."""
        actions: NDArray[np.int32] = self.batch.random_actions()
        return actions

    def _out(self) -> Shown | None:
        return self.batch.buffers() if self._copy else None

    def _infos(self, shown: Shown) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        masks, seats = shown.masks.view(np.int8), shown.seats.copy()
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere}

    def _final(self, ended: NDArray[np.intp], rewards: NDArray[np.float64], shown: Shown) -> dict[str, Any]:
        """What Gymnasium tells of games that have ended and are followed by others in the same step."""
        there, seen = shown.done.copy(), np.full(self.num_envs, None, object)
        for index, numbers in zip(ended.tolist(), flat(self._device.final[ended]), strict=True):
            seen[index] = numbers
        about: dict[str, Any] = {}
        parts = {"points": shown.rewards["points"][ended], "rewards": rewards, "seat": self._seats[ended]}
        for name, values in parts.items():
            about[name] = np.zeros((self.num_envs, *values.shape[1:]), values.dtype)
            about[name][ended] = values
            about[f"_{name}"] = there
        return {"final_obs": seen, "_final_obs": there, "final_info": about, "_final_info": there}


def _check_bots(game: str, bots: list[str]) -> list[str]:
    """The bots; ValueError for one that is not made of compiled code alone."""
    kinds = learning_code(game).KINDS
    for bot in bots:
        if bot not in kinds:
            raise ValueError(f"{bot!r} cannot play many games side by side; allowed: {', '.join(kinds)}")
    return bots
