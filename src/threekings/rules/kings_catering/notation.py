"""Moves of The King's Catering as text: `column 2`, `put soup-2b new`, `put soup-2b 3 1 -1 2`.

The dealer has one line: `round 2`.
"""

import re
from typing import NamedTuple

import numpy as np

from threekings.edition import Edition
from threekings.errors import InvalidMove
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.rules import AXIS, CENTRE, COLUMNS, HELD, NEW, PLACE_BITS, PUT, ROUND, TILE_BITS

SECOND_ROUND = "round 2"
COLUMN = re.compile(rf"column ([1-{COLUMNS}])")
NUMBER = r"(0|-?[1-9][0-9]?)"
SHARED = re.compile(rf"put ([a-z0-9-]+) ([1-9][0-9]?) {NUMBER} {NUMBER} ([0-3])")
FOUNDED = re.compile(r"put ([a-z0-9-]+) new")
FORMS = f"column 1 to column {COLUMNS}, put TILE new, put TILE TABLE X Y TURNS"


class Placement(NamedTuple):
    """A tile put at a Table, counted from 1, into the cell X Y and turned; without a Table it founds one."""

    tile: str
    table: int | None = None
    x: int = 0
    y: int = 0
    turns: int = 0

    @property
    def text(self) -> str:
        """The move, as people and records write it."""
        if self.table is None:
            return f"put {self.tile} new"
        return f"put {self.tile} {self.table} {self.x} {self.y} {self.turns}"


def read_placement(text: str) -> Placement | None:
    """The placement a text means; None if it means none."""
    if founded := FOUNDED.fullmatch(text):
        return Placement(founded[1])
    if shared := SHARED.fullmatch(text):
        return Placement(shared[1], *(int(number) for number in shared.groups()[1:]))
    return None


def placement_of(edition: Edition, move: int) -> Placement:
    """The placement that a move is which puts a tile."""
    tile, place, turns = put_parts(move)
    if place == NEW:
        return Placement(edition.cards[tile])
    table, x, y = cell_of(place)
    return Placement(edition.cards[tile], table + 1, x, y, turns)


def placement_code(edition: Edition, put: Placement) -> int:
    """The move that a placement is; InvalidMove if there is no such tile or cell."""
    if put.tile not in edition.cards:
        known = f"{edition.cards[0]} and {edition.cards[-1]}"
        raise InvalidMove(f"{put.tile!r} is no tile; tiles are called like {known}")
    place = NEW
    if put.table is not None:
        if put.table > HELD or max(abs(put.x), abs(put.y)) >= HELD:
            raise InvalidMove(f"{put.text!r} is no move: no Table reaches as far")
        place = put.table - 1 << 2 * AXIS | put.x + CENTRE << AXIS | put.y + CENTRE
    return int(rules.put_code(edition.cards.index(put.tile), place, put.turns))


def move_text(edition: Edition, move: int) -> str:
    """The text of a move."""
    return f"column {move + 1}" if move < PUT else placement_of(edition, move).text


def read_move(edition: Edition, text: str) -> int:
    """The move a text means; InvalidMove if it means none."""
    if column := COLUMN.fullmatch(text):
        return int(column[1]) - 1
    if put := read_placement(text):
        return placement_code(edition, put)
    raise InvalidMove(f"{text[:60]!r} is no move; moves are: {FORMS}")


def put_parts(move: int) -> tuple[int, int, int]:
    """Tile, place and turns of a move that puts a tile."""
    return move >> TILE_BITS, move >> PLACE_BITS & ((1 << TILE_BITS - PLACE_BITS) - 1), move & 3


def cell_of(place: int) -> tuple[int, int, int]:
    """Table, X and Y of a place."""
    axis = (1 << AXIS) - 1
    return place >> 2 * AXIS, (place >> AXIS & axis) - CENTRE, (place & axis) - CENTRE


def round_due(state: np.void) -> bool:
    """Whether the dealer is to start the second round, KC 8.1."""
    return bool(state["phase"] == ROUND)


def deal_round(edition: Edition, state: np.void, text: str | None) -> str:
    """Start the second round; nothing is left to chance, the tiles left out are used in the order of the deck."""
    if text not in (None, SECOND_ROUND):
        raise ValueError(f"the dealer starts the second round here: '- {SECOND_ROUND}', not {text[:40]!r}")
    rules.start_second_round(edition.record, state)
    return SECOND_ROUND
