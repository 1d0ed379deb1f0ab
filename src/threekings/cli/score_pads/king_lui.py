"""The pad for King Lui in the terminal: the king's portions, then everybody's."""

from collections.abc import Mapping, Sequence
from typing import Any

from threekings.cli.score_pads.card_counts import CardCounts
from threekings.cli.score_pads.counted_cards import CountedCards
from threekings.cli.score_pads.scoring import Pad
from threekings.cli.terminal.boards.king_lui.dishes import word
from threekings.texts import localized


def owners(names: Sequence[str]) -> list[str]:
    return [localized("cli-kl-pad-king"), *names]


def summary(counted: CardCounts) -> str:
    return localized("cli-kl-pad-counted", count=sum(map(sum, counted.counts)), of=sum(counted.copies))


def as_data(view: Mapping[str, Any], counted: CardCounts) -> dict[str, Any]:
    players = [
        {"name": name, **{key: hand[key] for key in ("cards", "by_dish", "points", "discards")}}
        for name, hand in zip(counted.names, view["hands"], strict=True)
    ]
    return {"king": view["king"], "players": players, "winners": view["winners"]}


COUNTED = CountedCards("cli-kl-pad-how", "cli-kl-pad-lines", word, owners, summary, as_data)
PAD = Pad(COUNTED.fill, COUNTED.lines)
