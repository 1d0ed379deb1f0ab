"""What of an edition of The King's Catering the rulebook leaves open: for each Royal the entries it could have.

Fixed is what the rulebook's text and glossary say: the rules of K2 and K3; that K4 gives nothing for Decorations that
are all different; the four Sizes of Q3; that Q4 counts Foods over all Tables, Q6 the smallest Table and rounds up, P3
sets of up to four, P5 open halves. What the glossary explains of one Royal stands on no other. The names of setups say
what the others are about: "Sizes" and "Decorations", and K6, Q2 and P1 compare players.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from threekings.rules.kings_catering.options import SETUPS

Entry = dict[str, Any]


def entries(**choices: Any) -> list[Entry]:
    """Every entry with one of the values of each list."""
    values = [value if isinstance(value, list) else [value] for value in choices.values()]
    return [dict(zip(choices, chosen, strict=True)) | {"is": "reconstructed"} for chosen in product(*values)]


def ruled(rule: Mapping[str, Any], scorings: Sequence[Entry]) -> list[Entry]:
    return [{**rule, **scoring} for scoring in scorings]


SETS = [
    *([1, 3, 5, 8], [1, 3, 6, 10], [2, 4, 6, 9], [0, 2, 5, 9]),
    *([1, 2, 4, 7], [3, 5, 6, 7], [4, 6, 7, 8], [1, 4, 8, 12]),
]
TILES_OF_TABLES = entries(scores="tables-of-tiles", number=[1, 2, 3, 4, 5], stars=[1, 2, 3, 4])
FEW_TABLES = entries(scores="few-tables", number=[5, 6, 7, 8, 10, 12], stars=[1, 2, 3])
FEW_TILES = entries(scores="few-tiles", number=[16, 18, 20, 22, 23, 24], stars=1)
COMPARED_TABLES = entries(scores=["most-tables", "least-tables"], stars=[3, 4, 5, 6])

ROYALS: dict[str, list[Entry]] = {
    "K1": [
        *ruled({"rule": "least-tiles", "limit": 2}, TILES_OF_TABLES + FEW_TILES),
        *ruled({"rule": "least-tiles", "limit": 3}, TILES_OF_TABLES + FEW_TILES),
        *ruled({"rule": "least-tiles", "limit": 4}, TILES_OF_TABLES + FEW_TILES),
    ],
    "K2": ruled(
        {"rule": "most-types", "limit": 3},
        [
            *entries(scores="tables-of-types", number=[2, 3], stars=[2, 3, 4, 5]),
            *entries(scores="tables-of-foods", number=[4, 5, 6], stars=[2, 3, 4]),
        ],
    ),
    "K3": ruled({"rule": "other-shapes"}, TILES_OF_TABLES),
    "K4": entries(scores="matched-beyond", number=[1, 2], stars=[1, 2]),
    "K5": ruled(
        {"rule": "sizes-apart"},
        [
            *entries(scores="tables-of-foods", number=[4, 5, 6, 7], stars=[2, 3, 4, 5]),
            *entries(scores=["most-of-sizes", "least-of-sizes"], stars=[1, 2, 3, 4, 5]),
            *FEW_TABLES,
        ],
    ),
    "K6": [
        *COMPARED_TABLES,
        *ruled({"rule": "least-tiles", "limit": 2}, COMPARED_TABLES),
        *ruled({"rule": "least-tiles", "limit": 3}, COMPARED_TABLES),
    ],
    "Q1": [
        *entries(scores="sets-of-colours", stars=[2, 3, 4, 5, 6]),
        *entries(scores=["most-of-colours", "least-of-colours"], stars=[1, 2, 3, 4]),
    ],
    "Q2": entries(scores=["most-of-types", "least-of-types"], stars=[1, 2, 3]),
    "Q3": entries(scores="tables-of-all-sizes", stars=[2, 3, 4, 5, 6, 7]),
    "Q4": entries(scores="same-type", number=[2, 3, 4, 5], stars=[1, 2, 3, 4, 5]),
    "Q5": [
        *entries(scores="largest-table", number=[1, 2, 3], stars=[1, 2]),
        *FEW_TABLES,
        *FEW_TILES,
    ],
    "Q6": [
        *entries(scores="smallest-table", number=2, most=[6, 8, 10, 12, 15], stars=1),
        *entries(scores="smallest-table", number=3, most=[10, 15], stars=2),
    ],
    "P1": entries(scores=["most-crew", "least-crew"], stars=[3, 4, 5, 6]),
    "P2": [
        *entries(scores="each-crew", stars=[1, 2]),
        *entries(scores="least-crew", stars=[2, 3, 4, 5]),
        *FEW_TILES,
    ],
    "P3": entries(scores="size-in-sets", size=[1, 2, 3, 4], steps=SETS),
    "P4": entries(scores="tables-with-one-crew", number=[2, 3, 4, 5], stars=[1, 2, 3, 4]),
    "P5": [
        *entries(scores="open-halves", number=[2, 3, 4], stars=[1, 2]),
        *entries(scores="few-open-halves", number=[6, 7, 8, 10, 12, 15], stars=[1, 2, 3]),
    ],
    "P6": [*entries(scores="sets-of-types", stars=[2, 3, 4, 5]), *FEW_TILES],
}

ENTRIES = {setup: {f"royals.{side}": ROYALS[side] for side in sides.split(",")} for setup, sides in SETUPS.items()}
