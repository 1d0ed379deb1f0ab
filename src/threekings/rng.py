"""Chance: the fast generator whose word lives in the state, for simulation.

The generator is SplitMix64 (Steele, Lea and Flood 2014): one 64-bit word, one addition a draw,
the same numbers interpreted, compiled and on a GPU. Shuffles for real games between people are in fair_shuffle.py.
"""

import numpy as np

from threekings.jit import compiled

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@compiled
def mix(word):
    """Scramble a word: neighbouring words give unrelated results."""
    word = (word ^ (word >> S30)) * FIRST
    word = (word ^ (word >> S27)) * SECOND
    return word ^ (word >> S31)


@compiled
def derive(word, index):
    """A word for the index-th of many independent uses of one word."""
    return mix(mix(word + GOLDEN) + np.uint64(index) * GOLDEN)


@compiled
def scale(word, bound):
    """A number from 0 to bound - 1 out of a scrambled word."""
    return (np.int64(word >> S32) * bound) >> 32


@compiled
def below(state, bound):
    """Draw a number from 0 to bound - 1, moving the state's word on."""
    word = state["random"] + GOLDEN
    state["random"] = word
    return scale(mix(word), bound)


@compiled
def shuffle(state, cards, start, stop):
    """Shuffle cards[start:stop] in place (Fisher and Yates), moving the state's word on."""
    word = state["random"]
    for last in range(stop - 1, start, -1):
        word = word + GOLDEN
        place = start + scale(mix(word), last - start + 1)
        card = cards[last]
        cards[last] = cards[place]
        cards[place] = card
    state["random"] = word
