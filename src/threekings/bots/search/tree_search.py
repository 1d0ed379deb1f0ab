"""A search in one tree: world after world is walked down and judged, until the budget is spent.

Generic code, loaded for the bots that search trees with MOVES, PLAYERS, legal and resample of the game, greedy's WORTH,
tree.py, and the bot's own `walk`, down the tree and a node further, and `judge`, which says what that comes to.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import derive

CLOCK_INTERVAL = 64  # playouts between two looks at the clock

THOUGHT = np.dtype(
    [
        ("count", np.int16),  # moves considered
        ("alive", np.int16),  # the same: none is dropped
        ("moves", np.int32, MOVES),
        ("spent", np.int64),  # playouts so far
        ("legal", np.int32, MOVES),  # scratch, as are the rest
        ("worth", WORTH),
        ("points", np.int32, PLAYERS),
        ("shares", np.float64, PLAYERS),  # of the win, by seat
        ("tree", TREE),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: nothing is known."""
    thought["count"] = legal(edition, state, seat, thought["moves"])
    thought["alive"] = thought["count"]
    thought["spent"] = 0
    plant(thought["tree"])


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["spent"]))
        walk(edition, scratch[0], thought, thought["tree"])
        judge(edition, scratch[0], thought)
        reward(thought["tree"], thought["shares"])
        thought["spent"] += 1
