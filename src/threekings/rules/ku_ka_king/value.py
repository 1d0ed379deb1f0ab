"""The chance to win a game of Ku-Ka-King, judged by what lies open between two rounds.

Every seat has a standing: a sum of what its cards are worth, by kinds and how far it leads, with weights of their own
for each number of players and stage of the game. Chances are in proportion to e to these standings. The weights were
fitted to games between bots (lab/ku_ka_king/fit_value.py); they count in thousandths.
"""

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rules.ku_ka_king.rules import (
    ANIMALS,
    CHURCH,
    CHURCHES,
    FARM,
    FARMER,
    FARMHOUSE,
    HERDS,
    KINDS,
    KING,
    KINGS,
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
FEWEST_PLAYERS = 2
FIRST_STAGES = 5  # rounds to the first scoring, KK 6.4
STAGES = 13  # these, then rounds to the end

# Features. None is for one count alone: search goes where games did not, and there a sum has to grow on as it did.
BANKED, KINGS_OWN, KINGS_POINTS, CHURCHES_POINTS, CHURCHES_LEAD, KNIGHTS_OWN, KNIGHTS_MOST, KNIGHTS_LEAD = range(8)
VICTORY, HERD_POINTS, ANIMALS_OWN, FARM_POINTS, SINGLES, HOUSES = range(8, 14)
KINGS_COMING, ANIMALS_COMING, KNIGHTS_COMING, SINGLES_COMING, HOUSES_COMING = range(14, 19)  # times those to come
FEATURES = 19
MOST_KINGS = 7
MOST_LEAD = 3  # cards ahead or behind, beyond which it makes no difference

JUDGEMENT = np.dtype(  # scratch, and the chances it comes to
    [("features", np.float64, FEATURES), ("chances", np.float64, PLAYERS), ("points", np.int32, PLAYERS)], align=True
)
# By number of players, then stage: the weights of the features, in thousandths. Made by
#     python -m threekings.lab.ku_ka_king.fit_value ku-ka-king --bot steward:60 --games 3000 --seed 1
# but for four players: fitted to 5,500 games between masters of 60 to 240 playouts, who now and then chose any row.
FITTED = """
0 465 310 106 11 567 193 -44 159 285 160 161 168 83 0 0 0 0 0
0 414 224 71 14 152 168 131 127 269 101 142 280 102 0 0 0 0 0
0 457 262 8 32 513 107 -21 121 277 94 144 324 164 0 0 0 0 0
0 779 104 -5 45 119 126 238 145 163 359 142 555 213 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
345 251 316 224 24 403 162 120 331 284 161 342 285 49 0 0 0 0 0
259 393 193 85 37 484 180 -60 247 217 149 263 400 69 0 0 0 0 0
237 455 163 96 21 458 120 -30 212 188 149 223 363 -1 0 0 0 0 0
218 515 116 -19 49 522 127 -79 204 210 99 233 461 182 0 0 0 0 0
209 435 179 8 43 405 153 -46 200 184 130 256 641 319 0 0 0 0 0
202 485 164 21 25 433 157 -58 154 176 163 273 737 366 0 0 0 0 0
213 611 220 0 0 -127 199 184 0 221 169 0 0 0 0 0 0 0 0
213 611 220 0 0 -127 199 184 0 221 169 0 0 0 0 0 0 0 0
0 187 409 85 15 389 171 34 135 308 37 144 186 8 0 0 0 0 0
0 287 379 45 24 483 109 3 130 265 112 141 295 54 0 0 0 0 0
0 234 473 37 16 445 151 -31 109 214 162 139 411 163 0 0 0 0 0
0 535 697 56 11 406 254 7 142 274 287 233 691 351 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
304 32 317 144 40 200 183 167 289 310 -15 305 392 270 0 0 0 0 0
242 131 253 51 48 104 100 207 216 213 85 247 547 280 0 0 0 0 0
218 196 233 48 37 174 94 133 189 183 116 239 664 319 0 0 0 0 0
210 322 209 55 27 187 99 98 198 187 107 293 787 506 0 0 0 0 0
200 314 228 154 -23 198 151 36 -49 168 139 441 742 -319 0 0 0 0 0
200 314 228 154 -23 198 151 36 -49 168 139 441 742 -319 0 0 0 0 0
200 314 228 154 -23 198 151 36 -49 168 139 441 742 -319 0 0 0 0 0
200 314 228 154 -23 198 151 36 -49 168 139 441 742 -319 0 0 0 0 0
0 -645 579 103 24 338 279 136 199 441 -127 193 228 291 186 69 0 38 59
0 -1022 628 52 27 283 235 95 175 448 -247 169 494 284 241 87 7 6 61
0 -1596 749 43 22 159 146 152 163 412 -240 162 660 277 314 94 14 -6 47
0 -2336 973 36 19 497 165 172 165 457 -222 183 985 403 385 81 -31 -40 37
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
332 -109 354 164 42 266 225 140 305 343 -42 319 732 487 63 43 4 40 119
277 -147 323 89 41 230 143 139 257 291 -51 278 696 582 115 56 5 190 282
265 -265 351 132 22 267 117 133 268 267 -10 391 603 552 137 53 -1 199 -31
249 -567 404 0 0 290 109 130 0 285 -91 0 0 0 177 62 -16 0 0
249 -567 404 0 0 290 109 130 0 285 -91 0 0 0 177 62 -16 0 0
249 -567 404 0 0 290 109 130 0 285 -91 0 0 0 177 62 -16 0 0
249 -567 404 0 0 290 109 130 0 285 -91 0 0 0 177 62 -16 0 0
249 -567 404 0 0 290 109 130 0 285 -91 0 0 0 177 62 -16 0 0
"""
WEIGHTS = np.array(FITTED.split(), np.float64).reshape(-1, STAGES, FEATURES) / 1000  # two players first


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
            standing += WEIGHTS[state["players"] - FEWEST_PLAYERS, stage, feature] * judgement["features"][feature]
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
    features[KINGS_OWN] = min(int(cards[seat, KING]), MOST_KINGS)
    features[KINGS_POINTS] = source_points(edition, state, seat, KINGS)
    features[CHURCHES_POINTS] = source_points(edition, state, seat, CHURCHES)
    features[CHURCHES_LEAD] = lead(state, seat, CHURCH) * int(edition["church"])
    knights, ahead = int(cards[seat, KNIGHT]), lead(state, seat, KNIGHT)
    features[KNIGHTS_OWN] = knights
    features[KNIGHTS_MOST] = knights if ahead >= 0 else 0
    features[KNIGHTS_LEAD] = ahead
    features[VICTORY] = source_points(edition, state, seat, POINTS)
    features[HERD_POINTS] = source_points(edition, state, seat, HERDS)
    for animal in range(ANIMALS, KINDS):
        features[ANIMALS_OWN] += cards[seat, animal]
        features[ANIMALS_COMING] += int(cards[seat, animal]) * coming(edition, state, animal)
    farmers, wives, houses = int(cards[seat, FARMER]), int(cards[seat, WIFE]), int(cards[seat, FARMHOUSE])
    features[FARM_POINTS] = source_points(edition, state, seat, FARM)
    features[SINGLES] = abs(farmers - wives)
    features[HOUSES] = max(houses - min(farmers, wives), 0)
    features[KINGS_COMING] = features[KINGS_OWN] * coming(edition, state, KING)
    features[KNIGHTS_COMING] = knights * coming(edition, state, KNIGHT)
    features[SINGLES_COMING] = features[SINGLES] * coming(edition, state, WIFE if farmers > wives else FARMER)
    features[HOUSES_COMING] = max(min(farmers, wives) - houses, 0) * coming(edition, state, FARMHOUSE)


@compiled
def coming(edition, state, kind):
    """How many cards of a kind may still come: nobody has them, and they are not known to lie in the box."""
    cards = int(edition["counts"][kind]) - int(state["box"][kind])
    for seat in range(state["players"]):
        cards -= int(state["collection"][seat, kind])
    return cards


@compiled
def lead(state, seat, kind):
    """How many cards of a kind the seat has more than the best of the others, as far as that makes a difference."""
    most = 0
    for other in range(state["players"]):
        if other != seat:
            most = max(most, int(state["collection"][other, kind]))
    return min(max(int(state["collection"][seat, kind]) - most, -MOST_LEAD), MOST_LEAD)
