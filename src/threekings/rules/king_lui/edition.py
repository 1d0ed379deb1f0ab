"""The cards of King Lui as data, KL 1: reads edition.toml or an owner's file of the same form."""

import re
from pathlib import Path
from typing import Any

from threekings.edition import Edition, content_digest, frozen_record, read_toml
from threekings.errors import BrokenEdition
from threekings.rules.king_lui.rules import CARDS, DISHES, EDITION, EMERALD

STANDARD = Path(__file__).with_name("edition.toml")
NAME = re.compile(r"[a-z][a-z0-9-]*")
KEYS = ("name", "dishes", "copies", "emeralds")


def load_edition(path: str | Path = STANDARD) -> Edition:
    """The edition in a file, or BrokenEdition naming the entry that is wrong."""
    content = read_toml(path)
    for key in [*KEYS, *content]:
        if key not in content or key not in KEYS:
            raise BrokenEdition(f"{path}: {key}: {'missing' if key in KEYS else 'unknown entry'}")
    _check(path, "name", _is_name(content["name"]), "a word of small letters, digits and hyphens")
    dishes = _dishes(path, content["dishes"])
    copies = _copies(path, content["copies"], len(dishes))
    emeralds = content["emeralds"]
    _check(path, "emeralds", _is_count(emeralds, 0), "a number from 0 up")
    total = sum(copies) + emeralds
    if total > CARDS:
        raise BrokenEdition(f"{path}: copies and emeralds: {total} cards, more than {CARDS}")
    rest = DISHES - len(dishes)
    return Edition(
        name=content["name"],
        digest=content_digest(content),
        cards=(*dishes, *[""] * rest, "emerald"),
        deck=tuple(dish for dish, count in enumerate(copies) for _ in range(count)) + (EMERALD,) * emeralds,
        record=frozen_record(
            EDITION,
            {"cards": total, "dishes": len(dishes), "copies": copies + [0] * rest, "emeralds": emeralds},
        ),
    )


def _dishes(path: str | Path, dishes: Any) -> list[str]:
    _check(path, "dishes", isinstance(dishes, list) and 1 <= len(dishes) <= DISHES, f"a list of 1 to {DISHES} names")
    for place, dish in enumerate(dishes):
        fine = _is_name(dish) and dish != "emerald" and dish not in dishes[:place]
        _check(path, f"dishes[{place}]", fine, "a new word of small letters, digits and hyphens, not emerald")
    return list(dishes)


def _copies(path: str | Path, copies: Any, dishes: int) -> list[int]:
    if _is_count(copies, 1):
        return [copies] * dishes
    _check(
        path, "copies", isinstance(copies, list) and len(copies) == dishes, "a number from 1 up, or one for each dish"
    )
    for place, count in enumerate(copies):
        _check(path, f"copies[{place}]", _is_count(count, 1), "a number from 1 up")
    return list(copies)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and NAME.fullmatch(value) is not None


def _is_count(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= CARDS


def _check(path: str | Path, entry: str, fine: bool, wanted: str) -> None:
    if not fine:
        raise BrokenEdition(f"{path}: {entry}: should be {wanted}")
