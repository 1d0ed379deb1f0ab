"""Stars of The King's Catering from counts alone, for those who score without naming their tiles.

For each Royal the counts become Tables that have just these and keep the King's rule; the rules give the stars.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.edition import SIDES
from threekings.rules.kings_catering.finished_position import start_round
from threekings.rules.kings_catering.rules import (
    CREW_COUNT,
    HELD,
    MATCHED,
    OPEN,
    SIZE,
    SIZES,
    TALLY,
    TILE_COUNT,
    TYPE,
)
from threekings.states import copied

CREW = "crew"  # at Tables that keep the King's rule
BY_TYPE = ("same-type", "sets-of-types", "most-of-types", "least-of-types")
BY_SIZE = ("most-of-sizes", "least-of-sizes")
BY_COLOUR = ("sets-of-colours", "most-of-colours", "least-of-colours")
OF_CREW = ("each-crew", "most-crew", "least-crew")
Counts = Mapping[str, int]


def counted_by(content: Mapping[str, Any], side: str) -> list[str]:
    """The counts one Royal needs: by type, Size or colour, of Crew, or one of its own that bears its name."""
    value = content["royals"][side]
    match value["scores"]:
        case scores if scores in BY_TYPE:
            return list(content["types"])
        case scores if scores in BY_SIZE:
            return [size_kind(size) for size in range(1, SIZES + 1)]
        case scores if scores in BY_COLOUR:
            return [f"matched-{colour}" for colour in content["colours"]]
        case "type-in-sets":
            return [value["food"]]
        case "size-in-sets":
            return [size_kind(value["size"])]
        case scores if scores in OF_CREW:
            return [CREW]
    return [side.lower()]


def size_kind(size: int) -> str:
    return f"size-{size}"


def royal_stars(edition: Edition, state: np.void, number: int, side: str, counts: Sequence[Counts]) -> list[int]:
    """The stars every seat has from one Royal in a round of a new state, by what all of them have for it to count."""
    tallied = copied(state)
    start_round(edition, tallied, number)
    _lay_tables(edition, tallied, side, counts)
    stars = []
    for seat in range(len(counts)):
        left = (1 << int(tallied["tables"][seat])) - 1
        stars.append(int(rules.royal_stars(edition.record, tallied, seat, SIDES.index(side), left)))
    return stars


def _lay_tables(edition: Edition, state: np.void, side: str, counts: Sequence[Counts]) -> None:
    """Give everybody Tables that have what the Royal counts."""
    for seat, own in enumerate(counts):
        tables = _tables(edition.content, side, own)
        state["tables"][seat] = len(tables)
        for table, entries in enumerate(tables):
            state["shape"][seat, table] = table + 1  # no two alike
            state["tally"][seat, table] = np.zeros(TALLY, np.int8)
            for entry, value in ({TILE_COUNT: HELD} | entries).items():
                state["tally"][seat, table, entry] = value


def _tables(content: Mapping[str, Any], side: str, counts: Counts) -> list[dict[int, int]]:
    """The tallies of these Tables, as far as one Royal looks at them."""
    value = content["royals"][side]
    number, own = value.get("number", 0), counts.get(side.lower(), 0)
    by_type = {TYPE + place: counts.get(kind, 0) for place, kind in enumerate(content["types"])}
    match value["scores"]:
        case "tables-of-tiles" | "tables-of-foods" | "few-tables" | "most-tables" | "least-tables":
            return [{}] * own
        case "tables-of-types":
            return [{TYPE + kind: 1 for kind in range(number)}] * own
        case "tables-of-all-sizes":
            return [{SIZE + size: 1 for size in range(SIZES)}] * own
        case "tables-with-one-crew":
            return [{CREW_COUNT: 1}] * own
        case "matched-beyond":
            return [{MATCHED: number + own}]
        case "open-halves" | "few-open-halves":
            return [{OPEN: own}]
        case "few-tiles":
            return [{TILE_COUNT: own}] if own else []
        case scores if scores in BY_COLOUR:
            colours = enumerate(content["colours"])
            return [{MATCHED + place: counts[f"matched-{colour}"] for place, colour in colours}]
        case "largest-table":
            return [{TILE_COUNT: own}]
        case "smallest-table":
            return [{SIZE + SIZES - 1: own // SIZES} | ({SIZE + own % SIZES - 1: 1} if own % SIZES else {})]
        case scores if scores in OF_CREW:
            return [{CREW_COUNT: counts[CREW]}]
        case scores if scores in (*BY_SIZE, "size-in-sets"):
            by_size = {SIZE + size - 1: counts.get(size_kind(size), 0) for size in range(1, SIZES + 1)}
            return [by_size] if any(by_size.values()) else []
    return [by_type] if any(by_type.values()) else []
