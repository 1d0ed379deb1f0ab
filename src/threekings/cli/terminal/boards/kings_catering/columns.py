"""The columns of The King's Catering, and the tiles in hand."""

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.cli.terminal.boards.kings_catering.grid import tile_alone, tile_width
from threekings.cli.terminal.boards.kings_catering.side_by_side import Block, side_by_side
from threekings.cli.terminal.boards.kings_catering.tiles import face, in_line, palette
from threekings.cli.terminal.prose import wrapped
from threekings.texts import localized

COLUMN_GAP = 3
MOST_TILES = 7  # in the columns: 3, 3 and 1


def row_of_columns(view: View, width: int) -> list[Text]:
    """The columns side by side; where one has been taken, the tiles that are still to be placed."""
    colours = palette(view)
    columns = []
    for number, names in enumerate(view["columns"], start=1):
        if taken := number == view["taken"]:
            drawn = [Block([hand_number(place), *tile_alone(face(view, name), colours)]) for place, name in hand(view)]
        else:
            head = Text(localized("cli-kc-column", column=number), "bold")
            drawn = [Block(tile_alone(face(view, name), colours)) for name in names]
        body = side_by_side(drawn, width, 0) if drawn else [Text(localized("cli-kc-empty"), "dim")]
        columns.append(Block(body if taken else [head, *body]))
    return side_by_side(columns, width, column_gap(width))


def column_gap(width: int) -> int:
    """Between columns, the same in every position: less where all tiles that there can be would not fit else."""
    return max(1, min(COLUMN_GAP, (width - MOST_TILES * tile_width()) // 2))


def hand_number(place: int) -> Text:
    """Above a tile in hand, what it is called by."""
    beside = tile_width() - 3
    return Text.assemble(" " * (beside // 2), (f" {place} ", "bold reverse"), " " * (beside - beside // 2))


def hand(view: View) -> list[tuple[int, str]]:
    return list(enumerate(view["hand"], start=1))


def line_of_columns(view: View, width: int) -> list[Text]:
    """The same with few lines: the tiles by name, with their sides clockwise from north."""
    colours = palette(view)
    columns = []
    for number, names in enumerate(view["columns"], start=1):
        taken = number == view["taken"]
        line = Text.assemble(("" if taken else f"{localized('cli-kc-column', column=number)}:", "bold"))
        for place, name in hand(view) if taken else [(0, name) for name in names]:
            line.append_text(Text.assemble(" ", (f" {place} ", "bold reverse") if place else "", " " if place else ""))
            line.append_text(in_line(face(view, name), colours))
        line.append(f" {localized('cli-kc-empty')}" if not names and not taken else "", "dim")
        columns += [Block([part]) for part in wrapped(line, width)]
    return side_by_side(columns, width, COLUMN_GAP)
