"""The kinds of cards of Ku-Ka-King as they are drawn: letter, symbol and colour, one for all that score together."""

from typing import NamedTuple

from rich.text import Text

from threekings.texts import localized

CROSS, TICK = "#d04444", "#008900"
CARD, FARM, STARS = "#b95c00", "#438500", "#957000"


class Kind(NamedTuple):
    """A kind of card as it is drawn."""

    letter: str
    symbol: str
    colour: str

    def mark(self) -> Text:
        return Text.assemble((self.symbol, self.colour), (self.letter, f"bold {self.colour}"))

    def counted(self, count: int, *, symbol: bool) -> Text:
        """3♚K; a letter that is a number never stands beside the count alone."""
        shown = self.symbol if symbol or self.letter.isdecimal() else ""
        return Text.assemble(str(count), (shown, self.colour), (self.letter, f"bold {self.colour}"))


KINDS = {
    "king": Kind("K", "♚", CARD),
    "farmer": Kind("F", "♙", FARM),
    "wife": Kind("W", "♕", FARM),
    "farmhouse": Kind("H", "⌂", FARM),
    "church": Kind("C", "†", "#7f61d8"),
    "knight": Kind("N", "♞", "#0073e6"),
    "points-2": Kind("2", "★", STARS),
    "points-3": Kind("3", "★", STARS),
    "points-4": Kind("4", "★", STARS),
    "sheep": Kind("S", "●", "#4f79a3"),
    "horse": Kind("R", "▲", "#a66550"),
    "pig": Kind("P", "■", "#ce3b85"),
    "cow": Kind("O", "◆", "#b05b71"),
    "goat": Kind("T", "▼", "#7a7a1e"),
    "hen": Kind("E", "◣", "#d04444"),
    "goose": Kind("G", "◐", "#008383"),
    "donkey": Kind("D", "♠", "#8c64b4"),
}


def label(card: str, style: str = "") -> Text:
    return Text.assemble(KINDS[card].mark(), " ", (localized(f"kk-short-{card}"), style))


def longest_label() -> int:
    """How many columns the longest label of a card needs."""
    return max(label(card).cell_len for card in KINDS)
