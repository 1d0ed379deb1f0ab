"""Moves of King Lui as text: `take bread`, `draw`, `lay`, `feed bread wine`, `pass`. One text a move."""

from functools import cache

from threekings.edition import Edition
from threekings.errors import InvalidMove
from threekings.rules.king_lui.rules import DISHES, DRAW, FEED, LAY, PASS

WORDS = {"draw": DRAW, "lay": LAY, "pass": PASS}
NAMES = {move: word for word, move in WORDS.items()}


def move_text(edition: Edition, move: int) -> str:
    """The text of a move."""
    if move < DRAW:
        return f"take {edition.cards[move]}"
    if move < FEED:
        return NAMES[move]
    dish, other = fed(move)
    return f"feed {edition.cards[dish]} {edition.cards[other]}"


def read_move(edition: Edition, text: str) -> int:
    """The move a text means; InvalidMove if it means none."""
    match text.split(" "):
        case [word] if word in WORDS:
            return WORDS[word]
        case ["take", name]:
            return _dish(edition, name)
        case ["feed", first, second]:
            dish, other = _dish(edition, first), _dish(edition, second)
            if dish > other:
                raise InvalidMove(f"{text!r}: dishes are named in their order: 'feed {second} {first}'")
            return FEED + dish * DISHES + other
    raise InvalidMove(f"{text!r} is no move; moves are: take DISH, draw, lay, feed DISH DISH, pass")


def fed(move: int) -> tuple[int, int]:
    """The two dishes of a feeding move."""
    return divmod(move - FEED, DISHES)


@cache
def dish_names(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The dishes of an edition; it may have fewer than there can be."""
    return tuple(name for name in cards[:DISHES] if name)


def _dish(edition: Edition, name: str) -> int:
    dishes = dish_names(edition.cards)
    if name not in dishes:
        raise InvalidMove(f"{name!r} is no dish; dishes are: {', '.join(dishes)}")
    return dishes.index(name)
