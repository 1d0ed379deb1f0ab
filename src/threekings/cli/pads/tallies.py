"""The King's Catering by counts alone: what the Royals in force count, asked for player by player.

For each Royal the counts become Tables that have just these, and the rules give the stars for them. The stars of Crew
are the players' own sum.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from rich.text import Text

from threekings.cli.pads.desk import Desk, Dialog, Question
from threekings.cli.pads.sheet import read_counts
from threekings.cli.words import say
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.edition import SIDES
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
from threekings.rules.kings_catering.view import SOURCE_NAMES, sides

CREW, CREW_STARS, PLACED = "crew", "crew-stars", "placed"
BY_TYPE = ("same-type", "sets-of-types", "most-of-types")
OF_CREW = ("each-crew", "most-crew")
MOST = 99  # of what has no bound of its own
Counts = dict[str, int]


class Round(NamedTuple):
    """What one round has brought, seat by seat."""

    stars: list[dict[str, int]]
    placed: list[int]


def ask_all(desk: Desk, state: np.void, names: Sequence[str]) -> Dialog[Round]:
    """Everybody's counts for the Royals now in force, and the stars they bring."""
    asked = kinds(desk.edition.content, sides(state, int(state["round"]) - 1))
    shown: Text | None = explained(asked)
    found: list[Counts] = []
    for name in names:
        counts: list[int] = []
        while len(counts) < len(asked):
            left = " ".join(list(asked)[len(counts) :])
            line = yield Question(say("cli-score-counts", owner=name, kinds=left), shown)
            counts += read_counts(list(asked), line, done=len(counts))
            shown = None
        found.append(dict(zip(asked, counts, strict=True)))
        check(desk, found)
    return Round([stars(desk, state, found, seat) for seat in range(len(names))], [each[PLACED] for each in found])


def explained(asked: Mapping[str, str]) -> Text:
    lines = [say("cli-kc-pad-count", kind=kind, words=words) for kind, words in asked.items()]
    return Text("\n".join([say("cli-kc-pad-counts", kind=next(iter(asked))), *lines]))


def kinds(content: Mapping[str, Any], royals: Sequence[str]) -> dict[str, str]:
    """What is to be counted, and what each count means."""
    found: dict[str, str] = {}
    for side in royals:
        value = content["royals"][side]
        scores, number = value["scores"], value.get("number", 0)
        for kind in kinds_of(content, side):
            words = say(f"cli-kc-count-{scores}", number=number)
            found[kind] = f"{found[kind]}, {side}" if kind in found else f"{words}, {side}"
    return found | {CREW_STARS: say("cli-kc-count-crew-stars"), PLACED: say("cli-kc-count-placed")}


def kinds_of(content: Mapping[str, Any], side: str) -> list[str]:
    """The counts one Royal needs: by type, by colour, of Crew, or one of its own that bears its name."""
    value = content["royals"][side]
    match value["scores"]:
        case scores if scores in BY_TYPE:
            return list(content["types"])
        case "sets-of-colours":
            return [f"matched-{colour}" for colour in content["colours"]]
        case "type-in-sets":
            return [value["food"]]
        case scores if scores in OF_CREW:
            return [CREW]
    return [side.lower()]


def check(desk: Desk, found: Sequence[Counts]) -> None:
    """ValueError if there cannot be so many tiles, by what all have together."""
    content = desk.edition.content
    foods = [food["food"] for food in content["foods"].values()]
    bounds = {kind: foods.count(kind) for kind in content["types"]} | dict.fromkeys(
        (CREW, PLACED), len(content["crew"])
    )
    last = found[-1]
    for kind, number in last.items():
        most = bounds.get(kind, HELD if kind in map(str.lower, SIDES) else MOST)
        left = most - sum(each[kind] for each in found[:-1]) if kind in bounds else most
        if number > left:
            raise ValueError(say("cli-score-no-cards", name=kind, count=number, left=left, of=most))
    if last[PLACED] < last.get(CREW, 0):
        raise ValueError(say("cli-kc-pad-placed", placed=last[PLACED], crew=last[CREW]))


# Stars


def stars(desk: Desk, state: np.void, found: Sequence[Counts], seat: int) -> dict[str, int]:
    """The stars of a seat by source."""
    told: dict[str, int] = {}
    for source, side in zip(SOURCE_NAMES, sides(state, int(state["round"]) - 1), strict=False):
        tallied, code = with_tables(desk, state, found, side), SIDES.index(side)
        left = (1 << int(tallied["tables"][seat])) - 1
        told[source] = int(rules.royal_stars(desk.edition.record, tallied, seat, code, left))
    return told | {"crew": found[seat][CREW_STARS]}


def with_tables(desk: Desk, state: np.void, found: Sequence[Counts], side: str) -> np.void:
    """Everybody with Tables that have what one Royal counts, and keep the King's rule."""
    content = desk.edition.content
    tallied = state.copy()
    for seat, counts in enumerate(found):
        tables = tables_of(content, side, counts)
        tallied["tables"][seat] = len(tables)
        for table, entries in enumerate(tables):
            tallied["shape"][seat, table] = table + 1  # no two alike
            tallied["tally"][seat, table] = np.zeros(TALLY, np.int8)
            for entry, value in ({TILE_COUNT: HELD} | entries).items():
                tallied["tally"][seat, table, entry] = value
    return tallied


def tables_of(content: Mapping[str, Any], side: str, counts: Counts) -> list[dict[int, int]]:
    """The tallies of these Tables, as far as one Royal looks at them."""
    value = content["royals"][side]
    number, own = value.get("number", 0), counts.get(side.lower(), 0)
    by_type = {TYPE + place: counts.get(kind, 0) for place, kind in enumerate(content["types"])}
    match value["scores"]:
        case "tables-of-tiles" | "tables-of-foods" | "most-tables":
            return [{}] * own
        case "tables-of-types":
            return [{TYPE + kind: 1 for kind in range(number)}] * own
        case "tables-of-all-sizes":
            return [{SIZE + size: 1 for size in range(SIZES)}] * own
        case "tables-with-one-crew":
            return [{CREW_COUNT: 1}] * own
        case "matched-beyond":
            return [{MATCHED: number + own}]
        case "open-halves":
            return [{OPEN: own}]
        case "sets-of-colours":
            colours = enumerate(content["colours"])
            return [{MATCHED + place: counts[f"matched-{colour}"] for place, colour in colours}]
        case "largest-table":
            return [{TILE_COUNT: own}]
        case "smallest-table":
            return [{SIZE + SIZES - 1: own // SIZES} | ({SIZE + own % SIZES - 1: 1} if own % SIZES else {})]
        case scores if scores in OF_CREW:
            return [{CREW_COUNT: counts[CREW]}]
    return [by_type]


# The result


def into(state: np.void, rounds: Sequence[Round]) -> None:
    """Write the stars and Crew of all rounds where the rules look for those of earlier rounds."""
    for each in rounds:
        for seat, by_source in enumerate(each.stars):
            state["crew"][seat] += each.placed[seat]
            for source, value in by_source.items():
                state["before"][seat, SOURCE_NAMES.index(source)] += value


def told(view: dict[str, Any], rounds: Sequence[Round]) -> dict[str, Any]:
    """A view with the stars by source of each round."""
    for seat, caterer in enumerate(view["caterers"]):
        caterer["stars"] = rounds[-1].stars[seat]
        caterer["before"] = rounds[0].stars[seat] if len(rounds) > 1 else None
        caterer["total"] = view["scores"][seat]
        caterer["crew"] = sum(each.placed[seat] for each in rounds)
    return view
