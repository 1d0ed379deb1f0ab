"""What a game of The King's Catering will likely come to, judged between two turns: each seat's stars, and who wins.

Each Royal in force adds its part to the stars that a seat is expected to have at the end of the round, and so do all
Crew together: by the stars they bring now, what is begun (greedy's hopes), the tiles, Tables, open halves and Crew
there are, and the turns to come. How much of each, says value_numbers.py, fitted to games between bots
(lab/fit_value.py). Everything it looks at is public.
"""

import math

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rules.kings_catering.greedy import (
    HOPE,
    ONE,
    SURE,
    crew_worth,
    royal,
    royal_worth,
    side_worth,
    weigh_with,
)
from threekings.rules.kings_catering.rules import (
    COLUMNS,
    IN_FORCE,
    IN_PLAY,
    MATCHED_BEYOND,
    NONE,
    OPEN,
    ROYALS,
    SOURCES,
    TALLY,
    all_crew_stars,
    royal_stars,
    tables_left,
)
from threekings.rules.kings_catering.value_numbers import SPREAD, weight

PARTS = ROYALS + 1  # each Royal's side, and all Crew
ALL_CREW = ROYALS
TO_COME = 8  # the place of what is to come among the features
FEATURES = 2 * TO_COME + 1  # what a part's stars are expected by

JUDGED = np.dtype(
    [
        ("features", np.float64, FEATURES),  # scratch
        ("lead", np.float64),  # the stars a seat is expected to have more than it has to beat
        ("chance", np.float64),  # that it wins
    ],
    align=True,
)


@compiled
def foresee(edition, state, seat, worth, judged):
    """Write how far the seat will likely be ahead, and its chance to win, into `judged`; `worth` is scratch."""
    stars = expected(edition, state, seat, worth, judged["features"])
    if state["palace"] > 0:
        rival = float(edition["target"][state["palace"] - 1]) - 0.5  # reaching it is enough
    else:
        rival = best_rival(edition, state, seat, worth, judged["features"])
    judged["lead"] = stars - rival
    judged["chance"] = 1.0 / (1.0 + exp(-judged["lead"] / spread(state)))


@compiled
def best_rival(edition, state, seat, worth, features):
    """The most stars that a rival is expected to have; none where there is no rival."""
    most = -1000.0 if state["players"] > 1 else 0.0
    for rival in range(state["players"]):
        if rival != seat:
            most = max(most, expected(edition, state, rival, worth, features))
    return most


@compiled
def spread(state):
    """How far a lead of stars goes: few are decisive near the end."""
    alone = int(state["players"] == 1)
    square = SPREAD[alone, 0] + SPREAD[alone, 1] * to_come(state)
    if state["round"] < state["rounds"]:
        square += SPREAD[alone, 0] + SPREAD[alone, 1]  # a whole round is to come
    return math.sqrt(square)


@compiled
def to_come(state):
    """The part of the round's tiles that is still to come."""
    tiles = state["stop"] - state["top"]
    for column in range(COLUMNS):
        tiles += state["column_size"][column]
    return tiles / IN_PLAY[state["players"]]


@compiled
def expected(edition, state, seat, worth, features):
    """The stars a seat is expected to have at the end of the round, those of the round before included."""
    prepare(edition, state, seat, worth)
    left, alone, stars = tables_left(edition, state, seat), int(state["players"] == 1), 0.0
    for place in range(IN_FORCE + 1):
        part = part_in_force(state, place)
        if part != NONE:
            describe_part(edition, state, seat, part, left, worth, features)
            for index in range(FEATURES):
                stars += weight(alone, part, index) * features[index]
    for source in range(SOURCES):
        stars += state["before"][seat, source]
    return stars


@compiled
def describe(edition, state, seat, worth, features):
    """Write what all parts are expected by, a row each; those not in force are left as they are."""
    prepare(edition, state, seat, worth)
    left = tables_left(edition, state, seat)
    for place in range(IN_FORCE + 1):
        part = part_in_force(state, place)
        if part != NONE:
            describe_part(edition, state, seat, part, left, worth, features[part])


@compiled
def part_in_force(state, place):
    """The part in this place, or NONE; Crew come last."""
    return royal(state, place) if place < IN_FORCE else ALL_CREW


@compiled
def prepare(edition, state, seat, worth):
    """Let greedy weigh the seat's Tables, with as much hope in every turn."""
    weigh_with(edition, state, seat, HOPE, worth)
    for entry in range(TALLY):
        worth["tried"][entry] = worth["totals"][entry]


@compiled
def describe_part(edition, state, seat, part, left, worth, features):
    if part == ALL_CREW:
        stars, begun = all_crew_stars(edition, state, seat, left), crew_begun(edition, state, seat, worth)
    else:
        stars = royal_stars(edition, state, seat, part, left)
        begun = royal_begun(edition, state, seat, part, worth)
    rest, players = to_come(state), state["players"]
    features[0] = 1.0
    features[1] = stars
    features[2] = begun
    features[3] = state["held"][seat]
    features[4] = state["tables"][seat]
    features[5] = worth["totals"][OPEN] / SURE
    features[6] = state["crew"][seat]
    features[7] = ((seat - state["seat"] + players) % players) / players  # how long until its turn
    for index in range(TO_COME):  # each of them also by what is to come
        features[TO_COME + index] = features[index] * rest
    features[2 * TO_COME] = rest * rest


@compiled
def royal_begun(edition, state, seat, side, worth):
    """The stars of a Royal with greedy's hopes, once `prepare` has prepared for it."""
    if edition["scoring"][side] > MATCHED_BEYOND:
        return side_worth(edition, state, seat, NONE, 0, side, worth) / ONE
    value = 0
    for table in range(state["tables"][seat]):
        value += worth["sure"][table] * royal_worth(edition, state["tally"][seat, table], side, HOPE)
    return value * edition["royal_stars"][side] / (SURE * ONE)


@compiled
def crew_begun(edition, state, seat, worth):
    """The same of all Crew."""
    value = 0
    for index in range(worth["crew"]):
        table, tile = worth["crew_table"][index], worth["crew_tile"][index]
        value += worth["sure"][table] * crew_worth(edition, state["tally"][seat, table], tile, HOPE)
    return value / (SURE * ONE)
