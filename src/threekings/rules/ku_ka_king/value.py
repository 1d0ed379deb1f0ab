"""The chance to win a game of Ku-Ka-King, judged by what lies open between two rounds.

Every seat has a standing: a sum of what its cards are worth, by kinds and how far it leads, with weights of their own
for each number of players and stage of the game. Chances are in proportion to e to these standings. The weights were
fitted to games between bots (lab/fit_win_chance.py); they count in hundredths.
"""

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rules.ku_ka_king.rules import (
    ANIMALS,
    CHURCH,
    FARM,
    FARMER,
    FARMHOUSE,
    HERDS,
    KINDS,
    KING,
    KNIGHT,
    OVER,
    PLAYERS,
    POINTS,
    SOURCES,
    WIFE,
    most_cards,
    score,
    source_points,
    winners,
)

A_ROUND = 3  # cards a player takes
FEWEST = 2  # players
FIRST_STAGES = 5  # rounds to the first scoring, KK 6.4
STAGES = 13  # these, then rounds to the end

# Features: where each begins
BANKED, KINGS_FROM, CHURCHES_FROM, KNIGHTS_OWN, KNIGHTS_MOST, KNIGHTS_LEAD = 0, 1, 8, 15, 16, 17
VICTORY, HERD_POINTS, ANIMALS_OWN, FARM_POINTS, SINGLES, HOUSES = range(18, 24)
FEATURES = 24
MOST_KINGS = 7
MOST_LEAD = 3  # cards ahead or behind, beyond which it makes no difference

JUDGEMENT = np.dtype(  # scratch, and the chances it comes to
    [("features", np.float64, FEATURES), ("chances", np.float64, PLAYERS), ("points", np.int32, PLAYERS)], align=True
)
# By number of players, then stage: the weights of the features, in hundredths. Made by
#     python -m threekings.lab.fit_win_chance ku-ka-king --bot greedy --games 20000 --seed 1
FITTED = """
0 66 180 300 430 463 46 0 -57 -59 -50 0 50 59 57 36 14 2 10 27 -3 12 7 1
0 86 191 310 354 0 0 0 -44 -50 -36 0 36 50 44 35 10 1 8 24 -4 10 20 9
0 110 219 274 0 0 0 0 -33 -52 -29 0 29 52 33 -11 14 21 8 23 0 10 25 12
0 162 0 0 0 0 0 0 0 -38 -33 0 33 38 0 8 18 16 13 29 12 15 40 29
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
27 -1 42 135 288 487 737 961 -136 -130 -95 0 95 130 136 21 22 6 26 27 -3 27 47 16
21 9 64 149 286 444 618 754 -112 -94 -58 0 58 94 112 25 14 2 19 20 2 21 64 25
19 17 83 179 313 456 593 712 -101 -88 -48 0 48 88 101 25 13 2 18 19 2 20 69 30
18 24 105 207 330 455 564 638 -96 -72 -39 0 39 72 96 24 10 4 16 18 4 18 73 34
17 31 126 234 344 446 553 543 -67 -70 -32 0 32 70 67 24 11 2 15 16 6 18 77 39
17 50 157 268 369 457 497 350 0 -69 -32 0 32 69 0 23 9 3 15 15 8 21 82 44
17 70 191 296 388 455 350 63 0 0 0 0 0 0 0 27 8 3 0 15 10 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 49 195 361 533 633 393 0 -47 -89 -69 19 41 52 92 26 17 10 13 27 6 14 18 8
0 89 244 397 483 43 0 0 -35 -80 -53 11 30 44 83 28 13 9 12 25 7 12 34 17
0 128 283 325 0 0 0 0 -39 -61 -36 21 31 55 29 30 7 10 11 24 8 12 35 20
0 162 188 0 0 0 0 0 -34 -69 -25 28 34 32 34 19 8 16 12 31 4 15 39 27
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
28 -10 17 118 291 519 784 1000 -153 -151 -98 68 98 115 122 27 21 8 27 27 1 28 70 32
23 -2 28 147 316 514 692 815 -126 -110 -53 56 70 91 72 25 12 9 21 21 6 23 86 42
21 0 51 188 369 522 657 759 -97 -102 -47 42 49 93 63 21 7 13 19 17 11 22 93 47
19 8 92 254 409 530 636 693 -39 -82 -36 43 39 81 -6 20 7 12 19 16 12 23 98 55
18 30 145 303 423 538 593 429 0 -80 -57 37 47 53 0 23 9 7 15 14 14 35 88 67
15 18 128 253 384 446 326 12 0 0 0 0 0 0 0 18 0 11 0 14 4 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 21 160 356 576 776 647 50 -76 -79 -61 36 56 76 48 32 23 6 14 32 1 15 25 14
0 66 243 422 613 417 0 0 -77 -67 -36 25 46 69 40 28 14 9 12 31 0 13 36 23
0 130 308 442 166 0 0 0 -52 -65 -28 23 33 60 29 26 15 7 12 30 0 12 38 24
0 182 313 0 0 0 0 0 8 -76 -22 25 32 35 -2 26 21 2 12 38 -5 17 40 32
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
28 5 44 141 297 535 802 1011 -132 -153 -82 90 115 108 54 26 19 10 27 27 1 29 81 40
24 9 52 165 345 559 748 828 -82 -127 -52 70 76 83 33 21 11 14 22 21 7 24 109 55
22 6 76 217 402 581 707 756 -36 -132 -49 66 66 85 0 24 12 10 23 19 9 29 111 59
21 9 103 271 445 583 625 373 0 0 0 0 0 0 0 24 8 10 0 17 9 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
"""
WEIGHTS = np.array(FITTED.split(), np.float64).reshape(-1, STAGES, FEATURES) / 100  # two players first


@compiled
def stage_of(edition, state):
    """How far the game has come: rounds to the first scoring, less one; after it so many and the rounds to the end."""
    if state["last"] == 1:
        return FIRST_STAGES
    if state["scored"] == 0:
        lacking_cards = max(int(edition["first_scoring"]) - most_cards(state), 1)
        return min((lacking_cards + A_ROUND - 1) // A_ROUND, FIRST_STAGES) - 1
    rounds = (int(state["stop"]) - int(state["top"])) // (A_ROUND * int(state["players"]))
    return min(FIRST_STAGES + 1 + rounds, STAGES - 1)


@compiled
def judge(edition, state, judgement):
    """Write every seat's chance to win into judgement["chances"]: of a game that is over, its share of the win."""
    chances, total = judgement["chances"], 0.0
    if state["phase"] == OVER:
        share_win(edition, state, judgement)
        return
    stage = stage_of(edition, state)
    for seat in range(state["players"]):
        write_features(edition, state, seat, judgement["features"])
        standing = 0.0
        for feature in range(FEATURES):
            standing += WEIGHTS[state["players"] - FEWEST, stage, feature] * judgement["features"][feature]
        chances[seat] = exp(standing)
        total += chances[seat]
    for seat in range(state["players"]):
        chances[seat] /= total


@compiled
def share_win(edition, state, judgement):
    """The win, shared by those who have most points, KK 5.7."""
    score(edition, state, judgement["points"])
    seats, sharing = winners(edition, state, judgement["points"]), 0
    for seat in range(state["players"]):
        sharing += seats >> seat & 1
    for seat in range(state["players"]):
        judgement["chances"][seat] = (seats >> seat & 1) / sharing


@compiled
def write_features(edition, state, seat, features):
    """What the seat's standing is the weighted sum of."""
    cards = state["collection"]
    for feature in range(FEATURES):
        features[feature] = 0.0
    for source in range(SOURCES):
        features[BANKED] += state["first"][seat, source]
    kings, churches, knights = int(cards[seat, KING]), int(cards[seat, CHURCH]), int(cards[seat, KNIGHT])
    if kings > 0:
        features[KINGS_FROM - 1 + min(kings, MOST_KINGS)] = 1.0
    ahead = lead(state, seat, CHURCH)
    if churches > 0 or ahead < 0:
        features[CHURCHES_FROM + MOST_LEAD + ahead] = edition["church"] / 10.0
    ahead = lead(state, seat, KNIGHT)
    features[KNIGHTS_OWN] = knights
    features[KNIGHTS_MOST] = knights if ahead >= 0 else 0
    features[KNIGHTS_LEAD] = ahead
    features[VICTORY] = source_points(edition, state, seat, POINTS)
    features[HERD_POINTS] = source_points(edition, state, seat, HERDS)
    for animal in range(ANIMALS, KINDS):
        features[ANIMALS_OWN] += cards[seat, animal]
    farmers, wives, houses = int(cards[seat, FARMER]), int(cards[seat, WIFE]), int(cards[seat, FARMHOUSE])
    features[FARM_POINTS] = source_points(edition, state, seat, FARM)
    features[SINGLES] = abs(farmers - wives)
    features[HOUSES] = max(houses - min(farmers, wives), 0)


@compiled
def lead(state, seat, kind):
    """How many cards of a kind the seat has more than the best of the others, as far as that makes a difference."""
    most = 0
    for other in range(state["players"]):
        if other != seat:
            most = max(most, int(state["collection"][other, kind]))
    return min(max(int(state["collection"][seat, kind]) - most, -MOST_LEAD), MOST_LEAD)
