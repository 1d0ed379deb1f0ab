"""The placements that a view of The King's Catering offers, numbered by the cells they fill."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.cli.terminal.boards.kings_catering.grid import Free
from threekings.cli.terminal.boards.kings_catering.tiles import GAIN, LOSS
from threekings.rules.kings_catering.notation import Placement, read_placement
from threekings.texts import localized

TURNS = "abcd"  # none, one, two and three quarter turns clockwise


class Offer(NamedTuple):
    """A placement that is legal now: the number of its cell (0: a Table of its own), and the stars it brings."""

    put: Placement
    number: int
    gain: int


def offers(view: View) -> list[Offer]:
    """All placements, those that bring most first."""
    cells = free_cells(view)
    found = [
        Offer(put, 0 if put.table is None else cells[put.table, put.x, put.y].number, gain) for put, gain in gains(view)
    ]
    return sorted(found, key=lambda offer: (-offer.gain, offer.number == 0, offer.number, offer.put.turns))


def free_cells(view: View) -> dict[tuple[int, int, int], Free]:
    """The cells that take a tile in hand, by Table, X and Y: numbered in reading order, with the most stars."""
    best: dict[tuple[int, int, int], int] = {}
    for put, gain in gains(view):
        if put.table is not None:
            cell = put.table, put.x, put.y
            best[cell] = max(gain, best.get(cell, gain))
    order = sorted(best, key=lambda cell: (cell[0], -cell[2], cell[1]))
    return {cell: Free(number, best[cell]) for number, cell in enumerate(order, start=1)}


def gains(view: View) -> Iterator[tuple[Placement, int]]:
    """Every placement with the stars it brings, as the view tells."""
    for move, gain in view["gains"].items():
        put = read_placement(move)
        assert put, move
        yield put, gain


def short(offer: Offer, every: Sequence[Offer]) -> str:
    """14b, 7 where only one turn fits, or new."""
    if not offer.number:
        return localized("cli-kc-new")
    turns = [other for other in every if (other.put.tile, other.number) == (offer.put.tile, offer.number)]
    return f"{offer.number}{TURNS[offer.put.turns] if len(turns) > 1 else ''}"


def typed(offer: Offer, every: Sequence[Offer], view: View) -> str:
    """1 14b: what is to be typed for it."""
    return f"{view['hand'].index(offer.put.tile) + 1} {short(offer, every)}"


def gain_text(gain: int) -> Text:
    return Text(f"{gain:+}★:" if gain else "0★:", "dim" if not gain else GAIN if gain > 0 else LOSS)
