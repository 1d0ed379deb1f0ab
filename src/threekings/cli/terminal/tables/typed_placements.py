"""What a player of The King's Catering types: columns, and tiles with the cells and turns they are put into.

Cells that take a tile in hand are numbered over all Tables; a letter stands for quarter turns, a for none.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from threekings.cli.terminal.tables.tiles import GAIN, LOSS, Block, Free, side_by_side, tile
from threekings.cli.words import say
from threekings.errors import InvalidMove
from threekings.texts import listed

View = Mapping[str, Any]
TURNS = "abcd"  # none, one, two and three quarter turns clockwise
COLUMN = re.compile(r"(?:c|col|column)? *([0-9]{1,4})")
CELL = re.compile(r"([0-9]{1,4}) *([a-d]?)")
NEW = ("new", "n")


class Way(NamedTuple):
    """A way to put a tile: its move, the number of the cell (0: a Table of its own), its turns and what it brings."""

    move: str
    tile: str
    number: int
    turns: int
    gain: int


def free_cells(view: View) -> dict[tuple[int, int, int], Free]:
    """The cells that take a tile in hand, by Table, X and Y: numbered in reading order, with the most stars."""
    best: dict[tuple[int, int, int], int] = {}
    for move, gain in view["gains"].items():
        if (place := place_of(move)) is not None:
            best[place] = max(gain, best.get(place, gain))
    order = sorted(best, key=lambda place: (place[0], -place[2], place[1]))
    return {place: Free(number, best[place]) for number, place in enumerate(order, start=1)}


def place_of(move: str) -> tuple[int, int, int] | None:
    """Table, X and Y; None for a Table of its own."""
    match move.split(" "):
        case ["put", _, table, x, y, _]:
            return int(table), int(x), int(y)
    return None


def ways(view: View) -> list[Way]:
    """All ways to put a tile, those that bring most first."""
    cells = free_cells(view)
    found = []
    for move, gain in view["gains"].items():
        _, name, *rest = move.split(" ")
        place = place_of(move)
        number, turns = (cells[place].number, int(rest[-1])) if place else (0, 0)
        found.append(Way(move, name, number, turns, gain))
    return sorted(found, key=lambda way: (-way.gain, way.number == 0, way.number, way.turns))


def short(way: Way, every: Sequence[Way]) -> str:
    """14b, 7 where only one turn fits, or new."""
    if not way.number:
        return say("cli-kc-new")
    turns = [other for other in every if (other.tile, other.number) == (way.tile, way.number)]
    return f"{way.number}{TURNS[way.turns] if len(turns) > 1 else ''}"


def gain_text(gain: int) -> Text:
    return Text(f"{gain:+}★:" if gain else "0★:", "dim" if not gain else GAIN if gain > 0 else LOSS)


def spell_out(text: str, view: View) -> str:
    """`2` is column 2; `1 14b` puts tile 1 into cell 14, turned once; a move's whole text is itself."""
    words = text.lower().replace(",", " ").split()
    if (match := COLUMN.fullmatch(" ".join(words))) and (view["phase"] != "place" or not words[0].isdecimal()):
        return column_meant(match[1], text, view)
    if words and words[0] in ("put", "p"):
        words = words[1:]
    if view["phase"] != "place":
        return whole_text(words) or refuse("cli-kc-no-column", text=text)
    if len(words) > 1 and words[-1] in [*TURNS] and words[-2].isdecimal():
        words = [*words[:-2], words[-2] + words[-1]]
    match words:
        case [word]:
            return one_word(word, view)
        case [name, cell]:
            return put_meant(tile_meant(name, view), cell, view)
    return whole_text(words, view) or refuse("cli-kc-no-move", text=text, example=example_of(view))


def refuse(name: str, **args: str | int) -> str:
    raise InvalidMove(say(name, **args))


def example_of(view: View) -> str:
    every = ways(view)
    way = every[0]
    return f"{view['hand'].index(way.tile) + 1} {short(way, every)}"


def column_meant(number: str, text: str, view: View) -> str:
    if not 1 <= int(number) <= len(view["columns"]):
        refuse("cli-kc-no-column", text=text)
    return f"column {int(number)}"


def whole_text(words: Sequence[str], view: View | None = None) -> str:
    """A move's whole text; the turns may be left out. Empty if it is none."""
    match words:
        case [name, new] if new in NEW:
            return f"put {name} new"
        case [name, table, x, y, *turns] if len(turns) < 2 and all(map(is_number, words[1:])):
            meant = tile_meant(name, view) if view else name
            return f"put {meant} {int(table)} {int(x)} {int(y)} {int(turns[0]) if turns else 0}"
    return ""


def is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal() and len(word) < 4


def one_word(word: str, view: View) -> str:
    """The last tile needs no number; of several a word may be a tile, or a cell that only one of them fits."""
    if len(view["hand"]) == 1 and (CELL.fullmatch(word) or word in NEW):
        return put_meant(view["hand"][0], word, view)
    if word in NEW or (CELL.fullmatch(word) and not (word.isdecimal() and int(word) <= len(view["hand"]))):
        return whichever_fits(word, view)
    name = tile_meant(word, view)
    every = ways(view)
    own = [way for way in every if way.tile == name]
    gains = dict.fromkeys(way.gain for way in own)
    lines = [f"{gain_text(gain)} {' '.join(short(way, every) for way in own if way.gain == gain)}" for gain in gains]
    raise InvalidMove("\n".join([say("cli-kc-ways", tile=name), *lines]))


def whichever_fits(word: str, view: View) -> str:
    """The move into a cell that only one of several tiles fits."""
    every = ways(view)
    fits = [way for way in every if word in (short(way, every), f"{way.number}{TURNS[way.turns]}", f"{way.number}")]
    fits = [way for way in every if not way.number] if word in NEW else fits
    names = list(dict.fromkeys(way.tile for way in fits))
    if len(names) == 1:
        return put_meant(names[0], word, view)
    if not names:
        number = re.sub("[a-d]$", "", word)
        if number.isdecimal() and not 1 <= int(number) <= len(free_cells(view)):
            refuse_cell(number, view)
        refuse("cli-kc-nothing-there")
    return refuse("cli-kc-tile-first", examples=listed([f"{view['hand'].index(name) + 1} {word}" for name in names]))


def tile_meant(word: str, view: View) -> str:
    """A tile in hand by its number, its name or the start of it; other tiles are for the rules to refuse."""
    if word.isdecimal() and 1 <= int(word) <= len(view["hand"]):
        return str(view["hand"][int(word) - 1])
    bare = word.replace("-", "")
    meant = [name for name in view["hand"] if name == word]
    meant = meant or [name for name in view["hand"] if name.replace("-", "").startswith(bare)]
    if len(meant) == 1:
        return str(meant[0])
    if meant:
        refuse("cli-kc-which-tile", text=word, tiles=listed(meant))
    if word in view["faces"]:
        return word
    return refuse("cli-kc-no-tile", text=word, tiles=listed(view["hand"]))


def put_meant(name: str, cell: str, view: View) -> str:
    if cell in NEW:
        return f"put {name} new"
    match = CELL.fullmatch(cell)
    if not match:
        return refuse("cli-kc-no-move", text=f"{name} {cell}", example=example_of(view))
    places = {spot.number: place for place, spot in free_cells(view).items()}
    if int(match[1]) not in places:
        return refuse_cell(match[1], view)
    table, x, y = places[int(match[1])]
    fits = [way for way in ways(view) if (way.tile, way.number) == (name, int(match[1]))]
    if not match[2] and len(fits) > 1:
        raise InvalidMove(which_turn(name, fits, view))
    ways_to_turn = view["faces"][name].ways
    turns = TURNS.index(match[2]) % ways_to_turn if match[2] else fits[0].turns if fits else 0
    return f"put {name} {table} {x} {y} {turns}"


def refuse_cell(number: str, view: View) -> str:
    count = len(free_cells(view))
    return refuse("cli-kc-no-cell" if count else "cli-kc-no-cells", number=number, count=count)


def which_turn(name: str, fits: Sequence[Way], view: View) -> str:
    """The tile in all turns that fit, each under what is to be typed for it."""
    known, colours = view["faces"], view["colours"]
    blocks = []
    for way in sorted(fits, key=lambda way: way.turns):
        head = Text(f"{way.number}{TURNS[way.turns]} {way.gain:+}★")
        blocks.append(Block([head, *tile(known[name], colours, way.turns)]))
    drawn = "\n".join(line.plain for line in side_by_side(blocks, 80))
    return f"{say('cli-kc-which-turn', tile=name, number=fits[0].number)}\n{drawn}"
