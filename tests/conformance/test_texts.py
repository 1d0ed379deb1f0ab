"""Moves and games as text: one text a move, and a record that gives the same bytes back."""

from typing import Any

import pytest

import threekings as tk
from tests.conformance.cases import LOOKED_INTO, Case, all_moves, as_match, earlier, positions, states, traces
from tests.decks import state_bytes

JUNK: list[Any] = ["", " ", "\0", "nonsense", "0", "-1", "٣", "💎", "\ud800", "a" * 10_000, None, 7, b"draw", []]


def texts(case: Case) -> list[str]:
    return [case.game.move_text(case.edition, move) for move in all_moves(case)]


def test_every_legal_move_reads_back_from_its_text(case: Case) -> None:
    game, edition = case.game, case.edition
    for played in traces(case):
        for step in played.steps:
            assert game.read_move(edition, game.move_text(edition, step.move)) == step.move
    for step in positions(case):
        for move in game.legal(edition, step.state, step.seat):
            assert game.read_move(edition, game.move_text(edition, move)) == move


def test_no_two_moves_share_a_text(case: Case) -> None:
    assert len(set(texts(case))) == len(all_moves(case)) > 0


def test_a_text_is_read_only_exactly_as_it_is_written(case: Case) -> None:
    match = case.match(1)
    before = state_bytes(match)
    for text in texts(case):
        for wrong in (f"{text} ", f" {text}", f"{text}\n", f"{text}\r", text.upper(), f"{text} x", f"{text}\0"):
            with pytest.raises(tk.InvalidMove):
                match.play(wrong)
        if " " in text:
            for wrong in (text.replace(" ", "  ", 1), text.replace(" ", "\t", 1), text.replace(" ", "\u00a0", 1)):
                with pytest.raises(tk.InvalidMove):
                    match.play(wrong)
    assert state_bytes(match) == before


def test_what_is_no_move_is_invalid(case: Case) -> None:
    match = case.match(1)
    before = state_bytes(match)
    for junk in JUNK:
        for refuse in (match.play, match.why_not):
            with pytest.raises(tk.InvalidMove):
                refuse(junk)
    assert state_bytes(match) == before


def test_why_not_is_silent_exactly_for_legal_moves(case: Case) -> None:
    game, edition = case.game, case.edition
    for state in states(case):
        for seat in range(case.players):
            legal = game.legal(edition, state, seat)
            asked = sorted({*all_moves(case), *legal})
            assert [move for move in asked if game.why_not(edition, state, seat, move) is None] == sorted(legal)


def test_every_refusal_names_its_rule(case: Case) -> None:
    for step in list(positions(case))[:20]:
        match = as_match(case, step.state)
        legal = match.moves(step.seat)
        for text in set(texts(case)) - set(legal):
            refusal = match.why_not(text, step.seat)
            assert refusal is not None
            rule, _, words = refusal.partition(": ")
            assert rule.replace(".", "").replace(" ", "").isalnum() and words
            with pytest.raises(tk.IllegalMove) as refused:
                match.play(text, step.seat)
            assert str(refused.value) == refusal
        assert state_bytes(match) == step.state.tobytes()


def replayed(case: Case, text: str) -> tk.Match:
    return tk.replay(text, edition=case.path)


def test_a_record_replays_to_the_same_bytes(case: Case) -> None:
    for seed in range(LOOKED_INTO):
        match = case.played(seed)
        again = replayed(case, match.record())
        assert state_bytes(again) == state_bytes(match)
        assert again.record() == match.record()
        assert (again.scores(), again.winners()) == (match.scores(), match.winners())


def test_the_record_of_an_unfinished_game_replays_too(case: Case) -> None:
    for match in earlier(case, case.played(3)):
        again = replayed(case, match.record())
        assert again.record() == match.record()
        if again.length == match.length:  # choices still sealed are not in a record
            assert state_bytes(again) == state_bytes(match)
