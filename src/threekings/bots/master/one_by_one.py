"""Master: a tree search in worlds that agree with what the seat has seen, by greedy's judgement and the game's value.

Generic code, loaded for games where one after another chooses, with their names already in it: legal, apply, chooser;
of greedy weigh, move_worth, one_point and greedy; of its value has_value and chances; of tree.py NONE, find_nodes,
grow, follow and share_win. tree_search.py calls `walk` and `judge`.

Every iteration deals what the seat has not seen anew and walks down one tree, in which each player looks for their own
part of the win, and adds a node to it. A move is followed for what it has won so far, and out of curiosity: the more so
the better greedy thinks of it and the less it was tried. From there greedy players play on to where the game has a
value (in King Lui the next course) or to the end; a game without one is always played to its end. The move chosen most
often is played.
"""

import math

from threekings.jit import compiled

CURIOSITY = 4.0  # how much a move's prospects count beside what it has won; 0.1 to 8 were tried
DOUBT = 2.0  # points of greedy's that halve a move's prospects


@compiled
def walk(edition, state, thought, tree):
    """Walk down the tree, and add a node to it."""
    number, player = 0, chooser(state)
    tree["depth"] = 0
    while player >= 0 and number != NONE:
        moves = thought["legal"]
        count = legal(edition, state, player, moves)
        find_nodes(tree, number, player, moves, count)
        index = most_promising(edition, state, player, thought, count)
        child = tree["found"][index]
        if child == NONE:
            child = grow(tree, number, player, moves[index])
            number = NONE  # here the walk ends
        else:
            number = child
        if child != NONE:
            follow(tree, child)
        apply(edition, state, player, moves[index])
        player = chooser(state)


@compiled
def most_promising(edition, state, player, thought, count):
    """The place of the move with most won and most prospects."""
    if count == 1:
        return 0
    tree, prospect, visits, won = thought["tree"], thought["prospect"], 0, 0.0
    fill_prospects(edition, state, player, thought, count)
    for index in range(count):
        if tree["found"][index] != NONE:
            visits += tree["nodes"][tree["found"][index]]["visits"]
            won += tree["nodes"][tree["found"][index]]["won"]
    usual, curiosity = won / max(visits, 1), CURIOSITY * math.sqrt(visits + 1.0)
    best, highest = 0, -1.0
    for index in range(count):
        shown, seen = usual, 0
        if tree["found"][index] != NONE:
            node = tree["nodes"][tree["found"][index]]
            seen = node["visits"]
            shown = node["won"] / max(seen, 1)
        promise = shown + curiosity * prospect[index] / (1 + seen)
        if promise > highest:
            best, highest = index, promise
    return best


@compiled
def fill_prospects(edition, state, player, thought, count):
    """What greedy expects of the legal moves, as parts of one."""
    prospect, total = thought["prospect"], 0.0
    weigh(edition, state, player, thought["worth"])
    best = move_worth(thought["legal"][0], thought["worth"])
    for index in range(1, count):
        best = max(best, move_worth(thought["legal"][index], thought["worth"]))
    for index in range(count):
        behind = (best - move_worth(thought["legal"][index], thought["worth"])) / one_point(state)
        prospect[index] = 1.0 / (1.0 + behind / DOUBT)
        total += prospect[index]
    for index in range(count):
        prospect[index] /= total


@compiled
def judge(edition, state, thought):
    """Greedy players to where the game has a value, or to the end: what part of the win every seat has there."""
    player = chooser(state)
    while player >= 0 and not has_value(edition, state):
        apply(edition, state, player, greedy(edition, state, player, thought["legal"], thought["worth"]))
        player = chooser(state)
    if player >= 0:
        chances(edition, state, thought["shares"])
        return
    share_win(edition, state, thought)
