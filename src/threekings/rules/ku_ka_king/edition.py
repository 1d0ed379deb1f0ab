"""The cards of Ku-Ka-King as data, KK 1: reads a file of editions/ or an owner's file of the same form."""

from collections.abc import Callable, Mapping
from typing import Any

from threekings.edition import Edition, checker, content_digest, frozen_record, is_count, is_name
from threekings.errors import BrokenEdition
from threekings.rules.ku_ka_king.rules import CARDS, EDITION

KINDS = (
    *("king", "farmer", "wife", "farmhouse", "church", "knight", "points-2", "points-3", "points-4"),
    *("sheep", "horse", "pig", "cow", "goat", "hen", "goose", "donkey"),
)
REQUIRED = ("name", "cards")
SCORING = {  # as the rulebook prints them; an edition may have others
    "first_scoring": 13,  # cards of one player after which it comes, KK 4.1
    "church": 10,  # to everyone who has the most, KK 5.2
    "knight": 1,  # each, KK 5.4
    "most_knights": 2,  # each, for those who have the most
    "pair": 7,  # KK 5.6
    "farmhouse": 7,  # with a pair
}
MARKS = ("tick", "cross")
ORIGINS = ("known", "reconstructed")


def read_edition(content: Mapping[str, Any], source: str) -> Edition:
    """The edition with this content, or BrokenEdition naming the source and the entry that is wrong."""
    check = checker(source)
    for key in [*content, *REQUIRED]:
        check(key, key in (*REQUIRED, "scoring"), "left out: only name, cards and scoring stand here")
        check(key, key in content, "there")
    check("name", is_name(content["name"]), "a word of small letters, digits and hyphens")
    cards = content["cards"]
    check("cards", isinstance(cards, dict), "a table of all kinds")
    for kind in [*cards, *KINDS]:
        check(f"cards.{kind}", kind in KINDS, f"one of {', '.join(KINDS)}")
        check(f"cards.{kind}", kind in cards, "there")
        _check_kind(check, f"cards.{kind}", cards[kind])
    counts = [cards[kind]["count"] for kind in KINDS]
    if sum(counts) != CARDS:
        raise BrokenEdition(f"{source}: cards: the counts add up to {sum(counts)}, not {CARDS}")
    crossed = [cards[kind]["mark"] == "cross" for kind in KINDS]
    scoring = _scoring(check, content.get("scoring", {}))
    return Edition(
        name=content["name"],
        digest=content_digest(content),
        cards=KINDS,
        deck=tuple(kind for kind, count in enumerate(counts) for _ in range(count)),
        content=content,
        record=frozen_record(EDITION, {"counts": counts, "crossed": crossed, **scoring}),
    )


def _scoring(check: Callable[[str, bool, str], None], given: Any) -> dict[str, int]:
    """All numbers of the scorings; those that are not given are the rulebook's."""
    check("scoring", isinstance(given, dict), f"a table with any of {', '.join(SCORING)}")
    for name, number in given.items():
        check(f"scoring.{name}", name in SCORING, f"one of {', '.join(SCORING)}")
        least = 1 if name == "first_scoring" else 0
        check(f"scoring.{name}", is_count(number, least, CARDS), f"a number from {least} to {CARDS}")
    return SCORING | given


def _check_kind(check: Callable[[str, bool, str], None], entry: str, card: Any) -> None:
    check(entry, isinstance(card, dict), "a table with count, count_is, mark and mark_is")
    wanted = {"count": "a number from 0 up", "mark": " or ".join(MARKS)}
    wanted |= dict.fromkeys(("count_is", "mark_is"), " or ".join(ORIGINS))
    for key in [*card, *wanted]:
        check(f"{entry}.{key}", key in wanted, f"one of {', '.join(wanted)}")
        check(f"{entry}.{key}", key in card, "there")
    check(f"{entry}.count", is_count(card["count"], 0, CARDS), wanted["count"])
    check(f"{entry}.mark", card["mark"] in MARKS, wanted["mark"])
    for key in ("count_is", "mark_is"):
        check(f"{entry}.{key}", card[key] in ORIGINS, wanted[key])
