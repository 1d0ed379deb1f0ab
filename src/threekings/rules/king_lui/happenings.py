"""What happens in a game of King Lui, as typed values, and which words tell it."""

from typing import Literal, TypedDict

import numpy as np

from threekings.edition import Edition
from threekings.happenings import Happened, Moves
from threekings.rules.king_lui.notation import dish_names, fed
from threekings.rules.king_lui.rules import ACT, DRAW, EMERALD, FEED, LAY, OVER
from threekings.rules.king_lui.seen import Counts
from threekings.rules.king_lui.view import portions


class Dealt(TypedDict):
    """The chef dealt a course from the supply to the table."""

    kind: Literal["dealt"]
    course: int
    seat: int  # the chef
    cards: Counts  # Emeralds too


class Took(TypedDict):
    """A player took all portions of a dish from the table."""

    kind: Literal["took"]
    seat: int
    cards: Counts


class Drew(TypedDict):
    """A player drew a card from the supply, which the viewer did not see."""

    kind: Literal["drew"]
    seat: int


class DrewOwn(TypedDict):
    """A player drew a card from the supply, as that player saw it."""

    kind: Literal["drew-own"]
    seat: int
    dish: str


class DrewEmerald(TypedDict):
    """A player drew an Emerald, which lies on the supply until it is used or laid."""

    kind: Literal["drew-emerald"]
    seat: int


class Laid(TypedDict):
    """The Emerald that was drawn went from the supply to the table."""

    kind: Literal["laid"]
    seat: int


class Fed(TypedDict):
    """A player let Emerald eat from the king's plate."""

    kind: Literal["fed"]
    seat: int
    cards: Counts
    drawn: bool  # she lay on the supply, just drawn; else on the table


class Passed(TypedDict):
    """A player could do nothing."""

    kind: Literal["passed"]
    seat: int


class Served(TypedDict):
    """What nobody took went from the table to the king's plate."""

    kind: Literal["served"]
    cards: Counts


class ServedNothing(TypedDict):
    """Nothing was left for the king."""

    kind: Literal["served-nothing"]


class Over(TypedDict):
    """The feast is over."""

    kind: Literal["over"]
    count: int  # cards left unseen


KingLuiHappening = Dealt | Took | Drew | DrewOwn | DrewEmerald | Laid | Fed | Passed | Served | ServedNothing | Over

LOG_TEXTS = {
    "dealt": "kl-log-course",
    "took": "kl-log-take",
    "drew": "kl-log-draw",
    "drew-own": "kl-log-draw-own",
    "drew-emerald": "kl-log-draw-emerald",
    "laid": "kl-log-lay",
    "fed": "kl-log-feed",
    "passed": "kl-log-pass",
    "served": "kl-log-serve",
    "served-nothing": "kl-log-serve-nothing",
    "over": "kl-log-over",
}


def start_happenings(edition: Edition, state: np.void) -> list[Happened[KingLuiHappening]]:
    """What everybody sees when the game begins."""
    return [Happened(_over(edition, state) if state["phase"] == OVER else _dealt(edition, state, 0))]


def happenings(edition: Edition, before: np.void, after: np.void, moves: Moves) -> list[Happened[KingLuiHappening]]:
    """A move and all that followed from it."""
    seat, move = moves[0]  # nobody chooses at the same moment in this game
    found = [_moved(edition, before, seat, move)]
    if after["course"] == before["course"] and after["phase"] != OVER:
        return found
    found.append(Happened(_served(edition, before, after)))
    if after["phase"] == OVER:
        found.append(Happened(_over(edition, after)))
    else:
        emeralds = int(before["table"][EMERALD]) + (move == LAY) - _fed_from_table(before, move)
        found.append(Happened(_dealt(edition, after, emeralds)))
    return found


def _moved(edition: Edition, before: np.void, seat: int, move: int) -> Happened[KingLuiHappening]:
    if move < DRAW:
        return Happened({"kind": "took", "seat": seat, "cards": {edition.cards[move]: int(before["table"][move])}})
    if move == DRAW:
        return _drew(edition, int(before["deck"][before["top"]]), seat)
    if move >= FEED:
        dish, other = (edition.cards[dish] for dish in fed(move))
        cards = {dish: 2} if dish == other else {dish: 1, other: 1}
        return Happened({"kind": "fed", "seat": seat, "cards": cards, "drawn": not _fed_from_table(before, move)})
    return Happened({"kind": "laid", "seat": seat} if move == LAY else {"kind": "passed", "seat": seat})


def _drew(edition: Edition, card: int, seat: int) -> Happened[KingLuiHappening]:
    if card == EMERALD:
        return Happened({"kind": "drew-emerald", "seat": seat})
    own: DrewOwn = {"kind": "drew-own", "seat": seat, "dish": edition.cards[card]}
    return Happened({"kind": "drew", "seat": seat}, own, seat)


def _served(edition: Edition, before: np.void, after: np.void) -> Served | ServedNothing:
    served = after["king"] - before["king"] + after["eaten"] - before["eaten"]
    if not served.any():
        return {"kind": "served-nothing"}
    return {"kind": "served", "cards": _some(edition, served)}


def _dealt(edition: Edition, state: np.void, emeralds_before: int) -> Dealt:
    cards, emeralds = _some(edition, state["table"]), int(state["table"][EMERALD]) - emeralds_before
    if emeralds:
        cards["emerald"] = emeralds
    return {"kind": "dealt", "course": int(state["course"]), "seat": int(state["chef"]), "cards": cards}


def _over(edition: Edition, state: np.void) -> Over:
    return {"kind": "over", "count": int(edition.record["cards"] - state["top"])}


def _fed_from_table(before: np.void, move: int) -> bool:
    return bool(move >= FEED and before["phase"] == ACT)


def _some(edition: Edition, counts: np.ndarray) -> Counts:
    return {dish: count for dish, count in portions(dish_names(edition.cards), counts.tolist()).items() if count}
