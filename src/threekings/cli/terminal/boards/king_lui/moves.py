"""The moves of King Lui: as they are listed, and as they may be typed."""

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.terminal.boards.contract import ROOMY, View
from threekings.cli.terminal.boards.king_lui.dishes import Dish, dishes, word
from threekings.cli.terminal.prompts import letters
from threekings.errors import InvalidMove
from threekings.texts import listed, localized

VERBS = ("take", "draw", "lay", "feed", "pass")
MANY_FEEDS = 6  # from here on pairs are shown by their letters
ONE_ROW = 6  # pairs that fit into one row of a narrow terminal


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
    return Group(Columns(others, padding=(0, 3)), Text(localized("cli-kl-pairs")), Columns(pairs, padding=(0, 2)))


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
    return Text(localized("cli-kl-typed", first=f"{first:2}", last=str(last), text=short))


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
            raise InvalidMove(localized("cli-no-number", number=text, count=len(view["moves"])))
        return str(view["moves"][int(text) - 1])
    verb, *names = letters(text).split()
    verbs = [known for known in VERBS if known.startswith(verb)]
    if len(verbs) != 1:
        if names:
            raise InvalidMove(localized("cli-kl-no-move", text=text))
        verbs, names = ["take"], [verb]
    order = list(view["king"])
    return " ".join(verbs + sorted((dish_meant(name, view) for name in names), key=order.index))


def dish_meant(name: str, view: View) -> str:
    known = dishes(view)
    for fits in (
        lambda dish: name in (dish.name, letters(word(dish.name))),
        lambda dish: dish.letter.lower() == name,
        lambda dish: dish.name.startswith(name) or letters(word(dish.name)).startswith(name),
    ):
        meant = [dish.name for dish in known if fits(dish)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise InvalidMove(localized("cli-kl-which", text=name, dishes=listed([word(dish) for dish in meant])))
    raise InvalidMove(localized("cli-kl-no-dish", text=name, dishes=listed([word(dish.name) for dish in known])))
