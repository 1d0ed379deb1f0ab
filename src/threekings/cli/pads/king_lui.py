"""The pad for King Lui: the king's portions, then everybody's, dish by dish."""

from collections.abc import Mapping, Sequence
from typing import Any

from threekings.cli.pads.sheet import Sheet
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.game import Game
from threekings.options import Value

HOW, LINES = "cli-kl-pad-how", "cli-kl-pad-lines"


def kinds(edition: Edition) -> list[str]:
    """The dishes; Emeralds score nothing."""
    return [name for name in edition.cards[:-1] if name]


def owners(names: Sequence[str]) -> list[str]:
    return [say("cli-kl-pad-king"), *names]


def least(_edition: Edition, sheet: Sheet) -> list[int]:
    return [0] * len(sheet.kinds)


def most(sheet: Sheet) -> list[int]:
    """What nobody has yet."""
    return [copies - sum(line[dish] for line in sheet.counts) for dish, copies in enumerate(sheet.copies)]


def scored(game: Game, edition: Edition, sheet: Sheet, values: Mapping[str, Value]) -> dict[str, Any]:
    king, *hands = sheet.counts
    state = game.new_state(len(hands), values)
    state["phase"] = game.rules.OVER
    state["king"][: len(king)] = king
    for seat, hand in enumerate(hands):
        state["taken"][seat, : len(hand)] = hand
    return {**game.view(edition, state, None), **game.ending(edition, state)}


def told(sheet: Sheet) -> str:
    return say("cli-kl-pad-counted", count=sum(map(sum, sheet.counts)), of=sum(sheet.copies))


def as_data(view: Mapping[str, Any], sheet: Sheet) -> dict[str, Any]:
    players = [
        {"name": name, **{key: hand[key] for key in ("cards", "by_dish", "points", "discards")}}
        for name, hand in zip(sheet.names, view["hands"], strict=True)
    ]
    return {"king": view["king"], "players": players, "winners": view["winners"]}
