"""The King's Catering as one seat sees it: the Royals in words, the columns, and my Tables as grids of tiles.

While tiles are placed the cells that take one are numbered in the grids, each with the most stars it brings now.
Where a terminal has few lines, tiles are drawn flat, and Tables for which there is no room are named; `look` shows all.
"""

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.terminal.boards.contract import Names, Space, View, game_name, headed
from threekings.cli.terminal.boards.kings_catering.columns import line_of_columns, row_of_columns
from threekings.cli.terminal.boards.kings_catering.grid import FLAT, TALL, TINY
from threekings.cli.terminal.boards.kings_catering.royals import crew_in_sight, headline, legend, short_sources, sources
from threekings.cli.terminal.boards.kings_catering.tables import tables_drawn, tables_that_fit
from threekings.texts import commas, listed, localized


class Detail(NamedTuple):
    """How much is drawn: Royals in words, what letters mean, columns as boxes, how high tiles are, X and Y of cells."""

    words: bool = False
    legend: bool = False
    boxes: bool = False
    pitch: int = TINY
    axes: bool = False


DETAILS = (
    Detail(words=True, legend=True, boxes=True, pitch=TALL, axes=True),
    Detail(words=True, legend=True, boxes=True, pitch=TALL),
    Detail(words=True, legend=True, boxes=True, pitch=FLAT),
    Detail(words=True, boxes=True, pitch=FLAT),
    Detail(legend=True, boxes=True, pitch=FLAT),
    Detail(boxes=True, pitch=FLAT),
    Detail(pitch=FLAT),
    Detail(boxes=True),
    Detail(),
)


def status(view: View, _names: Names) -> Text:
    parts = [localized("cli-kc-round", round=view["round"], rounds=view["rounds"])] if view["rounds"] > 1 else []
    parts.append(localized("cli-kc-deck", count=view["deck"]))
    if view["palace"]:
        parts.append(localized("cli-kc-to-reach", palace=palace(view), target=view["target"]))
    return Text.assemble((game_name(view), "bold"), " · ", " · ".join(parts))


def palace(view: View) -> str:
    return localized(f"kc-palace-{view['palace']}")


def board(view: View, _names: Names, space: Space) -> RenderableType:
    """Royals, columns and my Tables: as much in full as the lines allow."""
    for detail in DETAILS:
        head = sources(view, space.width) if detail.words else [short_sources(view)]
        head += legend(view, space.width) if detail.legend else []
        head += row_of_columns(view, space.width) if detail.boxes else line_of_columns(view, space.width)
        tables = tables_drawn(view, view["seat"], space.width, pitch=detail.pitch, axes=detail.axes)
        if len(head) + len(tables) <= space.lines:
            return Group(*head, *tables)
    return Group(*head, *tables_that_fit(view, space.width, space.lines - len(head)))


def look(view: View, names: Names, width: int) -> RenderableType:
    """Everything: Royals and Crew in words, and all Tables drawn large, with the numbers of free cells."""
    mine = view["seat"]
    seats = [(mine + step) % view["players"] for step in range(view["players"])]
    crew = [headed(commas(same), words) for words, same in crew_in_sight(view).items()]
    lines = [*sources(view, width), Text(""), *row_of_columns(view, width), *crew, Text("")]
    for seat in seats:
        lines += [headline(view, seat, names), *tables_drawn(view, seat, width, pitch=TALL, axes=True), Text("")]
    if view["discarded"]:
        lines.append(Text(localized("cli-kc-discarded", tiles=listed(view["discarded"]))))
    return Group(*lines, *legend(view, width))
