"""The King's Catering by counts alone: what the Royals in force count, asked for player by player.

The stars of Crew are the players' own sum.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from threekings.cli.score_pads.card_counts import read_counts
from threekings.cli.score_pads.kings_catering.royals import in_force
from threekings.cli.score_pads.questions import Dialog, Question
from threekings.cli.score_pads.scoring import ScoreRequest, final_view
from threekings.cli.terminal.prose import Prose
from threekings.options import Value
from threekings.rules.kings_catering.counted import CREW, counted_by, royal_stars
from threekings.rules.kings_catering.edition import SIDES
from threekings.rules.kings_catering.rules import HELD
from threekings.rules.kings_catering.view import SOURCE_NAMES
from threekings.texts import commas, localized

CREW_STARS, PLACED = "crew-stars", "placed"
MOST = 99  # of what has no bound of its own
Counts = dict[str, int]
Stars = dict[str, int]


class Round(NamedTuple):
    """What one round has brought, seat by seat."""

    stars: list[Stars]
    placed: list[int]


def ask_counts(request: ScoreRequest, options: Mapping[str, Value], number: int, names: Sequence[str]) -> Dialog[Round]:
    """Everybody's counts for the Royals in force in a round, and the stars they bring."""
    royals = [royal["side"] for royal in in_force(request, options, number)]
    asked = kinds(request.edition.content, royals)
    words = {kind: kind_word(kind) for kind in asked}
    shown: Text | None = explained(asked)
    found: list[Counts] = []
    for name in names:
        counts: list[int] = []
        while len(counts) < len(asked):
            left = " ".join(list(words.values())[len(counts) :])
            line = yield Question(localized("cli-score-counts", owner=name, kinds=left), shown)
            counts += read_counts(words, line, done=len(counts))
            shown = None
        found.append(dict(zip(asked, counts, strict=True)))
        check(request, found)
    return Round(stars(request, options, number, royals, found), [counts[PLACED] for counts in found])


def explained(asked: Mapping[str, str]) -> Text:
    lines = [localized("cli-kc-pad-count", kind=kind_word(kind), words=words) for kind, words in asked.items()]
    return Prose("\n".join([localized("cli-kc-pad-counts", kind=kind_word(next(iter(asked)))), *lines]))


def kind_word(kind: str) -> str:
    """What a count is called when it is typed."""
    return localized("cli-kc-kind", kind=kind)


def kinds(content: Mapping[str, Any], royals: Sequence[str]) -> dict[str, str]:
    """What is to be counted, and what each count means."""
    found: dict[str, str] = {}
    for side in royals:
        value = content["royals"][side]
        scores, number = value["scores"], value.get("number", 0)
        for kind in counted_by(content, side):
            words = localized(f"cli-kc-count-{scores}", number=number)
            found[kind] = commas([found.get(kind, words), side])
    return found | {CREW_STARS: localized("cli-kc-count-crew-stars"), PLACED: localized("cli-kc-count-placed")}


def check(request: ScoreRequest, found: Sequence[Counts]) -> None:
    """ValueError if there cannot be so many tiles, by what all have together."""
    content = request.edition.content
    foods = [food["food"] for food in content["foods"].values()]
    bounds = {kind: foods.count(kind) for kind in content["types"]} | dict.fromkeys(
        (CREW, PLACED), len(content["crew"])
    )
    last = found[-1]
    for kind, number in last.items():
        most = bounds.get(kind, HELD if kind in map(str.lower, SIDES) else MOST)
        left = most - sum(each[kind] for each in found[:-1]) if kind in bounds else most
        if number > left:
            raise ValueError(localized("cli-score-no-cards", name=kind_word(kind), count=number, left=left, of=most))
    if last[PLACED] < last.get(CREW, 0):
        raise ValueError(localized("cli-kc-pad-placed", placed=last[PLACED], crew=last[CREW]))


def stars(
    request: ScoreRequest, options: Mapping[str, Value], number: int, royals: Sequence[str], found: Sequence[Counts]
) -> list[Stars]:
    """Everybody's stars by source."""
    everybody: list[Stars] = [{} for _ in found]
    state = request.game.new_state(request.players, options)
    for source, side in zip(SOURCE_NAMES, royals, strict=False):
        for own, value in zip(everybody, royal_stars(request.edition, state, number, side, found), strict=True):
            own[source] = value
    return [own | {"crew": counts[CREW_STARS]} for own, counts in zip(everybody, found, strict=True)]


def counted_view(request: ScoreRequest, options: Mapping[str, Value], rounds: Sequence[Round]) -> dict[str, Any]:
    """The end of the game without Tables: all stars are told as if they were of earlier rounds, then shown by round."""
    caterers = [
        {"tables": [], "before": together([each.stars[seat] for each in rounds]), "crew": placed}
        for seat, placed in enumerate(map(sum, zip(*(each.placed for each in rounds), strict=True)))
    ]
    view = final_view(request, options, {"round": len(rounds), "caterers": caterers})
    for seat, caterer in enumerate(view["caterers"]):
        caterer["stars"] = rounds[-1].stars[seat]
        caterer["before"] = rounds[0].stars[seat] if len(rounds) > 1 else None
        caterer["total"] = view["scores"][seat]
    return view


def together(rounds: Sequence[Stars]) -> Stars:
    """The stars of all rounds, by source."""
    return {source: sum(stars.get(source, 0) for stars in rounds) for source in SOURCE_NAMES}
