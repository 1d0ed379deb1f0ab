"""Tiles of The King's Catering: what is drawn of what is printed on them, and the colours of Decorations."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.cli.terminal.text_width import cut, longest, shortened
from threekings.texts import Message, localized, rendered, text

COLOURS = ("#0073e6", "#d04444", "#957000", "#008900")
LETTERS = {"gold": "O"}  # so that green can have its G
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FOODS = ("beer", "soup", "roast", "salad", "cake")  # whose words decide how wide tiles are
GAIN, LOSS = "#008900", "#d04444"


class Face(NamedTuple):
    """What a tile shows, as a view tells it."""

    name: str
    printed: Mapping[str, Any]

    @property
    def word(self) -> str:
        """The type of a Food or of Crew, in the language of the player."""
        return type_word(str(self.printed["type"]))

    @property
    def size(self) -> int:
        """Of a Food; 0 for Crew."""
        return self.printed["size"] or 0

    @property
    def asks(self) -> str:
        """What Crew is about, as short as a tile needs it."""
        asks = self.printed["asks"]
        return rendered({"id": f"{asks['id']}-short", "args": asks["args"]})

    @property
    def tag(self) -> str:
        """The same in two columns; nothing where it is about all Sizes or types."""
        asks = self.printed["asks"]["args"]
        if "size" in asks:
            return str(asks["size"])
        return shortened(self.asks, 2) if "food" in asks or "colour" in asks else ""

    @property
    def pays(self) -> str:
        """And what it gives."""
        asks = self.printed["asks"]["args"]
        return localized("cli-kc-pays", stars=asks["stars"], every=asks["every"])

    def turned(self, turns: int) -> list[str | None]:
        """The colours of its half-Decorations after so many quarter turns, clockwise from north."""
        return [self.printed["sides"][(side - turns) % 4] for side in range(4)]


def face(view: View, name: str) -> Face:
    return Face(name, view["faces"][name])


def type_word(name: str) -> str:
    return localized("cli-kc-type", type=name)


@cache
def longest_food(language: str) -> int:
    """How many columns the longest word of a Food needs."""
    return longest(*(text(Message("cli-kc-type", {"type": food}), language=language) for food in FOODS))


class Colour(NamedTuple):
    """A colour of Decorations as it is drawn and called."""

    letter: str
    style: str
    word: str


def palette(view: View) -> dict[str, Colour]:
    """A letter for each colour of Decorations, the first of its word that no other has, and the colour itself."""
    found: dict[str, Colour] = {}
    for name, style in zip(view["colours"], COLOURS, strict=False):
        taken, word = {colour.letter for colour in found.values()}, localized("cli-kc-colour", colour=name)
        wanted = [LETTERS.get(name, ""), *word.upper(), *name.upper(), *ALPHABET]
        letter = next(letter for letter in wanted if letter and letter in ALPHABET and letter not in taken)
        found[name] = Colour(letter, style, word)
    return found


def abbreviated(word: str, width: int) -> str:
    return cut(word, width, ".")


def in_line(face: Face, colours: Mapping[str, Colour], turns: int = 0) -> Text:
    """One tile in a line: soup-1a B·R·"""
    line = Text(f"{face.name}")
    for colour in face.turned(turns) if face.size else ():
        line.append(" " if line.plain == face.name else "")
        line.append(colours[colour].letter if colour else "·", f"bold {colours[colour].style}" if colour else "dim")
    return line
