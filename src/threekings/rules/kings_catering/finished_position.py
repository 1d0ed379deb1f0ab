"""The end of a game of The King's Catering, from the Tables in front of everybody: for score pads and tests."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from threekings.edition import Edition
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.notation import Placement, placement_code
from threekings.rules.kings_catering.rules import OVER, PLACE, TILES
from threekings.rules.kings_catering.seen import Placed
from threekings.rules.kings_catering.view import SOURCE_NAMES, why_not
from threekings.states import copied
from threekings.texts import Message

Cell = tuple[int, int]  # X and Y
Tiles = Mapping[Cell, tuple[str, int]]  # a tile and its turns, by cell


def finish(edition: Edition, state: np.void, shown: Mapping[str, Any]) -> None:
    """Make a new state the end of a game: `round` that was played last, and `caterers`, as in a view.

    Each has `tables`; where there was a round before, `before` are the stars it brought by source, and `crew` is all
    Crew placed in both.
    """
    start_round(edition, state, shown["round"])
    for seat, caterer in enumerate(shown["caterers"]):
        for number, table in enumerate(caterer["tables"], start=1):
            for put in table["tiles"]:
                _put(edition, state, seat, number, put)
        for source, stars in (caterer.get("before") or {}).items():
            state["before"][seat, SOURCE_NAMES.index(source)] = stars
        if "crew" in caterer:
            state["crew_before"][seat] = caterer["crew"] - int(state["crew"][seat])
    state["phase"], state["column_size"], state["top"] = OVER, 0, state["stop"]


def start_round(edition: Edition, state: np.void, number: int) -> None:
    """The beginning of a round; which tiles the columns hold does not matter."""
    state["deck"] = range(TILES)
    rules.setup(edition.record, state)
    state["round"] = number


def _put(edition: Edition, state: np.void, seat: int, number: int, put: Placed) -> None:
    """Put a tile at a Table; the first of its tiles founds it."""
    table = number if number <= state["tables"][seat] else None
    move = placement_code(edition, Placement(put["tile"], table, put["x"], put["y"], put["turns"]))
    rules.put(edition.record, state, seat, move)


# Tables of which nobody knows in what order they were built


class Built(NamedTuple):
    """A Table as far as it could be built; the tiles that are left, and why the first of them is."""

    tiles: list[Placed]
    left: Tiles
    why: Message | None


def built(edition: Edition, state: np.void, number: int, tiles: Tiles) -> Built:
    """A Table built in an order that the rules allow in that round of a new state, or as far as possible."""
    start = copied(state)
    start_round(edition, start, number)
    best: Built | None = None
    for founder in tiles:
        trial = _built_from(edition, copied(start), founder, tiles)
        if best is None or len(trial.left) < len(best.left):
            best = trial
        if not best.left:
            break
    assert best, "a Table has a tile"
    return best


def _built_from(edition: Edition, state: np.void, founder: Cell, tiles: Tiles) -> Built:
    """Build a Table as far as possible from one of its tiles, which then lies at 0 0."""
    left = dict(tiles)
    found = [_placed(founder, founder, *left.pop(founder))]
    _put(edition, state, 0, 1, found[0])
    why, before = None, len(tiles)
    while left and len(left) < before:
        before, why = len(left), None
        for cell, tile in list(left.items()):
            put = _placed(founder, cell, *tile)
            if refusal := _why_not(edition, state, put):
                why = why or refusal
            else:
                _put(edition, state, 0, 1, put)
                found.append(put)
                del left[cell]
    return Built(found, left, why)


def _placed(founder: Cell, cell: Cell, tile: str, turns: int) -> Placed:
    return {"tile": tile, "x": cell[0] - founder[0], "y": cell[1] - founder[1], "turns": turns}


def _why_not(edition: Edition, state: np.void, put: Placed) -> Message | None:
    """The rule that forbids to put a tile at the first Table of seat 0, or None."""
    state["phase"], state["seat"], state["hand_size"] = PLACE, 0, 1
    state["hand"][0] = edition.cards.index(put["tile"])
    move = placement_code(edition, Placement(put["tile"], 1, put["x"], put["y"], put["turns"]))
    return why_not(edition, state, 0, move)
