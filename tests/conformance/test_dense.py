"""Games in arrays: every legal move has a number of its own, and observations tell what a seat may know and no more."""

from collections.abc import Iterator
from types import ModuleType

import numpy as np

from tests.conformance.cases import Case, choosing, positions, states, traces
from tests.conformance.test_knowledge import WORDS, resampled
from threekings.batches.buffers import flat
from threekings.jit import interpreted


def opened(case: Case) -> tuple[Case, ModuleType]:
    assert case.game.dense
    return case, case.game.dense


def numbered(case: Case, dense: ModuleType, state: np.void, seat: int) -> list[int]:
    """The numbers of the legal moves, in their order."""
    moves = np.array([*case.game.legal(case.edition, state, seat), 0], np.int32)
    dense.number_moves(state, seat, moves, len(moves) - 1)
    return [int(action) for action in moves[:-1]]


def observed(case: Case, dense: ModuleType, state: np.void, seat: int) -> np.ndarray:
    """What a seat is told, in an array of one."""
    observation = np.full(dense.OBSERVATION.itemsize, -1, np.int8).view(dense.OBSERVATION)
    dense.observe(case.edition.record, state, seat, observation[0])
    return observation


def seen_from_everywhere(case: Case) -> Iterator[tuple[np.void, int]]:
    for state in states(case):
        for seat in range(case.players):
            yield state, seat


def test_every_legal_move_has_a_number_of_its_own_and_back(dense_case: Case) -> None:
    case, dense = opened(dense_case)
    for step in positions(case):
        for seat in choosing(case, step.state):
            actions = numbered(case, dense, step.state, seat)
            assert len({*actions}) == len(actions)
            assert all(0 <= action < dense.ACTIONS for action in actions)
            moves = [int(dense.move_of(step.state, seat, action)) for action in actions]
            assert moves == case.game.legal(case.edition, step.state, seat)


def test_the_widest_positions_have_numbers_for_all_moves(dense_case: Case) -> None:
    """Where most moves are legal, of all games played at random and at length."""
    case, dense = opened(dense_case)
    steps = [step for played in traces(case) for step in played.steps]
    for step in sorted(steps, key=lambda step: len(case.game.legal(case.edition, step.state, step.seat)))[-20:]:
        actions = numbered(case, dense, step.state, step.seat)
        assert len({*actions}) == len(actions)
        assert 0 <= min(actions) <= max(actions) < dense.ACTIONS


def test_observations_depend_on_what_a_seat_may_know_alone(dense_case: Case) -> None:
    case, dense = opened(dense_case)
    for state, seat in seen_from_everywhere(case):
        told = observed(case, dense, state, seat).tobytes()
        for word in WORDS:
            assert observed(case, dense, resampled(case, state, seat, word), seat).tobytes() == told


def test_what_is_legal_depends_on_what_a_seat_may_know_alone(dense_case: Case) -> None:
    case, dense = opened(dense_case)
    for step in positions(case):
        for seat in choosing(case, step.state):
            twin = resampled(case, step.state, seat, WORDS[0])
            assert numbered(case, dense, twin, seat) == numbered(case, dense, step.state, seat)


def test_observing_changes_nothing(dense_case: Case) -> None:
    case, dense = opened(dense_case)
    for state, seat in seen_from_everywhere(case):
        before = state.tobytes()
        observed(case, dense, state, seat)
        assert state.tobytes() == before


def test_observations_are_flat_numbers_of_one_type(dense_case: Case) -> None:
    case, dense = opened(dense_case)
    kinds = {part[0].base for part in (dense.OBSERVATION.fields or {}).values()}
    assert len(kinds) == 1 and kinds <= {np.dtype(np.int8), np.dtype(np.int16)}
    sizes = [dense.OBSERVATION[name].itemsize for name in dense.OBSERVATION.names]
    assert sum(sizes) == dense.OBSERVATION.itemsize
    assert dense.OBSERVATION.itemsize % 8 == 0
    told = observed(case, dense, case.match(1)._state, 0)
    assert flat(told).tobytes() == told.tobytes()


def test_interpreted_and_compiled_observe_alike(dense_case: Case) -> None:
    case, dense = opened(dense_case)
    twin = interpreted(dense)
    for number, (state, seat) in enumerate(seen_from_everywhere(case)):
        if number % 7 == 0:
            assert observed(case, twin, state, seat).tobytes() == observed(case, dense, state, seat).tobytes()
            actions = numbered(case, twin, state, seat)
            assert actions == numbered(case, dense, state, seat)
            assert [int(twin.move_of(state, seat, action)) for action in actions] == case.game.legal(
                case.edition, state, seat
            )
