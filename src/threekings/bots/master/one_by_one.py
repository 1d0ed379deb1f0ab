"""Master: a tree search in worlds that agree with what the seat has seen, by greedy's judgement and the game's value.

Generic code, loaded for games where one after another chooses, with their names already in it: legal, apply, chooser;
of greedy weigh, move_worth, one_point and greedy; of its value has_value and chances; of tree.py NONE, NODES,
find_nodes, grow, follow and share_win. tree_search.py calls `walk` and `judge`.

Every iteration deals what the seat has not seen anew and walks down one tree, in which each player looks for their own
part of the win, to a node that was not visited yet or to where the game has a value (in King Lui the next course): what
is dealt there differs from world to world, and with it what any move is good for. Nodes visited again get nodes for the
moves below them. A move is followed for what it has won so far, and out of curiosity: the more so the better greedy
thinks of it and the less it was tried. What greedy thinks is noted with the node: it differs little between worlds, and
asking again takes long. From there greedy players play on to where the game has a value or to the end; a game without
one is always played to its end. The move chosen most often is played.
"""

import math

from threekings.jit import compiled

CURIOSITY = 4.0  # how much a move's prospects count beside what it has won; 0.1 to 8 were tried
DOUBT = 2.0  # points of greedy's that halve a move's prospects


@compiled
def walk(edition, state, thought, tree):
    """Walk down the tree to a node that was not visited yet, or to where the game has a value."""
    number, player = 0, chooser(state)
    tree["depth"] = 0
    while player >= 0:
        moves = thought["legal"]
        count = legal(edition, state, player, moves)
        if find_nodes(tree, number, player, moves, count) < count and tree["used"] < NODES:
            expand(edition, state, player, thought, number, count)
        index = most_promising(thought, count)
        if index == NONE:
            return
        number = tree["found"][index]
        follow(tree, number)
        apply(edition, state, player, moves[index])
        if tree["nodes"][number]["visits"] == 0 or has_value(edition, state):
            return
        player = chooser(state)


@compiled
def expand(edition, state, player, thought, number, count):
    """Give those moves nodes that have none, with what greedy expects of them here, while there is room."""
    tree, moves = thought["tree"], thought["legal"]
    weigh(edition, state, player, thought["worth"])
    best = move_worth(moves[0], thought["worth"])
    for index in range(1, count):
        best = max(best, move_worth(moves[index], thought["worth"]))
    for index in range(count - 1, -1, -1):  # the last node made is the first below its parent
        if tree["found"][index] == NONE:
            tree["found"][index] = grow(tree, number, player, moves[index])
        if tree["found"][index] != NONE:
            behind = (best - move_worth(moves[index], thought["worth"])) / one_point(state)
            tree["nodes"][tree["found"][index]]["prospect"] = 1.0 / (1.0 + behind / DOUBT)


@compiled
def most_promising(thought, count):
    """The place of the move with most won and most prospects; NONE where no move has a node."""
    tree, prospects, visits, won = thought["tree"], 0.0, 0, 0.0
    for index in range(count):
        if tree["found"][index] != NONE:
            node = tree["nodes"][tree["found"][index]]
            prospects += node["prospect"]
            visits += node["visits"]
            won += node["won"]
    usual, curiosity = won / max(visits, 1), CURIOSITY * math.sqrt(visits + 1.0)
    best, highest = NONE, -1.0
    for index in range(count):
        if tree["found"][index] != NONE:
            node = tree["nodes"][tree["found"][index]]
            seen = node["visits"]
            shown = node["won"] / seen if seen > 0 else usual
            promise = shown + curiosity * node["prospect"] / prospects / (1 + seen)
            if promise > highest:
                best, highest = index, promise
    return best


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
