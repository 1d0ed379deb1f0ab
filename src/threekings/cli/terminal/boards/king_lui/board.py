"""The table of King Lui: the king's plate and mine side by side, dish by dish, so that too many is seen by eye."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards.contract import ROOMY, Names, Space, View, game_name
from threekings.cli.terminal.boards.king_lui.dishes import EMERALD, counted, dishes, longest_label, number
from threekings.cli.terminal.text_width import cell_len, cut, longest, shortened
from threekings.texts import commas, localized

OVER, EQUAL, UNDER = "bold #d7005f", "bold", ""
LONGEST_BAR, TABLE_BAR = 10, 5
TWO_DIGITS = 10  # as wide as any count of portions
GAP = 2  # columns between two of the board's
NARROW = {"table": 5, "king": 5, "you": 3, "compare": 3, "points": 6}  # columns where all of it has few


def status(view: View, names: Names) -> Text:
    emeralds = view["emeralds"]
    parts = [
        localized("cli-kl-course", course=view["course"]),
        localized("cli-kl-chef", player=names[view["chef"]]),
        localized("cli-kl-supply", count=view["supply"]),
        localized("cli-kl-emeralds", count=emeralds),
    ]
    line = Text(" · ").join(Text(part) for part in parts)
    return Text.assemble((game_name(view), "bold"), " · ", line, " ", EMERALD if emeralds else "")


def board(view: View, _names: Names, space: Space) -> RenderableType:
    """Dish by dish: what lies on the table, what the king has, what I have, and what that brings."""
    if width_without_bars(view, 0) > space.width:
        return narrow_board(view, space.width)
    me = view["hands"][view["seat"]]
    table_bar = TABLE_BAR if space.width >= ROOMY else 0
    bar = max(0, min(LONGEST_BAR, (space.width - width_without_bars(view, table_bar)) // 2))
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for head, size, justify in columns(view, bar, table_bar):
        grid.add_column(heading(head), width=size, justify=justify, no_wrap=True)
    for dish in dishes(view):
        table, king, mine = view["table"][dish.name], view["king"][dish.name], me["cards"][dish.name]
        grid.add_row(
            dish.label(),
            Text.assemble(number(table), " ", dish.bar(table, table_bar)),
            Text.assemble(mirrored(dish.bar(king, bar)), f" {king:2} │"),
            Text.assemble(f"{mine:2} ", dish.bar(mine, bar)),
            comparison(king, mine),
            Text(str(me["by_dish"][dish.name]) if mine else "", "bold"),
        )
    return Group(grid, summary(view, me))


def narrow_board(view: View, width: int) -> RenderableType:
    """The same in few columns: counts are never cut, words are."""
    me = view["hands"][view["seat"]]
    label = min(longest_label(dishes(view)), width - sum(size + 1 for size in NARROW.values()))
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(cut(localized("cli-kl-dish"), label), width=label, no_wrap=True)
    for head, size in NARROW.items():
        words = "" if head == "compare" else localized(f"cli-kl-{head}")
        grid.add_column(shortened(words, size), width=size, justify="right", no_wrap=True)
    for dish in dishes(view):
        table, king, mine = view["table"][dish.name], view["king"][dish.name], me["cards"][dish.name]
        points = Text(str(me["by_dish"][dish.name]) if mine else "", "bold")
        grid.add_row(dish.label(), number(table), str(king), str(mine), short_comparison(king, mine), points)
    return Group(grid, summary(view, me))


def short_comparison(king: int, mine: int) -> Text:
    """The mark of a comparison and, where there is room, for how many."""
    words = comparison(king, mine)
    return Text(f"{words.plain[:1]}{king - mine if mine < king else ''}", words.style)


def columns(view: View, bar: int, table_bar: int) -> tuple[tuple[str, int, JustifyMethod], ...]:
    """The board's columns, as wide in every position, so that nothing jumps from move to move."""
    sized: tuple[tuple[str, int, JustifyMethod], ...] = (
        ("dish", longest_label(dishes(view)), "left"),
        ("table", 3 + table_bar, "left"),
        ("king", bar + 5, "right"),
        ("you", bar + 3, "left"),
        ("compare", longest_comparison(), "left"),
        ("points", 2, "right"),
    )
    return tuple((head, max(size, cell_len(heading(head))), justify) for head, size, justify in sized)


def heading(head: str) -> str:
    return localized(f"cli-kl-{head}") + (" │" if head == "king" else "")


def width_without_bars(view: View, table_bar: int) -> int:
    sizes = [size for _, size, _ in columns(view, 0, table_bar)]
    return sum(sizes) + GAP * (len(sizes) - 1)


def longest_comparison() -> int:
    """How many columns the words of a comparison need."""
    cases = ((0, 1), (1, 1), (TWO_DIGITS, 0), (TWO_DIGITS + 1, 1))
    return longest(*(comparison(king, mine).plain for king, mine in cases))


def mirrored(bar: Text) -> Text:
    return Text(bar.plain[::-1], bar.style)


def comparison(king: int, mine: int) -> Text:
    """More than the king, as many, or fewer: in a mark, in words and in colour."""
    if mine > king:
        return Text(localized("cli-kl-over"), OVER)
    if mine == king:
        return Text(localized("cli-kl-equal") if mine else "", EQUAL)
    return Text(localized("cli-kl-room" if mine else "cli-kl-free", count=king - mine), UNDER)


def summary(view: View, me: Mapping[str, Any]) -> Text:
    line = Text(localized("cli-kl-now", points=me["points"], discards=me["discards"]))
    if any(view["eaten"].values()):
        line.append(f" · {localized('cli-kl-eaten')}")
        for dish in dishes(view):
            if count := view["eaten"][dish.name]:
                line.append(f" {count}").append(dish.symbol, dish.colour)
    return line


def rivals(view: View, names: Names, _space: Space) -> RenderableType:
    """The others in the order in which they act after me; with memory=open, what they were seen to take."""
    seats = [(view["seat"] + step) % view["players"] for step in range(1, view["players"])]
    lines = [rival(view["hands"][seat], names[seat]) for seat in seats]
    if any(view["hands"][seat]["taken"] is not None for seat in seats):
        return Group(*lines)
    return Text(" · ").join(lines)


def rival(hand: Mapping[str, Any], name: str) -> Text:
    held = f"{name} {localized('cli-kl-hand', count=hand['size'])}"
    parts = []
    if hand["taken"] is not None:
        unseen = hand["size"] - sum(hand["taken"].values())
        parts += [counted(hand["taken"])] if any(hand["taken"].values()) else []
        parts += [localized("cli-kl-unseen", count=unseen)] if unseen else []
    line = Text(localized("cli-headed", head=held, words=commas(parts)) if parts else held)
    line.stylize("bold", 0, len(name))
    return line
