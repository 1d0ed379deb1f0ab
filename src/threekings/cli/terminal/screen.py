"""A whole screen: the pieces of a table put together for the width and height of the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.tables import TABLES
from threekings.cli.terminal.tables.terminal_size import ENDLESS, Room
from threekings.cli.words import say
from threekings.game import Game
from threekings.games import game_named
from threekings.happenings import Happening
from threekings.match import Match
from threekings.texts import Message, text

WIDE = 118  # from here on rivals and log stand beside the table
ASIDE = 38  # columns they need
GAP = 2  # columns between both
LOW = 30  # lines below which a board is drawn with as few as it can do with
RULE = 4  # columns a line needs beside its title
LOG_LINES = 1  # shown however low the terminal is


def terminal() -> Console:
    """Where a game is shown. NO_COLOR and the terminal's own abilities are rich's business."""
    return Console(highlight=False, markup=False, emoji=False)


def play_screen(console: Console, match: Match, seat: int, *, names: Sequence[str], since: int) -> RenderableType:
    """The table as the seat sees it, what has happened since a line of the log, and what is asked now."""
    table, view = TABLES[match.game.name], seen(match, seat)
    told = lines_told(match.game, match.happenings(seat)[since:], names)
    head, asked = title(console, table.status(view, names)), question(console, view, names)
    if console.width >= WIDE:
        return wide_screen(console, view, names, told, Group(head), Group(*asked))
    briefly = table.rivals(view, names, Room(console.width, 0))
    around = [head, *([briefly] if briefly else []), *asked]
    board = table.board(view, names, space(console, min(console.width, table.BOARD), Group(*around, *shortest(told))))
    left = console.height - 2 - height(console, Group(*around, board, *told)) if console.is_terminal else 0
    others = table.rivals(view, names, Room(console.width, height(console, briefly) + left)) if briefly else None
    pieces = [head, board, *([others] if others else []), *([Rule(style="dim")] if told else [])]
    room = console.height - 1 - height(console, Group(*pieces, *asked))
    if told and room <= LOG_LINES:  # the line drawn across has to go
        room, pieces = room + 1, pieces[:-1]
    return Group(*pieces, *trimmed(console, told, room), *asked)


def wide_screen(
    console: Console, view: dict[str, Any], names: Sequence[str], told: list[Text], head: Group, asked: Group
) -> RenderableType:
    """The same where rivals and log have room beside the table."""
    table = TABLES[view["game"]]
    wide = min(console.width - ASIDE, table.BOARD)
    narrow, lines = console.width - wide - GAP, console.height - 4 - height(console, Group(head, asked))
    board = table.board(view, names, space(console, wide, Group(head, asked)))
    others = table.rivals(view, names, Room(narrow, lines - height(console, Group(*shortest(told)), narrow)))
    aside = [titled("cli-rivals", others), ""] if others else []
    room = lines + 2 - height(console, Group(*aside), narrow)
    since_then = titled("cli-since", Group(*trimmed(console, told, room, narrow)))
    return Group(head, beside(board, Group(*aside, since_then), wide), asked)


def lines_told(game: Game, happenings: Sequence[Happening], names: Sequence[str]) -> list[Text]:
    """What the log says, without what the board shows."""
    shown = TABLES[game.name].SHOWN
    return [Text(text(game.in_words(one), names=names)) for one in happenings if one["kind"] not in shown]


def space(console: Console, width: int, around: RenderableType) -> Room:
    """What is left for a board, beside what stands around it and the line that is typed."""
    lines = console.height - 1 - height(console, around) if console.is_terminal else ENDLESS
    return Room(width, lines, low=console.height < LOW)


def question(console: Console, view: dict[str, Any], names: Sequence[str]) -> list[RenderableType]:
    """What is asked of the player, and the moves there are."""
    prompt = text(Message(view["prompt"]["id"], view["prompt"]["args"]), names=names)
    moves = TABLES[view["game"]].choices(view, console.width)
    return [Rule(style="dim"), Text(prompt, "bold"), *([moves] if moves else [])]


def shortest(lines: list[Text]) -> list[Text]:
    """What `trimmed` leaves of the log where there is no room at all."""
    kept = lines[-LOG_LINES:]
    return [earlier(len(lines) - len(kept)), *kept] if len(lines) > len(kept) else kept


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
    return [earlier(left_out), *kept] if left_out else kept


def earlier(count: int) -> Text:
    return Text(say("cli-earlier", count=count), "dim")


def open_screen(
    console: Console, view: dict[str, Any], *, names: Sequence[str], happenings: Sequence[Happening]
) -> RenderableType:
    """A table whose hands are all known, and what has just happened."""
    table = TABLES[view["game"]]
    told = lines_told(game_named(view["game"]), happenings, names)
    ending = [] if view["verdict"] is None else [Text(verdict(view, names), "bold")]
    head = title(console, table.status(view, names))
    hands = table.all_hands(view, names, space(console, console.width, Group(head, "", *shortest(told), *ending, "")))
    pieces = [head, hands, Rule(style="dim")]
    room = console.height - 3 - height(console, Group(*pieces, *ending))
    return Group(*pieces, *trimmed(console, told, room), *ending)


def verdict(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who has won, in words."""
    return text(Message(**view["verdict"]), names=names)


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What the seat may know, and what the cards of this edition show to everybody."""
    return match.view(seat) | TABLES[match.game.name].printed(match.edition)


def open_view(match: Match) -> dict[str, Any]:
    """A view that shows every hand, where there are any, as its owner sees it."""
    shown = match.view_after(len(match.steps), None, opened=True)
    return shown | TABLES[match.game.name].printed(match.edition)


def title(console: Console, status: Text) -> RenderableType:
    """The status on a line drawn across; where it leaves no room for one, the status alone."""
    if status.cell_len + RULE > console.width:
        status.truncate(console.width)
        return status
    return Rule(status, align="left", style="dim")


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    grid = Table.grid(padding=(0, GAP), expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def titled(name: str, shown: RenderableType) -> RenderableType:
    return Group(Text(say(name), "bold"), shown)


def height(console: Console, shown: RenderableType, width: int | None = None) -> int:
    options = console.options.update_width(width or console.width)
    return len(console.render_lines(shown, options, pad=False))
