"""Steward where all choose at the same moment: each choice is a small matrix game, and its solution is a mix.

Generic code, loaded once for each such game (loading.py) after matrix_game.py, with the game's names already in it:
apply, chooser, resample; of greedy noisy_greedy, prospect, rounds_left, round_of and withdraw.

In every imagined world each of those who choose in turn tries all its candidates against what the others do, by
playouts of a few rounds that are then judged by greedy's prospects.
"""

import math

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rng import GOLDEN, derive

NOISE = 8  # 256ths of playout choices that are random
ROW_SPEAKS = 40.0  # playouts that a row's other cells count for in each of them
CLEAR = 2.5  # points ahead that make a win fairly clear, times the square root of the rounds left
HORIZON = 1  # rounds played on after this one; from there on greedy's prospects stand for the rest
CURIOUS = 77  # 256ths of choices tried that are not drawn from the mix
CLOCK_INTERVAL = 64  # playouts between two looks at the clock
REST = 8  # worlds between two looks at the mix
LESSONS = 100  # rounds of regret matching on the way

THOUGHT = np.dtype(MATRIX, align=True)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: every seat that chooses has its candidates, and nothing is known of any cell."""
    open_matrix(edition, state, seat, thought)
    thought["row_speaks"] = ROW_SPEAKS


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["world"]))
        withdraw(scratch[0], seat)
        for learner in range(PLAYERS):
            if thought["row_count"][learner] > 1:
                draw_choices(thought, thought["average"], derive(scratch[0]["random"], learner), CURIOUS)
                try_candidates(edition, scratch, thought, learner)
        thought["world"] += 1
        if thought["world"] % REST == 0:
            solve(thought, word, LESSONS)


@compiled
def try_candidates(edition, scratch, thought, seat):
    """Play every candidate of the seat against what the others chose, in one world."""
    count, chosen = thought["row_count"][seat], thought["joint"][seat]
    for index in range(count):
        thought["joint"][seat] = index
        play_choices(edition, scratch, thought)
        thought["value"][index] = win_chance(edition, scratch[1], seat)
        thought["level"] += win_chance(edition, scratch[1], thought["seat"])
    thought["joint"][seat] = chosen
    note_candidates(thought, seat)
    thought["spent"] += count


@compiled
def play_choices(edition, scratch, thought):
    """The choices tried now, then noisy greedy players for a few rounds."""
    scratch[1] = scratch[0]
    for seat in range(PLAYERS):
        if thought["row_count"][seat] > 0:
            apply(edition, scratch[1], seat, thought["rows"][seat, thought["joint"][seat]])
    play_rounds(edition, scratch[1], thought, round_of(scratch[0]) + HORIZON)


@compiled
def play_rounds(edition, state, thought, last):
    """Noisy greedy players to the end of that round, or of the game."""
    player = chooser(state)
    while player >= 0 and round_of(state) <= last:
        state["random"] += GOLDEN
        move = noisy_greedy(edition, state, player, thought["legal"], thought["worth"], state["random"], NOISE)
        apply(edition, state, player, move)
        player = chooser(state)


@compiled
def win_chance(edition, state, seat):
    """The seat's chance to win by what all may expect: near 1 far ahead of the rest, near 0 far behind."""
    later, _ = rounds_left(state)
    own, total, scale_ = prospect(edition, state, seat), 0.0, UNIT * CLEAR * math.sqrt(later + 1.0)
    for other in range(state["players"]):
        total += exp((prospect(edition, state, other) - own) / scale_)
    return 1.0 / total


@compiled
def conclude(thought, word):
    """Solve the matrix as it is known now."""
    if thought["alive"] > 1:
        solve(thought, word, LAST_LESSONS)


@compiled
def steward(edition, state, seat, thought, scratch, word, playouts):
    """A row drawn from the mix found within a budget of playouts."""
    begin(edition, state, seat, thought)
    ponder(edition, state, seat, thought, scratch, word, playouts)
    conclude(thought, word)
    return decide(thought, word)
