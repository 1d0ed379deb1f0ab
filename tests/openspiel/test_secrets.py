"""What a seat is told depends on nothing that it may not know: hidden cards are permuted, and nothing changes."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.openspiel.walks import SETUPS, walk
from threekings.openspiel import resample

KINDS = [
    pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    for recall in (False, True)
    for public in (False, True)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
]
TURNS = "turn_based_simultaneous_game(game=python_ku_ka_king(players=3))"


def told(state: Any, seat: int) -> list[Any]:
    """Everything a seat is shown of a state."""
    shown = [state.legal_actions(seat), state.information_state_string(seat), state.observation_string(seat)]
    shown += [state.information_state_tensor(seat), state.observation_tensor(seat)]
    for kind in KINDS:
        observer = state.get_game().make_py_observer(kind)
        observer.set_from(state, seat)
        shown += [observer.string_from(state, seat), observer.tensor.tobytes()]
    return shown


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if "king_lui" in setup])
def test_cards_that_others_hold_change_nothing(setup: str) -> None:
    chance, others = np.random.RandomState(7), 0
    moves = (state for seed in range(2) for state in walk(setup, seed) if state.current_player() >= 0)
    for number, state in enumerate(moves):
        if number % 3 == 0:
            for seat in range(state.num_players()):
                other = state.resample_from_infostate(seat, chance.uniform)
                assert told(other, seat) == told(state, seat)
                others += str(other) != str(state)
    assert others


def test_what_a_seat_drew_itself_stays() -> None:
    """And is told to nobody else."""
    chance = np.random.RandomState(1)
    for state in walk("python_king_lui(players=3)", seed=4):
        if state.current_player() >= 0:
            before = state.position.state["drawn"]
            other = state.resample_from_infostate(0, chance.uniform)
            assert (other.position.state["drawn"][0] == before[0]).all()
            assert (other.position.state["drawn"].sum(axis=1) == before.sum(axis=1)).all()


def test_every_hand_comes_up_as_often_as_it_should() -> None:
    """Two dishes, one drawn card: with four and two unseen ones, two thirds of the worlds have one of the first."""
    state = pyspiel.load_game("python_king_lui(players=3,dishes=2,copies=6)").new_initial_state()
    for card in (0, 0, 1, 1, 1, 1):
        state.apply_action(card)
    state.apply_action(7)
    state.apply_action(0)
    chance, found = np.random.RandomState(3), 0
    for _ in range(600):
        found += int(state.resample_from_infostate(1, chance.uniform).position.state["drawn"][0, 0])
    assert found / 600 == pytest.approx(4 / 6, abs=0.08)


def test_the_public_story_is_the_same_for_all() -> None:
    public = KINDS[2 + 4]
    for state in walk("python_king_lui(players=3)"):
        observer = state.get_game().make_py_observer(public)
        assert len({observer.string_from(state, seat) for seat in range(3)}) == 1
        assert "seat" not in observer.dict and "hand" not in observer.dict


def test_choices_that_are_not_shown_yet_are_dealt_anew() -> None:
    """In a game converted to turns the first to choose have chosen already; the last may not know."""
    state, chance = pyspiel.load_game(TURNS).new_initial_state(), np.random.RandomState(2)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    state.apply_action(3)
    state.apply_action(5)
    worlds = [resample(state, 2, chance) for _ in range(40)]
    for world in worlds:
        assert world.information_state_string(2) == state.information_state_string(2)
        assert world.legal_actions() == state.legal_actions()
    assert len({(*world.history()[-2:],) for world in worlds}) > 10
    own = [resample(state, 1, chance).history()[-2:] for _ in range(10)]
    assert {choices[1] for choices in own} == {5}
    assert len({choices[0] for choices in own}) > 1


def test_cards_cannot_be_resampled_while_they_are_dealt() -> None:
    state = pyspiel.load_game("python_king_lui").new_initial_state()
    with pytest.raises(ValueError, match="cards are being dealt"):
        state.resample_from_infostate(0, np.random.RandomState(1).uniform)


def test_what_all_know_together_is_not_shown() -> None:
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    game = pyspiel.load_game("python_king_lui")
    with pytest.raises(ValueError, match="one after another"):
        game.make_py_observer(everybody)
    with pytest.raises(ValueError, match="take no parameters: colour"):
        game.make_py_observer(None, {"colour": 1})
