"""Steward: flat Monte Carlo. Tries every move in imagined worlds and keeps the one that wins most.

Generic code, loaded once for each game (bots/loading.py) with the game's names already in it:
MOVES, PLAYERS, legal, apply, chooser, score, winners, resample; of greedy WORTH, weigh, move_worth, one_point and
noisy_greedy; of contenders.py WIN, enter, win_part, drop_behind, drop_worse, decide; of its bot VERSION.

A world is the state resampled for the seat; in each world every move still in the running is played on to the
end by noisy greedy players, so that moves are compared in equal worlds. Moves that fall clearly behind drop out.
Greedy's opinion counts like some worlds already seen: few playouts do not overrule it lightly, many do. Near the end it
counts for less, since points are then not what decides; and no move drops out that has won more than the leader.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import GOLDEN, derive

NOISE = 4  # 256ths of playout moves that are random
CLOCK_INTERVAL = 64  # playouts between two looks at the clock
TRIAL = 16  # worlds between two looks at who falls behind
BEHIND = 4000  # how clearly: squared lead in 60ths of a win, per world (about 1.7 standard errors)
OPINION = 50  # worlds that greedy's opinion counts for, at most
FADING = 1.0  # so many for each move that is left to be played
POINT = 3  # 60ths of a win that greedy's opinion of one point less costs; a few values of these were tried

THOUGHT = np.dtype(
    [
        ("count", np.int16),  # moves considered
        ("alive", np.int16),  # of them still in the running
        ("moves", np.int32, MOVES),
        ("running", np.int8, MOVES),  # 1: still in the running
        ("worlds", np.int64, MOVES),  # played through, by move
        ("wins", np.int64, MOVES),  # in 60ths, by move
        ("value", np.int64, MOVES),  # what they are compared by: here wins
        ("opinion", np.int64, MOVES),  # greedy's, in 60ths of wins over so many worlds
        ("trust", np.int64),  # worlds that greedy's opinion counts for here
        ("world", np.int64),  # the next one
        ("spent", np.int64),  # playouts so far
        ("ahead", STATE),  # how the game may go on: scratch, as are the rest
        ("legal", np.int32, MOVES),
        ("worth", WORTH),
        ("points", np.int32, PLAYERS),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: every legal move is in the running."""
    thought["count"] = legal(edition, state, seat, thought["moves"])
    thought["alive"] = thought["count"]
    thought["world"] = 0
    thought["spent"] = 0
    thought["trust"] = OPINION
    if VERSION > 1 and thought["count"] > 1:
        thought["trust"] = min(OPINION, int(FADING * moves_left(edition, state, thought)))
    weigh(edition, state, seat, thought["worth"])
    best = move_worth(thought["moves"][0], thought["worth"])
    for index in range(1, thought["count"]):
        best = max(best, move_worth(thought["moves"][index], thought["worth"]))
    for index in range(thought["count"]):
        behind = best - move_worth(thought["moves"][index], thought["worth"])
        enter(thought, index, thought["trust"] * max(WIN // 2 - POINT * behind // one_point(state), 0))


@compiled
def moves_left(edition, state, thought):
    """How many moves greedy players make from here to the end."""
    thought["ahead"] = state
    count, player = 0, chooser(state)
    while player >= 0:
        move = greedy(edition, thought["ahead"], player, thought["legal"], thought["worth"])
        apply(edition, thought["ahead"], player, move)
        count, player = count + 1, chooser(thought["ahead"])
    return count


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all, or one move is left; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        play_world(edition, state, seat, thought, scratch, word)
        if thought["world"] % TRIAL == 0:
            clearly = BEHIND * (thought["world"] + thought["trust"])
            if VERSION == 1:
                drop_behind(thought, clearly)
            else:
                drop_worse(thought, clearly)


@compiled
def play_world(edition, state, seat, thought, scratch, word):
    """Play every move that is still in the running through the next world."""
    scratch[0] = state
    resample(edition, scratch[0], seat, derive(word, thought["world"]))
    for index in range(thought["count"]):
        if thought["running"][index] == 1:
            scratch[1] = scratch[0]
            apply(edition, scratch[1], seat, thought["moves"][index])
            won = win_part(play_on(edition, scratch[1], thought), seat)
            thought["wins"][index] += won
            thought["value"][index] += won
            thought["worlds"][index] += 1
    thought["spent"] += thought["alive"]
    thought["world"] += 1


@compiled
def play_on(edition, state, thought):
    """Noisy greedy players to the end; the winners as bits."""
    player = chooser(state)
    while player >= 0:
        state["random"] += GOLDEN
        move = noisy_greedy(edition, state, player, thought["legal"], thought["worth"], state["random"], NOISE)
        apply(edition, state, player, move)
        player = chooser(state)
    score(edition, state, thought["points"])
    return winners(edition, state, thought["points"])


@compiled
def steward(edition, state, seat, thought, scratch, word, playouts):
    """The move that wins most within a budget of playouts."""
    begin(edition, state, seat, thought)
    ponder(edition, state, seat, thought, scratch, word, playouts)
    return decide(thought, word)
