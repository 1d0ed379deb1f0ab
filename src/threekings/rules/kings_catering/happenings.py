"""What happens in a game of The King's Catering, as typed values, and which words tell it."""

from collections.abc import Iterator
from typing import Literal, TypedDict

import numpy as np

from threekings.edition import Edition
from threekings.happenings import Happened, Moves
from threekings.rules.kings_catering.notation import cell_of, put_parts
from threekings.rules.kings_catering.rules import NEW, OVER, PLACE, PUT, ROUND
from threekings.rules.kings_catering.view import columns, sides, tile_names


class RoyalsNamed(TypedDict):
    """These Royals are in force."""

    kind: Literal["royals-named"]
    royals: list[str]  # sides


class ColumnsFilled(TypedDict):
    """The columns were filled up from the deck."""

    kind: Literal["columns-filled"]
    columns: list[list[str]]


class Took(TypedDict):
    """A player took a column's tiles in hand."""

    kind: Literal["took"]
    seat: int
    column: int  # counted from 1
    tiles: list[str]


class Founded(TypedDict):
    """A player founded a Table with a tile from the hand."""

    kind: Literal["founded"]
    seat: int
    tile: str
    table: int  # counted from 1


class Put(TypedDict):
    """A player put a tile from the hand at a Table."""

    kind: Literal["put"]
    seat: int
    tile: str
    table: int  # counted from 1
    x: int
    y: int
    turns: int


class Discarded(TypedDict):
    """Tiles left in the columns were discarded."""

    kind: Literal["discarded"]
    tiles: list[str]


class SecondRound(TypedDict):
    """The first round is over, and the second begins with the tiles left out of it."""

    kind: Literal["second-round"]


class Over(TypedDict):
    """The columns are empty: the game is over."""

    kind: Literal["over"]


KingsCateringHappening = RoyalsNamed | ColumnsFilled | Took | Founded | Put | Discarded | SecondRound | Over

LOG_TEXTS = {
    "royals-named": "kc-log-royals",
    "columns-filled": "kc-log-columns",
    "took": "kc-log-column",
    "founded": "kc-log-found",
    "put": "kc-log-put",
    "discarded": "kc-log-discard",
    "second-round": "kc-log-round",
    "over": "kc-log-over",
}


def start_happenings(edition: Edition, state: np.void) -> list[Happened[KingsCateringHappening]]:
    """What everybody sees when the game begins."""
    return [Happened(_royals_named(state)), Happened(_columns_filled(edition, state))]


def happenings(
    edition: Edition, before: np.void, after: np.void, moves: Moves
) -> list[Happened[KingsCateringHappening]]:
    """A move and all that followed from it."""
    return [Happened(found) for found in _moved(edition, before, after, moves)]  # nothing is seen by one alone


def _moved(edition: Edition, before: np.void, after: np.void, moves: Moves) -> Iterator[KingsCateringHappening]:
    seat, move = moves[0]  # nobody chooses at the same moment in this game
    if move < PUT:
        tiles = tile_names(edition, before["columns"][move, : before["column_size"][move]])
        yield {"kind": "took", "seat": seat, "column": move + 1, "tiles": tiles}
        return
    yield _put(edition, before, seat, move)
    if after["phase"] == PLACE:
        return
    if after["discards"] > before["discards"]:
        gone = tile_names(edition, after["discard"][before["discards"] : after["discards"]])
        yield {"kind": "discarded", "tiles": gone}
    if after["phase"] == OVER:
        yield {"kind": "over"}
    elif after["round"] > before["round"]:
        yield {"kind": "second-round"}
        yield _royals_named(after)
        yield _columns_filled(edition, after)
    elif after["phase"] != ROUND:
        yield _columns_filled(edition, after)


def _put(edition: Edition, before: np.void, seat: int, move: int) -> Founded | Put:
    tile, place, turns = put_parts(move)
    name = edition.cards[tile]
    if place == NEW:
        return {"kind": "founded", "seat": seat, "tile": name, "table": int(before["tables"][seat]) + 1}
    table, x, y = cell_of(place)
    return {"kind": "put", "seat": seat, "tile": name, "table": table + 1, "x": x, "y": y, "turns": turns}


def _royals_named(state: np.void) -> RoyalsNamed:
    return {"kind": "royals-named", "royals": sides(state, int(state["round"]) - 1)}


def _columns_filled(edition: Edition, state: np.void) -> ColumnsFilled:
    return {"kind": "columns-filled", "columns": columns(edition, state)}
