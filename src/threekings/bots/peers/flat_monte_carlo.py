"""Flat Monte Carlo with random playouts, as it is published: what other bots are measured against.

Generic code, loaded for games that are played one by one or in turns of several moves, with the game's names already in
it: MOVES, PLAYERS, legal, apply, score, winners, resample, playout, part_of_turn; of greedy WORTH, for those who play
whole games; of contenders.py WIN and win_part.

Every playout has a world of its own: the state resampled for the seat, one move tried there, then random moves of all
to the end. Which move is tried next UCB1 says (Auer, Cesa-Bianchi and Fischer 2002): the one with the best mean and a
bonus for having been tried seldom. With a large EXPLORATION all are tried equally often. The best mean is played.
"""

import math

import numpy as np

from threekings.jit import compiled
from threekings.rng import derive

CLOCK_INTERVAL = 64  # playouts between two looks at the clock
EULER = 0.5772156649015329  # by which 1 + 1/2 + … + 1/n is more than the logarithm of n, for large n

THOUGHT = np.dtype(
    [
        ("count", np.int16),  # moves considered
        ("alive", np.int16),  # the same: none is ever dropped
        ("moves", np.int32, MOVES),
        ("tries", np.int64, MOVES),  # playouts, by move
        ("wins", np.int64, MOVES),  # in 60ths, by move
        ("spent", np.int64),  # playouts so far
        ("harmonic", np.float64),  # 1 + 1/2 + … + 1/spent
        ("legal", np.int32, MOVES),  # scratch of playouts, as are the rest
        ("worth", WORTH),
        ("points", np.int32, PLAYERS),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: no move has been tried."""
    thought["count"] = legal(edition, state, seat, thought["moves"])
    thought["alive"] = thought["count"]
    thought["spent"] = 0
    thought["harmonic"] = 0.0
    for index in range(thought["count"]):
        thought["tries"][index] = 0
        thought["wins"][index] = 0


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all, if there is a choice; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        index = next_try(thought)
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["spent"]))
        apply(edition, scratch[0], seat, thought["moves"][index])
        playout(edition, scratch[0], thought["legal"])
        score(edition, scratch[0], thought["points"])
        thought["wins"][index] += win_part(winners(edition, scratch[0], thought["points"]), seat)
        thought["tries"][index] += 1
        thought["spent"] += 1
        thought["harmonic"] += 1.0 / thought["spent"]


@compiled
def next_try(thought):
    """The move to try next, by UCB1; all are tried once first."""
    best, most = 0, -1.0
    for index in range(thought["count"]):
        tries = thought["tries"][index]
        if tries == 0:
            return index
        bound = share(thought, index) + EXPLORATION * math.sqrt((thought["harmonic"] - EULER) / tries)
        if bound > most:
            best, most = index, bound
    return best


@compiled
def share(thought, index):
    """The share of wins a move has shown."""
    return thought["wins"][index] / WIN / max(thought["tries"][index], 1)


@compiled
def merit(thought, index):
    """What moves are ranked by: tried or not, then the share of wins."""
    return min(thought["tries"][index], 1) + share(thought, index)
