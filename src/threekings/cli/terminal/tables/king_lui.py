"""King Lui in a terminal: the king's plate and mine side by side, dish by dish, so that too many is seen by eye.

A dish is marked by letter, symbol and colour; the colours are readable on dark and light terminals alike.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.tables.terminal_size import Room
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.errors import InvalidMove
from threekings.happenings import Happening
from threekings.texts import Message, listed, text

View = Mapping[str, Any]
MOVES_HELP = "cli-kl-moves-help"
SHOWN: tuple[str, ...] = ()
BOARD = 80
MARKS = (
    ("▬", "#af5f00"),
    ("▼", "#d7005f"),
    ("♠", "#0087af"),
    ("●", "#b05c80"),
    ("■", "#875fd7"),
    ("♣", "#008700"),
    ("◣", "#907000"),
)
EMERALD = Text("◆", "bold #00875f")
OVER, EQUAL, UNDER = "bold #d7005f", "bold", ""
VERBS = ("take", "draw", "lay", "feed", "pass")
BESIDE_HANDS = 24  # columns all hands need without the players'
LONGEST_BAR, TABLE_BAR = 10, 5
ROOMY = 72  # columns from which on the portions on the table are drawn as well
BESIDE_BARS = 53  # columns the board needs without bars
MANY_FEEDS = 6  # from here on pairs are shown by their letters
ONE_ROW = 6  # pairs that fit into one row of a narrow terminal


class Dish(NamedTuple):
    """A dish as it is drawn."""

    name: str
    letter: str
    symbol: str
    colour: str

    def mark(self) -> Text:
        return Text.assemble((self.letter, f"bold {self.colour}"), " ", (self.symbol, self.colour))

    def label(self) -> Text:
        return Text.assemble(self.mark(), " ", word(self.name))

    def bar(self, count: int, room: int) -> Text:
        """So many portions; a plus at the end where there is no room for all."""
        fits = self.symbol * count if count <= room else (self.symbol * room)[1:] + "+"[:room]
        return Text(fits, self.colour)


def dishes(view: View) -> list[Dish]:
    """All dishes in their order; a dish's letter is the first in its name that no dish before it has."""
    found: list[Dish] = []
    for name, (symbol, colour) in zip(view["king"], MARKS, strict=False):
        taken = {dish.letter for dish in found}
        letter = next((letter for letter in name.upper() if letter.isalpha() and letter not in taken), "?")
        found.append(Dish(name, letter, symbol, colour))
    return found


def word(card: str) -> str:
    """A card's name in the language of the player."""
    return text(Message("cli-card", {"card": card}))


def counted(cards: Mapping[str, int]) -> str:
    """2 bread, 1 wine"""
    return text(Message("cli-cards", {"cards": {card: count for card, count in cards.items() if count}}))


def printed(_edition: Edition) -> dict[str, Any]:
    """A view tells everything."""
    return {}


# The table as one seat sees it


def status(view: View, names: Sequence[str]) -> Text:
    emeralds = view["emeralds"]
    parts = [
        say("cli-kl-course", course=view["course"]),
        say("cli-kl-chef", player=names[view["chef"]]),
        say("cli-kl-supply", count=view["supply"]),
        say("cli-kl-emeralds", count=emeralds),
    ]
    line = Text(" · ").join(Text(part) for part in parts)
    return Text.assemble(("King Lui", "bold"), " · ", line, " ", EMERALD if emeralds else "")


def board(view: View, _names: Sequence[str], room: Room) -> RenderableType:
    """Dish by dish: what lies on the table, what the king has, what I have, and what that brings."""
    me = view["hands"][view["seat"]]
    table_bar = TABLE_BAR if room.width >= ROOMY else 0
    bar = max(0, min(LONGEST_BAR, (room.width - BESIDE_BARS - table_bar) // 2))
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for head, size, justify in columns(bar, table_bar):
        line = " │" if head == "king" else ""
        grid.add_column(say(f"cli-kl-{head}") + line, width=size, justify=justify, no_wrap=True)
    for dish in dishes(view):
        table, king, mine = view["table"][dish.name], view["king"][dish.name], me["cards"][dish.name]
        grid.add_row(
            dish.label(),
            Text.assemble(number(table), " ", dish.bar(table, table_bar)),
            Text.assemble(mirrored(dish.bar(king, bar)), f" {king:2} │"),
            Text.assemble(f"{mine:2} ", dish.bar(mine, bar)),
            comparison(king, mine),
            Text(str(me["by_dish"][dish.name]) if mine else "", "bold"),
        )
    return Group(grid, summary(view, me))


def columns(room: int, table_room: int) -> tuple[tuple[str, int, JustifyMethod], ...]:
    """The board's columns, as wide in every position, so that nothing jumps from move to move."""
    return (
        ("dish", 11, "left"),
        ("table", 3 + max(2, table_room), "left"),
        ("king", room + 5, "right"),
        ("you", room + 3, "left"),
        ("compare", 13, "left"),
        ("points", 6, "right"),
    )


def mirrored(bar: Text) -> Text:
    return Text(bar.plain[::-1], bar.style)


def number(count: int) -> str:
    return f"{count:2}" if count else " ·"


def comparison(king: int, mine: int) -> Text:
    """More than the king, as many, or fewer: in a mark, in words and in colour."""
    if mine > king:
        return Text(say("cli-kl-over"), OVER)
    if mine == king:
        return Text(say("cli-kl-equal") if mine else "", EQUAL)
    return Text(say("cli-kl-room" if mine else "cli-kl-free", count=king - mine), UNDER)


def summary(view: View, me: Mapping[str, Any]) -> Text:
    line = Text(say("cli-kl-now", points=me["points"], discards=me["discards"]))
    if any(view["eaten"].values()):
        line.append(f" · {say('cli-kl-eaten')}")
        for dish in dishes(view):
            if count := view["eaten"][dish.name]:
                line.append(f" {count}").append(dish.symbol, dish.colour)
    return line


def rivals(view: View, names: Sequence[str], _room: Room) -> RenderableType:
    """The others in the order in which they act after me; with memory=open, what they were seen to take."""
    seats = [(view["seat"] + step) % view["players"] for step in range(1, view["players"])]
    lines = [rival(view["hands"][seat], names[seat]) for seat in seats]
    if any(view["hands"][seat]["taken"] is not None for seat in seats):
        return Group(*lines)
    return Text(" · ").join(lines)


def rival(hand: Mapping[str, Any], name: str) -> Text:
    line = Text.assemble((name, "bold"), " ", say("cli-kl-hand", count=hand["size"]))
    if hand["taken"] is not None:
        unseen = hand["size"] - sum(hand["taken"].values())
        parts = [counted(hand["taken"])] if any(hand["taken"].values()) else []
        parts += [say("cli-kl-unseen", count=unseen)] if unseen else []
        line.append(f": {', '.join(parts)}" if parts else "")
    return line


def look(_view: View, _names: Sequence[str], _width: int) -> None:
    """The board shows everything."""


# Moves


def choices(view: View, width: int) -> RenderableType:
    """The legal moves with their numbers; many pairs to feed are shown by the dishes' letters, or how to type them."""
    known = {dish.name: dish for dish in dishes(view)}
    moves = list(enumerate(view["moves"], start=1))
    feeds = [(place, move) for place, move in moves if move.startswith("feed")]
    if len(feeds) < MANY_FEEDS:
        return Columns([choice(place, move, view, known) for place, move in moves], padding=(0, 3))
    others = [choice(place, move, view, known) for place, move in moves if not move.startswith("feed")]
    if width < ROOMY and len(feeds) > ONE_ROW:
        return Group(Columns(others, padding=(0, 3)), typed_feed(feeds, known))
    pairs = [pair(place, move, known) for place, move in feeds]
    return Group(Columns(others, padding=(0, 3)), Text(say("cli-kl-pairs")), Columns(pairs, padding=(0, 2)))


def choice(place: int, move: str, view: View, known: Mapping[str, Dish]) -> Text:
    verb, *names = move.split(" ")
    line = Text.assemble((f"{place:2}", "bold"), f" {verb}")
    for name in names:
        line.append(f" {word(name)} ").append(known[name].symbol, known[name].colour)
    if verb == "take":
        line.append(f"×{view['table'][names[0]]}")
    return line


def typed_feed(feeds: Sequence[tuple[int, str]], known: Mapping[str, Dish]) -> Text:
    """8 to 25: feed two of the king's portions, such as f b w"""
    (first, move), (last, _) = feeds[0], feeds[-1]
    short = " ".join(["f", *(known[name].letter.lower() for name in move.split(" ")[1:])])
    return Text(say("cli-kl-typed", first=f"{first:2}", last=str(last), text=short))


def pair(place: int, move: str, known: Mapping[str, Dish]) -> Text:
    """17 B▬ W▼"""
    first, second = (known[name] for name in move.split(" ")[1:])
    line = Text(f"{place:2} ", "bold")
    for dish in (first, second):
        line.append(dish.letter + dish.symbol, f"bold {dish.colour}")
    return line


def spell_out(text: str, view: View) -> str:
    """`t b` is `take bread`, `bread` too; a dish may be named by its letter, its name or the start of it.

    A number is that of the list.
    """
    if text.isdecimal():
        if not 1 <= int(text) <= len(view["moves"]):
            raise InvalidMove(say("cli-no-number", number=text, count=len(view["moves"])))
        return str(view["moves"][int(text) - 1])
    verb, *names = text.lower().split()
    verbs = [known for known in VERBS if known.startswith(verb)]
    if len(verbs) != 1:
        if names:
            raise InvalidMove(say("cli-kl-no-move", text=text))
        verbs, names = ["take"], [verb]
    order = list(view["king"])
    return " ".join(verbs + sorted((dish_meant(name, view) for name in names), key=order.index))


def dish_meant(name: str, view: View) -> str:
    known = dishes(view)
    for fits in (
        lambda dish: dish.name == name,
        lambda dish: dish.letter.lower() == name,
        lambda dish: dish.name.startswith(name),
    ):
        meant = [dish.name for dish in known if fits(dish)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise InvalidMove(say("cli-kl-which", text=name, dishes=listed(meant)))
    raise InvalidMove(say("cli-kl-no-dish", text=name, dishes=listed([dish.name for dish in known])))


def advice(found: Sequence[tuple[str, float]], _view: View) -> list[str]:
    """What to say about moves and the share of games they win."""
    return [
        say("cli-hint", place=place, move=move, share=round(100 * share))
        for place, (move, share) in enumerate(found, start=1)
    ]


def reveal(_happenings: Sequence[Happening], _names: Sequence[str]) -> list[Text]:
    """Everybody acts in turn."""
    return []


# All hands open


def all_hands(view: View, names: Sequence[str], room: Room) -> RenderableType:
    """Rows are dishes, columns are players: portions, and the points they bring."""
    over, tight = view["phase"] == "over", room.width < ROOMY
    most = max(5, (room.width - BESIDE_HANDS) // len(view["hands"]) - 2)
    grid = Table(box=SIMPLE, show_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_footer=True)
    grid.add_column(say("cli-kl-dish"), Text(say("cli-kl-foot")), no_wrap=True)
    for head in ("king",) if over else ("table", "king"):
        grid.add_column(say(f"cli-kl-{head}"), justify="right")
    for seat, hand in enumerate(view["hands"]):
        name = ("★" if seat in (view["winners"] or ()) else "") + names[seat]
        foot = Text(f"{hand['discards']}\n{hand['points']}", "bold")
        grid.add_column(Text(name if len(name) <= most else f"{name[: most - 1]}…"), foot, justify="right")
    for dish in dishes(view):
        grid.add_row(dish.label()[2:] if tight else dish.label(), *row(view, dish, tight=tight))
    return grid


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
