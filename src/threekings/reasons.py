"""Why a move is worth a hint, in words of its game: what the games have in common there.

Each game has its own reasons, in rules/GAME/reasons.py: a pure function of a move and of worlds, which are what bots
imagine. All of them begin with a state resampled for the seat: a reason never tells what the seat may not know.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from threekings.edition import Edition
from threekings.happenings import Moves
from threekings.texts import Message


class World(NamedTuple):
    """One way things may be, as far as the seat knows, and what becomes of its move there."""

    before: np.void  # resampled for the seat, which is to act
    choices: Moves  # the move and, where all choose at the same moment, what greedy players choose
    after: np.void  # once these have happened, and the rest of the seat's turn
    end: np.void  # of the game, which greedy players have played on


Reasons = Callable[[Edition, Sequence[World], int, int], list[Message]]  # by edition, worlds, seat and move; best first


def in_ten(worlds: Sequence[World], holds: Callable[[World], bool]) -> int:
    """In how many of ten worlds something holds; 0 and 10 are kept for never and always."""
    count = len([world for world in worlds if holds(world)])
    if count in (0, len(worlds)):
        return 10 * (count > 0)
    return min(max(round(10 * count / len(worlds)), 1), 9)


def mean(worlds: Sequence[World], number: Callable[[World], int]) -> int:
    """What a number comes to on average, as a whole one."""
    return round(sum(map(number, worlds)) / len(worlds))
