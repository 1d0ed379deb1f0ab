"""Bots of this package play in OpenSpiel, as they would in a match."""

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots

from tests.openspiel.walks import decision
from threekings.openspiel import BotPlayer


@pytest.mark.parametrize("game", ["python_king_lui(players=3)", "python_kings_catering(players=2)"])
def test_greedy_beats_chance(game: str) -> None:
    loaded, chance, won = pyspiel.load_game(game), np.random.RandomState(1), 0.0
    for number in range(6):
        players = [BotPlayer("random", seat, seed=number) for seat in range(loaded.num_players())]
        seat = number % len(players)
        players[seat] = BotPlayer("greedy", seat)
        won += evaluate_bots.evaluate_bots(loaded.new_initial_state(), players, chance)[seat]
    assert won >= 4


def test_a_bot_chooses_where_all_choose_together() -> None:
    state, chance = pyspiel.load_game_as_turn_based("python_ku_ka_king(players=3)").new_initial_state(), 0
    players = [BotPlayer(bot, seat, seed=2) for seat, bot in enumerate(("greedy", "random", "steward:20"))]
    while not state.is_terminal():
        actor = state.current_player()
        if state.is_chance_node():
            chance += 1
            state.apply_action(state.legal_actions()[chance % len(state.legal_actions())])
        else:
            state.apply_action(players[actor].step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_a_bot_depends_on_nothing_its_seat_may_not_know() -> None:
    chance = np.random.RandomState(5)
    state = decision("python_king_lui(players=3)", 9)
    seat = state.current_player()
    for bot in ("greedy", "steward:30"):
        player = BotPlayer(bot, seat, seed=3)
        worlds = [state.resample_from_infostate(seat, chance.uniform) for _ in range(4)]
        assert {player.step(world) for world in worlds} == {player.step(state)}


def test_a_seat_that_is_not_to_act_has_no_move() -> None:
    state = pyspiel.load_game("python_king_lui(players=3)").new_initial_state()
    with pytest.raises(ValueError, match="seat 1 is not to act here"):
        BotPlayer("greedy", 1).step(state)
    with pytest.raises(ValueError, match="unknown bot 'gredy'"):
        BotPlayer("gredy", 1)
    with pytest.raises(ValueError, match="does not play"):
        BotPlayer("sm-mcts:10", 0).step(decision("python_king_lui(players=3)", 0))


def test_without_openspiel_the_extra_is_named() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import threekings.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert 'needs the extra openspiel: pip install "threekings[openspiel]"' in told.stderr.splitlines()[-1]


def test_the_library_itself_needs_no_openspiel() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import threekings as tk; print(tk.new('king-lui', players=3))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("<Match king-lui")
