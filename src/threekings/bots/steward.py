"""Steward: flat Monte Carlo. Tries every move in imagined worlds and keeps the one that wins most.

Generic code, loaded once for each game (bots/__init__.py) with the game's names already in it:
MOVES, PLAYERS, legal, apply, chooser, score, winners, resample; of greedy WORTH, weigh, move_worth, one_point and
noisy_greedy.

A world is the state resampled for the seat; in each world every move still in the running is played on to the
end by noisy greedy players, so that moves are compared in equal worlds. Moves that fall clearly behind drop out.
Greedy's opinion counts like some worlds already seen: few playouts do not overrule it lightly, many do.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import GOLDEN, derive

WIN = 60  # one whole win: divides evenly among up to five who share it
NOISE = 4  # 256ths of playout moves that are random
TRIAL = 16  # worlds between two looks at who falls behind
BEHIND = 4000  # how clearly: squared lead in 60ths of a win, per world (about 1.7 standard errors)
OPINION = 50  # worlds that greedy's opinion counts for
POINT = 3  # 60ths of a win that greedy's opinion of one point less costs; a few values of these were tried

THOUGHT = np.dtype(
    [
        ("count", np.int16),  # moves considered
        ("alive", np.int16),  # of them still in the running
        ("moves", np.int16, MOVES),
        ("running", np.int8, MOVES),  # 1: still in the running
        ("worlds", np.int64, MOVES),  # played through, by move
        ("wins", np.int64, MOVES),  # in 60ths, by move
        ("opinion", np.int64, MOVES),  # greedy's, in 60ths of wins over so many worlds
        ("world", np.int64),  # the next one
        ("spent", np.int64),  # playouts so far
        ("legal", np.int16, MOVES),  # scratch of playouts, as are the rest
        ("worth", np.int64, WORTH),
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
    weigh(edition, state, seat, thought["worth"])
    best = move_worth(thought["moves"][0], thought["worth"])
    for index in range(1, thought["count"]):
        best = max(best, move_worth(thought["moves"][index], thought["worth"]))
    for index in range(thought["count"]):
        behind = best - move_worth(thought["moves"][index], thought["worth"])
        thought["opinion"][index] = OPINION * max(WIN // 2 - POINT * behind // one_point(state), 0)
        thought["running"][index] = 1
        thought["worlds"][index] = 0
        thought["wins"][index] = 0


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all, or one move is left; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["world"]))
        for index in range(thought["count"]):
            if thought["running"][index] == 1:
                scratch[1] = scratch[0]
                apply(edition, scratch[1], seat, thought["moves"][index])
                thought["wins"][index] += win_part(play_on(edition, scratch[1], thought), seat)
                thought["worlds"][index] += 1
        thought["spent"] += thought["alive"]
        thought["world"] += 1
        if thought["world"] % TRIAL == 0:
            drop_behind(thought)


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
def win_part(bits, seat):
    """A seat's part of a win in 60ths, given the winners as bits."""
    if bits >> seat & 1 == 0:
        return 0
    sharing = 0
    for other in range(PLAYERS):
        sharing += bits >> other & 1
    return WIN // sharing


@compiled
def drop_behind(thought):
    """All moves in the running have seen the same worlds, so their wins compare."""
    best = leader(thought)
    lead = thought["wins"][best] + thought["opinion"][best]
    for index in range(thought["count"]):
        behind = lead - thought["wins"][index] - thought["opinion"][index]
        if thought["running"][index] == 1 and behind * behind > BEHIND * (thought["world"] + OPINION):
            thought["running"][index] = 0
            thought["alive"] -= 1


@compiled
def leader(thought):
    """The move in the running that wins most, greedy's opinion included."""
    best, most = -1, -1
    for index in range(thought["count"]):
        wins = thought["wins"][index] + thought["opinion"][index]
        if thought["running"][index] == 1 and wins > most:
            best, most = index, wins
    return best


@compiled
def conclude(thought, word):
    """Nothing is left to do; stewards that mix solve their matrix here."""


@compiled
def decide(thought, word):
    """The move to play; `word` is for stewards that mix."""
    return thought["moves"][leader(thought)]


@compiled
def merit(thought, index):
    """What moves are ranked by: in the running or not, then wins with greedy's opinion."""
    return thought["running"][index] * 1e12 + thought["wins"][index] + thought["opinion"][index]


@compiled
def share(thought, index):
    """The share of wins a move has shown."""
    return thought["wins"][index] / WIN / max(thought["worlds"][index], 1)


@compiled
def steward(edition, state, seat, thought, scratch, word, playouts):
    """The move that wins most within a budget of playouts."""
    begin(edition, state, seat, thought)
    ponder(edition, state, seat, thought, scratch, word, playouts)
    return decide(thought, word)
