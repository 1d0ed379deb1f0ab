"""Greedy for games that bring no judgement of their own: plays what leaves it furthest ahead if the game ended then.

Generic code, loaded once for each such game (bots/loading.py) with the game's names already in it: STATE, MOVES,
PLAYERS, legal, apply, score. It has all that steward.py needs of a greedy.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import mix, scale

WORTH = np.dtype(
    [
        ("count", np.int16),  # legal moves
        ("moves", np.int32, MOVES),
        ("lead", np.int64, MOVES),  # what each of them leads to: points ahead of the best rival
        ("state", STATE),  # a move tried
        ("points", np.int32, PLAYERS),
    ],
    align=True,
)


@compiled
def weigh(edition, state, seat, worth):
    """Fill `worth` for the seat."""
    worth["count"] = legal(edition, state, seat, worth["moves"])
    for index in range(worth["count"]):
        worth["state"] = state
        apply(edition, worth["state"], seat, worth["moves"][index])
        score(edition, worth["state"], worth["points"])
        worth["lead"][index] = ahead(worth["points"], seat, state["players"])


@compiled
def ahead(points, seat, players):
    """Points between a seat and the best of its rivals."""
    best = 0 if players == 1 else -(1 << 30)
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


@compiled
def move_worth(move, worth):
    """What a legal move is worth, once `weigh` has filled `worth`."""
    for index in range(worth["count"]):
        if worth["moves"][index] == move:
            return worth["lead"][index]
    return 0


@compiled
def one_point(state):
    """What a point is in worths."""
    return 1


@compiled
def greedy(edition, state, seat, moves, worth):
    """The move worth most to the seat; of equal ones the state's word chooses. `moves` is not needed."""
    weigh(edition, state, seat, worth)
    best, equal, word = 0, 1, state["random"]
    for index in range(1, worth["count"]):
        if worth["lead"][index] > worth["lead"][best]:
            best, equal = index, 1
        elif worth["lead"][index] == worth["lead"][best]:
            word, equal = mix(word), equal + 1
            if scale(word, equal) == 0:
                best = index
    return worth["moves"][best]


@compiled
def noisy_greedy(edition, state, seat, moves, worth, word, noise):
    """Greedy, but with a chance of noise / 256 any legal move: for playouts."""
    word = mix(word)
    if scale(word, 256) >= noise:
        return greedy(edition, state, seat, moves, worth)
    return moves[scale(mix(word), legal(edition, state, seat, moves))]
