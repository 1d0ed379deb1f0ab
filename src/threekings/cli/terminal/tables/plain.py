"""A game without a table of its own in the terminal: what its view says, line by line, and its moves by number."""

from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.terminal.tables.terminal_size import Room
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.errors import InvalidMove
from threekings.game import MatchView
from threekings.happenings import Happening

View = Mapping[str, Any]
MOVES_HELP = "cli-plain-moves-help"
SHOWN: tuple[str, ...] = ()
BOARD = 80
COMMON = frozenset(get_type_hints(MatchView))  # shown elsewhere on the screen, or to nobody


def printed(_edition: Edition) -> dict[str, Any]:
    """The view says it all."""
    return {}


def status(view: View, _names: Sequence[str]) -> Text:
    return Text(say(f"web-game-{view['game']}"), "bold")


def board(view: View, names: Sequence[str], _room: Room) -> RenderableType:
    """Every field of the game's own; lists by seat with the players' names."""
    return Group(*(Text(line) for field in view if field not in COMMON for line in lines(field, view[field], names)))


def lines(field: str, value: Any, names: Sequence[str]) -> list[str]:
    title = field.replace("_", " ")
    if isinstance(value, list) and len(value) == len(names):
        return [f"{title}:", *(f"  {name}: {in_words(own)}" for name, own in zip(names, value, strict=True))]
    return [f"{title}: {in_words(value)}"]


def in_words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {in_words(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(in_words, value)) or "–"
    return "–" if value is None else str(value)


def rivals(_view: View, _names: Sequence[str], _room: Room) -> None:
    """The board shows them."""


def choices(view: View, _width: int) -> RenderableType:
    return Columns([f"{place} {move}" for place, move in enumerate(view["moves"], start=1)], padding=(0, 3))


def look(_view: View, _names: Sequence[str], _width: int) -> None:
    """The board always shows everything."""


def all_hands(view: View, names: Sequence[str], room: Room) -> RenderableType:
    return board(view, names, room)


def spell_out(text: str, view: View) -> str:
    """A number on the screen, or the text of a move."""
    if not text.isdecimal():
        return text
    if not 1 <= int(text) <= len(view["moves"]):
        raise InvalidMove(say("cli-plain-no-move", text=text, count=len(view["moves"])))
    return str(view["moves"][int(text) - 1])


def advice(found: Sequence[tuple[str, float]], _view: View) -> list[str]:
    return [
        say("cli-hint", place=place, move=move, share=round(100 * share))
        for place, (move, share) in enumerate(found, start=1)
    ]


def reveal(_happenings: Sequence[Happening], _names: Sequence[str]) -> list[Text]:
    """What was chosen at the same moment stands in the log."""
    return []
