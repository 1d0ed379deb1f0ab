"""What happens in a game of Ku-Ka-King, as typed values, and which words tell it."""

from collections.abc import Iterator
from typing import Literal, TypedDict

import numpy as np

from threekings.edition import Edition
from threekings.happenings import Happened, Moves
from threekings.rules.ku_ka_king.rules import BOX, OVER
from threekings.rules.ku_ka_king.seen import Counts
from threekings.rules.ku_ka_king.view import choosing, rows


class Round(TypedDict):
    """A round begins, with the rows filled."""

    kind: Literal["round"]
    round: int


class LastRound(TypedDict):
    """The last round begins, with the rows filled."""

    kind: Literal["last-round"]
    round: int


class Took(TypedDict):
    """A player alone named this row and takes its cards."""

    kind: Literal["took"]
    seat: int
    row: int  # counted from 1
    cards: Counts


class Clashed(TypedDict):
    """Several players named this row: its outermost card goes into the box."""

    kind: Literal["clashed"]
    seats: list[int]
    row: int  # counted from 1
    card: str


class Again(TypedDict):
    """Those who clashed choose again."""

    kind: Literal["again"]
    seats: list[int]


class EmptyHanded(TypedDict):
    """Those who clashed get nothing in this round."""

    kind: Literal["empty-handed"]
    seats: list[int]


class FirstScoring(TypedDict):
    """The first scoring: cards with a red cross go into the box."""

    kind: Literal["first-scoring"]


class Scored(TypedDict):
    """What the first scoring brought a player."""

    kind: Literal["scored"]
    seat: int
    points: int


class BoxShuffled(TypedDict):
    """The draw pile was used up: the box was shuffled, and rows were filled from it."""

    kind: Literal["box-shuffled"]


class Over(TypedDict):
    """The final scoring ended the game."""

    kind: Literal["over"]


KuKaKingHappening = (
    Round | LastRound | Took | Clashed | Again | EmptyHanded | FirstScoring | Scored | BoxShuffled | Over
)

LOG_TEXTS = {
    "round": "kk-log-round",
    "last-round": "kk-log-last-round",
    "took": "kk-log-take",
    "clashed": "kk-log-clash",
    "again": "kk-log-again",
    "empty-handed": "kk-log-empty-handed",
    "first-scoring": "kk-log-scoring",
    "scored": "kk-log-scored",
    "box-shuffled": "kk-log-box",
    "over": "kk-log-over",
}


def start_happenings(_edition: Edition, state: np.void) -> list[Happened[KuKaKingHappening]]:
    """What everybody sees when the game begins."""
    return [Happened(_round(state))]


def happenings(edition: Edition, before: np.void, after: np.void, moves: Moves) -> list[Happened[KuKaKingHappening]]:
    """Choices shown together and all that followed from them."""
    return [Happened(found) for found in _revealed(edition, before, after, moves)]  # nothing is seen by one alone


def _revealed(edition: Edition, before: np.void, after: np.void, moves: Moves) -> Iterator[KuKaKingHappening]:
    yield from _named(edition, before, dict(moves))
    if after["round"] == before["round"] and after["phase"] not in (BOX, OVER):
        yield {"kind": "again", "seats": choosing(after)}
        return
    chosen = [row for _, row in moves]
    if empty_handed := [seat for seat, row in moves if chosen.count(row) > 1]:
        yield {"kind": "empty-handed", "seats": empty_handed}
    if after["scored"] and not before["scored"]:
        yield from _first_scoring(after)
    if after["phase"] == OVER:
        yield {"kind": "over"}
        return
    if after["shuffled"] and not before["shuffled"]:
        yield {"kind": "box-shuffled"}
    yield _round(after)


def _named(edition: Edition, before: np.void, chosen: dict[int, int]) -> Iterator[KuKaKingHappening]:
    """Row by row: who takes it, or who clashed and which card that costs."""
    for row, cards in enumerate(rows(edition, before)):
        seats = [seat for seat, choice in chosen.items() if choice == row]
        if len(seats) == 1:
            yield {"kind": "took", "seat": seats[0], "row": row + 1, "cards": _counted(cards)}
        elif seats:
            yield {"kind": "clashed", "seats": seats, "row": row + 1, "card": cards[-1]}


def _first_scoring(after: np.void) -> Iterator[KuKaKingHappening]:
    yield {"kind": "first-scoring"}
    for seat in range(int(after["players"])):
        yield {"kind": "scored", "seat": seat, "points": int(after["first"][seat].sum())}


def _round(state: np.void) -> Round | LastRound:
    number = int(state["round"])
    return {"kind": "last-round", "round": number} if state["last"] else {"kind": "round", "round": number}


def _counted(cards: list[str]) -> Counts:
    return {card: cards.count(card) for card in cards}
