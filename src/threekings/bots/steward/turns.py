"""Steward where a turn is several moves: plans whole turns and keeps the one that does best in imagined worlds.

Generic code, loaded once for each such game (bots/loading.py) with the game's names already in it: MOVES, PLAYERS,
apply, chooser, score, winners, resample; of greedy WORTH, ONE, part_of_turn, to_beat and quick_greedy; of
contenders.py enter, win_part, drop_behind, decide; of turn_plans.py plan_fields, find_plans, carry_out.

In each world, the state resampled for the seat, every plan still in the running is carried out and the game played on
to its end by greedy players, so that plans are compared in equal worlds. What counts is winning and, beside it, by how
much: that tells plans apart long before wins do.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import derive

CLOCK_INTERVAL = 1  # playouts between two looks at the clock: one world, that is
BEAM = 6  # plans followed from move to move
PLANS = 12  # plans compared in the end
TRIAL = 4  # worlds between two looks at who falls behind
BEHIND = 2500  # how clearly: squared lead per world, in 60ths of a win
OPINION = 10  # worlds that greedy's opinion counts for; 3, 12 and 30 were tried
POINT = 3  # 60ths of a win that a point more is worth beside winning
POINTS = 12  # so many of them at most, ahead or behind

THOUGHT = np.dtype(
    [
        ("count", np.int16),  # plans compared
        ("alive", np.int16),  # of them still in the running
        ("moves", np.int32, PLANS),  # the first move of each
        ("running", np.int8, PLANS),  # 1: still in the running
        ("worlds", np.int64, PLANS),  # played through, by plan
        ("wins", np.int64, PLANS),  # in 60ths, by plan
        ("value", np.int64, PLANS),  # what they are compared by: wins and points
        ("opinion", np.int64, PLANS),  # greedy's, in 60ths of wins over so many worlds
        ("world", np.int64),  # the next one
        ("spent", np.int64),  # playouts so far
        *plan_fields(PLANS, BEAM),
        ("points", np.int32, PLAYERS),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: find the plans. In the middle of a turn they are for what is left of it."""
    thought["world"] = 0
    thought["spent"] = 0
    find_plans(edition, state, seat, thought, PLANS)
    enter_plans(thought)


@compiled
def enter_plans(thought):
    """All plans are in the running; those greedy thinks less of start a little behind."""
    thought["alive"] = thought["count"]
    best = thought["opinion"][0]
    for index in range(thought["count"]):
        best = max(best, thought["opinion"][index])
    for index in range(thought["count"]):
        enter(thought, index, OPINION * POINT * (thought["opinion"][index] - best) // ONE)


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all, or one plan is left; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["world"]))
        for index in range(thought["count"]):
            if thought["running"][index] == 1:
                scratch[1] = scratch[0]
                carry_out(edition, scratch[1], seat, thought, index)
                play_on(edition, scratch[1], thought)
                judge(edition, scratch[1], seat, thought, index)
        thought["spent"] += thought["alive"]
        thought["world"] += 1
        if thought["world"] % TRIAL == 0:
            drop_behind(thought, BEHIND * (thought["world"] + OPINION))


@compiled
def play_on(edition, state, thought):
    """Greedy players to the end."""
    player = chooser(state)
    while player >= 0:
        apply(edition, state, player, quick_greedy(edition, state, player, thought["worth"]))
        player = chooser(state)


@compiled
def judge(edition, state, seat, thought, index):
    """Count what the seat has won, and by how much."""
    points = thought["points"]
    score(edition, state, points)
    won = win_part(winners(edition, state, points), seat)
    lead = points[seat] - to_beat(edition, state, seat, points)
    thought["worlds"][index] += 1
    thought["wins"][index] += won
    thought["value"][index] += won + POINT * max(min(lead, POINTS), -POINTS)


@compiled
def steward(edition, state, seat, thought, scratch, word, playouts):
    """The move that does best within a budget of playouts for the whole turn."""
    begin(edition, state, seat, thought)
    ponder(edition, state, seat, thought, scratch, word, int(playouts * part_of_turn(state)))
    return decide(thought, word)
