"""The cards of King Lui as data, KL 1: reads a file of editions/ or an owner's file of the same form."""

from collections.abc import Callable, Mapping
from typing import Any

from threekings.edition import Edition, checker, content_digest, frozen_record, is_count, is_name
from threekings.errors import BrokenEdition
from threekings.rules.king_lui.rules import CARDS, DISHES, EDITION, EMERALD

KEYS = ("name", "dishes", "copies", "emeralds")
Check = Callable[[str, bool, str], None]


def read_edition(content: Mapping[str, Any], source: str) -> Edition:
    """The edition with this content, or BrokenEdition naming the source and the entry that is wrong."""
    for key in [*KEYS, *content]:
        if key not in content or key not in KEYS:
            raise BrokenEdition(f"{source}: {key}: {'missing' if key in KEYS else 'unknown entry'}")
    check = checker(source)
    check("name", is_name(content["name"]), "a word of small letters, digits and hyphens")
    dishes = _dishes(check, content["dishes"])
    copies = _copies(check, content["copies"], len(dishes))
    emeralds = content["emeralds"]
    check("emeralds", is_count(emeralds, 0, CARDS), "a number from 0 up")
    total = sum(copies) + emeralds
    if total > CARDS:
        raise BrokenEdition(f"{source}: copies and emeralds: {total} cards, more than {CARDS}")
    rest = DISHES - len(dishes)
    return Edition(
        name=content["name"],
        digest=content_digest(content),
        cards=(*dishes, *[""] * rest, "emerald"),
        deck=tuple(dish for dish, count in enumerate(copies) for _ in range(count)) + (EMERALD,) * emeralds,
        content=content,
        record=frozen_record(
            EDITION,
            {"cards": total, "dishes": len(dishes), "copies": copies + [0] * rest, "emeralds": emeralds},
        ),
    )


def _dishes(check: Check, dishes: Any) -> list[str]:
    check("dishes", isinstance(dishes, list) and 1 <= len(dishes) <= DISHES, f"a list of 1 to {DISHES} names")
    for place, dish in enumerate(dishes):
        fine = is_name(dish) and dish != "emerald" and dish not in dishes[:place]
        check(f"dishes[{place}]", fine, "a new word of small letters, digits and hyphens, not emerald")
    return list(dishes)


def _copies(check: Check, copies: Any, dishes: int) -> list[int]:
    if is_count(copies, 1, CARDS):
        return [copies] * dishes
    fine = isinstance(copies, list) and len(copies) == dishes
    check("copies", fine, "a number from 1 up, or a list with one for each dish")
    for place, count in enumerate(copies):
        check(f"copies[{place}]", is_count(count, 1, CARDS), "a number from 1 up")
    return list(copies)
