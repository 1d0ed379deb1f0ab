"""Walks through OpenSpiel's trees by chance."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

import threekings.openspiel  # registers the games

SETUPS = (
    *(f"python_king_lui(players={players})" for players in (3, 4, 5)),
    "python_king_lui(players=3,first=2,free_dragon=True,tiebreak=shared,rewards=points)",
    "python_king_lui(players=3,dishes=2,copies=6,emeralds=3,rewards=ranks)",
    *(f"python_ku_ka_king(players={players})" for players in (2, 3, 4)),
    "python_ku_ka_king(players=4,rewards=points)",
    "python_ku_ka_king(players=3,rows=4,cards=2,rewards=ranks)",
    *(f"python_kings_catering(players={players})" for players in (2, 3, 4)),
    "python_kings_catering(players=1,palace=versailles)",
    "python_kings_catering(players=1,rewards=points)",
    "python_kings_catering(players=2,rounds=2,royals=K5-Q1-P1,royals2=K3-Q4-P4,short_start=True,edition=1,rewards=ranks)",
)
assert {setup.partition("(")[0] for setup in SETUPS} == {*threekings.openspiel.NAMES}


def step(state: Any, chance: np.random.RandomState) -> None:
    """Go one node on."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(cards, p=chances)))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([int(chance.choice(actions)) if actions else 0 for actions in legal])
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))


def walk(setup: str, seed: int = 1) -> Iterator[Any]:
    """All nodes of one game, the last one included; the state is the same object and goes on when the next is asked."""
    state, chance = pyspiel.load_game(setup).new_initial_state(), np.random.RandomState(seed)
    yield state
    while not state.is_terminal():
        step(state, chance)
        yield state


def decision(setup: str, number: int, seed: int = 1) -> Any:
    """The node of a game in which somebody moves for the so many-th time, counted from 0."""
    nodes = (state for state in walk(setup, seed) if not state.is_chance_node() and not state.is_terminal())
    return next(state for place, state in enumerate(nodes) if place == number)
