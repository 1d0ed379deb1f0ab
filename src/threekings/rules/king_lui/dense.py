"""King Lui in arrays, for batches: moves as numbers without gaps, and what a seat knows as one flat record.

Compiled like the rules. Other players are counted from the seat that looks on, in the order of play.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rules.king_lui.rules import DISHES, EMERALD, FEED, OVER, PLAYERS, next_seat

ACTIONS = FEED + DISHES * (DISHES + 1) // 2  # moves before feeding are their own numbers; then the pairs in order

OBSERVATION = np.dtype(
    [
        ("players", np.int8),
        ("phase", np.int8),  # as in the rules: 0 act, 1 an Emerald was drawn, 2 over
        ("turn", np.int8),  # who is to act: 0 the seat itself, 1 the next one; -1 nobody
        ("chef", np.int8),  # counted likewise
        ("course", np.int8),
        ("acted", np.int8),  # actions taken in this course
        ("supply", np.int8),  # cards left
        ("free_dragon", np.int8),  # options
        ("shared", np.int8),
        ("table", np.int8, DISHES + 1),  # portions of each dish, then the Emeralds
        ("king", np.int8, DISHES),
        ("eaten", np.int8, DISHES),
        ("unseen", np.int8, DISHES),  # portions this seat has never seen
        ("hand", np.int8, DISHES),  # the seat's own
        ("taken", np.int8, (PLAYERS, DISHES)),  # portions everybody saw them take, this seat first
        ("drawn", np.int8, PLAYERS),  # how many portions they drew
        ("spare", np.int8, 3),  # always -1; fills the record up to whole words
    ]
)
assert OBSERVATION.itemsize == 88


@compiled
def number_moves(state, seat, moves, count):
    """Put the numbers of these moves in their places."""
    for index in range(count):
        if moves[index] >= FEED:
            dish, other = (moves[index] - FEED) // DISHES, (moves[index] - FEED) % DISHES
            moves[index] = FEED + dish * (2 * DISHES - 1 - dish) // 2 + other


@compiled
def move_of(state, seat, action):
    """The move with this number."""
    if action < FEED:
        return action
    dish, place = 0, action - FEED
    while place >= DISHES - dish:
        place -= DISHES - dish
        dish += 1
    return FEED + dish * DISHES + dish + place


@compiled
def observe(edition, state, seat, observation):
    """Write what the seat knows, KL 6, into a blank observation: all -1."""
    observation["players"] = state["players"]
    observation["phase"] = state["phase"]
    if state["phase"] != OVER:
        observation["turn"] = seats_on(state, seat, state["seat"])
    observation["chef"] = seats_on(state, seat, state["chef"])
    observation["course"] = state["course"]
    observation["acted"] = state["acted"]
    observation["supply"] = edition["cards"] - state["top"]
    observation["free_dragon"] = state["free_dragon"]
    observation["shared"] = state["shared"]
    observation["table"][EMERALD] = state["table"][EMERALD]
    for dish in range(DISHES):
        observe_dish(edition, state, seat, dish, observation)
    other = seat
    for place in range(state["players"]):
        drawn = 0
        for dish in range(DISHES):
            drawn += state["drawn"][other, dish]
        observation["drawn"][place] = drawn
        other = next_seat(state, other)


@compiled
def seats_on(state, seat, other):
    """How many seats on from this one the other sits."""
    return other - seat if other >= seat else other - seat + state["players"]


@compiled
def observe_dish(edition, state, seat, dish, observation):
    """Where the portions of a dish are, as far as the seat has seen them."""
    table, king, eaten = state["table"][dish], state["king"][dish], state["eaten"][dish]
    drawn, other = state["drawn"][seat, dish], seat
    unseen = edition["copies"][dish] - table - king - eaten - drawn
    for place in range(state["players"]):
        taken = state["taken"][other, dish]
        observation["taken"][place, dish] = taken
        unseen -= taken
        other = next_seat(state, other)
    observation["table"][dish] = table
    observation["king"][dish] = king
    observation["eaten"][dish] = eaten
    observation["hand"][dish] = state["taken"][seat, dish] + drawn
    observation["unseen"][dish] = unseen
