"""The King's Catering in a terminal: the Royals in words, the columns, and my Tables as grids of tiles (tiles.py).

While tiles are placed the cells that take one are numbered in the grids, each with the most stars it brings now.
Where a terminal has few lines, tiles are drawn flat, and Tables for which there is no room are named; `look` shows all.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.tables.royals import crew_words, royal_words
from threekings.cli.terminal.tables.terminal_size import Room
from threekings.cli.terminal.tables.tiles import (
    FLAT,
    TALL,
    TINY,
    Block,
    Face,
    Piece,
    cut,
    faces,
    grid,
    in_line,
    palette,
    parts,
    side_by_side,
    tile,
)
from threekings.cli.terminal.tables.typed_placements import Way, free_cells, gain_text, short, spell_out, ways
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.happenings import Happening
from threekings.texts import listed

__all__ = ["spell_out"]  # beside what is defined here
View = Mapping[str, Any]
MOVES_HELP = "cli-kc-moves-help"
NAME = "The King's Catering"
SHOWN = ("columns-filled", "royals-named")  # kinds of happenings that the board shows
BOARD = 240  # columns the board can use
FALLS = "#d04444"
COLUMN_GAP = 3
NARROW = 76  # columns below which texts are short
SOURCES = ("king", "queen", "princess", "princess2", "crew")
FOUNDER = (0, 0)
SUMS = 7  # lines that the table of stars has beside the sources


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


def printed(edition: Edition) -> dict[str, Any]:
    """The edition itself: a view names tiles and Royals, and does not say what they show."""
    return {"printed": edition.content, "faces": faces(edition), "colours": palette(edition.content)}


# The table as one seat sees it


def status(view: View, _names: Sequence[str]) -> Text:
    parts = [say("cli-kc-round", round=view["round"], rounds=view["rounds"])] if view["rounds"] > 1 else []
    parts.append(say("cli-kc-deck", count=view["deck"]))
    if view["palace"]:
        parts.append(say("cli-kc-to-reach", palace=palace(view), target=view["target"]))
    return Text.assemble((NAME, "bold"), " · ", " · ".join(parts))


def palace(view: View) -> str:
    return say(f"kc-palace-{view['palace']}")


def board(view: View, _names: Sequence[str], room: Room) -> RenderableType:
    """Royals, columns and my Tables: as much in full as the lines allow."""
    for detail in DETAILS:
        head = sources(view, room.width) if detail.words else [short_sources(view)]
        head += legend(view, room.width) if detail.legend else []
        head += band(view, room.width) if detail.boxes else line_band(view, room.width)
        tables = tables_drawn(view, view["seat"], room.width, pitch=detail.pitch, axes=detail.axes)
        if len(head) + len(tables) <= room.lines:
            return Group(*head, *tables)
    return Group(*head, *tables_that_fit(view, room.width, room.lines - len(head)))


def sources(view: View, width: int) -> list[Text]:
    """The Royals in force with what they ask, and what each has brought me so far."""
    me = view["caterers"][view["seat"]]
    lines = []
    for side, source in zip(view["royals"], SOURCES, strict=False):
        words = Text.assemble((f"{side} ", "bold"), royal_words(view["printed"], side))
        lines += stars_before(me["stars"][source], words, width)
    crew = Text.assemble((say("cli-kc-crew"), "bold"), f" · {sums(me)}")
    return [*lines, *stars_before(me["stars"]["crew"], crew, width)]


def stars_before(stars: int, words: Text, width: int) -> list[Text]:
    """Stars in a column of their own, the words beside them over as many lines as they need."""
    return [
        Text.assemble((f"{stars:3}★ " if not row else " " * 5, "bold" if stars else "dim"), line)
        for row, line in enumerate(wrapped(words, width - 5))
    ]


def wrapped(words: Text, width: int) -> list[Text]:
    return list(words.wrap(Console(width=width), width))


def sums(me: Mapping[str, Any]) -> str:
    """7★ together, with those of the first round where there was one."""
    now = sum(me["stars"].values())
    if me["before"] is None:
        return say("cli-kc-sum", stars=now)
    first = sum(me["before"].values())
    return say("cli-kc-sum-rounds", now=now, before=first, stars=first + now)


def short_sources(view: View) -> Text:
    """K3 4★ · Q4 0★ · P2 3★ · Crew 1★ · 8★ together"""
    me = view["caterers"][view["seat"]]
    labels = [*view["royals"], say("cli-kc-crew")]
    parts = [f"{label} {stars}★" for label, stars in zip(labels, me["stars"].values(), strict=True)]
    return Text(" · ".join([*parts, sums(me)]), "bold")


def legend(view: View, width: int) -> list[Text]:
    line = Text()
    for name, colour in view["colours"].items():
        line.append(colour.letter, f"bold {colour.style}").append(f" {name}  ")
    line.append(say("cli-kc-legend"), "dim")
    if not all(table["stands"] for caterer in view["caterers"] for table in caterer["tables"]):
        line.append("  ").append(say("cli-kc-falls", king=view["royals"][0]), FALLS)
    return wrapped(line, width)


def band(view: View, width: int) -> list[Text]:
    """The columns side by side; where one has been taken, the tiles that are still to be placed."""
    known, colours = view["faces"], view["colours"]
    columns = []
    for number, names in enumerate(view["columns"], start=1):
        if taken := number == view["taken"]:
            drawn = [Block([hand_number(place), *tile(known[name], colours)]) for place, name in hand(view)]
        else:
            head = Text(say("cli-kc-column", column=number), "bold")
            drawn = [Block(tile(known[name], colours)) for name in names]
        body = side_by_side(drawn, width, 0) if drawn else [Text(say("cli-kc-empty"), "dim")]
        columns.append(Block(body if taken else [head, *body]))
    return side_by_side(columns, width, COLUMN_GAP)


def hand_number(place: int) -> Text:
    """Above a tile in hand, what it is called by."""
    return Text.assemble("  ", (f" {place} ", "bold reverse"), "   ")


def hand(view: View) -> list[tuple[int, str]]:
    return list(enumerate(view["hand"], start=1))


def line_band(view: View, width: int) -> list[Text]:
    """The same with few lines: the tiles by name, with their sides clockwise from north."""
    known, colours = view["faces"], view["colours"]
    columns = []
    for number, names in enumerate(view["columns"], start=1):
        taken = number == view["taken"]
        line = Text.assemble(("" if taken else f"{say('cli-kc-column', column=number)}:", "bold"))
        for place, name in hand(view) if taken else [(0, name) for name in names]:
            line.append_text(Text.assemble(" ", (f" {place} ", "bold reverse") if place else "", " " if place else ""))
            line.append_text(in_line(known[name], colours))
        line.append(f" {say('cli-kc-empty')}" if not names and not taken else "", "dim")
        columns += [Block([part]) for part in wrapped(line, width)]
    return side_by_side(columns, width, COLUMN_GAP)


# Tables


def tables_drawn(view: View, seat: int, width: int, *, pitch: int, axes: bool) -> list[Text]:
    """All Tables of a seat, as many beside each other as there is room for."""
    count = len(view["caterers"][seat]["tables"])
    if not count:
        return [Text(say("cli-kc-no-table"), "dim")]
    return side_by_side(blocks(view, seat, range(1, count + 1), width, Detail(pitch=pitch, axes=axes)), width)


def blocks(view: View, seat: int, numbers: Sequence[int], width: int, detail: Detail) -> list[Block]:
    tables = view["caterers"][seat]["tables"]
    return [
        block for number in numbers for block in table_blocks(view, seat, number, tables[number - 1], width, detail)
    ]


def table_blocks(
    view: View, seat: int, number: int, table: Mapping[str, Any], width: int, detail: Detail
) -> Iterator[Block]:
    """One Table under its number, in parts where it is too wide; one that the King would discard now is marked."""
    founders = view.get("founders", True)  # on a pad nobody says which tile was the first
    pieces = {(put["x"], put["y"]): piece(view["faces"], put, founders=founders) for put in table["tiles"]}
    cells = free_cells(view) if seat == view["seat"] else {}
    free = {(x, y): spot for (where, x, y), spot in cells.items() if where == number}
    for columns in parts([*pieces, *free], width, pitch=detail.pitch, axes=detail.axes):
        head = Text(say("cli-kc-table", table=number), "bold")
        if not table["stands"]:
            head.append(" ✗", f"bold {FALLS}")
        if columns[0] > min(x for x, _ in (*pieces, *free)):
            head.append(f" {say('cli-kc-further-east', x=columns[0])}", "dim")
        drawn = grid(pieces, free, view["colours"], pitch=detail.pitch, axes=detail.axes, columns=columns)
        yield Block([head, *drawn])


def piece(known: Mapping[str, Face], put: Mapping[str, Any], *, founders: bool) -> Piece:
    return Piece(known[put["tile"]], put["turns"], founders and (put["x"], put["y"]) == FOUNDER)


def tables_that_fit(view: View, width: int, lines: int) -> list[Text]:
    """My Tables drawn tiny, without those that bring least, which are only named."""
    tables = view["caterers"][view["seat"]]["tables"]
    best: dict[int, list[int]] = {number: [] for number in range(1, len(tables) + 1)}
    for (number, _, _), spot in free_cells(view).items():
        best[number].append(spot.gain)
    kept = sorted(best, key=lambda number: (max(best[number], default=-99), len(tables[number - 1]["tiles"])))
    drawn, gone = tables_drawn(view, view["seat"], width, pitch=TINY, axes=False), 0
    while len(drawn) + bool(gone) > lines and gone + 1 < len(kept):  # at least one is drawn
        gone += 1
        drawn = side_by_side(blocks(view, view["seat"], sorted(kept[gone:]), width, Detail()), width)
    return [*drawn, *([left_out(view, sorted(kept[:gone]))] if gone else [])]


def left_out(view: View, numbers: Sequence[int]) -> Text:
    """Table 3 (cells 7 to 12) and Table 5 not drawn here: look"""
    named = []
    for number in numbers:
        cells = [spot.number for (where, _, _), spot in free_cells(view).items() if where == number]
        name = "cli-kc-left-out-cells" if len(cells) > 1 else "cli-kc-left-out-cell"
        args = {"first": cells[0], "last": cells[-1]} if cells else {}
        named.append(say(name, table=number, **args) if cells else say("cli-kc-table", table=number))
    return Text(say("cli-kc-left-out", tables=listed(named)), "dim")


def rivals(view: View, names: Sequence[str], room: Room) -> RenderableType | None:
    """The others in the order in which they play after me, with their Tables if there is room."""
    seats = [(view["seat"] + step) % view["players"] for step in range(1, view["players"])]
    for pitch in (FLAT, TINY):
        lines = [line for seat in seats for line in rival_drawn(view, seat, names, room.width, pitch)]
        if seats and len(lines) <= room.lines:
            return Group(*lines)
    return Group(*(rival(view, seat, names) for seat in seats)) if seats else None


def rival_drawn(view: View, seat: int, names: Sequence[str], width: int, pitch: int) -> list[Text]:
    told = wrapped(rival(view, seat, names), width)
    if not view["caterers"][seat]["tables"]:
        return told
    return [*told, *tables_drawn(view, seat, width, pitch=pitch, axes=False)]


def rival(view: View, seat: int, names: Sequence[str]) -> Text:
    """Bruno 14★: 9 tiles, 2 Crew, Tables of 4, 3 and 2✗"""
    other = view["caterers"][seat]
    line = Text.assemble((say("cli-kc-stars", who=names[seat], stars=other["total"]), "bold"), ": ")
    line.append(say("cli-kc-rival", count=other["tiles"], crew=other["crew"]))
    if other["tables"]:
        sizes = [f"{len(table['tiles'])}{'' if table['stands'] else '✗'}" for table in other["tables"]]
        line.append(", ").append(say("cli-kc-rival-tables", sizes=listed(sizes)))
    return line


def look(view: View, names: Sequence[str], width: int) -> RenderableType:
    """Everything: Royals and Crew in words, and all Tables drawn large, with the numbers of free cells."""
    mine = view["seat"]
    seats = [(mine + step) % view["players"] for step in range(view["players"])]
    crew = [Text.assemble((f"{', '.join(same)}: ", "bold"), words) for words, same in crew_in_sight(view).items()]
    lines = [*sources(view, width), Text(""), *band(view, width), *crew, Text("")]
    for seat in seats:
        lines += [headline(view, seat, names), *tables_drawn(view, seat, width, pitch=TALL, axes=True), Text("")]
    if view["discarded"]:
        lines.append(Text(say("cli-kc-discarded", tiles=listed(view["discarded"]))))
    return Group(*lines, *legend(view, width))


def crew_in_sight(view: View) -> dict[str, list[str]]:
    """What Crew in columns, in hand and at Tables gives, in words, with the names of those that give it."""
    names = [*view["hand"], *(name for column in view["columns"] for name in column)]
    names += [put["tile"] for caterer in view["caterers"] for table in caterer["tables"] for put in table["tiles"]]
    found: dict[str, list[str]] = {}
    for name in view["printed"]["crew"]:
        if name in names:
            found.setdefault(crew_words(view["printed"], name, view["royals"]), []).append(name)
    return found


def headline(view: View, seat: int, names: Sequence[str]) -> Text:
    """Ada 8★: K3 4★ · Q4 0★ · P2 3★ · Crew 1★"""
    stars, labels = view["caterers"][seat]["stars"], [*view["royals"], say("cli-kc-crew")]
    line = Text(say("cli-kc-stars", who=names[seat], stars=view["caterers"][seat]["total"]), "bold")
    parts = [f"{label} {count}★" for label, count in zip(labels, stars.values(), strict=True)]
    return line.append(f": {' · '.join(parts)}", "not bold")


# Moves


def choices(view: View, width: int) -> RenderableType | None:
    """What can be typed: columns, or for each tile the cells that bring most."""
    if view["phase"] == "take" and view["moves"]:
        return Text(say("cli-kc-columns-hint", columns="  ".join(move.split(" ")[1] for move in view["moves"])))
    if not view["gains"]:
        return None
    every = ways(view)
    lone = len(view["hand"]) == 1
    first = max((way for way in every if way.tile == view["hand"][0]), key=lambda way: way.number > 0)
    example = short(first, every) if lone else f"1 {short(first, every)}"
    name = "cli-kc-type-one" if lone else "cli-kc-type-many"
    if not free_cells(view) or width < NARROW:
        name = "cli-kc-type-new" if not free_cells(view) else "cli-kc-type-briefly"
    return Group(
        Text(say(name, example=example), "dim"), *(offers(view, place, every, width) for place, _ in hand(view))
    )


def offers(view: View, place: int, every: Sequence[Way], width: int) -> Text:
    """1 soup-2b  +3★ 14b 7  0★ 2 3 new …"""
    name = view["hand"][place - 1]
    own = [way for way in every if way.tile == name]
    room = max(len(other) for other in view["hand"])
    line = Text.assemble((f" {place} ", "bold reverse"), f" {name:<{room}}")
    last: int | None = None
    for way in own:
        part = Text.assemble("  ", gain_text(way.gain)) if way.gain != last else Text()
        part.append(f" {short(way, every)}", "bold")
        if line.cell_len + part.cell_len > width - (2 if way is not own[-1] else 0):
            return line.append(" …")
        line.append_text(part)
        last = way.gain
    return line


def advice(found: Sequence[tuple[str, float]], view: View) -> list[str]:
    """What to say about moves, best first: the share of games they win, or of targets they reach."""
    every = ways(view)
    typed = {way.move: f"{view['hand'].index(way.tile) + 1} {short(way, every)} ({way.move})" for way in every}
    name = "cli-hint" if view["players"] > 1 else "cli-kc-hint-palace" if view["palace"] else "cli-kc-hint-alone"
    return [
        say(name, place=place, move=typed.get(move, move), share=round(100 * share))
        for place, (move, share) in enumerate(found, start=1)
    ]


def reveal(_happenings: Sequence[Happening], _names: Sequence[str]) -> list[Text]:
    """Everybody acts in turn."""
    return []


# All Tables, and the end


def all_hands(view: View, names: Sequence[str], room: Room) -> RenderableType:
    """Everybody's Tables, as far as there is room for them; at the end below the stars by source."""
    if view["phase"] != "over":
        head = band(view, room.width)
        drawn = tables_of_all(view, room, room.lines - len(head) - view["players"])
        lines = [line for seat in drawn for line in (headline(view, seat, names), *drawn[seat])]
        return Group(*head, *lines)
    drawn = tables_of_all(view, room, room.lines - SUMS - len(view["caterers"][0]["stars"]) - view["players"])
    lines = [line for seat in drawn if drawn[seat] for line in (headline(view, seat, names), *drawn[seat])]
    return Group(breakdown(view, names, room.width), *lines)


def tables_of_all(view: View, room: Room, lines: int) -> dict[int, list[Text]]:
    """The Tables of every seat, drawn as high as so many lines allow; whoever is to act, or has won, comes first."""
    found: dict[int, list[Text]] = {seat: [] for seat in range(view["players"])}
    first = view["to_act"] or view["winners"] or []
    for seat in sorted(found, key=lambda seat: seat not in first):
        for pitch in (FLAT, TINY):
            drawn = tables_drawn(view, seat, room.width, pitch=pitch, axes=False)
            if view["caterers"][seat]["tables"] and len(drawn) <= lines:
                found[seat], lines = drawn, lines - len(drawn)
                break
    return found


def breakdown(view: View, names: Sequence[str], width: int) -> Table:
    """Rows are sources, columns are players; of two rounds both."""
    both = view["caterers"][0]["before"] is not None
    table = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_footer=True)
    table.add_column("", Text(say("cli-kc-total")), no_wrap=True)
    for seat, caterer in enumerate(view["caterers"]):
        name = cut(("★" if seat in (view["winners"] or ()) else "") + names[seat], max(9, width // 6))
        head = Text(f"{name}\n{say('cli-kc-rounds')}") if both else Text(name)
        table.add_column(head, Text(f"{caterer['total']}★", "bold"), justify="right", no_wrap=True)
    for place, source in enumerate(view["caterers"][0]["stars"]):
        table.add_row(source_name(view, place, source), *(scored(caterer, source) for caterer in view["caterers"]))
    if both:
        every = tuple(view["caterers"][0]["stars"])
        table.add_row(Text(say("cli-kc-each")), *(scored(caterer, *every) for caterer in view["caterers"]))
    table.add_row(
        Text(say("cli-kc-crew-placed"), "dim"), *(Text(str(each["crew"]), "dim") for each in view["caterers"])
    )
    return table


def source_name(view: View, place: int, source: str) -> Text:
    """King K3, or of two rounds King K3 K5"""
    line = Text(say(f"cli-kc-source-{source}"))
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
