"""The pad of Ku-Ka-King: everybody's cards at the first scoring, and everybody's at the final one.

Where nobody has a card at the first, there was one scoring only.
"""

from collections.abc import Sequence
from typing import Any

from threekings.edition import Edition
from threekings.score_pads.pad import Counted, Counts, PadSheet, Played, ScorePad, cards, column_of

FIRST, FINAL = "first", "final"


def kinds(edition: Edition) -> tuple[str, ...]:
    return edition.cards


def sheets(played: Played, counted: Counted) -> list[PadSheet]:
    seats = range(played.players)
    stayed = [staying(played.edition, column_of(counted, FIRST, seat)) for seat in seats]
    return [sheet(played, FIRST, [{} for _ in seats]), sheet(played, FINAL, stayed)]


def sheet(played: Played, name: str, least: list[dict[str, int]]) -> PadSheet:
    kinds_there = cards(played.edition, kinds(played.edition))
    return {"name": name, "owners": [*range(played.players)], "kinds": kinds_there, "least": least, "asked": []}


def staying(edition: Edition, counts: Counts) -> dict[str, int]:
    """The cards that stay after the first scoring: those without a red cross."""
    crossed = dict(zip(edition.cards, edition.record["crossed"], strict=True))
    return {kind: count for kind, count in counts.items() if kind in crossed and not crossed[kind]}


def view(played: Played, counted: Counted) -> dict[str, Any]:
    """The end of the game, with what the cards at the first scoring brought."""
    first, final = collections(counted[FIRST]), collections(counted[FINAL])
    if not any(collection["cards"] for collection in first):
        return played.view({"collections": final})
    before = played.view({"collections": first})["collections"]
    pairs = zip(final, before, strict=True)
    return played.view({"collections": [{**collection, "first": scored["now"]} for collection, scored in pairs]})


def collections(columns: Sequence[Counts]) -> list[dict[str, Any]]:
    return [{"cards": {kind: count for kind, count in counts.items() if count}} for counts in columns]


PAD = ScorePad((FIRST, FINAL), kinds, sheets, view, too_few="pad-kk-too-few")
