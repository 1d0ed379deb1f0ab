"""Tiles of The King's Catering: what is drawn of what is printed on them, and the colours of Decorations."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.texts import localized, rendered

COLOURS = ("#0073e6", "#d04444", "#957000", "#008900")
LETTERS = {"gold": "O"}  # so that green can have its G
GAIN, LOSS = "#008900", "#d04444"


class Face(NamedTuple):
    """What a tile shows, as a view tells it."""

    name: str
    printed: Mapping[str, Any]

    @property
    def word(self) -> str:
        """The type of a Food or of Crew."""
        return str(self.printed["type"])

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
        """The same in two letters."""
        asks = self.printed["asks"]["args"]
        return "".join(str(asks.get(key, "")) for key in ("food", "colour", "size"))[:2]

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


class Colour(NamedTuple):
    """A colour of Decorations as it is drawn."""

    letter: str
    style: str


def palette(view: View) -> dict[str, Colour]:
    """A letter for each colour of Decorations, the first of its name that no other has, and the colour itself."""
    found: dict[str, Colour] = {}
    for name, style in zip(view["colours"], COLOURS, strict=False):
        taken = {colour.letter for colour in found.values()}
        wanted = [LETTERS.get(name, ""), *name.upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        letter = next(letter for letter in wanted if letter and letter.isalpha() and letter not in taken)
        found[name] = Colour(letter, style)
    return found


def abbreviated(word: str, width: int) -> str:
    return word if len(word) <= width else f"{word[: width - 1]}."


def in_line(face: Face, colours: Mapping[str, Colour], turns: int = 0) -> Text:
    """One tile in a line: soup-1a B·R·"""
    line = Text(f"{face.name}")
    for colour in face.turned(turns) if face.size else ():
        line.append(" " if line.plain == face.name else "")
        line.append(colours[colour].letter if colour else "·", f"bold {colours[colour].style}" if colour else "dim")
    return line
