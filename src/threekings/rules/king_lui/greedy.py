"""Greedy for King Lui: judges a dish by what the king will likely have of it at the end, not by today's plate.

A hand of h portions scores h times the king's final count, and nothing if that stays below h. The final count
is today's plus what is still to come, taken as a random number of which only the mean is estimated: how
many portions are unseen, and what share of them kings end up with. A move is worth what it changes in my own
expected points, less what it changes in an average rival's (of whose hand only the public part counts).
Reads nothing the seat may not know. All numbers are whole: points times 4096.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import mix, scale
from threekings.rules.king_lui.rules import ACT, DISHES, DRAW, EMERALD, FEED, held, legal, next_seat, unseen

ONE = 4096  # a whole point
PORTIONS = 16  # more of a dish are judged like 15
STEPS = 4  # steps of the mean to a portion
MEANS = 15 * STEPS + 1
SPREAD = 1.3  # variance of what is still to come, as a multiple of its mean: portions come in heaps
KING_SHARE = (0, 0, 0, 560, 480, 320)  # 1024ths of the unseen portions that reach the king, by players; tuned by play
STAY = 12  # 16ths: how likely a dish stays that rivals could still leave to the king; tuned by play

# Parts of the scratch `worth`, by dish
TAKE, FEED_ONE, FEED_TWO, UNSEEN, DRAWN = 0, DISHES, 2 * DISHES, 3 * DISHES, 4 * DISHES
WORTH = np.dtype((np.int64, 5 * DISHES))


def expected_points() -> np.ndarray:
    """By hand, the king's plate today and the mean still to come: the expected points of one dish."""
    points = np.zeros((PORTIONS, PORTIONS, MEANS), np.int32)
    hand, king = np.arange(PORTIONS)[:, None, None], np.arange(PORTIONS)[None, :, None]
    for mean in range(MEANS):
        chances = np.array(still_to_come(mean / STEPS))
        final = king + np.arange(len(chances))
        points[:, :, mean] = np.round(ONE * hand[:, :, 0] * np.where(final >= hand, final * chances, 0).sum(axis=2))
    return points


def still_to_come(mean: float) -> list[float]:
    """The chances that 0, 1, 2, … portions come: negative binomial with this mean and SPREAD."""
    if mean == 0:
        return [1.0]
    heaps, weights = mean / (SPREAD - 1), [1.0]
    for n in range(4 * PORTIONS - 1):
        weights.append(weights[-1] * (n + heaps) / (n + 1) * (1 - 1 / SPREAD))  # without logarithms: see exponential.py
    return [weight / sum(weights) for weight in weights]


EXPECTED = expected_points()


@compiled
def expected(hand, king, mean):
    """Expected points of a hand of one dish, with the king's plate today and the mean still to come."""
    return entry(min(hand, PORTIONS - 1), min(king, PORTIONS - 1), mean)


@compiled
def entry(hand, king, mean):
    """Read the table in one place alone: a GPU has room for it once."""
    return EXPECTED[hand, king, mean]


@compiled
def greedy(edition, state, seat, moves, worth):
    """The move worth most to the seat; `moves` and `worth` are scratch."""
    count = legal(edition, state, seat, moves)
    if count == 1:
        return moves[0]
    weigh(edition, state, seat, worth)
    best, choice = move_worth(moves[0], worth), moves[0]
    for index in range(1, count):
        value = move_worth(moves[index], worth)
        if value > best:
            best, choice = value, moves[index]
    return choice


@compiled
def noisy_greedy(edition, state, seat, moves, worth, word, noise):
    """Greedy, but with a chance of noise / 256 any legal move: for playouts."""
    word = mix(word)
    if scale(word, 256) >= noise:
        return greedy(edition, state, seat, moves, worth)
    return moves[scale(mix(word), legal(edition, state, seat, moves))]


@compiled
def one_point(state):
    """What a point is in worths: those are multiplied by the number of rivals, which saves dividing."""
    return ONE * (state["players"] - 1)


@compiled
def move_worth(move, worth):
    """What a move brings me less what it brings an average rival, once `weigh` has filled `worth`."""
    if move < DRAW:
        return worth[TAKE + move]
    if move == DRAW:
        return worth[DRAWN]
    if move < FEED:
        return 0
    dish, other = (move - FEED) // DISHES, (move - FEED) % DISHES
    return worth[FEED_TWO + dish] if dish == other else worth[FEED_ONE + dish] + worth[FEED_ONE + other]


@compiled
def weigh(edition, state, seat, worth):
    """Fill `worth` for the seat."""
    total, spread = 0, 0
    for dish in range(DISHES):
        worth[UNSEEN + dish] = unseen(edition, state, seat, dish)
        total += worth[UNSEEN + dish]
        spread += state["table"][dish] > 0
    total = max(total, 1)
    supply = edition["cards"] - state["top"]
    reaching = KING_SHARE[state["players"]] * supply * STEPS // total  # 1024ths of a step of the mean, a portion
    behind = state["players"] - state["acted"] - 1  # rivals still to act in this course
    left = max(spread - 1 - behind, 0)  # dishes left for the king if I and they each take one
    staying = STAY * STEPS * left // max(spread - 1, 1)  # 16ths of a step, a portion
    others = state["players"] - 1
    feeding = state["table"][EMERALD] > 0 or state["phase"] != ACT
    drawn = 0
    for dish in range(DISHES):
        heap, hand, king = int(state["table"][dish]), held(state, seat, dish), int(state["king"][dish])
        coming = min(worth[UNSEEN + dish] * reaching >> 10, MEANS - 1)
        mean = min(coming + (staying * heap >> 4), MEANS - 1)
        now = expected(hand, king, mean)
        drawn += worth[UNSEEN + dish] * (expected(hand + 1, king, mean) - now)
        if heap > 0:
            mine = expected(hand + heap, king, coming) - now
            worth[TAKE + dish] = mine * others - rivals_gain(state, seat, dish, 0, mean, coming)
        if feeding:
            for fed in range(1, min(king, 2) + 1):  # KL 4.5
                mine = expected(hand, king - fed, mean) - now
                worth[TAKE + DISHES * fed + dish] = mine * others - rivals_gain(state, seat, dish, fed, mean, mean)
    worth[DRAWN] = drawn * others // total


@compiled
def rivals_gain(state, seat, dish, fed, before, after):
    """What all rivals gain if so many portions are fed and the mean goes from `before` to `after`."""
    king, gain, rival = int(state["king"][dish]), 0, int(seat)
    for _ in range(state["players"] - 1):
        rival = next_seat(state, rival)
        hand = int(state["taken"][rival, dish])
        gain += expected(hand, king - fed, after) - expected(hand, king, before)
    return gain
