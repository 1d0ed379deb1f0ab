"""Tiles of The King's Catering drawn with letters: one by one, and laid out as a Table.

A tile is a box of eight columns. On each side stands the letter of its half-Decoration, where it has one; two halves
that match are shown reversed. The tile that founded a Table has a heavy frame, Crew has round corners. Tall tiles have
three lines each; flat ones share the line between them, the upper tile's letter left, the lower one's right; tiny ones
have one line without a frame: so1 B·R· is a soup of Size 1 with blue in the north and red in the south, clockwise.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from rich.text import Text

from threekings.cli.words import say
from threekings.edition import Edition

COMPASS = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
COLOURS = ("#0073e6", "#d04444", "#957000", "#008900")
LETTERS = {"gold": "O"}  # so that green can have its G
WIDE = 8  # columns of a tile
TALL, FLAT, TINY = 3, 2, 1  # how tiles are drawn: the lines from one to the next
INSIDE = WIDE - 2
AXIS = 3  # columns for the numbers of rows
GAP = 2
LIGHT, HEAVY, ROUND = "┌┐└┘─│├┤", "┏┓┗┛━┃┣┫", "╭╮╰╯─│├┤"
EVERYWHERE = range(-99, 100)
GAIN, LOSS = "#008900", "#d04444"
Cell = tuple[int, int]


class Face(NamedTuple):
    """What a tile shows, as printed."""

    name: str
    word: str  # the type of a Food or of Crew
    size: int  # of a Food; 0 for Crew
    sides: tuple[str, ...]  # the colours of its half-Decorations, clockwise from north; "" for none
    asks: str  # what Crew is about
    tag: str  # the same in two letters
    pays: str  # and gives

    def turned(self, turns: int) -> tuple[str, ...]:
        return tuple(self.sides[(side - turns) % 4] for side in range(4))

    @property
    def ways(self) -> int:
        """How many turns look different."""
        return next(turns for turns in (1, 2, 4) if self.turned(turns) == self.sides)


class Piece(NamedTuple):
    """A tile on a Table."""

    face: Face
    turns: int = 0
    founder: bool = False


class Free(NamedTuple):
    """A free cell that takes a tile: its number, and the most stars it brings."""

    number: int
    gain: int


# What an edition prints on its tiles


@cache
def faces(edition: Edition) -> dict[str, Face]:
    """All tiles of an edition by name."""
    foods = {name: food_face(name, value) for name, value in edition.content["foods"].items()}
    return foods | {name: crew_face(name, value) for name, value in edition.content["crew"].items()}


def food_face(name: str, value: Mapping[str, Any]) -> Face:
    return Face(name, value["food"], value["size"], tuple(value.get(side, "") for side in COMPASS), "", "", "")


def crew_face(name: str, value: Mapping[str, Any]) -> Face:
    about = "".join(str(value.get(key, "")) for key in ("food", "colour", "size"))
    asks = about if about.isalpha() else say(f"cli-kc-asks-{value['scores']}", size=value.get("size", 0))
    pays = say("cli-kc-pays", stars=value["stars"], every=value["every"])
    return Face(name, name.split("-")[0], 0, ("",) * 4, asks, about[:2], pays)


class Colour(NamedTuple):
    """A colour of Decorations as it is drawn."""

    letter: str
    style: str


def palette(content: Mapping[str, Any]) -> dict[str, Colour]:
    """A letter for each colour, the first of its name that no other has, and the colour itself."""
    found: dict[str, Colour] = {}
    for name, style in zip(content["colours"], COLOURS, strict=False):
        taken = {colour.letter for colour in found.values()}
        wanted = [LETTERS.get(name, ""), *name.upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        letter = next(letter for letter in wanted if letter and letter.isalpha() and letter not in taken)
        found[name] = Colour(letter, style)
    return found


def cut(word: str, room: int) -> str:
    return word if len(word) <= room else f"{word[: room - 1]}."


# Drawing


class Sheet:
    """Squared paper: letters with their styles at a line and a column."""

    def __init__(self, colours: Mapping[str, Colour]):
        self.colours = colours
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, line: int, column: int, word: str, style: str = "") -> None:
        for place, letter in enumerate(word):
            self.marks[line, column + place] = (letter, style)

    def half(self, line: int, column: int, colour: str, *, matched: bool) -> None:
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


def tile(face: Face, colours: Mapping[str, Colour], turns: int = 0) -> list[Text]:
    """One tile by itself."""
    return grid({(0, 0): Piece(face, turns)}, {}, colours, pitch=TALL)


def in_line(face: Face, colours: Mapping[str, Colour], turns: int = 0) -> Text:
    """One tile in a line: soup-1a B·R·"""
    line = Text(f"{face.name}")
    for colour in face.turned(turns) if face.size else ():
        line.append(" " if line.plain == face.name else "")
        line.append(colours[colour].letter if colour else "·", f"bold {colours[colour].style}" if colour else "dim")
    return line


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
    sheet = Sheet(colours)
    cells = [cell for cell in (*pieces, *free) if cell[0] in columns]
    west, north = min(x for x, _ in cells), max(y for _, y in cells)
    margin = AXIS if axes else 0
    across = cell_width(pitch)
    corners = {(x, y): ((north - y) * pitch, margin + (x - west) * across) for x, y in cells}
    for cell in corners.keys() & free.keys():
        draw_free(sheet, *corners[cell], free[cell], pitch=pitch)
    for cell in sorted(
        corners.keys() & pieces.keys(), key=lambda cell: (pieces[cell].founder, cell)
    ):  # heavy lines last
        if pitch == TINY:
            draw_tiny(sheet, *corners[cell], pieces, cell)
        else:
            draw_piece(sheet, *corners[cell], pieces, cell, flat=pitch == FLAT)
    if axes:
        draw_axes(sheet, corners)
    return sheet.lines()


def cell_width(pitch: int) -> int:
    return WIDE + (pitch == TINY)


def parts(cells: Iterable[Cell], width: int, *, pitch: int, axes: bool) -> list[range]:
    """The columns of cells that are drawn beside each other: all, or as many at a time as there is room for."""
    found = [x for x, _ in cells]
    west, east = min(found), max(found)
    room = max(1, (width - (AXIS if axes else 0)) // cell_width(pitch))
    return [range(x, min(x + room, east + 1)) for x in range(west, east + 1, room)]


def draw_free(sheet: Sheet, line: int, column: int, spot: Free, *, pitch: int) -> None:
    middle = line + (pitch != TINY)
    for corner in ((line, column), (line, column + WIDE - 1), (line + 2, column), (line + 2, column + WIDE - 1)):
        if pitch != TINY:
            sheet.write(*corner, "·", "dim")
    sheet.write(middle, column + 1, f"{spot.number:>3}", "bold")
    if spot.gain:
        sheet.write(middle, column + 5, f"{spot.gain:+}"[:3], f"bold {GAIN if spot.gain > 0 else LOSS}")


def draw_tiny(sheet: Sheet, line: int, column: int, pieces: Mapping[Cell, Piece], cell: Cell) -> None:
    piece = pieces[cell]
    face, style = piece.face, "bold underline" if piece.founder else ""
    if not face.size:
        sheet.write(line, column, f"{face.word[:4].upper()} {face.tag}", style or "italic")
        return
    sheet.write(line, column, f"{face.word[:2]}{face.size}", style)
    for side, colour in enumerate(face.turned(piece.turns)):
        sheet.write(line, column + 4 + side, "·", "dim")
        sheet.half(line, column + 4 + side, colour, matched=matches(pieces, cell, side))


def draw_piece(sheet: Sheet, line: int, column: int, pieces: Mapping[Cell, Piece], cell: Cell, *, flat: bool) -> None:
    piece = pieces[cell]
    face, (x, y) = piece.face, cell
    frame = HEAVY if piece.founder else LIGHT if face.size else ROUND
    above, below = ((x, y + 1) in pieces and flat), ((x, y - 1) in pieces and flat)
    top, bottom = frame[4] * INSIDE, frame[4] * INSIDE
    if not face.size and not flat:
        top, bottom = f"{cut(face.word, INSIDE):{frame[4]}^{INSIDE}}", f"{cut(face.pays, INSIDE):{frame[4]}^{INSIDE}}"
    lower = line + TALL - 1
    upper_marks = {key: mark for key, mark in sheet.marks.items() if key[0] in (line, lower)} if flat else {}
    sheet.write(line, column, frame[6 if above else 0] + top + frame[7 if above else 1])
    sheet.write(line + 1, column, f"{frame[5]}{inside(face, flat=flat)}{frame[5]}", "" if face.size else "italic")
    sheet.write(lower, column, frame[6 if below else 2] + bottom + frame[7 if below else 3])
    keep_halves(sheet, upper_marks)
    draw_halves(sheet, line, column, pieces, cell)


def keep_halves(sheet: Sheet, marks: Mapping[tuple[int, int], tuple[str, str]]) -> None:
    """Letters that a flat neighbour has written on the line between both stay."""
    sheet.marks |= {key: mark for key, mark in marks.items() if mark[0].isalpha() and key in sheet.marks}


def draw_halves(sheet: Sheet, line: int, column: int, pieces: Mapping[Cell, Piece], cell: Cell) -> None:
    sides = pieces[cell].face.turned(pieces[cell].turns)
    places = ((line, column + 4), (line + 1, column + WIDE - 1), (line + 2, column + 3), (line + 1, column))
    for side, (row, place) in enumerate(places):
        sheet.half(row, place, sides[side], matched=matches(pieces, cell, side))


def matches(pieces: Mapping[Cell, Piece], cell: Cell, side: int) -> bool:
    """Whether a side's half-Decoration meets one of its colour."""
    east, north = STEPS[side]
    other = pieces.get((cell[0] + east, cell[1] + north))
    own = pieces[cell].face.turned(pieces[cell].turns)[side]
    return bool(own) and other is not None and other.face.turned(other.turns)[(side + 2) % 4] == own


def inside(face: Face, *, flat: bool) -> str:
    """Type and Size of a Food; of Crew what it asks, in a flat tile after three letters of its type."""
    if face.size:
        return f"{cut(face.word, INSIDE - 1):<{INSIDE - 1}}{face.size}"
    if flat:
        return f"{face.word[:3].upper():<3} {face.tag:<2}"
    return f"{cut(face.asks, INSIDE):^{INSIDE}}"


def draw_axes(sheet: Sheet, corners: Mapping[Cell, tuple[int, int]]) -> None:
    """X above, Y on the left."""
    first = min(line for line, _ in sheet.marks)
    for (x, y), (line, column) in corners.items():
        sheet.write(first - 1, column, f"{x:^{WIDE}}", "dim")
        sheet.write(line + 1, 0, f"{y:>{AXIS - 1}}", "dim")


# Side by side


class Block(NamedTuple):
    """Lines that belong together."""

    lines: list[Text]

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)


def side_by_side(blocks: Sequence[Block], width: int, gap: int = GAP) -> list[Text]:
    """All blocks in reading order, as many beside each other as there is room for."""
    return [line for shelf in shelves(blocks, width, gap) for line in merged(shelf, gap)]


def shelves(blocks: Iterable[Block], width: int, gap: int) -> list[list[Block]]:
    found: list[list[Block]] = []
    used = 0
    for block in blocks:
        if not found or used + gap + block.width > width:
            found.append([])
            used = -gap
        found[-1].append(block)
        used += gap + block.width
    return found


def merged(shelf: Sequence[Block], gap: int) -> list[Text]:
    lines = []
    for row in range(max(len(block.lines) for block in shelf)):
        line = Text()
        for place, block in enumerate(shelf):
            part = block.lines[row].copy() if row < len(block.lines) else Text()
            part.pad_right(block.width - part.cell_len + (gap if place + 1 < len(shelf) else 0))
            line.append_text(part)
        lines.append(line)
    return lines
