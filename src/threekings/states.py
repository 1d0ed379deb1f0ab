"""States in plain Python, for all games: read and copied at once, which is many times faster than NumPy's own way."""

from collections.abc import Collection
from functools import cache
from typing import Any

import numpy as np

from threekings.compiled_calls import RulesCalls
from threekings.edition import Edition
from threekings.fast_records import FastRecord, fast_type, record_in


def fields(state: np.void, *, without: Collection[str] = ()) -> dict[str, Any]:
    """Every field of a state by its name, but these: numbers, and lists of numbers."""
    kind = state.dtype
    values: dict[str, Any] = dict(zip(kind.names or (), state.tolist(), strict=True))
    for name in without:
        del values[name]
    for name in _lists(kind):
        if name in values:
            values[name] = values[name].tolist()
    return values


@cache
def _lists(kind: np.dtype[np.void]) -> tuple[str, ...]:
    """The fields that hold several numbers."""
    return tuple(name for name in kind.names or () if kind[name].shape)


def copied(state: np.void) -> np.void:
    """A state of its own, with the same in it."""
    kind = state.dtype if type(state) is FastRecord else fast_type(state.dtype)
    return record_in(bytearray(state.data), kind)


def legal_moves(rules: RulesCalls, edition: Edition, state: np.void, seat: int) -> list[int]:
    """The legal moves of a seat; none for one that may not act."""
    moves = np.zeros(rules.MOVES, np.int32)
    count = rules.legal(edition.record, state, seat, moves)
    return moves[:count].tolist()


def scores(rules: RulesCalls, edition: Edition, state: np.void) -> list[int]:
    """Every seat's points, as if the game ended now."""
    points = np.zeros(int(state["players"]), np.int32)
    rules.score(edition.record, state, points)
    return points.tolist()


def winners(rules: RulesCalls, edition: Edition, state: np.void) -> list[int]:
    """The seats that win, as if the game ended now."""
    points = np.array(scores(rules, edition, state), np.int32)
    return [*seats_in(int(rules.winners(edition.record, state, points)))]


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats that the rules name as bits, ascending."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
