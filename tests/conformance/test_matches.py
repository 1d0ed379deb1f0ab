"""The match over any game: copies and refusals leave it alone, undo gives back what was."""

import pickle
import random

import numpy as np
import pytest

import threekings as tk
from tests.conformance.cases import LOOKED_INTO, Case, all_moves, as_match, pick, traces
from tests.decks import state_bytes
from threekings.texts import Message, text


def test_a_match_plays_what_the_rules_do(case: Case) -> None:
    for seed, played in enumerate(traces(case)[:LOOKED_INTO]):
        match = case.match(seed)
        for step in played.steps:
            assert state_bytes(match) == step.state.tobytes()
            match.play(case.game.move_text(case.edition, step.move), step.seat)
        assert state_bytes(match) == played.final.tobytes()


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


def test_a_match_is_the_same_when_it_is_unpickled(case: Case) -> None:
    match, chance = case.match(8), random.Random(8)
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(pick(chance, match.moves(seat)), seat)
        if chance.random() < 0.2 or match.over:
            again = pickle.loads(pickle.dumps(match))
            assert again == match and again.choices == match.choices
            assert (state_bytes(again), again.record()) == (state_bytes(match), match.record())


def test_undo_gives_every_earlier_state_back(case: Case) -> None:
    match, chance = case.match(6), random.Random(6)
    past = {0: state_bytes(match)}
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(pick(chance, match.moves(seat)), seat)
        if not match.sealed:
            past[match.length] = state_bytes(match)
    while past.pop(match.length) and past:
        match.undo()
        assert match.length == max(past)
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
        for move in chance.sample(sorted(illegal), min(1, len(illegal))):
            with pytest.raises(tk.IllegalMove):
                match.play(move, seat)
        others = set(range(case.players)) - set(match.to_act) - set(match.sealed)
        for other in others:
            with pytest.raises(tk.IllegalMove):
                match.play(legal[0], other)
        assert (state_bytes(match), match.length) == before
        match.play(pick(chance, legal), seat)


def test_the_verdict_names_the_winners_once_the_game_is_over(case: Case) -> None:
    names = [f"Player {seat}" for seat in range(case.players)]
    match = case.played(9)
    for viewer in (None, *range(case.players)):
        verdict = match.view(viewer)["verdict"]
        assert verdict == match.view(0)["verdict"]
        said = text(Message(**verdict), names=names)
        assert str(max(match.scores())) in said
        if case.players > 1:
            assert all(names[seat] in said for seat in match.winners())
    if match.steps:  # there are editions whose games are over at once
        match.undo()
        assert [match.view(0)[name] for name in ("scores", "winners", "verdict")] == [None] * 3


def test_an_end_can_be_built_from_what_is_seen_of_it(scored_case: Case) -> None:
    case, match = scored_case, scored_case.played(9)
    built = as_match(case, case.game.finished(case.edition, case.players, match.options, match.view(None)))
    assert built.over
    assert (built.scores(), built.winners(), built.breakdown()) == (match.scores(), match.winners(), match.breakdown())
    assert built.view(None)["verdict"] == match.view(None)["verdict"]


def test_looking_back_shows_what_was_seen_and_asks_nobody(case: Case) -> None:
    match, chance = case.match(4), random.Random(4)
    seen = [match.view(None)]
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(pick(chance, match.moves(seat)), seat)
        if not match.sealed:
            seen.append(match.view(None))
    assert [match.view_after(step, None) for step in range(len(match.steps) + 1)] == seen


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
