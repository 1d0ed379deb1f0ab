"""Moves of The King's Catering as text: `column 2`, `put soup-2b new`, `put soup-2b 3 1 -1 2`.

The dealer has one line: `round 2`.
"""

import re

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


def move_text(edition: Edition, move: int) -> str:
    """The text of a move."""
    if move < PUT:
        return f"column {move + 1}"
    tile, place, turns = put_parts(move)
    if place == NEW:
        return f"put {edition.cards[tile]} new"
    table, east, north = cell_of(place)
    return f"put {edition.cards[tile]} {table + 1} {east} {north} {turns}"


def read_move(edition: Edition, text: str) -> int:
    """The move a text means; InvalidMove if it means none."""
    if column := COLUMN.fullmatch(text):
        return int(column[1]) - 1
    if founded := FOUNDED.fullmatch(text):
        return put_move(_tile(edition, founded[1]), NEW, 0)
    if not (shared := SHARED.fullmatch(text)):
        raise InvalidMove(f"{text[:60]!r} is no move; moves are: {FORMS}")
    table, east, north, turns = (int(number) for number in shared.groups()[1:])
    if table > HELD or max(abs(east), abs(north)) >= HELD:
        raise InvalidMove(f"{text!r} is no move: no Table reaches as far")
    return put_move(_tile(edition, shared[1]), place_of(table - 1, east, north), turns)


def put_move(tile: int, place: int, turns: int) -> int:
    return int(rules.put_code(tile, place, turns))


def put_parts(move: int) -> tuple[int, int, int]:
    """Tile, place and turns of a move that puts a tile."""
    return move >> TILE_BITS, move >> PLACE_BITS & ((1 << TILE_BITS - PLACE_BITS) - 1), move & 3


def place_of(table: int, east: int, north: int) -> int:
    return table << 2 * AXIS | east + CENTRE << AXIS | north + CENTRE


def cell_of(place: int) -> tuple[int, int, int]:
    """Table, X and Y of a place."""
    axis = (1 << AXIS) - 1
    return place >> 2 * AXIS, (place >> AXIS & axis) - CENTRE, (place & axis) - CENTRE


def _tile(edition: Edition, name: str) -> int:
    if name not in edition.cards:
        raise InvalidMove(f"{name!r} is no tile; tiles are called like {edition.cards[0]} and {edition.cards[-1]}")
    return edition.cards.index(name)


def round_due(state: np.void) -> bool:
    """Whether the dealer is to start the second round, KC 8.1."""
    return bool(state["phase"] == ROUND)


def deal_round(edition: Edition, state: np.void, text: str | None) -> str:
    """Start the second round; nothing is left to chance, the tiles left out are used in the order of the deck."""
    if text not in (None, SECOND_ROUND):
        raise ValueError(f"the dealer starts the second round here: '- {SECOND_ROUND}', not {text[:40]!r}")
    rules.start_second_round(edition.record, state)
    return SECOND_ROUND
