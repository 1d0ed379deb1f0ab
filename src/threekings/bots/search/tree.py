"""A search tree that grows while it is walked, one world after another: nodes in a pool, and what was seen at them.

Generic code, loaded for the bots that search trees (peers/so_ismcts.py, master/one_by_one.py) with NODES, a setting of
the bot; MOVES, PLAYERS, LENGTH, score and winners of the game; win_part of contenders.py. A node is what a player has
chosen after the choices above it. Worlds differ in what is hidden and in what chance brings, and with them the moves
there are: a node notes how often its move could have been chosen.
When the pool is full the tree grows no more, and games are played on from its leaves.
"""

import numpy as np

from threekings.jit import compiled

NONE = -1  # no node

NODE = np.dtype(
    [
        ("won", np.float64),  # by the player who chose it, in whole wins
        ("prospect", np.float64),  # what it promises untried, to bots that ask for that
        ("move", np.int32),
        ("player", np.int32),  # who chose it
        ("visits", np.int32),
        ("available", np.int32),  # how often it could have been chosen
        ("first", np.int32),  # of the nodes below it
        ("next", np.int32),  # beside it
    ],
    align=True,
)
TREE = np.dtype(
    [
        ("used", np.int64),  # nodes so far; the first is the root
        ("depth", np.int64),  # of the walk
        ("path", np.int32, LENGTH),  # the nodes chosen on it, from the top
        ("found", np.int32, MOVES),  # the node of each legal move
        ("nodes", NODE, NODES),
    ],
    align=True,
)


@compiled
def plant(tree):
    """Nothing but the root."""
    tree["used"] = 0
    grow(tree, NONE, NONE, NONE)


@compiled
def grow(tree, above, player, move):
    """A new node below another; NONE when the pool is full."""
    if tree["used"] == NODES:
        return NONE
    number = tree["used"]
    node = tree["nodes"][number]
    node["won"] = 0.0
    node["move"] = move
    node["player"] = player
    node["visits"] = 0
    node["available"] = 1
    node["first"] = NONE
    node["next"] = NONE
    if above != NONE:
        node["next"] = tree["nodes"][above]["first"]
        tree["nodes"][above]["first"] = number
    tree["used"] += 1
    return number


@compiled
def find_nodes(tree, above, player, moves, count):
    """Find the nodes of these moves, which the player may choose now; return how many have one.

    Moves are listed in the same order everywhere: the node of the next one is mostly the next.
    """
    nodes, known, likely = tree["nodes"], 0, tree["nodes"][above]["first"]
    for index in range(count):
        number = find_node(nodes, likely, NONE, player, moves[index])
        if number == NONE:
            number = find_node(nodes, nodes[above]["first"], likely, player, moves[index])
        tree["found"][index] = number
        if number != NONE:
            nodes[number]["available"] += 1
            known += 1
            likely = nodes[number]["next"]
    return known


@compiled
def find_node(nodes, number, end, player, move):
    """The player's node of this move among those beside each other from a number to an end; NONE without one."""
    while number != end:
        node = nodes[number]
        if node["move"] == move and node["player"] == player:
            return number
        number = node["next"]
    return NONE


@compiled
def follow(tree, number):
    """Note that the walk goes through a node."""
    tree["path"][tree["depth"]] = number
    tree["depth"] += 1


@compiled
def reward(tree, shares):
    """Tell all nodes of the walk what part of the win each player has had."""
    for step in range(tree["depth"]):
        node = tree["nodes"][tree["path"][step]]
        node["visits"] += 1
        node["won"] += shares[node["player"]]


@compiled
def share_win(edition, state, thought):
    """What part of the win every seat has, at the end of a game."""
    score(edition, state, thought["points"])
    bits = winners(edition, state, thought["points"])
    for seat in range(state["players"]):
        thought["shares"][seat] = win_part(bits, seat) / WIN


@compiled
def merit(thought, index):
    """How often a move at the root was chosen."""
    number = root_node(thought["tree"], thought["moves"][index])
    return 0.0 if number == NONE else float(thought["tree"]["nodes"][number]["visits"])


@compiled
def share(thought, index):
    """The share of wins a move has shown."""
    number = root_node(thought["tree"], thought["moves"][index])
    if number == NONE:
        return 0.0
    node = thought["tree"]["nodes"][number]
    return node["won"] / max(node["visits"], 1)


@compiled
def root_node(tree, move):
    number = tree["nodes"][0]["first"]
    while number != NONE and tree["nodes"][number]["move"] != move:
        number = tree["nodes"][number]["next"]
    return number
