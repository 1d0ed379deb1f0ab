"""Ku-Ka-King in arrays, for batches: rows are their own numbers, and what a seat knows is one flat record.

Compiled like the rules. Other players are counted from the seat that looks on, in the order of their seats.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rules.ku_ka_king.rules import KINDS, PLAYERS, ROW, ROWS, SOURCES, boxed

ACTIONS = ROWS

OBSERVATION = np.dtype(
    [
        ("players", np.int16),
        ("phase", np.int16),  # as in the rules: 0 choose, 2 over
        ("round", np.int16),
        ("scored", np.int16),  # 1: the first scoring has taken place
        ("last", np.int16),  # 1: this is the last round
        ("again", np.int16),  # 1: those who clashed choose again
        ("pile", np.int16),  # cards to draw
        ("boxed", np.int16),  # cards in the box
        ("rows", np.int16, (ROWS, ROW)),  # kinds, the outermost last; -1 where there is no card
        ("box", np.int16, KINDS),  # cards everybody saw go into the box
        ("unseen", np.int16, KINDS),  # cards nobody knows the place of: in the pile, or in the box unseen
        ("choosing", np.int16, PLAYERS),  # 1: takes part in this choice, this seat first
        ("first", np.int16, PLAYERS),  # points of the first scoring
        ("collection", np.int16, (PLAYERS, KINDS)),
        ("spare", np.int16, 2),  # always -1; fills the record up to whole words
    ]
)
assert OBSERVATION.itemsize == 288


@compiled
def number_moves(state, seat, moves, count):
    """Rows are their own numbers."""


@compiled
def move_of(state, seat, action):
    """The move with this number."""
    return action


@compiled
def observe(edition, state, seat, observation):
    """Write what the seat knows, KK 6, into a blank observation: all -1. No choice is in it, nor who has made one."""
    pile = state["stop"] - state["top"]
    observation["players"] = state["players"]
    observation["phase"] = state["phase"]
    observation["round"] = state["round"]
    observation["scored"] = state["scored"]
    observation["last"] = state["last"]
    observation["again"] = state["again"]
    observation["pile"] = 0 if state["shuffled"] == 1 else pile
    observation["boxed"] = boxed(state) + (pile if state["shuffled"] == 1 else 0)
    for kind in range(KINDS):
        observation["box"][kind] = state["box"][kind]
        observation["unseen"][kind] = edition["counts"][kind] - state["box"][kind]
    for row in range(ROWS):
        for place in range(state["size"][row]):
            kind = state["rows"][row, place]
            observation["rows"][row, place] = kind
            observation["unseen"][kind] -= 1
    other = seat
    for place in range(state["players"]):
        observe_player(state, other, place, observation)
        other = other + 1 if other + 1 < state["players"] else 0


@compiled
def observe_player(state, other, place, observation):
    """What lies in front of a player is not unseen."""
    observation["choosing"][place] = state["choosing"] >> other & 1
    points = 0
    for source in range(SOURCES):
        points += state["first"][other, source]
    observation["first"][place] = points
    for kind in range(KINDS):
        observation["collection"][place, kind] = state["collection"][other, kind]
        observation["unseen"][kind] -= state["collection"][other, kind]
