"""All hands of King Lui side by side, with the points they bring."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards.contract import ROOMY, Names, Space, View
from threekings.cli.terminal.boards.king_lui.board import OVER
from threekings.cli.terminal.boards.king_lui.dishes import Dish, dishes, longest_label, number
from threekings.cli.terminal.text_width import cut, longest
from threekings.texts import localized


def all_hands(view: View, names: Names, space: Space) -> RenderableType:
    """Rows are dishes, columns are players: portions, and the points they bring."""
    over, tight = view["phase"] == "over", space.width < ROOMY
    heads = ("king",) if over else ("table", "king")
    most = max(5, (space.width - width_beside_hands(view, heads)) // len(view["hands"]) - 2)
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
