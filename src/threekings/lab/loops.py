"""Whole games between bots. Generic code, loaded once for each game (simulate.py) with the game's compiled bots.

Every choice is made on a resampled copy, by a word of its own derived from the game's word and the move number:
results depend on nothing else, in whatever order or thread the games are played. Random needs no copy: all it looks at
are its legal moves, which its seat knows.
"""

import numpy as np

from threekings.batches.plan import WIN
from threekings.jit import compiled
from threekings.rng import GOLDEN, derive

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

    With several rotations each deck is played once per rotation of the bots around the table. What stands behind the
    last move played is left as it is: long games have room for many.
    """
    players = pattern["state"]["players"]
    for index in range(len(games)):
        game = games[index]
        game["state"] = pattern["state"]
        game["kinds"][:] = pattern["kinds"]
        game["playouts"][:] = pattern["playouts"]
        game["length"] = 0
        turn = (first + index) % rotations
        game["seed"] = derive(seed, (first + index) // rotations)
        game["word"] = derive(game["seed"], FOR_BOTS + turn)
        for bot in range(players):
            game["bots"][(bot + turn) % players] = bot
        deal(edition, game["state"], game["seed"])


@compiled
def play_games(edition, games, scratch, thought):
    """Play every game to its end, or to the first choice of a bot that thinks outside."""
    for index in range(len(games)):
        advance(edition, games[index], scratch, thought)


@compiled
def advance(edition, game, scratch, thought):
    """Play on to the end, or to the next choice of a bot that thinks outside; return the seat to choose, or -1."""
    state = game["state"]
    if all_random(game):
        play_randomly(edition, game, thought["legal"])
    seat = chooser(state)
    while seat >= 0 and game["playouts"][game["bots"][seat]] != OUTSIDE:
        make_move(edition, game, seat, bot_move(edition, game, seat, scratch, thought))
        seat = chooser(state)
    if seat < 0:
        score(edition, state, game["points"])
        game["winners"] = winners(edition, state, game["points"])
    return seat


@compiled
def all_random(game):
    for bot in range(game["state"]["players"]):
        if game["kinds"][bot] != RANDOM:
            return False
    return True


@compiled
def play_randomly(edition, game, moves):
    """Play a game of random bots to its end: what `advance` comes to, without asking before every move whose it is."""
    state, word, length = game["state"], game["word"], 0
    seat = chooser(state)
    while seat >= 0:
        move = random_move(edition, state, seat, moves, word)
        game["seats"][length] = seat
        game["moves"][length] = move
        apply(edition, state, seat, move)
        word += GOLDEN
        length += 1
        seat = chooser(state)
    game["length"] = length


@compiled
def imagine(edition, game, seat, scratch):
    """What the seat gets to see: scratch[0], the state with all it may not know dealt anew."""
    scratch[0] = game["state"]
    resample(edition, scratch[0], seat, derive(game["word"], game["length"]))


@compiled
def bot_move(edition, game, seat, scratch, thought):
    bot = game["bots"][seat]
    kind = game["kinds"][bot]
    if kind == RANDOM:
        word = game["word"] + np.uint64(game["length"]) * GOLDEN
        return random_move(edition, game["state"], seat, thought["legal"], word)
    imagine(edition, game, seat, scratch)
    seen, word = scratch[0], scratch[0]["random"]
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
def count_games(games, rotations, sums, deck):
    """Add these games, whole decks of them, to the sums; `deck` is scratch, all 0.

    Sums are by bot or seat, of wins or points, and of these or of their squares a deck: in this order, then by number.
    """
    for first in range(0, len(games), rotations):
        for index in range(first, first + rotations):
            count_game(games[index], deck)
        for by in range(2):
            for of in range(2):
                for number in range(deck.shape[2]):
                    one = deck[by, of, number]
                    sums[by, of, 0, number] += one
                    sums[by, of, 1, number] += one * one
                    deck[by, of, number] = 0


@compiled
def count_game(game, deck):
    """Add a game to the sums of its deck; whoever wins with others gets an equal part."""
    players, sharing = deck.shape[2], 0
    for seat in range(players):
        sharing += game["winners"] >> seat & 1
    for seat in range(players):
        bot = game["bots"][seat]
        if game["winners"] >> seat & 1:
            deck[0, 0, bot] += WIN // sharing
            deck[1, 0, seat] += WIN // sharing
        deck[0, 1, bot] += game["points"][seat]
        deck[1, 1, seat] += game["points"][seat]


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
