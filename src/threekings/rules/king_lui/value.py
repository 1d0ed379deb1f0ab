"""The value of a position of King Lui: each seat's chance to win, read at the start of a course from fitted numbers.

A seat's strength is the sum over all dishes of a number for its portions, the king's, those still to come, and how
many courses are left. Chances are in proportion to e to the power of that.
Reads all hands: a state has to be a resampled one. Where a course begins matters, what was dealt for it does not.
The numbers are those of `python -m threekings.lab.king_lui.fit_value`, fitted to games with standard cards.
"""

from pathlib import Path

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rules.king_lui.rules import ACT, DISHES, PLAYERS, held

FEWEST = 3  # players
STAGES = 6  # parts of the game, by the courses that are left
HANDS, KINGS, COMING = 10, 12, 16  # portions that are told apart; more are judged like the most
ONE = 1024  # a whole of them
COPIES, CARDS = 15, 110  # of the cards that the numbers are fitted for
FEW = 25  # cards of the supply: with less, playing on to the end takes little and tells more

PLACES = np.dtype((np.int32, (PLAYERS, DISHES)))


def fitted() -> np.ndarray:
    """The numbers, by players less FEWEST."""
    with np.load(Path(__file__).with_name("value.npz")) as kept:
        return np.ascontiguousarray(kept["weights"])


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
    total = 0.0
    for seat in range(players):
        shares[seat] = 0.0
    for dish in range(DISHES):
        coming = portions_coming(edition, state, dish)
        for seat in range(players):
            shares[seat] += NUMBERS[players - FEWEST, dish_place(state, stage, seat, dish, coming)]
    for seat in range(players):
        shares[seat] = exp(shares[seat] / ONE)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@compiled
def places(edition, state, found):
    """Write where the numbers of every seat's dishes stand into found[seat], for those who fit them."""
    stage = stage_of(edition, state)
    for dish in range(DISHES):
        coming = portions_coming(edition, state, dish)
        for seat in range(state["players"]):
            found[seat, dish] = dish_place(state, stage, seat, dish, coming)


@compiled
def stage_of(edition, state):
    """0 in the last course, and so on: the early ones are judged alike."""
    left = int(edition["cards"]) - int(state["top"])
    courses = left // (2 * int(state["players"]))
    if courses < 3:
        return courses
    return 3 if courses < 5 else 4 if courses < 9 else 5


@compiled
def portions_coming(edition, state, dish):
    """Portions of the dish in the supply or just dealt."""
    coming = int(edition["copies"][dish]) - int(state["king"][dish]) - int(state["eaten"][dish])
    for seat in range(state["players"]):
        coming -= held(state, seat, dish)
    return coming


@compiled
def dish_place(state, stage, seat, dish, coming):
    hand, king = min(held(state, seat, dish), HANDS - 1), min(int(state["king"][dish]), KINGS - 1)
    return ((stage * HANDS + hand) * KINGS + king) * COMING + min(coming, COMING - 1)
