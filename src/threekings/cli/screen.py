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
GAP = 2  # columns between both
BOARD = 80  # how wide a board is drawn at most
LOW = 30  # lines below which a board is drawn with as few as it can do with
RULE = 4  # columns a line needs beside its title
LOG_LINES = 1  # shown however low the terminal is


def terminal() -> Console:
    """Where a game is shown. NO_COLOR and the terminal's own abilities are rich's business."""
    return Console(highlight=False, markup=False, emoji=False)


def play_screen(console: Console, match: Match, seat: int, *, names: Sequence[str], since: int) -> RenderableType:
    """The table as the seat sees it, what has happened since a line of the log, and what is asked now."""
    table, view = TABLES[match.game.name], seen(match, seat)
    told = [Text(text(message, names=names)) for message in match.log(seat)[since:]]
    head, others = title(console, table.status(view, names)), table.rivals(view, names)
    board = table.board(view, names, min(console.width, BOARD), low=console.height < LOW)
    if console.width >= WIDE:
        aside = [titled("cli-rivals", others), ""] if others else []
        asked, narrow = question(console, view, names), console.width - BOARD - GAP
        room = console.height - 2 - height(console, Group(head, *asked)) - height(console, Group(*aside), narrow)
        since_then = titled("cli-since", Group(*trimmed(console, told, room, narrow)))
        return Group(head, beside(board, Group(*aside, since_then)), *asked)
    pieces = [head, board, *([others] if others else []), Rule(style="dim")]
    asked = question(console, view, names)
    room = console.height - 1 - height(console, Group(*pieces, *asked))
    if room <= LOG_LINES:  # the line drawn across has to go
        room, pieces = room + 1, pieces[:-1]
    return Group(*pieces, *trimmed(console, told, room), *asked)


def question(console: Console, view: dict[str, Any], names: Sequence[str]) -> list[RenderableType]:
    """What is asked of the player, and the moves there are."""
    prompt = text(Message(view["prompt"]["id"], view["prompt"]["args"]), names=names)
    moves = TABLES[view["game"]].choices(view, console.width)
    return [Rule(style="dim"), Text(prompt, "bold"), *([moves] if moves else [])]


def trimmed(console: Console, lines: list[Text], room: int, width: int | None = None) -> list[Text]:
    """The last lines, where a terminal has no room for all."""
    kept = list(lines)
    while (
        console.is_terminal
        and len(kept) > LOG_LINES
        and height(console, Group(*kept), width) > room - (len(kept) < len(lines))
    ):
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
    pieces = [title(console, table.status(view, names)), table.all_hands(view, names, console.width), Rule(style="dim")]
    room = console.height - 3 - height(console, Group(*pieces, *ending))
    return Group(*pieces, *trimmed(console, told, room), *ending)


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What the seat may know, and what the cards of this edition show to everybody."""
    return match.view(seat) | TABLES[match.game.name].printed(match.edition)


def open_view(match: Match) -> dict[str, Any]:
    """A view that shows every hand, where there are any, as its owner sees it."""
    shown = seen(match, None)
    if "hands" in shown:
        shown["hands"] = [match.view(seat)["hands"][seat] for seat in range(match.players)]
    return shown


def title(console: Console, status: Text) -> RenderableType:
    """The status on a line drawn across; where it leaves no room for one, the status alone."""
    if status.cell_len + RULE > console.width:
        status.truncate(console.width)
        return status
    return Rule(status, align="left", style="dim")


def beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, GAP), expand=True)
    grid.add_column(width=BOARD)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def titled(name: str, shown: RenderableType) -> RenderableType:
    return Group(Text(say(name), "bold"), shown)


def height(console: Console, shown: RenderableType, width: int | None = None) -> int:
    options = console.options.update_width(width or console.width)
    return len(console.render_lines(shown, options, pad=False))
