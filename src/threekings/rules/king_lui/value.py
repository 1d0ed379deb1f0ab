"""The value of a position of King Lui: each seat's chance to win, read at the start of a course from fitted numbers.

A seat's strength is the sum over all dishes of a number for its portions, the king's, those still to come, those of
the rival who has most, those of the others, and how many courses are left. Chances are in proportion to e to the power
of that.
Reads all hands: a state has to be a resampled one. Where a course begins matters, what was dealt for it does not.
The numbers are those of `python -m threekings.lab.king_lui.fit_value`, fitted to games with standard cards.
"""

import math
from pathlib import Path

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rules.king_lui.rules import ACT, DISHES, held

FEWEST = 3  # players
STAGES = 10  # parts of the game, by the courses that are left until there is no value
COPIES, CARDS = 15, 110  # of the cards that the numbers are fitted for
SHARES = 15504  # ways to share so many copies out among a hand, the king, the supply, another hand and the rest
ONE = 128  # a whole of the numbers
FEW = 25  # cards of the supply: with less, playing on to the end takes little and tells more


def fitted() -> np.ndarray:
    """The numbers, by players less FEWEST, part of the game and place."""
    with np.load(Path(__file__).with_name("value.npz")) as kept:
        return np.ascontiguousarray(kept["numbers"])


NUMBERS = fitted()
FEWER = np.array(  # ways to share out fewer copies than so many among two hands, among three, and so on
    [[math.comb(copies + hands - 1, hands) for copies in range(COPIES + 1)] for hands in range(2, 6)], np.int32
)


@compiled
def has_value(edition, state):
    """Whether there is one here: a course begins, not one of the last, with cards that the numbers are fitted for."""
    usual = edition["cards"] == CARDS and edition["copies"][0] == COPIES
    begins = state["phase"] == ACT and state["acted"] == 0
    return usual and begins and edition["cards"] - state["top"] >= FEW


@compiled
def chances(edition, state, shares):
    """Write every seat's chance to win into `shares`, where the state has a value."""
    players, stage = int(state["players"]), stage_of(edition, state)
    for seat in range(players):
        shares[seat] = 0.0
    for dish in range(DISHES):
        king, coming, hands = portions(edition, state, dish)
        first, second = largest(state, dish)
        for seat in range(players):
            own = held(state, seat, dish)
            most = second if own == first else first
            number = place(own, king, coming, most, hands - own - most)
            shares[seat] += NUMBERS[players - FEWEST, stage, number]
    total = 0.0
    for seat in range(players):
        shares[seat] = exp(shares[seat] / ONE)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@compiled
def fill_places(edition, state, places):
    """Write where the numbers of every seat's dishes stand, all stages after each other, into places[seat]."""
    start = stage_of(edition, state) * SHARES
    for dish in range(DISHES):
        king, coming, hands = portions(edition, state, dish)
        first, second = largest(state, dish)
        for seat in range(state["players"]):
            own = held(state, seat, dish)
            most = second if own == first else first
            places[seat, dish] = start + place(own, king, coming, most, hands - own - most)


@compiled
def stage_of(edition, state):
    """How many courses come until there is no value, Emeralds and draws aside: the early ones are judged alike."""
    left, course = int(edition["cards"]) - int(state["top"]), 2 * int(state["players"])
    return min(left // course - FEW // course, STAGES - 1)


@compiled
def portions(edition, state, dish):
    """Portions of the dish the king has, those in the supply or just dealt, and those in all hands."""
    king, hands = int(state["king"][dish]), 0
    for seat in range(state["players"]):
        hands += held(state, seat, dish)
    return king, int(edition["copies"][dish]) - king - int(state["eaten"][dish]) - hands, hands


@compiled
def largest(state, dish):
    """The two largest numbers of portions of the dish in a hand."""
    first, second = 0, 0
    for seat in range(state["players"]):
        portions = held(state, seat, dish)
        if portions > first:
            first, second = portions, first
        elif portions > second:
            second = portions
    return first, second


@compiled
def place(own, king, coming, most, rest):
    """The number of a way to share portions out: fewer in all come first, then fewer without the last, and so on."""
    two = own + king
    three = two + coming
    four = three + most
    return own + FEWER[0, two] + FEWER[1, three] + FEWER[2, four] + FEWER[3, four + rest]
