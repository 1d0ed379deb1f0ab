"""A player's Tables in The King's Catering, as many of them and as large as there is room for."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.cli.terminal.boards.kings_catering.grid import TINY, Piece, grid, grid_parts
from threekings.cli.terminal.boards.kings_catering.placements import free_cells
from threekings.cli.terminal.boards.kings_catering.side_by_side import Block, side_by_side
from threekings.cli.terminal.boards.kings_catering.tiles import face, palette
from threekings.texts import listed, localized

FALLS = "#d04444"
FOUNDER = (0, 0)


def tables_drawn(view: View, seat: int, width: int, *, pitch: int, axes: bool = False) -> list[Text]:
    """All Tables of a seat, as many beside each other as there is room for."""
    numbers = range(1, len(view["caterers"][seat]["tables"]) + 1)
    if not numbers:
        return [Text(localized("cli-kc-no-table"), "dim")]
    return some_tables(view, seat, numbers, width, pitch=pitch, axes=axes)


def some_tables(
    view: View, seat: int, numbers: Sequence[int], width: int, *, pitch: int, axes: bool = False
) -> list[Text]:
    blocks = [block for number in numbers for block in table_blocks(view, seat, number, width, pitch=pitch, axes=axes)]
    return side_by_side(blocks, width)


def table_blocks(view: View, seat: int, number: int, width: int, *, pitch: int, axes: bool) -> Iterator[Block]:
    """One Table under its number, in parts where it is too wide; one that the King would discard now is marked."""
    table = view["caterers"][seat]["tables"][number - 1]
    pieces = {(put["x"], put["y"]): piece(view, put) for put in table["tiles"]}
    cells = free_cells(view) if seat == view["seat"] else {}
    free = {(x, y): spot for (where, x, y), spot in cells.items() if where == number}
    for columns in grid_parts([*pieces, *free], width, pitch=pitch, axes=axes):
        head = Text(localized("cli-kc-table", table=number), "bold")
        if not table["stands"]:
            head.append(" ✗", f"bold {FALLS}")
        if columns[0] > min(x for x, _ in (*pieces, *free)):
            head.append(f" {localized('cli-kc-further-east', x=columns[0])}", "dim")
        yield Block([head, *grid(pieces, free, palette(view), pitch=pitch, axes=axes, columns=columns)])


def piece(view: View, put: Mapping[str, Any]) -> Piece:
    founders = view.get("founders", True)  # on a score pad nobody says which tile was the first
    return Piece(face(view, put["tile"]), put["turns"], founders and (put["x"], put["y"]) == FOUNDER)


def tables_that_fit(view: View, width: int, lines: int) -> list[Text]:
    """My Tables drawn tiny, without those that bring least, which are only named."""
    tables = view["caterers"][view["seat"]]["tables"]
    best: dict[int, list[int]] = {number: [] for number in range(1, len(tables) + 1)}
    for (number, _, _), spot in free_cells(view).items():
        best[number].append(spot.gain)
    kept = sorted(best, key=lambda number: (max(best[number], default=-99), len(tables[number - 1]["tiles"])))
    drawn, gone = tables_drawn(view, view["seat"], width, pitch=TINY), 0
    while len(drawn) + bool(gone) > lines and gone + 1 < len(kept):  # at least one is drawn
        gone += 1
        drawn = some_tables(view, view["seat"], sorted(kept[gone:]), width, pitch=TINY)
    return [*drawn, *([left_out(view, sorted(kept[:gone]))] if gone else [])]


def left_out(view: View, numbers: Sequence[int]) -> Text:
    """Table 3 (cells 7 to 12) and Table 5 not drawn here: look"""
    named = []
    for number in numbers:
        cells = [spot.number for (where, _, _), spot in free_cells(view).items() if where == number]
        name = "cli-kc-left-out-cells" if len(cells) > 1 else "cli-kc-left-out-cell"
        args = {"first": cells[0], "last": cells[-1]} if cells else {}
        named.append(localized(name, table=number, **args) if cells else localized("cli-kc-table", table=number))
    return Text(localized("cli-kc-left-out", tables=listed(named)), "dim")
