"""How the characters play King Lui, and the mistakes of the gentle ones.

Eyes bigger than the stomach, a favourite dish, no thought of the dragon, a short memory.
"""

import numpy as np

from threekings.game import Characters, Inattentive
from threekings.rules.king_lui.rules import ACT, DISHES, DRAWN, EMERALD, LAY
from threekings.states import copied

EYES, FAVOURITE, DRAGON, FORGOTTEN = range(4)  # from FORGOTTEN on: what a rival took of a dish
FAVOURITES = (4, 5)  # cake and fruit


def mistaken(mind: Inattentive) -> int:
    state = mind.state
    if state["phase"] == DRAWN:
        return LAY if mind.slips(DRAGON) else mind.greedy()
    table = state["table"][:DISHES].tolist()
    if mind.slips(EYES) and max(table) > 1:
        return table.index(max(table))
    if mind.slips(FAVOURITE):
        for dish in FAVOURITES:
            if table[dish]:
                return dish
    return mind.greedy(state=remembered(mind))


def remembered(mind: Inattentive) -> np.void:
    """The position as it is remembered: some of what rivals took is forgotten, and perhaps that there is a dragon."""
    state = copied(mind.state)
    for rival in range(int(state["players"])):
        for dish in range(DISHES):
            if rival != mind.seat and mind.slips(FORGOTTEN + rival * DISHES + dish):
                state["taken"][rival, dish] = 0
    if state["phase"] == ACT and state["table"][:DISHES].any() and mind.slips(DRAGON):
        state["table"][EMERALD] = 0
    return state


CHARACTERS = Characters(
    styles=("mistakes:120", "mistakes:60", "mistakes:25", "greedy", "steward:200", "master:60000"),
    ratings=(685, 795, 925, 1000, 1085, 1165),
    mistaken=mistaken,
)
