"""Master where a turn is several moves: plans whole turns, plays each a little further, and judges what that leads to.

Generic code, loaded for such games with the game's names already in it: MOVES, PLAYERS, apply, chooser, score, winners,
resample; of greedy WORTH, in_turn, to_beat and quick_greedy; of value JUDGED and foresee; of contenders.py WIN and
win_part; of turn_plans.py plan_fields, find_plans, carry_out.

A playout carries a plan out in a world of its own, lets greedy players play some turns, and asks the game's value how
likely the seat wins then: less is left to chance, and more can be tried, than to the end of the game. Whoever plays
alone has no rivals to foresee: there a playout goes to the end of the game, every turn being planned, if narrowly. The
worlds of all plans are the same, one after another. Which plan is tried next UCB1 says; what the value thinks of a plan
itself counts like some playouts already made.
"""

import math

import numpy as np

from threekings.jit import compiled
from threekings.rng import derive

CLOCK_INTERVAL = 16  # playouts between two looks at the clock
BEAM = 8  # plans followed from move to move
PLANS = 18  # plans compared in the end
ROUNDS = 2.0  # turns of each player after a plan, until the value judges
LATER_BEAM = 2  # plans followed in the turns of who plays alone
LATER_PLANS = 6  # and compared there
OPINION = 8.0  # playouts that the value's opinion of a plan itself counts for
OPINION_ALONE = 2.0  # the same alone, where the value knows less
EXPLORATION = 0.15  # what a plan is given beside its mean for having been tried seldom
FIRST = 1.0  # playouts that this takes every plan to have had already
POINT = 0.01  # what a star more is worth beside winning

LATER = np.dtype(
    [
        ("count", np.int16),
        ("moves", np.int32, LATER_PLANS),
        ("opinion", np.int64, LATER_PLANS),
        *plan_fields(LATER_PLANS, LATER_BEAM),
    ],
    align=True,
)
THOUGHT = np.dtype(
    [
        ("count", np.int16),  # plans compared
        ("alive", np.int16),  # the same: none is ever dropped
        ("moves", np.int32, PLANS),  # the first move of each
        ("worlds", np.int64, PLANS),  # played through, by plan
        ("wins", np.float64, PLANS),  # chances to win, added up
        ("value", np.float64, PLANS),  # what they are compared by, added up: chances and stars
        ("opinion", np.float64, PLANS),  # the value of each plan itself
        ("trust", np.float64),  # playouts that this counts for
        ("harmonic", np.float64),  # 1 + 1/2 + … + 1/spent
        ("spent", np.int64),  # playouts so far
        *plan_fields(PLANS, BEAM),
        ("later", LATER),  # plans for turns in playouts
        ("judged", JUDGED),
        ("points", np.int32, PLAYERS),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: find the plans, and judge them."""
    thought["spent"] = 0
    thought["harmonic"] = 0.0
    thought["trust"] = OPINION_ALONE if state["players"] == 1 else OPINION
    find_plans(edition, state, seat, thought, PLANS)
    thought["alive"] = thought["count"]
    for index in range(thought["count"]):
        thought["beam"][0]["state"] = state
        carry_out(edition, thought["beam"][0]["state"], seat, thought, index)
        judge(edition, thought["beam"][0]["state"], seat, thought)
        thought["opinion"][index] = worth_of(thought["judged"])
        thought["worlds"][index] = 0
        thought["wins"][index] = 0.0
        thought["value"][index] = 0.0


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        index = next_try(thought)
        scratch[1] = state
        resample(edition, scratch[1], seat, derive(word, thought["worlds"][index]))
        carry_out(edition, scratch[1], seat, thought, index)
        play_on(edition, scratch[1], thought)
        judge(edition, scratch[1], seat, thought)
        thought["wins"][index] += thought["judged"]["chance"]
        thought["value"][index] += worth_of(thought["judged"])
        thought["worlds"][index] += 1
        thought["spent"] += 1
        thought["harmonic"] += 1.0 / thought["spent"]


@compiled
def next_try(thought):
    """The plan to try next, by UCB1."""
    best, most = 0, -1e9
    for index in range(thought["count"]):
        bonus = math.sqrt(thought["harmonic"] / (thought["worlds"][index] + FIRST))
        bound = merit(thought, index) + EXPLORATION * bonus
        if bound > most:
            best, most = index, bound
    return best


@compiled
def play_on(edition, state, thought):
    """Turns that are planned to the end, if somebody plays alone; else greedy players for some turns."""
    if state["players"] == 1:
        while chooser(state) >= 0:
            play_turn(edition, state, chooser(state), thought["later"])
        return
    turns, player, enough = 0, chooser(state), int(ROUNDS * state["players"] + 0.5)
    while player >= 0 and (in_turn(state) or turns < enough):
        turns += not in_turn(state)
        apply(edition, state, player, quick_greedy(edition, state, player, thought["worth"]))
        player = chooser(state)


@compiled
def play_turn(edition, state, seat, later):
    """The turn that greedy thinks best of, among those that a narrow search finds."""
    find_plans(edition, state, seat, later, LATER_PLANS)
    best = 0
    for index in range(1, later["count"]):
        if later["opinion"][index] > later["opinion"][best]:
            best = index
    carry_out(edition, state, seat, later, best)


@compiled
def judge(edition, state, seat, thought):
    """The chance to win, and the lead, in `judged`: as the value foresees them, or as the game has ended."""
    judged, points = thought["judged"], thought["points"]
    if chooser(state) < 0:
        score(edition, state, points)
        judged["chance"] = win_part(winners(edition, state, points), seat) / WIN
        judged["lead"] = points[seat] - to_beat(edition, state, seat, points)
    else:
        foresee(edition, state, seat, thought["worth"], judged)


@compiled
def worth_of(judged):
    """What plans are compared by: winning and, beside it, by how much."""
    return judged["chance"] + POINT * judged["lead"]


@compiled
def merit(thought, index):
    """What plans are ranked by: the mean of their playouts, the value's opinion of the plan itself included."""
    total = thought["value"][index] + thought["trust"] * thought["opinion"][index]
    return total / (thought["worlds"][index] + thought["trust"])


@compiled
def share(thought, index):
    """The chance to win that a plan has shown."""
    return thought["wins"][index] / max(thought["worlds"][index], 1)
