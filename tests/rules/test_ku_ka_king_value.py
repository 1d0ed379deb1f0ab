"""The chance to win at Ku-Ka-King, as fitted to games: it agrees with the rules where they decide, and with sense."""

import numpy as np
import pytest

import threekings as tk
from threekings.games import GAMES
from threekings.rules.ku_ka_king import value

GAME = GAMES["ku-ka-king"]
KINDS = GAME.edition().cards


def chances(state: np.void, players: int) -> list[float]:
    judgement = np.zeros(1, value.JUDGEMENT)[0]
    value.judge(GAME.edition().record, state, judgement)
    return [float(chance) for chance in judgement["chances"][:players]]


def between_rounds(players: int, *, scored: bool) -> np.void:
    """Nobody has anything yet; the first scoring has been, or not."""
    state = tk.new(GAME.name, players=players, seed=1).resampled(None, 1)
    state["scored"] = scored
    return state


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("scored", [False, True])
def test_with_equal_cards_everybody_has_an_equal_chance(players: int, scored: bool) -> None:
    state = between_rounds(players, scored=scored)
    state["collection"][:players, KINDS.index("sheep")] = 2
    assert chances(state, players) == pytest.approx([1 / players] * players)


@pytest.mark.parametrize("players", GAME.players)
def test_chances_add_up_to_one_and_more_kings_are_better(players: int) -> None:
    state = between_rounds(players, scored=True)
    for seat in range(players):
        state["collection"][seat, KINDS.index("king")] = seat
    found = chances(state, players)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found) and found[0] < found[-1]


def test_when_the_game_is_over_they_are_shares_of_the_win() -> None:
    match = tk.new(GAME.name, players=3, seed=2)
    while not match.over:
        for seat in match.to_act:
            match.play(match.moves(seat)[seat % len(match.moves(seat))], seat)
    won = match.winners()
    assert chances(match.resampled(None, 1), 3) == [(seat in won) / len(won) for seat in range(3)]
