"""A game without a board of its own in the terminal: what its view says, line by line, and its moves by number."""

from collections.abc import Mapping
from typing import Any, get_type_hints

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.terminal.boards.contract import Board, Names, Space, View, game_name, share_won
from threekings.errors import InvalidMove
from threekings.game import MatchView
from threekings.texts import commas, localized

COMMON = frozenset(get_type_hints(MatchView))  # shown elsewhere on the screen, or to nobody


def status(view: View, _names: Names) -> Text:
    return Text(game_name(view), "bold")


def draw(view: View, names: Names, _space: Space) -> RenderableType:
    """Every field of the game's own; lists by seat with the players' names."""
    return Group(*(Text(line) for field in view if field not in COMMON for line in lines(field, view[field], names)))


def lines(field: str, value: Any, names: Names) -> list[str]:
    title = field.replace("_", " ")
    if isinstance(value, list) and len(value) == len(names):
        return [f"{title}:", *(f"  {name}: {in_words(own)}" for name, own in zip(names, value, strict=True))]
    return [f"{title}: {in_words(value)}"]


def in_words(value: Any) -> str:
    if isinstance(value, Mapping):
        return commas(f"{name} {in_words(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return commas(map(in_words, value)) or "–"
    return "–" if value is None else str(value)


def choices(view: View, _width: int) -> RenderableType:
    return Columns([f"{place} {move}" for place, move in enumerate(view["moves"], start=1)], padding=(0, 3))


def spell_out(text: str, view: View) -> str:
    """A number on the screen, or the text of a move."""
    if not text.isdecimal():
        return text
    if not 1 <= int(text) <= len(view["moves"]):
        raise InvalidMove(localized("cli-plain-no-move", text=text, count=len(view["moves"])))
    return str(view["moves"][int(text) - 1])


BOARD = Board(
    moves_help="cli-plain-moves-help",
    width=80,
    status=status,
    draw=draw,
    choices=choices,
    all_hands=draw,
    spell_out=spell_out,
    advice=share_won,
)
