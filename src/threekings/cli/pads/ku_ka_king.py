"""The pad for Ku-Ka-King: everybody's cards at the first scoring, then everybody's at the final one.

Where nobody has a card in the first, there was one scoring only.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from threekings.cli.pads.sheet import Sheet
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.game import Game
from threekings.options import Value
from threekings.rules.ku_ka_king.calls import rules
from threekings.rules.ku_ka_king.rules import SOURCES

HOW, LINES = "cli-kk-pad-how", "cli-kk-pad-lines"


def kinds(edition: Edition) -> list[str]:
    return list(edition.cards)


def owners(names: Sequence[str]) -> list[str]:
    first = [say("cli-kk-pad-first", name=name) for name in names]
    return first + [say("cli-kk-pad-final", name=name) for name in names]


def least(edition: Edition, sheet: Sheet) -> list[int]:
    """At the final scoring, the cards that stayed after the first: those without a red cross."""
    if len(sheet.counts) < sheet.players:
        return [0] * len(sheet.kinds)
    before = sheet.counts[len(sheet.counts) - sheet.players]
    return [0 if cross else count for count, cross in zip(before, edition.record["crossed"], strict=True)]


def most(sheet: Sheet) -> list[int]:
    """What nobody has yet at this scoring."""
    first = len(sheet.counts) < sheet.players
    lines = sheet.counts if first else sheet.counts[sheet.players :]
    return [copies - sum(line[kind] for line in lines) for kind, copies in enumerate(sheet.copies)]


def scored(game: Game, edition: Edition, sheet: Sheet, values: Mapping[str, Value]) -> dict[str, Any]:
    state = game.new_state(sheet.players, values)
    first, final = sheet.counts[: sheet.players], sheet.counts[sheet.players :]
    if any(map(any, first)):
        state["collection"][: sheet.players] = first
        for seat, points in enumerate(points_now(state)):
            state["first"][seat] = points
        state["scored"] = 1
    state["collection"][: sheet.players] = final
    state["phase"] = game.rules.OVER
    return {**game.view(edition, state, None), **game.ending(edition, state)}


def points_now(state: np.void) -> Iterator[list[int]]:
    """Seat by seat, what the collection brings by source."""
    for seat in range(int(state["players"])):
        yield [int(rules.source_points(state, seat, source)) for source in range(SOURCES)]


def told(sheet: Sheet) -> str:
    first, final = sheet.counts[: sheet.players], sheet.counts[sheet.players :]
    if not any(map(any, first)):
        return say("cli-kk-pad-counted-once", count=sum(map(sum, final)))
    return say("cli-kk-pad-counted", first=sum(map(sum, first)), final=sum(map(sum, final)))


def as_data(view: Mapping[str, Any], sheet: Sheet) -> dict[str, Any]:
    players = []
    for seat, collection in enumerate(view["collections"]):
        scorings = [("first", collection["first"]), ("final", collection["now"])]
        told = {
            name: None if points is None else {"cards": held(sheet, line), "by_source": points}
            for line, (name, points) in zip((seat, seat + sheet.players), scorings, strict=True)
        }
        players.append({"name": sheet.names[seat], **told, "points": view["scores"][seat]})
    return {"players": players, "winners": view["winners"]}


def held(sheet: Sheet, line: int) -> dict[str, int]:
    """The cards of a line, where there are any."""
    return {kind: count for kind, count in zip(sheet.kinds, sheet.counts[line], strict=True) if count}
