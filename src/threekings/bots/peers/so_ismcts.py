"""SO-ISMCTS, as Cowling, Powley and Whitehouse published it in 2012: a peer to measure others by, without any judgement
of the game.

Generic code, loaded for games where one after another chooses, with their names already in it: legal, apply, chooser,
playout; of tree.py NONE, find_nodes, grow, follow and share_win; CURIOSITY, a setting of the bot. tree_search.py calls
`walk` and `judge`.

Every iteration deals what the seat has not seen anew and walks down one tree, its own, among the moves that are legal
in this world. Where some have no node yet, one of them is added by chance, and random moves play the game to its end;
elsewhere the walk follows the upper confidence bound in which a node's availability stands for its parent's visits.
What chance brings on the way (a card drawn, a new table) has no nodes: walks that differ in it alone share them.
"""

import math

from threekings.exponential import log
from threekings.jit import compiled
from threekings.rng import below


@compiled
def walk(edition, state, thought, tree):
    """Walk down the tree, and add a node to it."""
    number, player = 0, chooser(state)
    tree["depth"] = 0
    while player >= 0 and number != NONE:
        moves = thought["legal"]
        count = legal(edition, state, player, moves)
        known = find_nodes(tree, number, player, moves, count)
        if known < count:
            index = untried(tree, count, below(state, count - known))
            child = grow(tree, number, player, moves[index])
            number = NONE  # here the walk ends
        else:
            index = most_promising(tree, count)
            child = number = tree["found"][index]
        if child != NONE:
            follow(tree, child)
        apply(edition, state, player, moves[index])
        player = chooser(state)


@compiled
def untried(tree, count, skipped):
    """The place of a move without a node, after so many others."""
    for index in range(count):
        if tree["found"][index] == NONE:
            if skipped == 0:
                return index
            skipped -= 1
    return 0


@compiled
def most_promising(tree, count):
    """The place of the move with the highest upper confidence bound."""
    best, highest = 0, -1.0
    for index in range(count):
        node = tree["nodes"][tree["found"][index]]
        visits = max(node["visits"], 1)
        bound = node["won"] / visits + CURIOSITY * math.sqrt(log(float(node["available"])) / visits)
        if bound > highest:
            best, highest = index, bound
    return best


@compiled
def judge(edition, state, thought):
    """Random moves to the end: what part of the win every seat has there."""
    playout(edition, state, thought["legal"])
    share_win(edition, state, thought)
