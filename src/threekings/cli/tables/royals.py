"""What Royals and Crew of The King's Catering ask and give, in words, made from the data of an edition."""

from collections.abc import Mapping
from typing import Any

from threekings.cli.words import say

Content = Mapping[str, Any]


def royal_words(content: Content, side: str) -> str:
    """K3: no two Tables of one shape; 2★ for each Table of 3 or more tiles"""
    value = content["royals"][side]
    gives = say(f"cli-kc-royal-{value['scores']}", **arguments(value))
    rule = value.get("rule")
    return f"{say(f'cli-kc-rule-{rule}', **arguments(value))}; {gives}" if rule else gives


def crew_words(content: Content, name: str, royals: list[str]) -> str:
    """1★ for every 2 beer at its Table; and whether the King leaves that no chance."""
    value = content["crew"][name]
    gives = say(f"cli-kc-crew-{value['scores']}", **arguments(value))
    king = royals[0]
    hopeless = value["scores"] == "all-types" and most_types(content, king) < len(content["types"])
    return f"{gives} {say('cli-kc-crew-never', king=king)}" if hopeless else gives


def most_types(content: Content, king: str) -> int:
    """How many types of Food the King allows at a Table."""
    value = content["royals"][king]
    return int(value["limit"]) if value.get("rule") == "most-types" else len(content["types"])


def arguments(value: Mapping[str, Any]) -> dict[str, str | int]:
    """The numbers and words of an entry; the steps of sets as a list."""
    told = {key: entry for key, entry in value.items() if isinstance(entry, (int, str)) and key not in ("is", "scores")}
    if "steps" in value:
        told["steps"] = ", ".join(str(step) for step in value["steps"])
        told["sizes"] = ", ".join(str(size) for size in range(1, len(value["steps"]) + 1))
    return told
