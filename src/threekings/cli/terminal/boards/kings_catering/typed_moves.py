"""What a player of The King's Catering types: columns, and tiles with the cells and turns they are put into.

Cells that take a tile in hand are numbered over all Tables; a letter stands for quarter turns, a for none.
"""

import re
from collections.abc import Sequence

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.cli.terminal.boards.kings_catering.grid import (
    tile_alone,
)
from threekings.cli.terminal.boards.kings_catering.placements import (
    TURNS,
    Offer,
    free_cells,
    gain_text,
    offers,
    short,
    typed,
)
from threekings.cli.terminal.boards.kings_catering.side_by_side import Block, side_by_side
from threekings.cli.terminal.boards.kings_catering.tiles import (
    face,
    palette,
)
from threekings.cli.terminal.prompts import letters
from threekings.errors import InvalidMove
from threekings.rules.kings_catering.notation import Placement
from threekings.texts import listed, localized

COLUMN = re.compile(r"(?:c|col|column)? *([0-9]{1,4})")
CELL = re.compile(r"([0-9]{1,4}) *([a-d]?)")
NEW = ("new", "n")


def spell_out(text: str, view: View) -> str:
    """`2` is column 2; `1 14b` puts tile 1 into cell 14, turned once; a move's whole text is itself."""
    words = letters(text).replace(",", " ").split()
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
    raise InvalidMove(localized(name, **args))


def example_of(view: View) -> str:
    every = offers(view)
    return typed(every[0], every, view)


def column_meant(number: str, text: str, view: View) -> str:
    if not 1 <= int(number) <= len(view["columns"]):
        refuse("cli-kc-no-column", text=text)
    return f"column {int(number)}"


def whole_text(words: Sequence[str], view: View | None = None) -> str:
    """A move's whole text; the turns may be left out. Empty if it is none."""
    match words:
        case [name, new] if new in NEW:
            return Placement(name).text
        case [name, *numbers] if len(numbers) in (3, 4) and all(map(is_number, numbers)):
            return Placement(tile_meant(name, view) if view else name, *map(int, numbers)).text
    return ""


def is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal() and len(word) < 4


# One word


def one_word(word: str, view: View) -> str:
    """The last tile needs no number; of several a word may be a tile, or a cell that only one of them fits."""
    if len(view["hand"]) == 1 and (CELL.fullmatch(word) or word in NEW):
        return put_meant(view["hand"][0], word, view)
    if word in NEW or (CELL.fullmatch(word) and not (word.isdecimal() and int(word) <= len(view["hand"]))):
        return whichever_fits(word, view)
    raise InvalidMove(all_offers(tile_meant(word, view), view))


def all_offers(name: str, view: View) -> str:
    """Everything that can be typed for a tile, line by line, what brings most first."""
    every = offers(view)
    by_gain: dict[int, list[str]] = {}
    for offer in every:
        if offer.put.tile == name:
            by_gain.setdefault(offer.gain, []).append(short(offer, every))
    lines = [f"{gain_text(gain)} {' '.join(words)}" for gain, words in by_gain.items()]
    return "\n".join([localized("cli-kc-ways", tile=name), *lines])


def whichever_fits(word: str, view: View) -> str:
    """The move into a cell that only one of several tiles fits."""
    names = list(dict.fromkeys(offer.put.tile for offer in offers(view) if is_called(offer, word)))
    if len(names) == 1:
        return put_meant(names[0], word, view)
    if not names:
        number = word.rstrip(TURNS)
        if number.isdecimal() and not 1 <= int(number) <= len(free_cells(view)):
            refuse_cell(number, view)
        refuse("cli-kc-nothing-there")
    return refuse("cli-kc-tile-first", examples=listed([f"{view['hand'].index(name) + 1} {word}" for name in names]))


def is_called(offer: Offer, word: str) -> bool:
    """Whether a word means this placement, of whichever tile it is."""
    if not offer.number:
        return word in NEW
    return word in (f"{offer.number}", f"{offer.number}{TURNS[offer.put.turns]}")


# A tile and a cell


def tile_meant(word: str, view: View) -> str:
    """A tile in hand by its number, its name or the start of it, in the player's language too.

    Other tiles are for the rules to refuse.
    """
    if word.isdecimal() and 1 <= int(word) <= len(view["hand"]):
        return str(view["hand"][int(word) - 1])
    bare = word.replace("-", "")
    meant = [name for name in view["hand"] if name == word]
    meant = meant or [name for name in view["hand"] if name.replace("-", "").startswith(bare)]
    meant = meant or [name for name in view["hand"] if translated(name, view).startswith(bare)]
    if len(meant) == 1:
        return str(meant[0])
    if meant:
        refuse("cli-kc-which-tile", text=word, tiles=listed(meant))
    if "-" in word:  # the whole name of some other tile
        return word
    return refuse("cli-kc-no-tile", text=word, tiles=listed(view["hand"]))


def translated(name: str, view: View) -> str:
    """A tile's name with its type in the player's language: suppe2b."""
    shown = face(view, name)
    return letters(shown.word + name.removeprefix(shown.printed["type"])).replace("-", "")


def put_meant(name: str, cell: str, view: View) -> str:
    """The move that puts a tile into a cell, as both were typed."""
    if cell in NEW:
        return Placement(name).text
    match = CELL.fullmatch(cell)
    if not match:
        return refuse("cli-kc-no-move", text=f"{name} {cell}", example=example_of(view))
    cells = {spot.number: place for place, spot in free_cells(view).items()}
    if int(match[1]) not in cells:
        return refuse_cell(match[1], view)
    return Placement(name, *cells[int(match[1])], turns_meant(name, int(match[1]), match[2], view)).text


def turns_meant(name: str, number: int, letter: str, view: View) -> int:
    """How a tile is turned in a cell: by the letter, or as it fits where it fits only so."""
    if letter:
        looks = view["faces"][name]["turns"] if name in view["faces"] else len(TURNS)
        return TURNS.index(letter) % int(looks)
    fits = [offer for offer in offers(view) if (offer.put.tile, offer.number) == (name, number)]
    if len(fits) > 1:
        raise InvalidMove(which_turn(name, fits, view))
    return fits[0].put.turns if fits else 0


def refuse_cell(number: str, view: View) -> str:
    count = len(free_cells(view))
    return refuse("cli-kc-no-cell" if count else "cli-kc-no-cells", number=number, count=count)


def which_turn(name: str, fits: Sequence[Offer], view: View) -> str:
    """The tile in all turns that fit, each under what is to be typed for it."""
    blocks = []
    for offer in sorted(fits, key=lambda offer: offer.put.turns):
        head = Text(f"{offer.number}{TURNS[offer.put.turns]} {offer.gain:+}★")
        blocks.append(Block([head, *tile_alone(face(view, name), palette(view), offer.put.turns)]))
    drawn = "\n".join(line.plain for line in side_by_side(blocks, 80))
    return f"{localized('cli-kc-which-turn', tile=name, number=fits[0].number)}\n{drawn}"
