"""The chance to win at King Lui, as fitted to games: it agrees with sense, and every way to share has a number."""

from itertools import product

import numpy as np
import pytest

import threekings as tk
from threekings.games import GAMES
from threekings.rules.king_lui import value

GAME = GAMES["king-lui"]
EDITION = GAME.edition().record


def start(players: int) -> np.void:
    return tk.new(GAME.name, players=players, seed=1).resampled(None, 1)


def chances(state: np.void) -> list[float]:
    shares = np.zeros(5)
    value.chances(EDITION, state, shares)
    return shares[: state["players"]].tolist()


def test_every_way_to_share_out_a_dish_has_a_number_of_its_own() -> None:
    ways = [way for way in product(range(value.COPIES + 1), repeat=5) if sum(way) <= value.COPIES]
    assert sorted(value.place(*way) for way in ways) == [*range(value.SHARES)]


@pytest.mark.parametrize("players", GAME.players)
def test_a_course_has_a_value_until_the_last_ones(players: int) -> None:
    state, valued = start(players), []
    for state["top"] in range(2 * players, value.CARDS):
        valued.append(value.has_value(EDITION, state))
        assert not valued[-1] or 0 <= value.stage_of(EDITION, state) < value.STAGES
    assert valued.count(True) == value.CARDS - 2 * players - value.FEW + 1 and valued == sorted(valued, reverse=True)


@pytest.mark.parametrize("players", GAME.players)
def test_with_equal_hands_everybody_has_an_equal_chance(players: int) -> None:
    state = start(players)
    state["taken"][:players, 2] = 2
    assert chances(state) == pytest.approx([1 / players] * players)


@pytest.mark.parametrize("players", GAME.players)
def test_portions_that_the_king_shares_are_worth_something(players: int) -> None:
    state = start(players)
    state["top"], state["king"][2], state["taken"][0, 2] = 60, 5, 2
    found = chances(state)
    assert sum(found) == pytest.approx(1) and found[0] > 1 / players > found[1]


@pytest.mark.parametrize("players", GAME.players)
def test_it_matters_whether_one_rival_has_it_all(players: int) -> None:
    """Four portions in one hand are another thing than two in each of two."""
    state = start(players)
    state["top"], state["king"][2], state["taken"][1, 2] = 60, 3, 4
    alone = chances(state)[0]
    state["taken"][1:3, 2] = 2
    assert chances(state)[0] != pytest.approx(alone, abs=0.001)
