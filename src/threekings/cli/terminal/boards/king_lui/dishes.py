"""The dishes of King Lui as they are drawn: letter, symbol and colour, readable on dark and light terminals alike."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from threekings.cli.terminal.boards.contract import View
from threekings.texts import Message, rendered

MARKS = (
    ("▬", "#af5f00"),
    ("▼", "#d7005f"),
    ("♠", "#0087af"),
    ("●", "#b05c80"),
    ("■", "#875fd7"),
    ("♣", "#008700"),
    ("◣", "#907000"),
)
EMERALD = Text("◆", "bold #00875f")


class Dish(NamedTuple):
    """A dish as it is drawn."""

    name: str
    letter: str
    symbol: str
    colour: str

    def mark(self) -> Text:
        return Text.assemble((self.letter, f"bold {self.colour}"), " ", (self.symbol, self.colour))

    def label(self) -> Text:
        return Text.assemble(self.mark(), " ", word(self.name))

    def bar(self, count: int, width: int) -> Text:
        """So many portions; a plus at the end where there are too few columns for all."""
        fits = self.symbol * count if count <= width else (self.symbol * width)[1:] + "+"[:width]
        return Text(fits, self.colour)


def longest_label(known: Iterable[Dish]) -> int:
    """How many columns the labels of dishes need."""
    return max(dish.label().cell_len for dish in known)


def dishes(view: View) -> list[Dish]:
    """All dishes in their order; a dish's letter is the first in its name that no dish before it has."""
    found: list[Dish] = []
    for name, (symbol, colour) in zip(view["king"], MARKS, strict=False):
        taken = {dish.letter for dish in found}
        letter = next((letter for letter in name.upper() if letter.isalpha() and letter not in taken), "?")
        found.append(Dish(name, letter, symbol, colour))
    return found


def word(card: str) -> str:
    """A card's name in the language of the player."""
    return rendered(Message("cli-card", {"card": card}))


def counted(cards: Mapping[str, int]) -> str:
    """2 bread, 1 wine"""
    return rendered(Message("cli-cards", {"cards": {card: count for card, count in cards.items() if count}}))


def number(count: int) -> str:
    return f"{count:2}" if count else " ·"
