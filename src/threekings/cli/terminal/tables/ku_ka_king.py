"""Ku-Ka-King in a terminal: the rows as columns of cards, their numbers on top, and below them who has what.

A kind is marked by letter, symbol and colour; what scores together has one colour. The outermost card of a row,
which a clash costs, lies on top of the others in a heavy frame.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.tables.terminal_size import Room
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.errors import InvalidMove
from threekings.happenings import Happening
from threekings.texts import Message, reason

View = Mapping[str, Any]
MOVES_HELP = "cli-kk-moves-help"
SHOWN: tuple[str, ...] = ()
BOARD = 80
CROSS, TICK = "#d04444", "#008900"
CARD, FARM, STARS = "#b95c00", "#438500", "#957000"
ROW = 10  # columns the longest card of a row needs, its frame included
FULL = 3  # cards in a row that lacks none
ROOMY = 15  # columns from which on a player's cards have their symbols too
MARKED = 17  # columns a player needs at least where sources have their symbols
POINTS = 3  # columns
WIDEST = 26  # columns a player's cards need at most
TIGHT = 9  # columns below which animals stand without gaps
NOTED = 72  # columns from which on sources nobody has, and the rows that can be chosen, have lines of their own
TYPED = re.compile(r"(?:r|row)? *([0-9]{1,4})")


class Kind(NamedTuple):
    """A kind of card as it is drawn."""

    letter: str
    symbol: str
    colour: str

    def mark(self) -> Text:
        return Text.assemble((self.symbol, self.colour), (self.letter, f"bold {self.colour}"))

    def counted(self, count: int, *, symbol: bool) -> Text:
        """3♚K; a letter that is a number never stands beside the count alone."""
        shown = self.symbol if symbol or self.letter.isdecimal() else ""
        return Text.assemble(str(count), (shown, self.colour), (self.letter, f"bold {self.colour}"))


KINDS = {
    "king": Kind("K", "♚", CARD),
    "farmer": Kind("F", "♙", FARM),
    "wife": Kind("W", "♕", FARM),
    "farmhouse": Kind("H", "⌂", FARM),
    "church": Kind("C", "†", "#7f61d8"),
    "knight": Kind("N", "♞", "#0073e6"),
    "points-2": Kind("2", "★", STARS),
    "points-3": Kind("3", "★", STARS),
    "points-4": Kind("4", "★", STARS),
    "sheep": Kind("S", "●", "#4f79a3"),
    "horse": Kind("R", "▲", "#a66550"),
    "pig": Kind("P", "■", "#ce3b85"),
    "cow": Kind("O", "◆", "#b05b71"),
    "goat": Kind("T", "▼", "#7a7a1e"),
    "hen": Kind("E", "◣", "#d04444"),
    "goose": Kind("G", "◐", "#008383"),
    "donkey": Kind("D", "♠", "#8c64b4"),
}


def printed(_edition: Edition) -> dict[str, Any]:
    """A view tells everything."""
    return {}


# The table as one seat sees it


def status(view: View, _names: Sequence[str]) -> Text:
    parts = [
        say("cli-kk-round", round=view["round"]),
        say("cli-kk-pile", count=view["pile"]),
        say("cli-kk-box", count=view["box"]["size"]),
    ]
    line = Text.assemble(("Ku-Ka-King", "bold"), " · ", " · ".join(parts))
    if view["last_round"]:
        line.append(" · ").append(say("cli-kk-last-round"), f"bold {CARD}")
    return line


def board(view: View, names: Sequence[str], room: Room) -> RenderableType:
    """The rows, and below them what everybody has, the viewer first, so that a majority is seen by eye."""
    seats = [(view["seat"] + step) % view["players"] for step in range(view["players"])]
    heads = [say("cli-kk-you"), *(names[seat] for seat in seats[1:])]
    told = legend(view) if view["round"] == 1 or not room.low else ()
    return Group(rows(view, room.width, low=room.low), collections(view, seats, heads, room.width), *told)


def rivals(_view: View, _names: Sequence[str], _room: Room) -> None:
    """The board shows them."""


def rows(view: View, width: int, *, low: bool) -> RenderableType:
    """All rows side by side; where there is no room for that, in two bands of flat ones."""
    columns = list(enumerate(view["rows"], start=1))
    if len(columns) * ROW <= width:
        return band(columns, min(width // len(columns), ROW + 3), flat=low)
    half = (len(columns) + 1) // 2
    room = min(width // half, ROW + 3)
    return Group(band(columns[:half], room, flat=True), band(columns[half:], room, flat=True))


def band(columns: Sequence[tuple[int, list[str]]], room: int, *, flat: bool) -> Table:
    grid = Table.grid()
    for _ in columns:
        grid.add_column(width=room, no_wrap=True)
    grid.add_row(*(Text("\n").join(pile(number, cards, room, flat=flat)) for number, cards in columns))
    return grid


def pile(number: int, cards: Sequence[str], room: int, *, flat: bool) -> Iterator[Text]:
    """One row under its number: cards overlap, and the outermost lies on top, whole."""
    edge = "─" * (room - 6 if number < 10 else room - 7)
    if not cards:
        yield Text(f"  {number}", "dim")
        yield Text(f"  {say('cli-kk-empty')}", "dim")
        return
    yield Text.assemble("╭─", (f" {number} ", "bold reverse"), edge)
    for card in cards[:-1]:
        yield Text.assemble("│", label(card))
    if flat:
        yield Text.assemble(("┗", "bold"), label(cards[-1], "bold"))
        return
    heavy = "━" * (room - 2)
    yield Text(("┢" if len(cards) > 1 else "┏") + heavy, "bold")
    yield Text.assemble(("┃", "bold"), label(cards[-1], "bold"))
    yield Text(f"┗{heavy}", "bold")


def label(card: str, style: str = "") -> Text:
    return Text.assemble(KINDS[card].mark(), " ", (say(f"cli-kk-card-{card}"), style))


def collections(view: View, seats: Sequence[int], heads: Sequence[str], width: int) -> Table:
    """Rows are sources, columns are players: the points they have now, and the cards that bring them."""
    sources = [source for source in view["sources"] if width >= NOTED or anybody_has(view, source)]
    labels = [source_label(view, source, marked=width >= MARKED * (len(seats) + 1)) for source in sources]
    sums = Text(say("cli-kk-sum" if view["scorings"] else "cli-kk-sum-cards"))
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
    line = Text(say(f"cli-kk-{source}"))
    if marked:
        symbol = "●" if len(kinds) > FULL else KINDS[kinds[-1]].symbol
        line = Text.assemble((symbol, KINDS[kinds[-1]].colour if len(kinds) <= FULL else ""), " ", line)
    if view["first_scoring"] is not None:
        crossed = [kind for kind in kinds if kind in view["crossed"]]
        some = "".join(KINDS[kind].letter for kind in crossed) if len(crossed) < len(kinds) else ""
        line.append(f" ✗{some}" if crossed else " ✓", f"bold {CROSS if crossed else TICK}")
    return line


def holding(view: View, seat: int, source: str, room: int) -> tuple[Text, Text]:
    """The points one player has from a source, and the cards."""
    collection = view["collections"][seat]
    cards = [(KINDS[kind], count) for kind in view["sources"][source] if (count := collection["cards"].get(kind, 0))]
    if not cards:
        return Text(""), Text("·", "dim")
    gap = "" if room < TIGHT and source == "animals" else " "
    shown = Text(gap).join(kind.counted(count, symbol=room >= ROOMY) for kind, count in cards)
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
        yield Text(say("cli-kk-legend"), "dim")


def cut(name: str, room: int) -> str:
    return name if len(name) <= room else f"{name[: room - 1]}…"


def look(_view: View, _names: Sequence[str], _width: int) -> None:
    """The board shows everything."""


# Moves


def choices(view: View, width: int) -> RenderableType | None:
    """The rows that can be chosen: typing their number is enough. On a narrow terminal the board alone shows them."""
    if width < NOTED:
        return None
    line = Text(say("cli-kk-type"))
    for move in view["moves"]:
        line.append(f"  {move.split(' ')[1]}", "bold")
    return line.append(f"   {say('cli-kk-clash-costs')}", "dim")


def spell_out(text: str, view: View) -> str:
    """`6`, `r 6` and `row 6` are row 6, whichever rows are empty."""
    match = TYPED.fullmatch(text.lower())
    count = len(view["rows"])
    if not match:
        raise InvalidMove(say("cli-kk-no-move", text=text, count=count))
    number = int(match[1])
    if not 1 <= number <= count:
        raise InvalidMove(reason(Message("kk-1-3-no-such-row", {"row": number, "count": count})))
    return f"row {number}"


def advice(found: Sequence[tuple[str, float]], _view: View) -> list[str]:
    """What to say about the rows steward would name most often, and the share of games they win."""
    lines = [
        say("cli-kk-hint", place=place, move=move, share=round(100 * share))
        for place, (move, share) in enumerate(found, start=1)
    ]
    return [say("cli-kk-hint-mix"), *lines]


def reveal(happenings: Sequence[Happening], names: Sequence[str]) -> list[Text]:
    """Ku – Ka – King! and who has named which row; nothing if no choices were shown."""
    shown = sorted(named_rows(happenings))
    if not shown:
        return []
    named = [row for _, row in shown]
    parts = []
    for seat, row in shown:
        clash = named.count(row) > 1
        style = f"bold {CARD}" if clash else "bold"
        parts.append(Text.assemble(f"{names[seat]} ", (f" {row} ", f"{style} reverse"), (" ✗" if clash else "", style)))
    return [*(Text(say(f"cli-kk-beat-{beat}"), "bold") for beat in (1, 2, 3)), Text("   ").join(parts)]


def named_rows(happenings: Sequence[Happening]) -> Iterator[tuple[int, int]]:
    """Seat and row of every choice that was shown."""
    for happening in happenings:
        match happening:
            case {"kind": "took", "seat": seat, "row": row}:
                yield seat, row
            case {"kind": "clashed", "seats": seats, "row": row}:
                yield from ((seat, row) for seat in seats)


# All collections, and the end


def all_hands(view: View, names: Sequence[str], room: Room) -> RenderableType:
    """The rows and all collections; at the end the points by source, of both scorings."""
    if view["phase"] != "over":
        everybody = range(view["players"])
        return Group(rows(view, room.width, low=True), collections(view, everybody, names, room.width))
    both = view["collections"][0]["first"] is not None
    grid = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_footer=True)
    grid.add_column("", Text(say("cli-kk-total")), no_wrap=True)
    for seat in range(len(view["collections"])):
        name = cut(("★" if seat in (view["winners"] or ()) else "") + names[seat], max(9, room.width // 6))
        head = Text(f"{name}\n{say('cli-kk-scorings')}") if both else Text(name)
        grid.add_column(head, Text(str(view["scores"][seat]), "bold"), justify="right", no_wrap=True)
    for source in view["sources"]:
        cells = [scored(collection, source) for collection in view["collections"]]
        grid.add_row(Text(say(f"cli-kk-{source}")), *cells)
    if both:
        grid.add_row(
            Text(say("cli-kk-each")), *(scored(collection, *view["sources"]) for collection in view["collections"])
        )
    return grid


def scored(collection: Mapping[str, Any], *sources: str) -> Text:
    """Points of the first scoring and of the final one, or of the only one."""
    parts = [collection["now"]] if collection["first"] is None else [collection["first"], collection["now"]]
    points = [sum(part[source] for source in sources) for part in parts]
    return Text("".join(f"{value or '·':>4}" for value in points))
