"""What a game that has ended is worth to its seats, as one number each."""

import numpy as np
from numpy.typing import NDArray

REWARDS = ("win", "rank", "points")


def check_rewards(kind: str, players: int) -> str:
    """The kind of rewards; ValueError where there is none of that name, or a game alone has no ranks."""
    if kind not in REWARDS:
        raise ValueError(f"rewards cannot be {kind!r}; allowed: {', '.join(REWARDS)}")
    if kind == "rank" and players == 1:
        raise ValueError("rewards cannot be 'rank' where one plays alone; allowed: win, points")
    return kind


def rewards_of(kind: str, ended: NDArray[np.void]) -> NDArray[np.float64]:
    """What each seat gets, by records of type REWARD with an axis of seats at the end: the share of a win, points, or
    the rank in even steps from 1 for whoever has won to 0 for the last of all.
    """
    if kind == "rank":
        players = ended.shape[-1]
        return (players - ended["rank"].astype(np.float64)) / (players - 1)
    return ended[kind].astype(np.float64)
