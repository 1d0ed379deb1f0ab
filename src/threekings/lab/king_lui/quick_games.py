"""Games of King Lui between players who look one choice ahead: a thousand a second, and better play than greedy's.

Generic code, loaded with the names of the game, of its value and of master: the moves that greedy does not think much
worse of than of the best are played in a few worlds to the next course, where the value judges. Now and then a move is
any.
"""

from threekings.jit import compiled
from threekings.rng import GOLDEN, derive, mix, scale

WORLDS = 5  # that moves are tried in
NEAR = 4  # points that a move may be worth less than the best, in greedy's opinion
WHIM = 20  # 1024ths of moves that are any


@compiled
def play_quickly(edition, state, thought, scratch, gained, seed, first, last, courses, won):
    """Play these games; write where the value's numbers for each course stand, and who won. Return how many courses."""
    count = 0
    for game in range(first, last):
        deal(edition, state, derive(seed, game))
        before, player = count, chooser(state)
        while player >= 0:
            if has_value(edition, state):
                fill_places(edition, state, courses[count])
                count += 1
            state["random"] += GOLDEN
            move = choose_quickly(edition, state, player, thought, scratch, gained, mix(state["random"]))
            apply(edition, state, player, move)
            player = chooser(state)
        share_win(edition, state, thought)
        for course in range(before, count):
            for seat in range(state["players"]):
                won[course, seat] = thought["shares"][seat]
    return count


@compiled
def choose_quickly(edition, state, seat, thought, scratch, gained, word):
    """The move that wins most at the next course, of those that greedy likes."""
    moves = thought["moves"]
    if scale(word, 1024) < WHIM:
        return moves[scale(mix(word), legal(edition, state, seat, moves))]
    count, best = liked(edition, state, seat, thought), 0
    for index in range(count):
        gained[index] = 0.0
    for world in range(WORLDS if count > 1 else 0):
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, world))
        for index in range(count):
            scratch[1] = scratch[0]
            apply(edition, scratch[1], seat, moves[index])
            judge(edition, scratch[1], thought)
            gained[index] += thought["shares"][seat]
    for index in range(1, count):
        if gained[index] > gained[best]:
            best = index
    return moves[best]


@compiled
def liked(edition, state, seat, thought):
    """Keep the moves that greedy does not think much worse of than of the best; return how many."""
    moves, kept = thought["moves"], 0
    count = legal(edition, state, seat, moves)
    weigh(edition, state, seat, thought["worth"])
    best = move_worth(moves[0], thought["worth"])
    for index in range(1, count):
        best = max(best, move_worth(moves[index], thought["worth"]))
    for index in range(count):
        if best - move_worth(moves[index], thought["worth"]) <= NEAR * one_point(state):
            moves[kept] = moves[index]
            kept += 1
    return kept
