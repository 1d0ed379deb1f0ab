"""The table of Ku-Ka-King: the rows as columns of cards, their numbers on top, and below them who has what.

The outermost card of a row, which a clash costs, lies on top of the others in a heavy frame.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.boards.contract import ROOMY, Names, Space, View, game_name
from threekings.cli.terminal.boards.ku_ka_king.cards import CARD, CROSS, KINDS, TICK, label, longest_label
from threekings.cli.terminal.text_width import cut
from threekings.texts import localized

LOOSE = 3  # columns by which a row may be wider than its cards
FULL = 3  # cards in a row that lacks none
SPELLED = 15  # columns from which on a player's cards have their symbols too
MARKED = 17  # columns a player needs at least where sources have their symbols
POINTS = 3  # columns
WIDEST = 26  # columns a player's cards need at most
TIGHT = 9  # columns below which animals stand without gaps


def status(view: View, _names: Names) -> Text:
    parts = [
        localized("cli-kk-round", round=view["round"]),
        localized("cli-kk-pile", count=view["pile"]),
        localized("cli-kk-box", count=view["box"]["size"]),
    ]
    line = Text.assemble((game_name(view), "bold"), " · ", " · ".join(parts))
    if view["last_round"]:
        line.append(" · ").append(localized("cli-kk-last-round"), f"bold {CARD}")
    return line


def board(view: View, names: Names, space: Space) -> RenderableType:
    """The rows, and below them what everybody has, the viewer first, so that a majority is seen by eye."""
    seats = [(view["seat"] + step) % view["players"] for step in range(view["players"])]
    heads = [localized("cli-kk-you"), *(names[seat] for seat in seats[1:])]
    explained = legend(view) if view["round"] == 1 or not space.low else ()
    return Group(rows(view, space.width, low=space.low), collections(view, seats, heads, space.width), *explained)


def rows(view: View, width: int, *, low: bool) -> RenderableType:
    """All rows side by side; where the terminal is too narrow for that, in two bands of flat ones."""
    columns = list(enumerate(view["rows"], start=1))
    narrowest = 1 + longest_label()
    if len(columns) * narrowest <= width:
        return band(columns, min(width // len(columns), narrowest + LOOSE), flat=low)
    half = (len(columns) + 1) // 2
    wide = min(width // half, narrowest + LOOSE)
    return Group(band(columns[:half], wide, flat=True), band(columns[half:], wide, flat=True))


def band(columns: Sequence[tuple[int, list[str]]], width: int, *, flat: bool) -> Table:
    grid = Table.grid()
    for _ in columns:
        grid.add_column(width=width, no_wrap=True)
    grid.add_row(*(Text("\n").join(pile(number, cards, width, flat=flat)) for number, cards in columns))
    return grid


def pile(number: int, cards: Sequence[str], width: int, *, flat: bool) -> Iterator[Text]:
    """One row under its number: cards overlap, and the outermost lies on top, whole."""
    edge = "─" * (width - 6 if number < 10 else width - 7)
    if not cards:
        yield Text(f"  {number}", "dim")
        yield Text(f"  {localized('cli-kk-empty')}", "dim")
        return
    yield Text.assemble("╭─", (f" {number} ", "bold reverse"), edge)
    for card in cards[:-1]:
        yield Text.assemble("│", label(card))
    if flat:
        yield Text.assemble(("┗", "bold"), label(cards[-1], "bold"))
        return
    heavy = "━" * (width - 2)
    yield Text(("┢" if len(cards) > 1 else "┏") + heavy, "bold")
    yield Text.assemble(("┃", "bold"), label(cards[-1], "bold"))
    yield Text(f"┗{heavy}", "bold")


def collections(view: View, seats: Sequence[int], heads: Sequence[str], width: int) -> Table:
    """Rows are sources, columns are players: the points they have now, and the cards that bring them."""
    sources = [source for source in view["sources"] if width >= ROOMY or anybody_has(view, source)]
    labels = [source_label(view, source, marked=width >= MARKED * (len(seats) + 1)) for source in sources]
    sums = Text(localized("cli-kk-sum" if view["scorings"] else "cli-kk-sum-cards"))
    first = max(line.cell_len for line in [*labels, sums])
    room = min((width - first - 1) // len(seats) - POINTS - 2, WIDEST)
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("", width=first, no_wrap=True)
    for head in heads:
        grid.add_column("", width=POINTS, justify="right", style="bold")
        grid.add_column(Text(cut(head, room)), width=room)
    for line, source in zip(labels, sources, strict=True):
        grid.add_row(line, *(part for seat in seats for part in holding(view, seat, source, room)))
    grid.add_row(sums, *(part for seat in seats for part in standing(view["collections"][seat])))
    return grid


def anybody_has(view: View, source: str) -> bool:
    return any(kind in collection["cards"] for collection in view["collections"] for kind in view["sources"][source])


def source_label(view: View, source: str, *, marked: bool) -> Text:
    """♚ kings ✓: while a first scoring is to come with what becomes of the cards after it."""
    kinds = view["sources"][source]
    line = Text(localized(f"cli-kk-{source}"))
    if marked:
        symbol = "●" if len(kinds) > FULL else KINDS[kinds[-1]].symbol
        line = Text.assemble((symbol, KINDS[kinds[-1]].colour if len(kinds) <= FULL else ""), " ", line)
    if view["first_scoring"] is not None:
        crossed = [kind for kind in kinds if kind in view["crossed"]]
        some = "".join(KINDS[kind].letter for kind in crossed) if len(crossed) < len(kinds) else ""
        line.append(f" ✗{some}" if crossed else " ✓", f"bold {CROSS if crossed else TICK}")
    return line


def holding(view: View, seat: int, source: str, width: int) -> tuple[Text, Text]:
    """The points one player has from a source, and the cards."""
    collection = view["collections"][seat]
    cards = [(KINDS[kind], count) for kind in view["sources"][source] if (count := collection["cards"].get(kind, 0))]
    if not cards:
        return Text(""), Text("·", "dim")
    gap = "" if width < TIGHT and source == "animals" else " "
    shown = Text(gap).join(kind.counted(count, symbol=width >= SPELLED) for kind, count in cards)
    return Text(str(collection["now"][source])), shown


def standing(collection: Mapping[str, Any]) -> tuple[Text, Text]:
    """The points, and how many cards or, later, what the first scoring brought and what counts now."""
    now = sum(collection["now"].values())
    if collection["first"] is None:
        return Text(str(now)), Text(f"({collection['size']})")
    first = sum(collection["first"].values())
    return Text(str(first + now)), Text(f"= {first}+{now}")


def legend(view: View) -> Iterator[Text]:
    if view["first_scoring"] is not None:
        yield Text(localized("cli-kk-legend"), "dim")
