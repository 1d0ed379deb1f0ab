"""A game without a board of its own in the terminal: what its view says, line by line, and its moves by number."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.terminal.boards.contract import Board, Names, Space, View, game_name, share_won
from threekings.errors import InvalidMove
from threekings.plain_view import view_lines
from threekings.texts import localized


def status(view: View, _names: Names) -> Text:
    return Text(game_name(view), "bold")


def draw(view: View, names: Names, _space: Space) -> RenderableType:
    return Group(*map(Text, view_lines(view, names)))


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
