"""Greedy for Ku-Ka-King: takes the row that is worth most now and later, less the risk of a clash.

A card is worth what it adds to its source at the scorings still to come, with what will likely be collected
by then already counted in: early kings are worth their late companions. How likely rivals are to choose a row is
judged by what it is worth to them in the same way. All numbers are whole: points times 1024. Reads open cards only.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import derive, mix, scale
from threekings.rules.ku_ka_king.rules import (
    ANIMALS,
    CHURCH,
    EMPTY,
    FARMER,
    FARMHOUSE,
    HERDS,
    KINDS,
    KING,
    KINGS,
    KNIGHT,
    KNIGHTS,
    PLAYERS,
    POINTS_2,
    ROWS,
    SOURCES,
    WIFE,
    legal,
    source_points,
)

ONE = 1024  # a point
FIRST_ROUNDS = 5  # rounds before the first scoring, KK 6.4
ROUNDS = (0, 0, 11, 10, 8)  # rounds of a whole game, by players
KINGS_A_ROUND = 340  # 1024ths: kings a collector of kings gains a round; these five are guesses
HERD = 120  # 1024ths of a point: what a round still to come adds to one animal more
SINGLE = 2600  # 1024ths of a point: a farmer or wife who may still be joined, or a house that may find them
NEAR = 5 * ONE  # rows this much worse than the best are hardly chosen
WHIM = 3 * ONE  # by so much at most the row chosen may be worse than the best
FALLBACK = 600  # 1024ths of the best other row that a clash leaves
MAJORITY = (300, 900, 2600, 6000, 8200, 9400, 9900)  # what churches are worth when 3 behind … 3 ahead, if 10 points are

CHOICES = ROWS  # a choice is a row

# Scratch: what every row is worth to every seat, then how it looks with clashes in mind
WORTH = np.dtype((np.int64, (PLAYERS + 1) * ROWS))


@compiled
def greedy(edition, state, seat, moves, worth):
    """The row worth most to the seat, by a whim that the state's word decides; `moves` and `worth` are scratch.

    Without the whim, players of one mind would clash for ever.
    """
    count = legal(edition, state, seat, moves)
    weigh(edition, state, seat, worth)
    best, choice = -1, moves[0]
    for index in range(count):
        value = move_worth(moves[index], worth) + scale(derive(state["random"], index), WHIM)
        if value > best:
            best, choice = value, moves[index]
    return choice


@compiled
def noisy_greedy(edition, state, seat, moves, worth, word, noise):
    """A row near the best, the better the likelier; with a chance of noise / 256 any: for playouts."""
    count = legal(edition, state, seat, moves)
    word = mix(word)
    if scale(word, 256) < noise:
        return moves[scale(mix(word), count)]
    weigh_rows(edition, state, seat, worth)
    total = 0
    for index in range(count):
        total += likelihood(worth, seat, moves[index])
    draw = scale(mix(word), total)
    for index in range(count):
        draw -= likelihood(worth, seat, moves[index])
        if draw < 0:
            return moves[index]
    return moves[count - 1]


@compiled
def one_point(state):
    """What a point is in worths."""
    return ONE


@compiled
def move_worth(move, worth):
    """What a row is worth with clashes in mind, once `weigh` has filled `worth`."""
    return worth[PLAYERS * ROWS + move]


@compiled
def weigh(edition, state, seat, worth):
    """Fill `worth`: the rows for every seat that chooses, and for this one less the risk of a clash."""
    for other in range(state["players"]):
        if state["choosing"] >> other & 1:
            weigh_rows(edition, state, other, worth)
    for row in range(ROWS):
        free = ONE
        for other in range(state["players"]):
            if other != seat and state["choosing"] >> other & 1:
                free = free * (ONE - chance(state, worth, other, row)) // ONE
        left = best_but(worth, seat, row) * FALLBACK // ONE
        worth[PLAYERS * ROWS + row] = (worth[seat * ROWS + row] * free + left * (ONE - free)) // ONE


@compiled
def choice_worth(worth, seat, row):
    """What a row is worth to a seat that takes it alone."""
    return worth[seat * ROWS + row]


@compiled
def best_but(worth, seat, row):
    """What the best other row is worth to the seat."""
    best = 0
    for other in range(ROWS):
        if other != row:
            best = max(best, worth[seat * ROWS + other])
    return best


@compiled
def likelihood(worth, seat, row):
    """How likely the seat is to choose the row, compared with others: falls with the square of what it is behind."""
    best = best_but(worth, seat, row)
    near = max(worth[seat * ROWS + row] - best + NEAR, 0) >> 4 if worth[seat * ROWS + row] > 0 else 0
    return near * near + 1


@compiled
def chance(state, worth, seat, row):
    """The chance in 1024ths that the seat chooses the row."""
    if state["size"][row] == 0:
        return 0
    total = 0
    for other in range(ROWS):
        if state["size"][other] > 0:
            total += likelihood(worth, seat, other)
    return likelihood(worth, seat, row) * ONE // total


@compiled
def weigh_rows(edition, state, seat, worth):
    """What every row is worth to a seat that takes it alone; its collection is changed and changed back."""
    for row in range(ROWS):
        value = 0
        for place in range(state["size"][row]):
            kind = state["rows"][row, place]
            value += card_worth(edition, state, seat, kind)
            state["collection"][seat, kind] += 1
        for place in range(state["size"][row]):
            state["collection"][seat, state["rows"][row, place]] -= 1
        worth[seat * ROWS + row] = value


@compiled
def prospect(edition, state, seat):
    """What the seat will have in the end, as far as its collection tells: points, and what they will likely become."""
    cards, points = state["collection"], 0
    for source in range(SOURCES):
        now = source_points(edition, state, seat, source)
        again = state["scored"] == 0 and source in (KINGS, KNIGHTS, HERDS)
        points += state["first"][seat, source] + (2 * now if again else now)
    later, soon = rounds_left(state)
    rounds = later if state["scored"] == 1 else later + soon
    animals = 0
    for animal in range(ANIMALS, KINDS):
        animals += int(cards[seat, animal])
    growth = 2 * KINGS_A_ROUND * min(int(cards[seat, KING]), 6) * rounds + HERD * animals * rounds
    if soon > 0:
        growth += SINGLE * abs(int(cards[seat, FARMER]) - int(cards[seat, WIFE]))
    return points * ONE + growth


@compiled
def rounds_left(state):
    """Rounds to the final scoring and to the next one, this round not counted."""
    later = max(ROUNDS[state["players"]] - state["round"], 0)
    return later, later if state["scored"] == 1 else max(FIRST_ROUNDS - state["round"], 0)


@compiled
def round_of(state):
    """Which round is played."""
    return state["round"]


@compiled
def withdraw(state, seat):
    """Forget the seat's choice: it may choose again."""
    state["choice"][seat] = EMPTY


@compiled
def card_worth(edition, state, seat, kind):
    """What one more card of a kind is worth to the seat."""
    cards = state["collection"]
    have = int(cards[seat, kind])
    later, soon = rounds_left(state)
    if kind == KING:
        worth = king_worth(have, later)
        return worth if state["scored"] == 1 else worth + king_worth(have, soon)
    if kind == KNIGHT:
        return (int(edition["knight"]) + int(edition["most_knights"])) * ONE // 2 * (2 - state["scored"])
    if kind >= ANIMALS:
        worth = (have + 1) * ONE + HERD * later
        return worth if state["scored"] == 1 else worth + (have + 1) * ONE + HERD * soon
    if kind >= POINTS_2:
        return (kind - POINTS_2 + 2) * ONE
    if kind == CHURCH:
        return church_worth(edition, state, seat)
    return farm_worth(edition, cards, seat, kind, soon)


@compiled
def king_worth(have, rounds):
    """KK 5.1 at a scoring so many rounds ahead."""
    kings = have * ONE + KINGS_A_ROUND * rounds
    return 0 if have >= 7 else min(max(2 * kings - ONE, 0), 11 * ONE)


@compiled
def church_worth(edition, state, seat):
    """KK 5.2: what one church more does for the majority."""
    most = 0
    for other in range(state["players"]):
        if other != seat:
            most = max(most, int(state["collection"][other, CHURCH]))
    ahead = min(max(int(state["collection"][seat, CHURCH]) - most, -3), 2)
    return (MAJORITY[ahead + 4] - MAJORITY[ahead + 3]) * int(edition["church"]) // 10


@compiled
def farm_worth(edition, cards, seat, kind, soon):
    """KK 5.6: what a farmer, a wife or a farmhouse completes, or may complete by the next scoring."""
    farmers, wives, houses = int(cards[seat, FARMER]), int(cards[seat, WIFE]), int(cards[seat, FARMHOUSE])
    pairs = min(farmers, wives)
    trios = min(pairs, houses)
    hope = SINGLE if soon > 0 else 0
    if kind == FARMHOUSE:
        return int(edition["farmhouse"]) * ONE if houses < pairs else hope * 2 // 3
    farmers += kind == FARMER
    wives += kind == WIFE
    gained = min(farmers, wives) - pairs
    if gained == 0:
        return hope
    housed = min(farmers, wives, houses) - trios
    return (int(edition["pair"]) * gained + int(edition["farmhouse"]) * housed) * ONE
