"""All hands of King Lui side by side, with the points they bring."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards.contract import ROOMY, Names, Space, View
from threekings.cli.terminal.boards.king_lui.board import OVER
from threekings.cli.terminal.boards.king_lui.dishes import Dish, dishes, longest_label, number
from threekings.cli.terminal.text_width import cut, longest, shortened
from threekings.texts import localized

NARROWEST = 5  # columns of a hand below which they are drawn closer together
KING = 4  # columns of the king's portions there


def all_hands(view: View, names: Names, space: Space) -> RenderableType:
    """Rows are dishes, columns are players: portions, and the points they bring."""
    over, tight = view["phase"] == "over", space.width < ROOMY
    heads = ("king",) if over else ("table", "king")
    most = (space.width - width_beside_hands(view, heads)) // len(view["hands"]) - 2
    if most < NARROWEST:
        return narrow_hands(view, names, space.width)
    grid = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_footer=True)
    grid.add_column(localized("cli-kl-dish"), Text(localized("cli-kl-foot")), no_wrap=True)
    for head in heads:
        grid.add_column(localized(f"cli-kl-{head}"), justify="right")
    for seat, hand in enumerate(view["hands"]):
        name = ("★" if seat in (view["winners"] or ()) else "") + names[seat]
        foot = Text(f"{hand['discards']}\n{hand['points']}", "bold")
        grid.add_column(Text(cut(name, most)), foot, justify="right")
    for dish in dishes(view):
        grid.add_row(dish.label()[2:] if tight else dish.label(), *row(view, dish, tight=tight))
    return grid


def narrow_hands(view: View, names: Names, width: int) -> RenderableType:
    """The same in few columns, without the table's cards: counts are never cut, words are."""
    cells = {dish: list(row(view, dish, tight=True))[-len(view["hands"]) :] for dish in dishes(view)}
    feet = localized("cli-kl-foot").split("\n")
    needed = [max(2, *(cell.cell_len for cell in column)) for column in zip(*cells.values(), strict=True)]
    spare = width - KING - 1 - sum(size + 1 for size in needed) - longest(*feet)
    hands = [size + max(0, spare) // len(needed) for size in needed]
    label = width - KING - 1 - sum(size + 1 for size in hands)
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold", show_footer=True)
    grid.add_column("", "\n".join(cut(foot, label) for foot in feet), width=label, no_wrap=True)
    grid.add_column(shortened(localized("cli-kl-king"), KING), justify="right", width=KING, no_wrap=True)
    for seat, (hand, size) in enumerate(zip(view["hands"], hands, strict=True)):
        name = ("★" if seat in (view["winners"] or ()) else "") + names[seat]
        foot = Text(f"{hand['discards']}\n{hand['points']}", "bold")
        grid.add_column(Text(cut(name, size)), foot, justify="right", width=size, no_wrap=True)
    for dish, shown in cells.items():
        grid.add_row(dish.label()[2:], str(view["king"][dish.name]), *shown)
    return grid


def width_beside_hands(view: View, heads: Sequence[str]) -> int:
    """The columns that all hands need without the players', each with a gap."""
    first = max(longest_label(dishes(view)), longest(*localized("cli-kl-foot").split("\n")))
    return 1 + sum(size + 1 for size in (first, *(longest(localized(f"cli-kl-{head}")) for head in heads)))


def row(view: View, dish: Dish, *, tight: bool) -> Iterator[Text]:
    king = view["king"][dish.name]
    if view["phase"] != "over":
        yield Text(number(view["table"][dish.name]))
    yield Text(f"{king}", dish.colour)
    for hand in view["hands"]:
        shown = cell(king, hand["cards"][dish.name], hand["by_dish"][dish.name])
        yield Text(shown.plain.replace(" ", ""), shown.style) if tight else shown


def cell(king: int, portions: int, points: int) -> Text:
    """3 → 12, or 5 ✗ 0 for a player with more than the king"""
    if not portions:
        return Text("·")
    if portions > king:
        return Text(f"{portions} ✗ {points:2}", OVER)
    return Text(f"{portions} → {points:2}")
