"""The pad for King Lui: the king's portions, then everybody's, dish by dish."""

from collections.abc import Mapping, Sequence
from typing import Any

from threekings.cli.score_pads.card_counts import CardCounts
from threekings.cli.score_pads.counted_cards import CountedCards
from threekings.cli.score_pads.scoring import Pad, ScoreRequest
from threekings.cli.terminal.boards.king_lui.dishes import word
from threekings.edition import Edition
from threekings.options import Value
from threekings.texts import localized


def kinds(edition: Edition) -> dict[str, str]:
    """The dishes; Emeralds score nothing."""
    return {name: word(name) for name in edition.cards[:-1] if name}


def owners(names: Sequence[str]) -> list[str]:
    return [localized("cli-kl-pad-king"), *names]


def least(_edition: Edition, counted: CardCounts) -> list[int]:
    return [0] * len(counted.kinds)


def most(counted: CardCounts) -> list[int]:
    """What nobody has yet."""
    return [copies - sum(line[dish] for line in counted.counts) for dish, copies in enumerate(counted.copies)]


def shown(_request: ScoreRequest, _options: Mapping[str, Value], counted: CardCounts) -> dict[str, Any]:
    king, *hands = (dict(zip(counted.kinds, line, strict=True)) for line in counted.counts)
    return {"king": king, "hands": [{"cards": hand} for hand in hands]}


def summary(counted: CardCounts) -> str:
    return localized("cli-kl-pad-counted", count=sum(map(sum, counted.counts)), of=sum(counted.copies))


def as_data(view: Mapping[str, Any], counted: CardCounts) -> dict[str, Any]:
    players = [
        {"name": name, **{key: hand[key] for key in ("cards", "by_dish", "points", "discards")}}
        for name, hand in zip(counted.names, view["hands"], strict=True)
    ]
    return {"king": view["king"], "players": players, "winners": view["winners"]}


COUNTED = CountedCards(
    how="cli-kl-pad-how",
    lines="cli-kl-pad-lines",
    kinds=kinds,
    owners=owners,
    least=least,
    most=most,
    shown=shown,
    summary=summary,
    as_data=as_data,
)
PAD = Pad(COUNTED.fill, COUNTED.lines)
