"""Positions of Ku-Ka-King made small enough to be solved."""

import numpy as np

from threekings.states import copied


def with_fewer_cards(state: np.void, rows: int, cards: int) -> np.void:
    """The same with so many rows, and so many cards in each at most: the box gets the others, open to all."""
    state = copied(state)
    for row in range(len(state["size"])):
        while state["size"][row] > (cards if row < rows else 0):
            state["size"][row] -= 1
            place = int(state["size"][row])
            state["box"][state["rows"][row, place]] += 1
            state["rows"][row, place] = -1
    return state
