"""The match over any game: copies and refusals leave it alone, undo gives back what was."""

import random

import numpy as np
import pytest

import threekings as tk
from tests.conformance.cases import Case, all_moves, pick
from tests.decks import state_bytes


def test_copies_are_independent(case: Case) -> None:
    match, chance = case.match(5), random.Random(5)
    while not match.over:
        before = (state_bytes(match), match.record())
        twin = match.copy()
        assert (state_bytes(twin), twin.record()) == before
        seat = twin.to_act[0]
        move = pick(chance, twin.moves(seat))
        twin.play(move, seat)
        assert (state_bytes(match), match.record()) == before
        match.play(move, seat)
        after = state_bytes(match)
        assert state_bytes(twin) == after
        twin.undo()
        assert state_bytes(match) == after


def test_undo_gives_every_earlier_state_back(case: Case) -> None:
    match, chance = case.match(6), random.Random(6)
    past = [state_bytes(match)]
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(pick(chance, match.moves(seat)), seat)
        past.append(state_bytes(match))
    while length := match.length:
        match.undo()
        assert match.length < length
        assert state_bytes(match) == past[match.length]
    with pytest.raises(tk.IllegalMove):
        match.undo()


def test_an_illegal_move_changes_nothing(case: Case) -> None:
    match, chance = case.match(7), random.Random(7)
    while not match.over:
        seat = chance.choice(match.to_act)
        legal = match.moves(seat)
        illegal = {match.game.move_text(match.edition, move) for move in all_moves(case)} - set(legal)
        before = (state_bytes(match), match.length)
        with pytest.raises(tk.IllegalMove):
            match.play(chance.choice(sorted(illegal)), seat)
        others = set(range(case.players)) - set(match.to_act)
        for other in others:
            with pytest.raises(tk.IllegalMove):
                match.play(legal[0], other)
        assert (state_bytes(match), match.length) == before
        match.play(pick(chance, legal), seat)


def test_nothing_can_be_played_when_the_game_is_over(case: Case) -> None:
    match = case.played(8)
    before = match.record()
    for move in all_moves(case)[:50]:
        for seat in range(case.players):
            with pytest.raises(tk.IllegalMove):
                match.play(match.game.move_text(match.edition, move), seat)
    assert (match.to_act, match.over, match.moves()) == ((), True, [])
    assert match.record() == before


def test_global_random_generators_neither_matter_nor_move(case: Case) -> None:
    records = []
    for seed in (1, 2):
        random.seed(seed)
        np.random.seed(seed)
        before = (random.getstate(), str(np.random.get_state()))
        match = case.played(9)
        records.append((match.record(), match.resampled(0, 3).tobytes()))
        assert (random.getstate(), str(np.random.get_state())) == before
    assert records[0] == records[1]
