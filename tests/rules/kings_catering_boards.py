"""The King's Catering for its tests: Tables drawn as text, and the whole game once more, as plainly as can be.

A Table is drawn with north up: a word is a tile, `soup-2b/1` is turned once, `.` is an empty cell; a blank line ends
it. Where only the shape matters, `##.` stands for two Foods and an empty cell.
The game here is written from docs/rules/kings-catering.md alone and shares nothing with our rules: tiles are names,
Tables are cells in a dict, moves are tried one by one and stars are counted from the drawing, for what the edition's
file says of each Royal.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

import threekings as tk
from threekings.rules.kings_catering import rules
from threekings.rules.kings_catering.notation import Placement, placement_code

Cell = tuple[int, int]  # X grows east, Y grows north
COMPASS = ("north", "east", "south", "west")
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))  # the neighbour on each side
TYPES = ("beer", "soup", "roast", "salad", "cake")
COLOURS = {"b": "blue", "r": "red", "y": "gold", "g": "green", ".": ""}
SIZES = (1, 2, 3, 4)
CREW = {
    "cook": TYPES,
    "florist": ("blue", "red", "gold", "green"),
    "waiter": ("1", "2", "3", "4"),
    "musician": ("a", "b", "c", "d"),
    "taster": ("a", "b", "c"),
}
PATTERNS = """
    beer-1  r.r. by.. bbr.    beer-2  b.y. gb.. yyr.    beer-3  y.g. bg.. grg.    beer-4  b.g. gy.. rry.
    soup-1  b.r. rg.. ggb.    soup-2  b.g. yr.. grr.    soup-3  y.y. br.. byg.    soup-4  r.g. yb.. yyb.
    roast-1 r.r. bb.. yyy.    roast-2 y.g. yr.. ggg.    roast-3 b.b. br.. ygy.    roast-4 b.r. gg.. rbr.
    salad-1 r.y. gg.. ryg.    salad-2 r.g. yy.. bbb.    salad-3 g.g. rr.. ybb.    salad-4 y.y. rr.. bbg.
    cake-1  b.b. yy.. ggy.    cake-2  r.y. bb.. gbr.    cake-3  b.y. rg.. rrr.    cake-4  g.g. gy.. ryb.
"""  # north, east, south, west of a, b and c, KC 1.1


class Face(NamedTuple):
    """A Food's type, Size and the colours of its sides as printed; Crew have their type, no Size and no colours."""

    kind: str
    size: int
    sides: tuple[str, ...]

    @property
    def is_food(self) -> bool:
        return self.size > 0

    def turned(self, turns: int) -> tuple[str, ...]:
        return turned(self.sides, turns)


@cache
def turned(sides: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """The sides after so many quarter turns clockwise: what was north comes to lie east."""
    for _ in range(turns):
        sides = (sides[-1], *sides[:-1])
    return sides


Faces = dict[str, Face]  # all tiles by name


def standard_faces() -> Faces:
    faces: Faces = {}
    words = PATTERNS.split()
    for place in range(0, len(words), 4):
        food, size = words[place].split("-")
        for letter, pattern in zip("abc", words[place + 1 : place + 4], strict=True):
            faces[f"{food}-{size}{letter}"] = Face(food, int(size), tuple(COLOURS[half] for half in pattern))
    for kind, names in CREW.items():
        faces |= {f"{kind}-{name}": Face(kind, 0, ("",) * 4) for name in names}
    return faces


def told_faces(content: Mapping[str, Any]) -> Faces:
    """The tiles an edition file tells of."""
    faces: Faces = {}
    for name, told in content["foods"].items():
        faces[name] = Face(told["food"], told["size"], tuple(told.get(side, "") for side in COMPASS))
    for name in content["crew"]:
        faces[name] = Face(name.split("-")[0], 0, ("",) * 4)
    return faces


def told_royals(content: Mapping[str, Any], royals: str) -> list[Mapping[str, Any]]:
    """What it tells of these Royals."""
    return [content["royals"][side] for side in royals.split(",")]


STANDARD = standard_faces()


class Tile(NamedTuple):
    """A tile at a Table."""

    name: str
    turns: int
    face: Face

    @property
    def sides(self) -> tuple[str, ...]:
        return self.face.turned(self.turns)


Table = dict[Cell, Tile]


# Tables drawn as text


def drawn(text: str, faces: Faces = STANDARD) -> list[Table]:
    """The Tables of a drawing, founded in reading order; so is each by its first tile, which lies at 0 0."""
    tables: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.strip():
            tables[-1].append(line)
        elif tables[-1]:
            tables.append([])
    return [_table(lines, faces) for lines in tables if lines]


def _table(lines: list[str], faces: Faces) -> Table:
    words = {(x, -y): word for y, line in enumerate(lines) for x, word in enumerate(line.split()) if word != "."}
    first_x, first_y = next(iter(words))
    cells = {(x - first_x, y - first_y): word for (x, y), word in words.items()}
    table: Table = {}
    for cell in _grown(set(cells)):
        name, _, turns = cells[cell].partition("/")
        table[cell] = Tile(name, int(turns or 0), faces[name])
    return table


def _grown(cells: set[Cell]) -> list[Cell]:
    """The cells in an order in which each touches an earlier one."""
    order = [(0, 0)]
    for x, y in order:
        order += [cell for dx, dy in BESIDE if (cell := (x + dx, y + dy)) in cells and cell not in order]
    assert set(order) == cells, "a Table is one group of tiles"
    return order


def shaped(drawing: str) -> str:
    """A drawing in which every # is a Food."""
    names = iter(name for name, face in STANDARD.items() if face.is_food)
    lines = [" ".join(next(names) if mark == "#" else mark for mark in line.strip()) for line in drawing.splitlines()]
    return "\n".join(lines)


def lay(match: tk.Match, seat: int, text: str) -> tk.Match:
    """Put the Tables of a drawing into a match, whether they could be built by the rules or not."""
    tables = drawn(text)
    assert sum(map(len, tables)) <= rules.HELD, "more tiles than a player can hold"
    for table in tables:
        number = int(match._state["tables"][seat]) + 1
        for (x, y), tile in table.items():
            put = Placement(tile.name, None if (x, y) == (0, 0) else number, x, y, tile.turns)
            rules.put(match.edition.record, match._state, seat, placement_code(match.edition, put))
    return match


# What there is at a Table, KC 4.7


def foods(table: Table) -> list[Face]:
    return [tile.face for tile in table.values() if tile.face.is_food]


def crew(table: Table) -> list[str]:
    return [tile.name for tile in table.values() if not tile.face.is_food]


def types(table: Table) -> Counter[str]:
    return Counter(food.kind for food in foods(table))


def sizes(table: Table) -> Counter[int]:
    return Counter(food.size for food in foods(table))


def beside(table: Table, cell: Cell) -> Iterator[tuple[int, Tile]]:
    """The sides of a cell on which a tile lies, with that tile."""
    for side, (dx, dy) in enumerate(BESIDE):
        if other := table.get((cell[0] + dx, cell[1] + dy)):
            yield side, other


def facing(tile: Tile, side: int) -> str:
    """The colour on the side of a tile that faces the cell on whose `side` it lies."""
    return tile.sides[(side + 2) % 4]


def matched(table: Table) -> Counter[str]:
    """Matched Decorations by colour: each pair is found from both of its tiles."""
    found: Counter[str] = Counter()
    for cell, tile in table.items():
        for side, other in beside(table, cell):
            if tile.sides[side] and tile.sides[side] == facing(other, side):
                found[tile.sides[side]] += 1
    return Counter({colour: twice // 2 for colour, twice in found.items()})


def open_halves(table: Table) -> int:
    count = 0
    for cell, tile in table.items():
        covered = {side for side, _ in beside(table, cell)}
        count += sum(tile.sides[side] != "" for side in range(4) if side not in covered)
    return count


def shape(table: Table) -> tuple[Cell, ...]:
    """The same for all Tables that can be turned and mirrored into each other."""
    poses = []
    cells = list(table)
    for _ in range(4):
        cells = [(y, -x) for x, y in cells]
        poses += [_in_corner(cells), _in_corner([(-x, y) for x, y in cells])]
    return min(poses)


def _in_corner(cells: list[Cell]) -> tuple[Cell, ...]:
    west, south = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - west, y - south) for x, y in cells))


# Stars, KC 1.2, 5 and 6.1

Told = Mapping[str, Any]  # what an edition file tells of one Royal


def left_by_king(king: Told, tables: list[Table]) -> list[Table]:
    """The Tables that keep the King's rule."""
    if king.get("rule") == "least-tiles":
        return [table for table in tables if len(table) >= king["limit"]]
    if king.get("rule") == "other-shapes":
        shapes = [shape(table) for table in tables]
        return [table for place, table in enumerate(tables) if shapes[place] not in shapes[:place]]
    return tables


def stars(royals: list[Told], everyone: list[list[Table]], seat: int, hand: int = 0) -> dict[str, int]:
    """A player's stars by source, with so many tiles in hand."""
    left = [left_by_king(royals[0], tables) for tables in everyone]
    sources = ("king", "queen", "princess", "princess2")[: len(royals)]
    found = {
        source: royal_stars(told, left, everyone, seat, hand) for source, told in zip(sources, royals, strict=True)
    }
    found["crew"] = sum(crew_stars(name, table) for table in left[seat] for name in crew(table))
    return found


def royal_stars(told: Told, left: list[list[Table]], everyone: list[list[Table]], seat: int, hand: int) -> int:
    """What a Royal gives for Tables left: nothing to whoever has none. Few is what was laid, discarded or not."""
    if not left[seat]:
        return 0
    if told["scores"].startswith("few-"):
        return int(told["stars"]) * max(told["number"] - few(told["scores"], everyone[seat], hand), 0)
    if told["scores"].startswith(("most-", "least-")):
        return int(told["stars"]) * times_ahead(told["scores"], left, seat)
    return stars_of(told, left[seat])


def stars_of(told: Told, tables: list[Table]) -> int:
    """What a Royal gives that does not compare players."""
    number, each = told.get("number", 0), told.get("stars", 0)
    by_type, by_size = together(types, tables), together(sizes, tables)
    match told["scores"]:
        case "tables-of-tiles":
            count = sum(len(table) >= number for table in tables)
        case "tables-of-foods":
            count = sum(len(foods(table)) >= number for table in tables)
        case "tables-of-types":
            count = sum(len(types(table)) == number for table in tables)
        case "tables-of-all-sizes":
            count = sum(set(sizes(table)) == set(SIZES) for table in tables)
        case "tables-with-one-crew":
            count = sum(len(table) >= number and len(crew(table)) == 1 for table in tables)
        case "matched-beyond":
            count = sum(n - number for table in tables for n in matched(table).values() if n > number)
        case "each-crew":
            count = crew_count(tables)
        case "open-halves":
            count = sum(map(open_halves, tables)) // number
        case "same-type":
            count = sum(n // number for n in by_type.values())
        case "sets-of-types":
            count = min(by_type[kind] for kind in TYPES)
        case "sets-of-colours":
            count = min(together(matched, tables)[colour] for colour in CREW["florist"])
        case "type-in-sets":
            return in_sets(told["steps"], by_type[told["food"]])
        case "size-in-sets":
            return in_sets(told["steps"], by_size[told["size"]])
        case "largest-table":
            count = max(map(len, tables)) // number
        case "smallest-table":
            fewest = min(map(len, tables))
            sums = [sum(food.size for food in foods(table)) for table in tables if len(table) == fewest]
            return min(int(told["most"]), int(each) * -(-max(sums) // number))
        case other:
            raise ValueError(other)
    return int(each) * count


def few(scores: str, tables: list[Table], hand: int) -> int:
    """How much there is of what a Royal wants few of; tiles in hand will be laid."""
    counts = {
        "few-tiles": sum(map(len, tables)) + hand,
        "few-open-halves": sum(map(open_halves, tables)),
        "few-tables": len(tables),
    }
    return counts[scores]


def together(counted: Callable[[Table], Counter[Any]], tables: list[Table]) -> Counter[Any]:
    return sum(map(counted, tables), Counter[Any]())


def crew_count(tables: list[Table]) -> int:
    return sum(len(crew(table)) for table in tables)


def in_sets(steps: list[int], count: int) -> int:
    """Whole sets first, then one that is begun."""
    worth = 0
    while count > len(steps):
        worth, count = worth + steps[-1], count - len(steps)
    return worth + (steps[count - 1] if count else 0)


def times_ahead(scores: str, left: list[list[Table]], seat: int) -> int:
    """How often a player has the most, or the least, among all."""
    wins = has_most if scores.startswith("most-") else has_least
    match scores.partition("-")[2]:
        case "tables":
            return wins([len(tables) for tables in left], seat)
        case "crew":
            return wins([crew_count(tables) for tables in left], seat)
        case "of-types":
            each = [together(types, tables) for tables in left]
            return sum(wins([count[kind] for count in each], seat) for kind in TYPES)
        case "of-sizes":
            each = [together(sizes, tables) for tables in left]
            return sum(wins([count[size] for count in each], seat) for size in SIZES)
        case "of-colours":
            each = [together(matched, tables) for tables in left]
            return sum(wins([count[colour] for count in each], seat) for colour in filter(None, COLOURS.values()))
    raise ValueError(scores)


def has_most(counts: list[int], seat: int) -> bool:
    return counts[seat] >= 1 and counts[seat] == max(counts)


def has_least(counts: list[int], seat: int) -> bool:
    return counts[seat] == min(counts)


def crew_stars(name: str, table: Table) -> int:
    kind, _, about = name.partition("-")
    match kind:
        case "cook":
            return types(table)[about] // 2
        case "florist":
            return matched(table)[about] // 2
        case "waiter":
            return sizes(table)[int(about)] // 2
        case "musician":
            return min(sizes(table)[size] for size in SIZES)
        case "taster":
            return 2 * min(types(table)[food] for food in TYPES)
    raise ValueError(name)


# Placing, KC 4


def may_lie(king: Told, table: Table, cell: Cell, tile: Tile) -> bool:
    """Whether a tile may be put on an empty cell that shares a side with one of the Table's."""
    around = list(beside(table, cell))
    if not tile.face.is_food:
        alike = any(other.face.kind == tile.face.kind for other in table.values())
        return not alike and any(other.face.is_food and not facing(other, side) for side, other in around)
    if not any(tile.sides[side] and tile.sides[side] == facing(other, side) for side, other in around):
        return False
    if king.get("rule") == "most-types":
        return len({*types(table), tile.face.kind}) <= king["limit"]
    return king.get("rule") != "sizes-apart" or all(other.face.size != tile.face.size for _, other in around)


def looks(face: Face) -> list[int]:
    """The turns that look different; Crew are never turned."""
    found = [face.turned(turns) for turns in range(4)]
    return [turns for turns in range(4) if found[turns] not in found[:turns]]


def free_cells(table: Table) -> list[Cell]:
    """The empty cells that share a side with a tile."""
    found = {(x + dx, y + dy) for x, y in table for dx, dy in BESIDE}
    return sorted(found - set(table))


# The game, KC 2, 3, 7 and 8

PALACES = {  # KC 7.2
    "schoenbrunn": ("K1,Q5,P3", 15),
    "buckingham": ("K3,Q6,P6", 20),
    "versailles": ("K4,Q3,P5", 25),
}


@dataclass
class Catering:
    """A whole game. Moves are lists of words."""

    deck: list[str]  # of this round
    left_out: list[str]
    royals: list[list[Told]]  # of each round
    players: int
    first: int  # the seat that begins
    seat: int = 0  # to act
    faces: Faces = field(default_factory=lambda: STANDARD)
    columns: list[list[str]] = field(default_factory=list)
    tables: list[list[Table]] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    taken: int = -1
    discarded: list[str] = field(default_factory=list)
    before: list[list[list[Table]]] = field(default_factory=list)  # everybody's Tables of the first of two rounds
    over: bool = False

    def __deepcopy__(self, _memo: Any) -> "Catering":
        """What is played is copied; what is printed, and rounds that are over, stay as they are."""
        return replace(
            self,
            deck=list(self.deck),
            columns=[list(column) for column in self.columns],
            tables=[[dict(table) for table in tables] for tables in self.tables],
            hand=list(self.hand),
            discarded=list(self.discarded),
            before=list(self.before),
        )

    def begin(self) -> "Catering":
        """Lay the columns: one tile, two and three; nobody has a Table; the other player begins a second round."""
        self.columns = [[self.deck.pop(0) for _ in range(count)] for count in (1, 2, 3)]
        self.tables = [[] for _ in range(self.players)]
        self.seat = self.first if self.round == 1 else 1 - self.first
        return self

    @property
    def round(self) -> int:
        return 1 + len(self.before)

    def moves(self) -> list[list[str]]:
        if self.over:
            return []
        if not self.hand:
            return [["column", str(number)] for number, column in enumerate(self.columns, start=1) if column]
        return [["put", *move] for tile in self.hand for move in self.puts(tile)]

    def puts(self, name: str) -> Iterator[list[str]]:
        """All ways to put a tile."""
        yield [name, "new"]
        face = self.faces[name]
        for number, table in enumerate(self.tables[self.seat], start=1):
            for x, y in free_cells(table):
                for turns in looks(face):
                    if may_lie(self.royals[self.round - 1][0], table, (x, y), Tile(name, turns, face)):
                        yield [name, str(number), str(x), str(y), str(turns)]

    def play(self, move: list[str]) -> None:
        match move:
            case ["column", number]:
                self.taken = int(number) - 1
                self.hand, self.columns[self.taken] = self.columns[self.taken], []
                return
            case ["put", name, "new"]:
                self.tables[self.seat].append({(0, 0): Tile(name, 0, self.faces[name])})
            case ["put", name, number, x, y, turns]:
                table = self.tables[self.seat][int(number) - 1]
                table[int(x), int(y)] = Tile(name, int(turns), self.faces[name])
        self.hand.remove(name)
        if not self.hand:
            self.end_turn()

    def end_turn(self) -> None:
        self.refill(self.taken)
        if self.players == 1:
            right = {0: 1, 1: 2, 2: 0}[self.taken]
            self.discarded += self.columns[right]
            self.columns[right] = []
            self.refill(right)
        self.seat = (self.seat + 1) % self.players
        if not any(self.columns):
            self.end_round()

    def refill(self, emptied: int) -> None:
        for number in [emptied, *(number for number in range(3) if number != emptied)]:
            if self.deck and len(self.columns[number]) < 3:
                self.columns[number].append(self.deck.pop(0))

    def end_round(self) -> None:
        if self.round == len(self.royals):
            self.over = True
            return
        self.before.append(self.tables)
        self.deck, self.left_out = list(self.left_out), []
        self.begin()

    def stars(self) -> list[dict[str, int]]:
        """Everybody's stars of this round by source."""
        royals = self.royals[self.round - 1]
        return [stars(royals, self.tables, seat, self.in_hand(seat)) for seat in range(self.players)]

    def in_hand(self, seat: int) -> int:
        return len(self.hand) if seat == self.seat else 0

    def scores(self) -> list[int]:
        """Everybody's stars of all rounds."""
        over = list(zip(self.royals, self.before, strict=False))
        return [
            sum(now.values()) + sum(sum(stars(*played, seat).values()) for played in over)
            for seat, now in enumerate(self.stars())
        ]

    def crew(self, seat: int) -> int:
        """Crew placed in all rounds."""
        return sum(len(crew(table)) for tables in [*self.before, self.tables] for table in tables[seat])

    def best(self) -> list[int]:
        """The seats with most stars and, of these, fewest Crew."""
        ranks = [(-score, self.crew(seat)) for seat, score in enumerate(self.scores())]
        return [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]


def catering(match: tk.Match) -> Catering:
    """A match's game from its beginning."""
    chosen = match.options
    named = [PALACES.get(str(chosen["palace"]), (chosen["royals"], 0))[0]]
    named += [chosen["royals2"]] if chosen["rounds"] == 2 else []
    in_play = {1: 40, 2: 40, 3: 60, 4: 80}[match.players]
    return Catering(
        deck=match.headers.deck[:in_play],
        left_out=match.headers.deck[in_play:],
        royals=[told_royals(match.edition.content, str(royals)) for royals in named],
        players=match.players,
        first=int(chosen["first"]),
        faces=told_faces(match.edition.content),
    ).begin()
