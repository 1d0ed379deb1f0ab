"""A whole screen: the pieces of a table put together for the width and height of the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from threekings.cli.tables import TABLES
from threekings.cli.words import say
from threekings.match import Match
from threekings.texts import Message, text

WIDE = 118  # from here on rivals and log stand beside the table
BOARD = 78  # how wide a board is drawn at most
LOG_LINES = 2  # shown however low the terminal is


def terminal() -> Console:
    """Where a game is shown. NO_COLOR and the terminal's own abilities are rich's business."""
    return Console(highlight=False, markup=False, emoji=False)


def play_screen(console: Console, match: Match, seat: int, *, names: Sequence[str], since: int) -> RenderableType:
    """The table as the seat sees it, what has happened since a line of the log, and what is asked now."""
    table, view = TABLES[match.game.name], match.view(seat)
    told = [Text(text(message, names=names)) for message in match.log(seat)[since:]]
    head = title(table.status(view, names))
    if console.width >= WIDE:
        aside = Group(titled("cli-rivals", table.rivals(view, names)), "", titled("cli-since", Group(*told)))
        middle: RenderableType = beside(table.board(view, BOARD), aside)
        return Group(head, middle, *question(console, view, names))
    board = table.board(view, min(console.width, BOARD))
    pieces = [head, board, table.rivals(view, names), Rule(style="dim")]
    asked = question(console, view, names)
    room = console.height - 1 - height(console, Group(*pieces, *asked))
    return Group(*pieces, *trimmed(console, told, room), *asked)


def question(console: Console, view: dict[str, Any], names: Sequence[str]) -> list[RenderableType]:
    """What is asked of the player, and the moves there are."""
    prompt = text(Message(view["prompt"]["id"], view["prompt"]["args"]), names=names)
    return [Rule(style="dim"), Text(prompt, "bold"), TABLES[view["game"]].choices(view, console.width)]


def trimmed(console: Console, lines: list[Text], room: int) -> list[Text]:
    """The last lines, where a terminal has no room for all."""
    kept = list(lines)
    while console.is_terminal and len(kept) > LOG_LINES and height(console, Group(*kept)) > room - (kept != lines):
        del kept[0]
    left_out = len(lines) - len(kept)
    return [Text(say("cli-earlier", count=left_out), "dim"), *kept] if left_out else kept


def open_screen(
    console: Console, view: dict[str, Any], *, names: Sequence[str], lines: Sequence[Message]
) -> RenderableType:
    """A table whose hands are all known, and what has just happened."""
    table = TABLES[view["game"]]
    told = [Text(text(message, names=names)) for message in lines]
    ending = [] if view["winners"] is None else [Text(table.verdict(view, names), "bold")]
    pieces = [title(table.status(view, names)), table.all_hands(view, names, console.width), Rule(style="dim")]
    room = console.height - 3 - height(console, Group(*pieces, *ending))
    return Group(*pieces, *trimmed(console, told, room), *ending)


def open_view(match: Match) -> dict[str, Any]:
    """A view that shows every hand as its owner sees it."""
    shown = match.view(None)
    shown["hands"] = [match.view(seat)["hands"][seat] for seat in range(match.players)]
    return shown


def title(status: Text) -> Rule:
    return Rule(status, align="left", style="dim")


def beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(width=BOARD)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def titled(name: str, shown: RenderableType) -> RenderableType:
    return Group(Text(say(name), "bold"), shown)


def height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))
