"""What callers are shown of a batch after every step: arrays with one entry a game, whose parts have names.

Where several lines are shown of a game, one a seat, masks and observations have an axis for them behind that of games.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

BITS = 32  # legal actions kept in a word

TURN = np.dtype(
    [
        ("seat", np.int8),  # to act, the first of several; -1: the game is over
        ("to_act", np.int8),  # all seats to act, as bits
        ("done", np.int8),  # 1: a game has ended with this step
    ]
)

REWARD = np.dtype(  # of a seat; 0 where no game has ended
    [
        ("win", np.float32),  # the share of a win
        ("points", np.int32),
        ("rank", np.int32),  # 1 for winners, then by points
    ]
)


class Shown(NamedTuple):
    """What a step leads to."""

    turns: NDArray[np.void]  #: games: of type TURN
    masks: NDArray[np.bool_]  #: games, actions: which are legal
    observations: NDArray[np.void]  #: games: what the seat to act knows; all -1 where nobody is
    rewards: NDArray[np.void]  #: games, players: of type REWARD

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat to act in every game, the first of several; -1 where it is over."""
        seats: NDArray[np.int8] = self.turns["seat"]
        return seats

    @property
    def to_act(self) -> NDArray[np.int8]:
        """All seats to act in every game, as bits."""
        seats: NDArray[np.int8] = self.turns["to_act"]
        return seats

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where a game has ended with this step."""
        return self.turns["done"].view(np.bool_)

    @property
    def features(self) -> NDArray[np.integer[Any]]:
        """The observations as plain numbers, without the names of their parts: one axis more."""
        return flat(self.observations)


def flat(observations: NDArray[np.void]) -> NDArray[np.integer[Any]]:
    """Records whose parts are all of one type, as numbers of that type."""
    number = number_type(observations.dtype)
    return observations.view(number).reshape(*observations.shape, observations.dtype.itemsize // number.itemsize)


def number_type(observation: np.dtype[np.void]) -> np.dtype[Any]:
    """The type of all parts of an observation."""
    return next(iter((observation.fields or {}).values()))[0].base


def new_shown(code: Any, games: int, lines: tuple[int, ...], players: int) -> Shown:
    """Fresh arrays; `lines` is (players,) for one a seat, () for the seat to act alone."""
    return Shown(
        turns=np.zeros(games, TURN),
        masks=np.zeros((games, *lines, code.ACTIONS), np.bool_),
        observations=np.zeros((games, *lines), code.OBSERVATION),
        rewards=np.zeros((games, players), REWARD),
    )


def check_array(name: str, given: Any, wanted: np.ndarray) -> None:
    """Refuse an array into which a batch could not write what it writes into its own."""
    alike = isinstance(given, np.ndarray) and (given.shape, given.dtype) == (wanted.shape, wanted.dtype)
    if not (alike and given.flags.c_contiguous and given.flags.writeable):
        kind = "records as Batch.buffers makes them" if wanted.dtype.names else wanted.dtype.name
        raise ValueError(f"{name} should be a writeable, contiguous array {wanted.shape} of {kind}")


def check_actions(given: Any, shape: tuple[int, ...]) -> None:
    """Refuse an array, on whatever device, that does not hold a whole number for every line."""
    if given.dtype.kind not in "iu" or given.shape != shape:
        told = f"{given.shape} of {given.dtype}"
        raise ValueError(f"actions should be whole numbers in an array {shape}, not {told}")


def check_choice(given: Any, games: int) -> None:
    """Refuse an array, on whatever device, that does not say yes or no for every game."""
    if given.shape != (games,) or given.dtype != np.bool_:
        raise ValueError(f"games to start should be an array ({games},) of bool, not {given.shape} of {given.dtype}")


def with_lines(shown: Shown, lines: int) -> Shown:
    """The same arrays, with an axis for lines also where there is one."""
    games = len(shown.turns)
    return shown._replace(
        masks=shown.masks.reshape(games, lines, -1), observations=shown.observations.reshape(games, lines)
    )
