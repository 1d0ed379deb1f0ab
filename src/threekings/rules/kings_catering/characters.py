"""How the characters play The King's Catering, and the mistakes of the gentle ones.

The fullest column, tiles put as they come, no thought of Crew or the King.
"""

import numpy as np

from threekings.game import Characters, Inattentive
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.rules import COLUMNS, LEAST_TILES, PLACE
from threekings.states import copied

FULLEST, AS_THEY_COME, CREW, RULE = range(4)


def mistaken(mind: Inattentive) -> int:
    edition, state = noticed(mind), mind.state
    if state["phase"] == PLACE:
        return mind.greedy(edition, first_in_hand(state) if mind.slips(AS_THEY_COME) else state)
    return fullest(state) if mind.slips(FULLEST) else mind.greedy(edition)


def fullest(state: np.void) -> int:
    """The column with the most tiles; the first of equal ones."""
    open_columns = [column for column in range(COLUMNS) if rules.may_take(state, column)]
    return max(open_columns, key=lambda column: int(state["column_size"][column]))


def first_in_hand(state: np.void) -> np.void:
    """As if there were but one tile to put."""
    seen = copied(state)
    seen["hand_size"] = 1
    return seen


def noticed(mind: Inattentive) -> np.void:
    """The cards as far as they are read: Crew without their stars, Kings who allow small Tables."""
    edition = copied(mind.edition)
    if mind.slips(CREW):
        edition["stars"][:] = 0
    if mind.slips(RULE):
        edition["limit"][mind.edition["rule"] == LEAST_TILES] = 0
    return edition


CHARACTERS = Characters(
    styles=("mistakes:130", "mistakes:45", "greedy", "steward:8", "steward:150", "master:6000"),
    ratings=(805, 915, 1000, 1155, 1235, 1320),
    mistaken=mistaken,
)
