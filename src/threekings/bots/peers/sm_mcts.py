"""Simultaneous-move Monte Carlo tree search with regret matching: a peer for bots that think where all choose at once.

As published (Lisý, Kovařík, Lanctot and Bošanský 2013; Lanctot, Lisý and Winands 2014): a node for every sequence of
choices made together, in each of which every seat matches its regrets, with some exploration. Every iteration plays a
newly imagined world by these mixes down the tree, adds one node, and plays on at random to the end; what counts is the
share of the win. Regrets compare what was won with what the cells of the same node have won on average where the seat
had chosen otherwise; a cell never tried says nothing. While two choose, cells never tried come first, as published;
the thousands that four have would leave nothing else to do. Nodes tell choices apart, not cards: chance is in worlds.

Generic code, loaded once for each such game (loading.py) with the game's names already in it: STATE, MOVES, PLAYERS,
legal, apply, chooser, to_act, sealed, resample, playout, score, winners; of greedy CHOICES and withdraw; and GAMMA,
how much of every choice is exploration.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import GOLDEN, derive, mix, scale

NODES = 1 << 14  # once there are so many, the tree grows no more
SLOTS = 2 * NODES  # of the hash table
DEPTH = 64  # sets of choices in the tree, at most
CLOCK_INTERVAL = 64  # playouts between two looks at the clock
NONE = -1

NODE = np.dtype(
    [
        ("parent", np.int32),
        ("cell", np.int32),  # what was chosen there to come here: the choosers' rows, and who they were
        ("visits", np.int32),
        ("won", np.float64, PLAYERS),  # sums of shares of the win
        ("regret", np.float64, (PLAYERS, CHOICES)),
        ("average", np.float64, (PLAYERS, CHOICES)),
    ],
    align=True,
)

THOUGHT = np.dtype(
    [
        ("count", np.int16),  # rows considered
        ("alive", np.int16),  # 1 when there is nothing to think about
        ("moves", np.int32, MOVES),
        ("spent", np.int64),  # playouts so far
        ("seat", np.int16),  # who thinks
        ("row_won", np.float64, CHOICES),  # what its rows have won
        ("row_visits", np.float64, CHOICES),
        ("strategy", np.float64, (PLAYERS, CHOICES)),  # of the node just looked at
        ("choice", np.int16, PLAYERS),  # the rows chosen there, NONE for who does not choose
        ("path", np.int32, DEPTH),  # nodes of this iteration
        ("chosen", np.int16, (DEPTH, PLAYERS)),  # and what was chosen there
        ("drawn", np.float64, (DEPTH, PLAYERS, CHOICES)),  # from which mix
        ("reward", np.float64, PLAYERS),
        ("legal", np.int32, MOVES),  # scratch of playouts
        ("points", np.int32, PLAYERS),
        ("node_count", np.int32),
        ("slots", np.int32, SLOTS),  # the hash table of nodes: their numbers
        ("nodes", NODE, NODES),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: the tree is its root."""
    thought["count"] = legal(edition, state, seat, thought["moves"])
    thought["alive"] = thought["count"]
    thought["spent"] = 0
    thought["seat"] = seat
    for row in range(CHOICES):
        thought["row_won"][row] = 0.0
        thought["row_visits"][row] = 0.0
    for slot in range(SLOTS):
        thought["slots"][slot] = NONE
    thought["node_count"] = 0
    add_node(thought, NONE, 0)


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["spent"]))
        withdraw(scratch[0], seat)
        length = descend(edition, scratch[0], thought)
        playout(edition, scratch[0], thought["legal"])
        share_reward(edition, scratch[0], thought)
        for step in range(length):
            learn_at(thought, step)
        thought["row_won"][thought["chosen"][0, seat]] += thought["reward"][seat]
        thought["row_visits"][thought["chosen"][0, seat]] += 1.0
        thought["spent"] += 1


# Down the tree


@compiled
def descend(edition, state, thought):
    """Choose by the nodes' mixes down to a node that is new, or to the end; return how many were passed through."""
    node, length = 0, 0
    while chooser(state) >= 0 and length < DEPTH:
        thought["path"][length] = node
        draw_joint(edition, state, thought, node)
        for seat in range(PLAYERS):
            thought["chosen"][length, seat] = thought["choice"][seat]
            for row in range(CHOICES):
                thought["drawn"][length, seat, row] = thought["strategy"][seat, row]
        for seat in range(PLAYERS):
            if thought["choice"][seat] != NONE:
                apply(edition, state, seat, thought["choice"][seat])
        length += 1
        cell = cell_of(thought["choice"])
        child = find_node(thought, node, cell)
        if child == NONE:
            add_node(thought, node, cell)
            return length
        node = child
    return length


@compiled
def draw_joint(edition, state, thought, node):
    """What every seat that chooses now chooses: a cell never tried if two do, else drawn from their mixes."""
    choosing, seats = 0, to_act(state)
    for seat in range(PLAYERS):
        thought["choice"][seat] = NONE
        if seats >> seat & 1:
            choosing += 1
            count = legal(edition, state, seat, thought["legal"])
            match_regrets(thought, node, seat, count)
            state["random"] += GOLDEN
            thought["choice"][seat] = draw_row(thought, seat, count, mix(state["random"]))
    if choosing == 2:
        draw_untried(edition, state, thought, node, seats)


@compiled
def draw_untried(edition, state, thought, node, seats):
    """Replace the choices of two by a cell that was never tried, if there is one, each as likely as another."""
    one = first_seat(seats)
    other = first_seat(seats & ~(1 << one))
    row, column, untried = thought["choice"][one], thought["choice"][other], 0
    count = legal(edition, state, one, thought["legal"])  # the same rows for both
    for index in range(count * count):
        thought["choice"][one] = thought["legal"][index // count]
        thought["choice"][other] = thought["legal"][index % count]
        if find_node(thought, node, cell_of(thought["choice"])) == NONE:
            untried += 1
            state["random"] += GOLDEN
            if scale(mix(state["random"]), untried) == 0:
                row, column = thought["choice"][one], thought["choice"][other]
    thought["choice"][one] = row
    thought["choice"][other] = column


@compiled
def first_seat(seats):
    """The first of the seats in these bits."""
    for seat in range(PLAYERS):
        if seats >> seat & 1:
            return seat
    return 0


@compiled
def match_regrets(thought, node, seat, count):
    """The seat's mix among its legal rows: in proportion to regrets; where there are none, any as likely as another."""
    strategy, regret, total = thought["strategy"][seat], thought["nodes"][node]["regret"][seat], 0.0
    for row in range(CHOICES):
        strategy[row] = 0.0
    for index in range(count):
        total += max(regret[thought["legal"][index]], 0.0)
    for index in range(count):
        row = thought["legal"][index]
        strategy[row] = max(regret[row], 0.0) / total if total > 0.0 else 1.0 / count


@compiled
def draw_row(thought, seat, count, word):
    """A legal row drawn from the seat's mix or, with chance GAMMA, any."""
    mark = scale(word, 1 << 30) / (1 << 30)
    for index in range(count):
        row = thought["legal"][index]
        mark -= (1.0 - GAMMA) * thought["strategy"][seat, row] + GAMMA / count
        if mark < 0.0:
            return row
    return thought["legal"][count - 1]


@compiled
def share_reward(edition, state, thought):
    """Every seat's share of the win, of a game that is over."""
    score(edition, state, thought["points"])
    seats, sharing = winners(edition, state, thought["points"]), 0
    for seat in range(PLAYERS):
        sharing += seats >> seat & 1
    for seat in range(PLAYERS):
        thought["reward"][seat] = (seats >> seat & 1) / sharing


# Up again


@compiled
def learn_at(thought, step):
    """Regret, at a node of the path, what each seat that chose there missed; and count what was won where it led."""
    node, reward = thought["path"][step], thought["reward"]
    for seat in range(PLAYERS):
        thought["choice"][seat] = thought["chosen"][step, seat]
    for seat in range(PLAYERS):
        if thought["chosen"][step, seat] != NONE:
            learn_seat(thought, step, node, seat)
    child = find_node(thought, node, cell_of(thought["choice"]))
    if child != NONE:
        thought["nodes"][child]["visits"] += 1
        for seat in range(PLAYERS):
            thought["nodes"][child]["won"][seat] += reward[seat]


@compiled
def learn_seat(thought, step, node, seat):
    """Compare each row of the seat's with what was won, by the average of its cell."""
    entry, chosen, drawn = thought["nodes"][node], thought["chosen"][step, seat], thought["drawn"][step, seat]
    for row in range(CHOICES):
        if drawn[row] > 0.0:
            entry["average"][seat, row] += drawn[row]
        if row != chosen:
            thought["choice"][seat] = row
            child = find_node(thought, node, cell_of(thought["choice"]))
            if child != NONE and thought["nodes"][child]["visits"] > 0:
                mean = thought["nodes"][child]["won"][seat] / thought["nodes"][child]["visits"]
                entry["regret"][seat, row] += mean - thought["reward"][seat]
    thought["choice"][seat] = chosen


# Nodes


@compiled
def cell_of(choice):
    """What was chosen together, as a number."""
    cell = 0
    for seat in range(PLAYERS):
        cell = cell * (CHOICES + 1) + choice[seat] + 1
    return cell


@compiled
def slot_of(parent, cell):
    """Where to begin to look for a node."""
    return scale(mix(np.uint64(parent + 1) * GOLDEN + np.uint64(cell)), SLOTS)


@compiled
def find_node(thought, parent, cell):
    """The number of the node that a choice leads to, NONE if there is none yet."""
    slot = slot_of(parent, cell)
    while thought["slots"][slot] != NONE:
        node = thought["slots"][slot]
        if thought["nodes"][node]["parent"] == parent and thought["nodes"][node]["cell"] == cell:
            return node
        slot = slot + 1 if slot + 1 < SLOTS else 0
    return NONE


@compiled
def add_node(thought, parent, cell):
    """Add a node, if there is room for it."""
    number = thought["node_count"]
    if number == NODES:
        return
    slot = slot_of(parent, cell)
    while thought["slots"][slot] != NONE:
        slot = slot + 1 if slot + 1 < SLOTS else 0
    thought["slots"][slot] = number
    thought["node_count"] = number + 1
    node = thought["nodes"][number]
    node["parent"] = parent
    node["cell"] = cell
    node["visits"] = 0
    for seat in range(PLAYERS):
        node["won"][seat] = 0.0
        for row in range(CHOICES):
            node["regret"][seat, row] = 0.0
            node["average"][seat, row] = 0.0


# The choice


@compiled
def conclude(thought, word):
    """The average mix of the root is kept as it goes."""


@compiled
def decide(thought, word):
    """A row drawn from the average mix of the root."""
    average, total = thought["nodes"][0]["average"][thought["seat"]], 0.0
    for row in range(CHOICES):
        total += average[row]
    mark = total * scale(mix(word), 1 << 30) / (1 << 30)
    for index in range(thought["count"]):
        mark -= average[thought["moves"][index]]
        if mark < 0.0:
            return thought["moves"][index]
    return thought["moves"][thought["count"] - 1]


@compiled
def merit(thought, index):
    """What rows are ranked by: how often they would be named."""
    return thought["nodes"][0]["average"][thought["seat"], thought["moves"][index]]


@compiled
def share(thought, index):
    """The share of wins a row has brought, where it was tried."""
    row = thought["moves"][index]
    return thought["row_won"][row] / max(thought["row_visits"][row], 1.0)
