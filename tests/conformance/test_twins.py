"""The same rules interpreted and compiled: equal byte for byte, after every move of whole games."""

from types import ModuleType
from typing import Any

import numpy as np

from tests.conformance.cases import INTERPRETED, Case, start, stride, traces
from threekings.jit import interpreted

WORD = np.uint64(0xFEDC_BA98_7654_3210)


def both(case: Case) -> tuple[ModuleType, ModuleType]:
    return case.game.rules, interpreted(case.game.rules)


def answers(case: Case, rules: ModuleType, state: np.void) -> list[Any]:
    """Everything the rules say of a state without changing it."""
    record = case.edition.record
    cards = np.zeros(len(case.edition.cards), np.int32)
    points = np.zeros(case.players, np.int32)
    rules.census(record, state, cards)
    rules.score(record, state, points)
    said: list[Any] = [rules.chooser(state), rules.to_act(state), rules.sealed(state)]
    said.append(rules.winners(record, state, points))
    for seat in range(case.players):
        moves = np.zeros(rules.MOVES, np.int32)
        said.append(moves[: rules.legal(record, state, seat, moves)].tolist())
    return [*said, cards.tolist(), points.tolist()]


def test_states_have_no_gaps_between_their_fields(case: Case) -> None:
    """A copy of a record leaves gaps to chance, and equal states would differ in bytes."""
    fields = case.game.rules.STATE.fields
    assert sum(fields[name][0].itemsize for name in fields) == case.game.rules.STATE.itemsize


def test_the_interpreted_rules_are_not_compiled(case: Case) -> None:
    compiled, plain = both(case)
    assert hasattr(compiled.apply, "py_func")
    assert not hasattr(plain.apply, "py_func")


def test_shuffle_and_setup_are_the_same(case: Case) -> None:
    results = []
    for rules in both(case):
        state = case.game.new_state(case.players, case.options)
        state["random"] = WORD
        with np.errstate(over="ignore"):
            rules.shuffle_deck(case.edition.record, state)
            shuffled = state.tobytes()
            rules.setup(case.edition.record, state)
        results.append((shuffled, state.tobytes()))
    assert results[0] == results[1]


def test_every_move_does_the_same(case: Case) -> None:
    compiled, plain = both(case)
    for seed in range(INTERPRETED):
        one, other = start(case, seed), start(case, seed)
        for step in traces(case)[seed].steps:
            assert one.tobytes() == other.tobytes() == step.state.tobytes()
            assert answers(case, compiled, one) == answers(case, plain, other)
            compiled.apply(case.edition.record, one, step.seat, step.move)
            with np.errstate(over="ignore"):
                plain.apply(case.edition.record, other, step.seat, step.move)
        assert one.tobytes() == other.tobytes() == traces(case)[seed].final.tobytes()
        assert answers(case, compiled, one) == answers(case, plain, other)


def test_resampling_does_the_same(case: Case) -> None:
    for state in traces(case)[1].states[:: stride(case)]:
        for viewer in range(-1, case.players):
            results = []
            for rules in both(case):
                twin = state.copy()
                with np.errstate(over="ignore"):
                    rules.resample(case.edition.record, twin, viewer, WORD)
                results.append(twin.tobytes())
            assert results[0] == results[1]


def test_playouts_do_the_same(case: Case) -> None:
    for step in traces(case)[0].steps[::20]:
        results = []
        for rules in both(case):
            state = step.state.copy()
            with np.errstate(over="ignore"):
                length = rules.playout(case.edition.record, state, np.zeros(rules.MOVES, np.int32))
            results.append((int(length), state.tobytes()))
        assert results[0] == results[1]
