"""Whole games between bots. Generic code, loaded once for each game (simulate.py) with the game's compiled bots.

Every choice is made on a resampled copy, by a word of its own derived from the game's word and the move number:
results depend on nothing else, in whatever order or thread the games are played.
"""

import numpy as np

from threekings.jit import compiled
from threekings.match import FOR_DEALER
from threekings.rng import derive

KINDS = ("random", "greedy", "steward")  # the bots that play in these loops
RANDOM, GREEDY, STEWARD = 0, 1, 2
FOR_BOTS = 16  # uses of a seed from here on, beside those in match.py: one for each rotation
OUTSIDE = -1  # the playouts of a bot that Python lets think: by the clock, or one of another kind

GAME = np.dtype(
    [
        ("state", STATE),
        ("seed", np.uint64),  # decides the deck
        ("word", np.uint64),  # decides the bots' choices
        ("bots", np.int8, PLAYERS),  # by seat: the number of the bot that sits there
        ("kinds", np.int8, PLAYERS),  # by number: which bot
        ("playouts", np.int64, PLAYERS),  # by number: its budget
        ("length", np.int16),  # moves played
        ("seats", np.int8, LENGTH),  # the moves, who and what
        ("moves", np.int32, LENGTH),
        ("points", np.int32, PLAYERS),
        ("winners", np.int16),  # as bits
    ],
    align=True,
)


@compiled
def deal_games(edition, games, pattern, seed, first, rotations):
    """Set up games number `first` and on, seated and configured like `pattern`.

    With several rotations each deck is played once per rotation of the bots around the table.
    """
    players = pattern["state"]["players"]
    for index in range(len(games)):
        games[index] = pattern
        game, state = games[index], games[index]["state"]
        turn = (first + index) % rotations
        game["seed"] = derive(seed, (first + index) // rotations)
        game["word"] = derive(game["seed"], FOR_BOTS + turn)
        for bot in range(players):
            game["bots"][(bot + turn) % players] = bot
        state["random"] = game["seed"]
        shuffle_deck(edition, state)
        setup(edition, state)
        state["random"] = derive(game["seed"], FOR_DEALER)  # as in a match with this seed


@compiled
def play_games(edition, games, scratch, thought):
    """Play every game to its end, or to the first choice of a bot that thinks outside."""
    for index in range(len(games)):
        advance(edition, games[index], scratch, thought)


@compiled
def advance(edition, game, scratch, thought):
    """Play on to the end, or to the next choice of a bot that thinks outside; return the seat to choose, or -1."""
    state = game["state"]
    seat = chooser(state)
    while seat >= 0 and game["playouts"][game["bots"][seat]] != OUTSIDE:
        imagine(edition, game, seat, scratch)
        make_move(edition, game, seat, bot_move(edition, game, seat, scratch, thought))
        seat = chooser(state)
    if seat < 0:
        score(edition, state, game["points"])
        game["winners"] = winners(edition, state, game["points"])
    return seat


@compiled
def imagine(edition, game, seat, scratch):
    """What the seat gets to see: scratch[0], the state with all it may not know dealt anew."""
    scratch[0] = game["state"]
    resample(edition, scratch[0], seat, derive(game["word"], game["length"]))


@compiled
def bot_move(edition, game, seat, scratch, thought):
    seen, word = scratch[0], scratch[0]["random"]
    bot = game["bots"][seat]
    kind = game["kinds"][bot]
    if kind == RANDOM:
        return random_move(edition, seen, seat, thought["legal"], word)
    if kind == GREEDY:
        return greedy(edition, seen, seat, thought["legal"], thought["worth"])
    return steward(edition, seen, seat, thought, scratch[1:], word, game["playouts"][bot])


@compiled
def make_move(edition, game, seat, move):
    game["seats"][game["length"]] = seat
    game["moves"][game["length"]] = move
    game["length"] += 1
    apply(edition, game["state"], seat, move)


@compiled
def random_games(edition, state, moves, points, count):
    """Shuffle, play at random and score so many games one after another, for the benchmark; return their moves."""
    length = 0
    for _ in range(count):
        shuffle_deck(edition, state)
        setup(edition, state)
        length += playout(edition, state, moves)
        score(edition, state, points)
    return length
