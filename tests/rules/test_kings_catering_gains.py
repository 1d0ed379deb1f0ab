"""What placing would bring, and what Tables bring now: told for a whole view at once, as if asked one by one."""

from collections.abc import Iterator

import numpy as np
import pytest

from tests.conformance.cases import Case, Step, as_match, cases, positions
from threekings.jit import interpreted
from threekings.rules.kings_catering import rules
from threekings.rules.kings_catering.rules import OVER, PLACE, SOURCES
from threekings.rules.kings_catering.view import gains, reckoned

CASES = [case for case in cases() if case.name == "kings-catering"]  # tests/editions too


def placing(case: Case) -> Iterator[Step]:
    return (step for step in positions(case) if step.state["phase"] == PLACE)


def gain(case: Case, state: np.void, seat: int, move: int) -> int:
    """By definition: the stars with the tile put there less those without it."""
    after = state.copy()
    rules.put(case.edition.record, after, seat, move)
    before, now = (rules.round_stars(case.edition.record, each, seat) for each in (state, after))
    return int(now) - int(before)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_gain_is_what_the_stars_grow_by(case: Case) -> None:
    found = set()
    for step in placing(case):
        before = step.state.tobytes()
        moves = case.game.legal(case.edition, step.state, step.seat)
        told = gains(case.edition, step.state)
        assert [*told] == [case.game.move_text(case.edition, move) for move in moves]
        assert [*told.values()] == [gain(case, step.state, step.seat, move) for move in moves]
        assert step.state.tobytes() == before
        found |= {*told.values()}
    assert len(found) > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_tells_a_gain_for_every_way_to_put_a_tile_and_no_other_move(case: Case) -> None:
    for step in positions(case):
        view = case.game.view(case.edition, step.state, step.seat)
        assert [*view["gains"]] == (view["moves"] if step.state["phase"] == PLACE else [])
        if view["gains"]:
            move = as_match(case, step.state)
            move.play(text := case.game.move_text(case.edition, step.move))
            now, then = (seen["caterers"][step.seat]["stars"] for seen in (view, move.view(None)))
            if move.view(None)["round"] == view["round"]:
                assert view["gains"][text] == sum(then.values()) - sum(now.values())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_are_reckoned_at_once_as_one_by_one(case: Case) -> None:
    record = case.edition.record
    for step in positions(case):
        for seat, (stars, left) in enumerate(reckoned(case.edition, step.state)):
            assert sum(stars.values()) == rules.round_stars(record, step.state, seat)
            assert left == rules.tables_left(record, step.state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_interpreted_and_compiled_tell_the_same(case: Case) -> None:
    steps = list(placing(case))
    for step in steps[:: max(len(steps) // 3, 1)]:
        told = []
        for code in (rules, interpreted(rules)):
            stars, left = np.zeros((case.players, SOURCES), np.int32), np.zeros(case.players, np.int64)
            moves, brought = np.zeros(rules.MOVES, np.int32), np.zeros(rules.MOVES, np.int32)
            code.reckon(case.edition.record, step.state, stars, left)
            count = code.gains(case.edition.record, step.state, moves, brought, np.zeros(1, rules.STATE))
            told.append((stars.tolist(), left.tolist(), int(count), moves.tolist(), brought.tolist()))
        assert told[0] == told[1]


def test_nobody_gains_when_the_game_is_over() -> None:
    match = CASES[0].played(1)
    assert match._state["phase"] == OVER
    assert [match.view(seat)["gains"] for seat in range(match.players)] == [{}] * match.players
