"""The value of a position of King Lui: each seat's chance to win, read at the start of a course from fitted numbers.

A seat's strength is the sum over all dishes of a number for its portions, the king's, those still to come, those in
other hands, and how many courses are left. Chances are in proportion to e to the power of that.
Reads all hands: a state has to be a resampled one. Where a course begins matters, what was dealt for it does not.
The numbers are those of `python -m threekings.lab.king_lui.fit_value`, fitted to games with standard cards.
"""

from pathlib import Path

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rules.king_lui.rules import ACT, DISHES, held

FEWEST = 3  # players
STAGES = 14  # parts of the game, by the courses that are left
COPIES, CARDS = 15, 110  # of the cards that the numbers are fitted for
SHARES = 3876  # ways in which so many copies can be shared out among a hand, the king, the supply and other hands
ONE = 1024  # a whole of the numbers
FEW = 25  # cards of the supply: with less, playing on to the end takes little and tells more


def fitted() -> np.ndarray:
    """The numbers, by players less FEWEST, part of the game and place."""
    with np.load(Path(__file__).with_name("value.npz")) as kept:
        return np.ascontiguousarray(kept["numbers"])


NUMBERS = fitted()


@compiled
def is_example(state):
    """Whether the numbers are fitted to positions like this: a course begins."""
    return state["phase"] == ACT and state["acted"] == 0


@compiled
def has_value(edition, state):
    """Whether there is one here: a course begins, not one of the last, with cards that the numbers are fitted for."""
    usual = edition["cards"] == CARDS and edition["copies"][0] == COPIES
    return usual and is_example(state) and edition["cards"] - state["top"] >= FEW


@compiled
def chances(edition, state, shares):
    """Write every seat's chance to win into `shares`, where the state has a value."""
    players, stage = int(state["players"]), stage_of(edition, state)
    for seat in range(players):
        shares[seat] = 0.0
    for dish in range(DISHES):
        king, coming, hands = portions(edition, state, dish)
        for seat in range(players):
            own = held(state, seat, dish)
            shares[seat] += NUMBERS[players - FEWEST, stage, place(own, king, coming, hands - own)]
    total = 0.0
    for seat in range(players):
        shares[seat] = exp(shares[seat] / ONE)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@compiled
def fill_places(edition, state, places):
    """Write where the numbers of every seat's dishes stand into places[seat], for those who fit them."""
    for dish in range(DISHES):
        king, coming, hands = portions(edition, state, dish)
        for seat in range(state["players"]):
            own = held(state, seat, dish)
            places[seat, dish] = place(own, king, coming, hands - own)


@compiled
def stage_of(edition, state):
    """How many courses come after this one, Emeralds and draws aside: the early ones are judged alike."""
    left = int(edition["cards"]) - int(state["top"])
    return min(left // (2 * int(state["players"])), STAGES - 1)


@compiled
def portions(edition, state, dish):
    """Portions of the dish the king has, those in the supply or just dealt, and those in all hands."""
    king, hands = int(state["king"][dish]), 0
    for seat in range(state["players"]):
        hands += held(state, seat, dish)
    return king, int(edition["copies"][dish]) - king - int(state["eaten"][dish]) - hands, hands


@compiled
def place(own, king, coming, others):
    """The number of a way to share portions out: fewer in all come first, then fewer without the last, and so on."""
    two = own + king
    three = two + coming
    four = three + others
    return own + choose_two(two + 1) + choose_three(three + 2) + choose_three(four + 2) * (four + 3) // 4


@compiled
def choose_two(count):
    return count * (count - 1) // 2


@compiled
def choose_three(count):
    return choose_two(count) * (count - 2) // 3
