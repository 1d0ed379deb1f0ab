"""The other players of The King's Catering."""

from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.terminal.boards.contract import Names, Space, View, headed
from threekings.cli.terminal.boards.kings_catering.grid import FLAT, TINY
from threekings.cli.terminal.boards.kings_catering.tables import tables_drawn
from threekings.cli.terminal.prose import wrapped
from threekings.texts import commas, listed, localized


def rivals(view: View, names: Names, space: Space) -> RenderableType | None:
    """The others in the order in which they play after me, with their Tables if there is space."""
    seats = [(view["seat"] + step) % view["players"] for step in range(1, view["players"])]
    for pitch in (FLAT, TINY):
        lines = [line for seat in seats for line in rival_drawn(view, seat, names, space.width, pitch)]
        if seats and len(lines) <= space.lines:
            return Group(*lines)
    return Group(*(rival(view, seat, names) for seat in seats)) if seats else None


def rival_drawn(view: View, seat: int, names: Names, width: int, pitch: int) -> list[Text]:
    lines = wrapped(rival(view, seat, names), width)
    if not view["caterers"][seat]["tables"]:
        return lines
    return [*lines, *tables_drawn(view, seat, width, pitch=pitch)]


def rival(view: View, seat: int, names: Names) -> Text:
    """Bruno 14★: 9 tiles, 2 Crew, Tables of 4, 3 and 2✗"""
    other = view["caterers"][seat]
    parts = [localized("cli-kc-rival", count=other["tiles"], crew=other["crew"])]
    if other["tables"]:
        sizes = [f"{len(table['tiles'])}{'' if table['stands'] else '✗'}" for table in other["tables"]]
        parts.append(localized("cli-kc-rival-tables", sizes=listed(sizes)))
    return headed(localized("cli-kc-stars", who=names[seat], stars=other["total"]), commas(parts))
