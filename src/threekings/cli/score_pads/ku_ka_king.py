"""The pad for Ku-Ka-King: everybody's cards at the first scoring, then everybody's at the final one.

Where nobody has a card in the first, there was one scoring only.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from threekings.cli.score_pads.card_counts import CardCounts
from threekings.cli.score_pads.counted_cards import CountedCards
from threekings.cli.score_pads.scoring import Pad, ScoreRequest, final_view
from threekings.edition import Edition
from threekings.options import Value
from threekings.texts import localized


def kinds(edition: Edition) -> dict[str, str]:
    return {name: localized("cli-kk-kind", kind=name) for name in edition.cards}


def owners(names: Sequence[str]) -> list[str]:
    first = [localized("cli-kk-pad-first", name=name) for name in names]
    return first + [localized("cli-kk-pad-final", name=name) for name in names]


def least(edition: Edition, counted: CardCounts) -> list[int]:
    """At the final scoring, the cards that stayed after the first: those without a red cross."""
    if len(counted.counts) < counted.players:
        return [0] * len(counted.kinds)
    before = counted.counts[len(counted.counts) - counted.players]
    return [0 if cross else count for count, cross in zip(before, edition.record["crossed"], strict=True)]


def most(counted: CardCounts) -> list[int]:
    """What nobody has yet at this scoring."""
    first = len(counted.counts) < counted.players
    lines = counted.counts if first else counted.counts[counted.players :]
    return [copies - sum(line[kind] for line in lines) for kind, copies in enumerate(counted.copies)]


def shown(request: ScoreRequest, options: Mapping[str, Value], counted: CardCounts) -> dict[str, Any]:
    """Everybody's cards at the end, and what those at the first scoring brought."""
    first, final = (
        [{"cards": held(counted, line)} for line in lines]
        for lines in (range(counted.players), range(counted.players, 2 * counted.players))
    )
    if not any(collection["cards"] for collection in first):
        return {"collections": final}
    before = final_view(request, options, {"collections": first})["collections"]
    pairs = zip(final, before, strict=True)
    return {"collections": [{**collection, "first": scored["now"]} for collection, scored in pairs]}


def summary(counted: CardCounts) -> str:
    first, final = counted.counts[: counted.players], counted.counts[counted.players :]
    if not any(map(any, first)):
        return localized("cli-kk-pad-counted-once", count=sum(map(sum, final)))
    return localized("cli-kk-pad-counted", first=sum(map(sum, first)), final=sum(map(sum, final)))


def as_data(view: Mapping[str, Any], counted: CardCounts) -> dict[str, Any]:
    players = []
    for seat, collection in enumerate(view["collections"]):
        scorings = [("first", collection["first"]), ("final", collection["now"])]
        counts = {
            name: None if points is None else {"cards": held(counted, line), "by_source": points}
            for line, (name, points) in zip((seat, seat + counted.players), scorings, strict=True)
        }
        players.append({"name": counted.names[seat], **counts, "points": view["scores"][seat]})
    return {"players": players, "winners": view["winners"]}


def held(counted: CardCounts, line: int) -> dict[str, int]:
    """The cards of a line, where there are any."""
    return {kind: count for kind, count in zip(counted.kinds, counted.counts[line], strict=True) if count}


COUNTED = CountedCards(
    how="cli-kk-pad-how",
    lines="cli-kk-pad-lines",
    kinds=kinds,
    owners=owners,
    least=least,
    most=most,
    shown=shown,
    summary=summary,
    as_data=as_data,
)
PAD = Pad(COUNTED.fill, COUNTED.lines)
