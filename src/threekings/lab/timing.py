"""Loops for the benchmark around single functions. Generic code, loaded once for each game like loops.py."""

from threekings.jit import compiled
from threekings.rng import below


@compiled
def collect(edition, start, states, chosen, moves):
    """Fill `states` with the positions of random games one after another, `chosen` with the moves played there."""
    state = start
    state["random"] = 1
    shuffle_deck(edition, state)
    setup(edition, state)
    for index in range(len(states)):
        if chooser(state) < 0:
            shuffle_deck(edition, state)
            setup(edition, state)
        seat = chooser(state)
        states[index] = state
        chosen[index] = moves[below(state, legal(edition, state, seat, moves))]
        apply(edition, state, seat, chosen[index])


@compiled
def copies(states, scratch, rounds):
    total = 0
    for _ in range(rounds):
        for index in range(len(states)):
            scratch[0] = states[index]
            total += scratch[0]["players"]
    return total


@compiled
def legals(edition, states, moves, rounds):
    total = 0
    for _ in range(rounds):
        for index in range(len(states)):
            total += legal(edition, states[index], chooser(states[index]), moves)
    return total


@compiled
def applies(edition, states, scratch, chosen, rounds):
    for _ in range(rounds):
        for index in range(len(states)):
            scratch[0] = states[index]
            apply(edition, scratch[0], chooser(scratch[0]), chosen[index])


@compiled
def resamples(edition, states, scratch, rounds):
    for _ in range(rounds):
        for index in range(len(states)):
            scratch[0] = states[index]
            resample(edition, scratch[0], chooser(scratch[0]), scratch[0]["random"])
