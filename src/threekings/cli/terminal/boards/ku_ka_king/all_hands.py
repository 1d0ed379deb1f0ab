"""All collections of Ku-Ka-King side by side; at the end the points by source, of both scorings."""

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards.contract import Names, Space, View
from threekings.cli.terminal.boards.ku_ka_king.board import collections, rows
from threekings.cli.terminal.text_width import cut
from threekings.texts import localized


def all_hands(view: View, names: Names, space: Space) -> RenderableType:
    """The rows and all collections; at the end the points by source, of both scorings."""
    if view["phase"] != "over":
        everybody = range(view["players"])
        return Group(rows(view, space.width, low=True), collections(view, everybody, names, space.width))
    both = view["collections"][0]["first"] is not None
    grid = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_footer=True)
    grid.add_column("", Text(localized("cli-kk-total")), no_wrap=True)
    for seat in range(len(view["collections"])):
        name = cut(("★" if seat in (view["winners"] or ()) else "") + names[seat], max(9, space.width // 6))
        head = Text(f"{name}\n{localized('cli-kk-scorings')}") if both else Text(name)
        grid.add_column(head, Text(str(view["scores"][seat]), "bold"), justify="right", no_wrap=True)
    for source in view["sources"]:
        cells = [scored(collection, source) for collection in view["collections"]]
        grid.add_row(Text(localized(f"cli-kk-{source}")), *cells)
    if both:
        grid.add_row(
            Text(localized("cli-kk-each")),
            *(scored(collection, *view["sources"]) for collection in view["collections"]),
        )
    return grid


def scored(collection: Mapping[str, Any], *sources: str) -> Text:
    """Points of the first scoring and of the final one, or of the only one."""
    parts = [collection["now"]] if collection["first"] is None else [collection["first"], collection["now"]]
    points = [sum(part[source] for source in sources) for part in parts]
    return Text("".join(f"{value or '·':>4}" for value in points))
