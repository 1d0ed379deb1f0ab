"""One game after another for environments, one at a time: a batch of one, whose seats choose when they like.

A choice is checked when it is made. Nothing happens before everybody has chosen who is to act.
"""

from collections.abc import Mapping
from functools import partial
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from threekings.batches import batch
from threekings.batches.batch_of_games import not_legal
from threekings.batches.buffers import number_type
from threekings.envs.rewards import check_rewards, rewards_of
from threekings.errors import IllegalMove
from threekings.game import EditionSource
from threekings.games import game_named
from threekings.match import Match

Mask = NDArray[np.int8]
Numbers = NDArray[np.integer[Any]]  # what a seat knows
NOBODY_ACTS = "{game} is over here before anyone has moved: the edition has too few cards"


class OneGame:
    """The game that an environment plays, and those that follow it."""

    def __init__(
        self,
        game: str,
        players: SupportsIndex | None,
        edition: EditionSource,
        rewards: str,
        choices: Mapping[str, Any],
    ):
        kind = game_named(game)
        number = kind.usual if players is None else players
        about: dict[str, Any] = {"games": 1, "threads": 1, "every_seat": True, "auto_reset": False, **choices}
        self._batch = partial(batch, game, players=number, edition=kind.edition(edition), **about)
        self._deal(seed=None)
        self.begun = False  # whether the first game has been asked for
        if not self.missing:
            raise ValueError(NOBODY_ACTS.format(game=game))
        self.game, self.players = kind, self.batch.plan.players
        self.rewards = check_rewards(rewards, self.players)

    def _deal(self, seed: int | None) -> None:
        self.batch = self._batch(seed=seed)
        shown = self.batch.shown  # the batch's own arrays: they stay where they are
        self._seen, self._masks, self._to_act = shown.features[0], shown.masks[0].view(np.int8), shown.to_act
        self._choices = np.zeros((1, self.batch.plan.players), np.int32)
        self.missing = int(self._to_act[0])  # seats that are still to choose, as bits; none once the game is over

    def start(self, seed: int | None = None) -> None:
        """Deal the first game of a seed; without one the game after the last, at first by chance."""
        if seed is not None:
            self._deal(seed)
        elif self.begun:
            self.batch.reset(np.ones(1, np.bool_))
            self.missing = int(self._to_act[0])
        self.begun = True

    @property
    def seat(self) -> int:
        """The first seat that is still to choose; -1 once the game is over."""
        return (self.missing & -self.missing).bit_length() - 1

    @property
    def actions(self) -> int:
        """How many numbers of actions there are."""
        return self.batch.actions

    @property
    def parts(self) -> np.dtype[np.void]:
        """What the numbers of an observation are: a record type, as which an observation can be viewed."""
        return self.batch.observation

    def seen(self, seat: int) -> Numbers:
        """What a seat knows."""
        return self._seen[seat].copy()

    def mask(self, seat: int) -> Mask:
        """1 for every action that is legal for a seat; none where it has chosen, or is not to act."""
        if self.missing >> seat & 1:
            return self._masks[seat].copy()
        return np.zeros(self.actions, np.int8)

    def checked(self, seat: int, action: Any) -> int:
        """The number of a legal action of a seat; IllegalMove for anything else."""
        number = number_of(action)
        if self.missing >> seat & 1 and 0 <= number < self.actions and self._masks[seat, number]:
            return number
        raise IllegalMove(f"seat {seat}: {not_legal(action, self.legal(seat))}")

    def choose(self, seat: int, action: Any) -> bool:
        """Choose for a seat; whether that was the last choice missing, so that it has been played."""
        self._choices[0, seat] = self.checked(seat, action)
        self.missing &= ~(1 << seat)
        if self.missing:
            return False
        self.batch.step(self._choices)
        self.missing = int(self._to_act[0])
        return True

    def results(self) -> list[float]:
        """The reward of every seat, once the game is over."""
        worth: list[float] = rewards_of(self.rewards, self.batch.shown.rewards[0]).tolist()
        return worth

    def points(self) -> NDArray[np.int32]:
        """The points of every seat, once the game is over."""
        points: NDArray[np.int32] = self.batch.shown.rewards["points"][0].copy()
        return points

    def legal(self, seat: int) -> dict[int, str]:
        """The legal actions of a seat, and the moves they are."""
        return self.batch.legal(0, seat) if self.missing >> seat & 1 else {}

    def match(self) -> Match:
        """This game as the library plays it, as it began."""
        return self.batch.match(0)


def number_of(action: Any) -> int:
    """The whole number that an action is, in whatever type; -1 where it is none."""
    try:
        return index(action)
    except TypeError:
        return -1


def observation_space(parts: np.dtype[np.void]) -> Box:
    """The space of what a seat knows, a new one."""
    number = number_type(parts)
    limits = np.iinfo(number)
    return Box(int(limits.min), int(limits.max), (parts.itemsize // number.itemsize,), number.type)
