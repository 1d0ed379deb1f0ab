"""What the Royals in force and the Crew count, round by round, and the stars it brings.

The stars of Crew are the players' own sum.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from threekings.edition import Edition
from threekings.rules.kings_catering.counted import BY_SIZE, BY_TYPE, CREW, counted_by, royal_stars, size_kind
from threekings.rules.kings_catering.edition import SIDES
from threekings.rules.kings_catering.finished_position import start_round
from threekings.rules.kings_catering.printed import royal
from threekings.rules.kings_catering.rules import HELD
from threekings.rules.kings_catering.seen import Royal
from threekings.rules.kings_catering.view import SOURCE_NAMES, sides
from threekings.score_pads.pad import Counted, Counts, PadAsked, PadKind, PadSheet, Played, column_of
from threekings.texts import Message, plain

ROUNDS = ("round-1", "round-2")
CREW_STARS, PLACED = "crew-stars", "placed"
MOST = 99  # of what has no bound of its own
Stars = dict[str, int]


def all_kinds(edition: Edition) -> list[str]:
    """Whatever any Royal counts."""
    return [*dict.fromkeys(kind for side in SIDES for kind in counted_by(edition.content, side)), CREW_STARS, PLACED]


def in_force(played: Played, number: int) -> list[Royal]:
    """The Royals of a round, counted from 1, with what they ask."""
    state = played.game.new_state(played.players, played.options)
    start_round(played.edition, state, number)
    return [royal(played.edition, side) for side in sides(state, number - 1)]


def sheets(played: Played, counted: Counted) -> list[PadSheet]:
    return [sheet(played, counted, number) for number in range(1, int(played.options["rounds"]) + 1)]


def sheet(played: Played, counted: Counted, number: int) -> PadSheet:
    name, royals = ROUNDS[number - 1], in_force(played, number)
    kinds = kinds_of(played.edition.content, [one["side"] for one in royals])
    return {
        "name": name,
        "owners": [*range(played.players)],
        "kinds": kinds,
        "least": [least_placed(column_of(counted, name, seat), kinds) for seat in range(played.players)],
        "asked": [asked(source, one) for source, one in zip(SOURCE_NAMES, royals, strict=False)],
    }


def asked(source: str, one: Royal) -> PadAsked:
    return {"source": source, "words": [words for words in (one["rule"], one["scores"]) if words]}


def least_placed(counts: Counts, kinds: Sequence[PadKind]) -> dict[str, int]:
    """Crew that lie at Tables have been placed."""
    counts_crew = any(kind["name"] == CREW for kind in kinds)
    return {PLACED: counts[CREW]} if counts_crew and CREW in counts else {}


# Kinds


def kinds_of(content: Mapping[str, Any], royals: Sequence[str]) -> list[PadKind]:
    """What is to be counted while these Royals are in force."""
    counted: dict[str, list[str]] = {}
    for side in royals:
        for kind in counted_by(content, side):
            counted.setdefault(kind, []).append(side)
    found = [kind_of(content, kind, counting, royals) for kind, counting in counted.items()]
    stars: PadKind = {"name": CREW_STARS, "most": MOST, "shared": False} | own_words("pad-kc-crew-stars")
    placed: PadKind = {"name": PLACED, "most": len(content["crew"]), "shared": True} | own_words("pad-kc-placed")
    return [*found, stars, placed]


def own_words(text: str) -> Any:
    return {"words": plain(Message(text)), "sources": [CREW]}


def kind_of(content: Mapping[str, Any], kind: str, counting: Sequence[str], royals: Sequence[str]) -> PadKind:
    bounds = Counter(food["food"] for food in content["foods"].values())
    bounds += Counter(size_kind(food["size"]) for food in content["foods"].values())
    bounds[CREW] = len(content["crew"])
    return {
        "name": kind,
        "most": bounds.get(kind, HELD if kind.upper() in SIDES else MOST),
        "shared": kind in bounds,
        "words": plain(words_for(content, kind, counting[0])),
        "sources": [SOURCE_NAMES[royals.index(side)] for side in counting],
    }


def words_for(content: Mapping[str, Any], kind: str, side: str) -> Message:
    """What a count is of."""
    value = content["royals"][side]
    scores = value["scores"]
    if scores in (*BY_TYPE, "type-in-sets"):
        return Message("pad-kc-foods", {"food": kind})
    if scores in (*BY_SIZE, "size-in-sets"):
        return Message("pad-kc-size", {"size": int(kind.removeprefix("size-"))})
    if scores == "sets-of-colours":
        return Message("pad-kc-matched", {"colour": kind.removeprefix("matched-")})
    return Message(f"pad-kc-{scores}", {"number": value.get("number", 0)})


# Stars


def view(played: Played, counted: Counted) -> dict[str, Any]:
    """The end of the game without Tables: all stars are told as if they were of earlier rounds, then shown by round."""
    rounds = [stars_of(played, number, columns) for number, columns in enumerate(counted.values(), start=1)]
    caterers = [
        {"tables": [], "before": together([stars[seat] for stars in rounds]), "crew": placed(counted, seat)}
        for seat in range(played.players)
    ]
    ending = played.view({"round": len(rounds), "caterers": caterers})
    for seat, caterer in enumerate(ending["caterers"]):
        caterer["stars"] = rounds[-1][seat]
        caterer["before"] = rounds[0][seat] if len(rounds) > 1 else None
        caterer["total"] = ending["scores"][seat]
    return ending


def stars_of(played: Played, number: int, columns: Sequence[Counts]) -> list[Stars]:
    """Everybody's stars of a round by source."""
    everybody: list[Stars] = [{} for _ in columns]
    state = played.game.new_state(played.players, played.options)
    for source, one in zip(SOURCE_NAMES, in_force(played, number), strict=False):
        stars = royal_stars(played.edition, state, number, one["side"], columns)
        for own, value in zip(everybody, stars, strict=True):
            own[source] = value
    return [own | {CREW: counts[CREW_STARS]} for own, counts in zip(everybody, columns, strict=True)]


def together(rounds: Sequence[Stars]) -> Stars:
    """The stars of all rounds, by source."""
    return {source: sum(stars.get(source, 0) for stars in rounds) for source in SOURCE_NAMES}


def placed(counted: Counted, seat: int) -> int:
    """Crew that somebody has placed in all rounds."""
    return sum(columns[seat][PLACED] for columns in counted.values())
