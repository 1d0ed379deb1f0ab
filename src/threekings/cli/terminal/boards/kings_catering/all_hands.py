"""Everybody's Tables in The King's Catering; at the end below the stars by source."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards.contract import Names, Space, View
from threekings.cli.terminal.boards.kings_catering.columns import row_of_columns
from threekings.cli.terminal.boards.kings_catering.grid import FLAT, TINY
from threekings.cli.terminal.boards.kings_catering.royals import headline
from threekings.cli.terminal.boards.kings_catering.tables import tables_drawn
from threekings.cli.terminal.text_width import cut
from threekings.texts import localized

SUMS = 7  # lines that the table of stars has beside the sources


def all_hands(view: View, names: Names, space: Space) -> RenderableType:
    """Everybody's Tables, as far as there is room for them; at the end below the stars by source."""
    if view["phase"] != "over":
        head = row_of_columns(view, space.width)
        drawn = tables_of_all(view, space, space.lines - len(head) - view["players"])
        lines = [line for seat in drawn for line in (headline(view, seat, names), *drawn[seat])]
        return Group(*head, *lines)
    drawn = tables_of_all(view, space, space.lines - SUMS - len(view["caterers"][0]["stars"]) - view["players"])
    lines = [line for seat in drawn if drawn[seat] for line in (headline(view, seat, names), *drawn[seat])]
    return Group(breakdown(view, names, space.width), *lines)


def tables_of_all(view: View, space: Space, lines: int) -> dict[int, list[Text]]:
    """The Tables of every seat, drawn as high as so many lines allow; whoever is to act, or has won, comes first."""
    found: dict[int, list[Text]] = {seat: [] for seat in range(view["players"])}
    first = view["to_act"] or view["winners"] or []
    for seat in sorted(found, key=lambda seat: seat not in first):
        for pitch in (FLAT, TINY):
            drawn = tables_drawn(view, seat, space.width, pitch=pitch)
            if view["caterers"][seat]["tables"] and len(drawn) <= lines:
                found[seat], lines = drawn, lines - len(drawn)
                break
    return found


def breakdown(view: View, names: Names, width: int) -> Table:
    """Rows are sources, columns are players; of two rounds both."""
    both = view["caterers"][0]["before"] is not None
    table = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_footer=True)
    table.add_column("", Text(localized("cli-kc-total")), no_wrap=True)
    for seat, caterer in enumerate(view["caterers"]):
        name = cut(("★" if seat in (view["winners"] or ()) else "") + names[seat], max(9, width // 6))
        head = Text(f"{name}\n{localized('cli-kc-rounds')}") if both else Text(name)
        table.add_column(head, Text(f"{caterer['total']}★", "bold"), justify="right", no_wrap=True)
    for place, source in enumerate(view["caterers"][0]["stars"]):
        table.add_row(source_name(view, place, source), *(scored(caterer, source) for caterer in view["caterers"]))
    if both:
        every = tuple(view["caterers"][0]["stars"])
        table.add_row(Text(localized("cli-kc-each")), *(scored(caterer, *every) for caterer in view["caterers"]))
    table.add_row(
        Text(localized("cli-kc-crew-placed"), "dim"), *(Text(str(each["crew"]), "dim") for each in view["caterers"])
    )
    return table


def source_name(view: View, place: int, source: str) -> Text:
    """King K3, or of two rounds King K3 K5"""
    line = Text(localized(f"cli-kc-source-{source}"))
    for sides in sides_of_rounds(view) if source != "crew" else ():
        line.append(f" {sides[place]}", "bold")
    return line


def sides_of_rounds(view: View) -> Iterator[Sequence[str]]:
    if view["caterers"][0]["before"] is not None:
        yield view["options"]["royals"].split(",")
    yield view["royals"]


def scored(caterer: Mapping[str, Any], *sources: str) -> Text:
    """Stars of both rounds, or of the only one."""
    rounds = [caterer["stars"]] if caterer["before"] is None else [caterer["before"], caterer["stars"]]
    return Text("".join(f"{sum(stars[source] for source in sources) or '·':>4}" for stars in rounds))
