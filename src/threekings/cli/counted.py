"""A position of King Lui told by counts alone, so that the real rules can score what a person may know.

Used for the points a table shows dish by dish, and for games on a real table.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from threekings.game import GAMES
from threekings.options import Value
from threekings.rules.king_lui import rules

GAME = GAMES["king-lui"]
Counts = dict[str, int]


def finished(king: Sequence[int], hands: Sequence[Sequence[int]], options: dict[str, Value]) -> np.void:
    """A state at the end of a game with these portions before the king and in the hands."""
    state = GAME.new_state(len(hands), options)
    state["phase"] = rules.OVER
    state["king"][: len(king)] = king
    for seat, hand in enumerate(hands):
        state["taken"][seat, : len(hand)] = hand
    return state


def points_by_dish(view: dict[str, Any]) -> list[Counts | None]:
    """What every dish would bring each seat if the game ended now; None for a hand the viewer does not know."""
    hands = [hand["cards"] for hand in view["hands"]]
    told = [list((hand or {}).values()) for hand in hands]
    state = finished(list(view["king"].values()), told, view["options"])
    return [
        {dish: int(rules.dish_points(state, seat, place)) for place, dish in enumerate(hand)} if hand else None
        for seat, hand in enumerate(hands)
    ]
