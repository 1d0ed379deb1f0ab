"""Crowns as a record, and the functions that play it."""

import numpy as np

from threekings.jit import compiled
from threekings.rng import below, shuffle

PLAYERS, CARDS, LENGTH, NONE = 4, 18, 4, -1  # CARDS so that the record has no gap at its end
PASS, DARE, MOVES = 0, 1, 2  # the moves, and how many there are
EDITION = np.dtype([("cards", np.int8)])  # how many there are, CARDS at most
STATE = np.dtype(
    [
        ("random", np.uint64),  # the generator's word
        ("deck", np.int8, CARDS),  # a card's code is its rank; deck[seat] is everybody's own
        ("players", np.int8),
        ("seat", np.int8),  # who is to act; NONE when the game is over
        ("said", np.int8, PLAYERS),  # the moves; NONE: not yet
    ],
    align=True,
)


@compiled
def shuffle_deck(edition, state):
    for card in range(edition["cards"]):
        state["deck"][card] = card
    shuffle(state, state["deck"], 0, edition["cards"])


@compiled
def setup(edition, state):
    state["seat"], state["said"][:] = 0, NONE


@compiled
def chooser(state):
    return int(state["seat"])


@compiled
def to_act(state):
    return 0 if state["seat"] == NONE else 1 << int(state["seat"])


@compiled
def sealed(state):
    return 0


@compiled
def legal(edition, state, seat, moves):
    moves[0], moves[1] = PASS, DARE
    return 2 if seat == state["seat"] and seat != NONE else 0


@compiled
def apply(edition, state, seat, move):
    state["said"][seat] = move
    state["seat"] = seat + 1 if seat + 1 < state["players"] else NONE


@compiled
def score(edition, state, points):
    """CR 3.1: of those who dared, the highest wins a point, and each of the others loses one."""
    best = NONE
    for seat in range(state["players"]):
        points[seat] = -1 if state["said"][seat] == DARE else 0
        if points[seat] < 0:
            best = seat if best == NONE or state["deck"][seat] > state["deck"][best] else best
    if best != NONE:
        points[best] = 1


@compiled
def winners(edition, state, points):
    seats = 0
    for seat in range(state["players"]):
        seats |= int(points[seat] == points[: state["players"]].max()) << seat
    return seats


@compiled
def census(edition, state, cards):
    for card in state["deck"][: edition["cards"]]:
        cards[card] += 1


@compiled
def resample(edition, state, viewer, word):
    """Deal anew what the viewer has not seen: all but their own card; when the game is over, what nobody had."""
    deck, own, state["random"] = state["deck"], max(viewer, 0), word
    seen = state["players"] if state["seat"] == NONE else int(viewer >= 0)
    deck[0], deck[own] = deck[own], deck[0]
    deck[seen : edition["cards"]].sort()  # so that nothing but knowledge and the word decides
    shuffle(state, deck, seen, edition["cards"])
    deck[0], deck[own] = deck[own], deck[0]


@compiled
def playout(edition, state, moves):
    length = 0
    while state["seat"] != NONE:
        apply(edition, state, state["seat"], moves[below(state, legal(edition, state, state["seat"], moves))])
        length += 1
    return length
