"""A whole screen: the pieces of a table put together for the width and height of the terminal."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards import BOARDS
from threekings.cli.terminal.boards.contract import ENDLESS, Board, Names, Space, View
from threekings.cli.terminal.prose import Prose
from threekings.games import game_named
from threekings.happenings import Happening
from threekings.texts import localized, rendered

WIDE = 118  # from here on rivals and log stand beside the table
ASIDE = 38  # columns they need
GAP = 2  # columns between both
LOW = 30  # lines below which a board is drawn with as few as it can do with
RULE = 4  # columns a line needs beside its title
LOG_LINES = 1  # shown however low the terminal is


def terminal() -> Console:
    """Where a game is shown. NO_COLOR and the terminal's own abilities are rich's business."""
    return Console(highlight=False, markup=False, emoji=False)


def play_screen(console: Console, view: View, *, names: Names, happenings: Sequence[Happening]) -> RenderableType:
    """The table as a seat sees it, what has happened since, and what is asked now."""
    board = BOARDS[view["game"]]
    head, asked = title(console, board.status(view, names)), question(console, view, names)
    log = log_lines(view["game"], happenings, names)
    if console.width >= WIDE:
        return wide_screen(console, view, names, log, Group(head), Group(*asked))
    briefly = rivals(board, view, names, Space(console.width, 0))
    around = Group(head, *briefly, *asked, *shortest(log))
    drawn = board.draw(view, names, left_beside(console, min(console.width, board.width), around))
    used = height(console, Group(head, drawn, *log, *asked))
    others = rivals(board, view, names, Space(console.width, console.height - 2 - used if console.is_terminal else 0))
    pieces = [head, drawn, *others, *([Rule(style="dim")] if log else [])]
    free = console.height - 1 - height(console, Group(*pieces, *asked))
    if log and free <= LOG_LINES:  # the line drawn across has to go
        free, pieces = free + 1, pieces[:-1]
    return Group(*pieces, *trimmed(console, log, free), *asked)


def wide_screen(
    console: Console, view: View, names: Names, log: list[Text], head: Group, asked: Group
) -> RenderableType:
    """The same where rivals and log have their place beside the table."""
    board = BOARDS[view["game"]]
    wide = min(console.width - ASIDE, board.width)
    narrow, lines = console.width - wide - GAP, console.height - 4 - height(console, Group(head, asked))
    drawn = board.draw(view, names, left_beside(console, wide, Group(head, asked)))
    others = rivals(board, view, names, Space(narrow, lines - height(console, Group(*shortest(log)), narrow)))
    aside = [titled("cli-rivals", *others), ""] if others else []
    free = lines + 2 - height(console, Group(*aside), narrow)
    since_then = titled("cli-since", *trimmed(console, log, free, narrow))
    return Group(head, beside(drawn, Group(*aside, since_then), wide), asked)


def rivals(board: Board, view: View, names: Names, space: Space) -> list[RenderableType]:
    """The other players, where there are any and the board does not show them."""
    drawn = board.rivals(view, names, space) if board.rivals else None
    return [drawn] if drawn else []


def log_lines(name: str, happenings: Sequence[Happening], names: Names) -> list[Text]:
    """What the log of a game says, without what the board shows."""
    game, shown = game_named(name), BOARDS[name].shown
    return [Prose(rendered(game.in_words(one), names=names)) for one in happenings if one["kind"] not in shown]


def left_beside(console: Console, width: int, around: RenderableType) -> Space:
    """What is left for a board, beside what stands around it and the line that is typed."""
    lines = console.height - 1 - height(console, around) if console.is_terminal else ENDLESS
    return Space(width, lines, low=console.height < LOW)


def question(console: Console, view: View, names: Names) -> list[RenderableType]:
    """What is asked of the player, and the moves there are."""
    moves = BOARDS[view["game"]].choices(view, console.width) if view["moves"] else None
    return [Rule(style="dim"), Prose(rendered(view["prompt"], names=names), "bold"), *([moves] if moves else [])]


def shortest(lines: list[Text]) -> list[Text]:
    """What `trimmed` leaves of the log where there is no line free."""
    kept = lines[-LOG_LINES:]
    return [earlier(len(lines) - len(kept)), *kept] if len(lines) > len(kept) else kept


def trimmed(console: Console, lines: list[Text], free: int, width: int | None = None) -> list[Text]:
    """The last lines, where a terminal has too few for all."""
    kept = list(lines)
    while (
        console.is_terminal
        and len(kept) > LOG_LINES
        and height(console, Group(*kept), width) > free - (len(kept) < len(lines))
    ):
        del kept[0]
    left_out = len(lines) - len(kept)
    return [earlier(left_out), *kept] if left_out else kept


def earlier(count: int) -> Text:
    return Text(localized("cli-earlier", count=count), "dim")


def open_screen(console: Console, view: View, *, names: Names, happenings: Sequence[Happening]) -> RenderableType:
    """A table whose hands are all known, and what has just happened."""
    board = BOARDS[view["game"]]
    log, ending = log_lines(view["game"], happenings, names), [Prose(line, "bold") for line in verdict(view, names)]
    head = title(console, board.status(view, names))
    around = Group(head, "", *shortest(log), *ending, "")
    pieces = [head, board.all_hands(view, names, left_beside(console, console.width, around)), Rule(style="dim")]
    free = console.height - 3 - height(console, Group(*pieces, *ending))
    return Group(*pieces, *trimmed(console, log, free), *ending)


def verdict(view: View, names: Names) -> list[str]:
    """Who has won and what decided a tie, once the game is over."""
    return [rendered(view["verdict"], names=names)] if view["verdict"] else []


def title(console: Console, status: Text) -> RenderableType:
    """The status on a line drawn across; where it leaves no room for one, the status alone, however many lines."""
    if status.cell_len + RULE > console.width:
        return status
    return Rule(status, align="left", style="dim")


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    grid = Table.grid(padding=(0, GAP), expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def titled(name: str, *shown: RenderableType) -> RenderableType:
    return Group(Text(localized(name), "bold"), *shown)


def height(console: Console, shown: RenderableType, width: int | None = None) -> int:
    options = console.options.update_width(width or console.width)
    return len(console.render_lines(shown, options, pad=False))
