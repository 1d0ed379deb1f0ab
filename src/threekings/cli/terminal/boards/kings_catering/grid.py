"""Tables of The King's Catering drawn with letters.

A tile is a box as wide as the Foods of the language need it. On each side stands the letter of its half-Decoration,
where it has one; two halves that match are shown reversed. The tile that founded a Table has a heavy frame, Crew has
round corners. Tall tiles have three lines each; flat ones share the line between them, the upper tile's letter left,
the lower one's right; tiny ones have one line without a frame: so1 B·R· is a soup of Size 1 with blue in the north and
red in the south, clockwise.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from threekings.cli.terminal.boards.kings_catering.tiles import GAIN, LOSS, Colour, Face, abbreviated, longest_food
from threekings.cli.terminal.text_width import cell_len, filled, shortened
from threekings.texts import spoken

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
TALL, FLAT, TINY = 3, 2, 1  # how tiles are drawn: the lines from one to the next
TINY_TILE = 8  # columns of a tiny tile
FREE = 8  # columns that the number of a free cell and its stars need
AXIS = 3  # columns for the numbers of rows
LIGHT, HEAVY, ROUND = "┌┐└┘─│├┤", "┏┓┗┛━┃┣┫", "╭╮╰╯─│├┤"
EVERYWHERE = range(-99, 100)
Cell = tuple[int, int]


class Piece(NamedTuple):
    """A tile on a Table."""

    face: Face
    turns: int = 0
    founder: bool = False


class Free(NamedTuple):
    """A free cell that takes a tile: its number, and the most stars it brings."""

    number: int
    gain: int


class Canvas:
    """Letters with their styles, each at a line and a column."""

    def __init__(self, colours: Mapping[str, Colour]):
        self.colours = colours
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, line: int, column: int, word: str, style: str = "") -> None:
        for letter in word:
            self.marks[line, column] = (letter, style)
            for place in range(column + 1, column + cell_len(letter)):
                self.marks[line, place] = ("", style)
            column += cell_len(letter)

    def half(self, line: int, column: int, colour: str | None, *, matched: bool) -> None:
        """The letter of a half-Decoration, where there is one."""
        if colour:
            self.write(line, column, self.colours[colour].letter, self.style(colour, matched=matched))

    def style(self, colour: str, *, matched: bool) -> str:
        return f"bold {'reverse ' if matched else ''}{self.colours[colour].style}"

    def lines(self) -> list[Text]:
        """What is written, without empty lines above and below."""
        used = [line for line, _ in self.marks]
        width = max((column for _, column in self.marks), default=-1) + 1
        return [self.line(line, width) for line in range(min(used), max(used) + 1)] if used else []

    def line(self, line: int, width: int) -> Text:
        return Text.assemble(*(self.marks.get((line, column), (" ", "")) for column in range(width)))


def tile_alone(face: Face, colours: Mapping[str, Colour], turns: int = 0) -> list[Text]:
    """One tile by itself."""
    return grid({(0, 0): Piece(face, turns)}, {}, colours, pitch=TALL)


def grid(
    pieces: Mapping[Cell, Piece],
    free: Mapping[Cell, Free],
    colours: Mapping[str, Colour],
    *,
    pitch: int,
    axes: bool = False,
    columns: range = EVERYWHERE,
) -> list[Text]:
    """A Table, north on top, with the free cells that take a tile; all of it, or some columns of cells."""
    canvas = Canvas(colours)
    cells = [cell for cell in (*pieces, *free) if cell[0] in columns]
    west, north = min(x for x, _ in cells), max(y for _, y in cells)
    margin = AXIS if axes else 0
    across = cell_width(pitch)
    corners = {(x, y): ((north - y) * pitch, margin + (x - west) * across) for x, y in cells}
    for cell in corners.keys() & free.keys():
        draw_free(canvas, *corners[cell], free[cell], pitch=pitch)
    for cell in sorted(
        corners.keys() & pieces.keys(), key=lambda cell: (pieces[cell].founder, cell)
    ):  # heavy lines last
        if pitch == TINY:
            draw_tiny(canvas, *corners[cell], pieces, cell)
        else:
            draw_piece(canvas, *corners[cell], pieces, cell, flat=pitch == FLAT)
    if axes:
        draw_axes(canvas, corners)
    return canvas.lines()


def tile_width() -> int:
    """The columns of a tile: the longest Food, its Size and the frame."""
    return longest_food(spoken()) + 3


def cell_width(pitch: int) -> int:
    return TINY_TILE + 1 if pitch == TINY else tile_width()


def grid_parts(cells: Iterable[Cell], width: int, *, pitch: int, axes: bool) -> list[range]:
    """The columns of cells that are drawn beside each other: all, or as many at a time as there is room for."""
    found = [x for x, _ in cells]
    west, east = min(found), max(found)
    fits = max(1, (width - (AXIS if axes else 0)) // cell_width(pitch))
    return [range(x, min(x + fits, east + 1)) for x in range(west, east + 1, fits)]


def draw_free(canvas: Canvas, line: int, column: int, spot: Free, *, pitch: int) -> None:
    middle, east = line + (pitch != TINY), column + tile_width() - 1
    for corner in ((line, column), (line, east), (line + 2, column), (line + 2, east)):
        if pitch != TINY:
            canvas.write(*corner, "·", "dim")
    start = column if pitch == TINY else column + (tile_width() - FREE) // 2
    canvas.write(middle, start + 1, f"{spot.number:>3}", "bold")
    if spot.gain:
        canvas.write(middle, start + 5, f"{spot.gain:+}"[:3], f"bold {GAIN if spot.gain > 0 else LOSS}")


def draw_tiny(canvas: Canvas, line: int, column: int, pieces: Mapping[Cell, Piece], cell: Cell) -> None:
    piece = pieces[cell]
    face, style = piece.face, "bold underline" if piece.founder else ""
    if not face.size:
        canvas.write(line, column, f"{shortened(face.word, 4).upper()} {face.tag}", style or "italic")
        return
    canvas.write(line, column, f"{shortened(face.word, 2)}{face.size}", style)
    for side, colour in enumerate(face.turned(piece.turns)):
        canvas.write(line, column + 4 + side, "·", "dim")
        canvas.half(line, column + 4 + side, colour, matched=matches(pieces, cell, side))


def draw_piece(canvas: Canvas, line: int, column: int, pieces: Mapping[Cell, Piece], cell: Cell, *, flat: bool) -> None:
    piece = pieces[cell]
    face, (x, y), inner = piece.face, cell, tile_width() - 2
    frame = HEAVY if piece.founder else LIGHT if face.size else ROUND
    above, below = ((x, y + 1) in pieces and flat), ((x, y - 1) in pieces and flat)
    top, bottom = frame[4] * inner, frame[4] * inner
    if not face.size and not flat:
        top, bottom = (
            filled(abbreviated(words, inner), inner, side="both", filling=frame[4]) for words in (face.word, face.pays)
        )
    lower = line + TALL - 1
    upper_marks = {key: mark for key, mark in canvas.marks.items() if key[0] in (line, lower)} if flat else {}
    canvas.write(line, column, frame[6 if above else 0] + top + frame[7 if above else 1])
    canvas.write(
        line + 1, column, f"{frame[5]}{inside(face, inner, flat=flat)}{frame[5]}", "" if face.size else "italic"
    )
    canvas.write(lower, column, frame[6 if below else 2] + bottom + frame[7 if below else 3])
    keep_halves(canvas, upper_marks)
    draw_halves(canvas, line, column, pieces, cell)


def keep_halves(canvas: Canvas, marks: Mapping[tuple[int, int], tuple[str, str]]) -> None:
    """Letters that a flat neighbour has written on the line between both stay."""
    canvas.marks |= {key: mark for key, mark in marks.items() if mark[0].isalpha() and key in canvas.marks}


def draw_halves(canvas: Canvas, line: int, column: int, pieces: Mapping[Cell, Piece], cell: Cell) -> None:
    sides = pieces[cell].face.turned(pieces[cell].turns)
    east, middle = column + tile_width() - 1, column + tile_width() // 2
    places = ((line, middle), (line + 1, east), (line + 2, middle - 1), (line + 1, column))
    for side, (row, place) in enumerate(places):
        canvas.half(row, place, sides[side], matched=matches(pieces, cell, side))


def matches(pieces: Mapping[Cell, Piece], cell: Cell, side: int) -> bool:
    """Whether a side's half-Decoration meets one of its colour."""
    east, north = STEPS[side]
    other = pieces.get((cell[0] + east, cell[1] + north))
    own = pieces[cell].face.turned(pieces[cell].turns)[side]
    return bool(own) and other is not None and other.face.turned(other.turns)[(side + 2) % 4] == own


def inside(face: Face, width: int, *, flat: bool) -> str:
    """Type and Size of a Food; of Crew what it asks, in a flat tile after the first letters of its type."""
    if face.size:
        return f"{filled(abbreviated(face.word, width - 1), width - 1)}{face.size}"
    if flat:
        return f"{filled(shortened(face.word, width - 3).upper(), width - 3)} {filled(face.tag, 2)}"
    return filled(abbreviated(face.asks, width), width, side="both")


def draw_axes(canvas: Canvas, corners: Mapping[Cell, tuple[int, int]]) -> None:
    """X above, Y on the left."""
    first = min(line for line, _ in canvas.marks)
    for (x, y), (line, column) in corners.items():
        canvas.write(first - 1, column, f"{x:^{tile_width()}}", "dim")
        canvas.write(line + 1, 0, f"{y:>{AXIS - 1}}", "dim")
