"""What is printed on the tiles of The King's Catering, KC 1 and 5, from the data of an edition.

What Royals and Crew ask and give are messages (texts.py).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from threekings.edition import Edition
from threekings.rules.kings_catering.edition import COMPASS, SIDES
from threekings.rules.kings_catering.seen import Face, Royal
from threekings.texts import Message, plain

Content = Mapping[str, Any]
EDITIONS = 16  # what is printed on the tiles of so many is kept


class Print(NamedTuple):
    """What a tile shows, as it is kept for all views: each makes a Face of its own out of it."""

    type: str
    size: int | None
    sides: tuple[str | None, ...]
    turns: int
    asks: Message | None

    def face(self) -> Face:
        asks = self.asks and plain(self.asks)
        return {"type": self.type, "size": self.size, "sides": [*self.sides], "turns": self.turns, "asks": asks}


@lru_cache(maxsize=EDITIONS)
def prints(edition: Edition) -> tuple[Print, ...]:
    """What every tile of an edition shows, by its code."""
    return tuple(_print(edition, tile) for tile in range(len(edition.cards)))


def _print(edition: Edition, tile: int) -> Print:
    content, name, turns = edition.content, edition.cards[tile], int(edition.record["turns"][tile])
    if name in content["crew"]:
        return Print(name.split("-")[0], None, (None,) * 4, turns, crew_scores(content, name))
    food = content["foods"][name]
    return Print(food["food"], food["size"], tuple(food.get(side) for side in COMPASS), turns, None)


def royal(edition: Edition, side: str) -> Royal:
    """What a Royal asks."""
    rule, scores = _royal(edition, side)
    return {"side": side, "rule": rule and plain(rule), "scores": plain(scores)}


@lru_cache(maxsize=EDITIONS * len(SIDES))
def _royal(edition: Edition, side: str) -> tuple[Message | None, Message]:
    return king_rule(edition.content, side), royal_scores(edition.content, side)


def king_rule(content: Content, side: str) -> Message | None:
    """The King's rule for Tables, where it has one."""
    value = content["royals"][side]
    return Message(f"kc-rule-{value['rule']}", _arguments(value)) if "rule" in value else None


def royal_scores(content: Content, side: str) -> Message:
    """What a Royal gives stars for."""
    value = content["royals"][side]
    return Message(f"kc-royal-{value['scores']}", _arguments(value))


def crew_scores(content: Content, name: str) -> Message:
    """What a Crew tile gives stars for."""
    value = content["crew"][name]
    return Message(f"kc-crew-{value['scores']}", _arguments(value))


@lru_cache(maxsize=EDITIONS * len(SIDES))
def hopeless(edition: Edition, king: str) -> frozenset[str]:
    """The Crew tiles that can never score under a King."""
    return frozenset(name for name in edition.cards if is_hopeless(edition.content, name, king))


def is_hopeless(content: Content, name: str, king: str) -> bool:
    """Whether a Crew tile can never score under a King: it asks for more types of Food than he allows, KC 1.2."""
    rule, types = content["royals"][king], len(content["types"])
    most = int(rule["limit"]) if rule.get("rule") == "most-types" else types
    return name in content["crew"] and content["crew"][name]["scores"] == "all-types" and most < types


def _arguments(value: Content) -> dict[str, str | int]:
    """The numbers and words of an entry; the steps of sets as a list."""
    arguments = {key: entry for key, entry in value.items() if isinstance(entry, (int, str)) and key not in NAMED}
    if "steps" in value:
        arguments["steps"] = ", ".join(str(step) for step in value["steps"])
        arguments["sizes"] = ", ".join(str(size) for size in range(1, len(value["steps"]) + 1))
    return arguments


NAMED = ("is", "known", "scores", "rule")  # what the message itself says, or nobody asks for
