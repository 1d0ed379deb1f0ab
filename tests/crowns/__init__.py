"""Crowns, a game as small as one can be.

1.1 A few cards, each of another rank. 1.2 Everybody is dealt one and shows it to nobody. 2.1 In turn each player passes
or dares. 3.1 Of those who dared, the highest card wins a point, and each of the others loses one. 3.2 All cards are
shown then, and the most points win.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypedDict

import numpy as np

from tests.crowns import rules
from threekings.edition import Edition, checker, content_digest, frozen_record, is_name
from threekings.errors import InvalidMove
from threekings.game import Game, GameView
from threekings.happenings import Happened, Moves
from threekings.states import legal_moves, scores, winners
from threekings.texts import Message, plain

WORDS = ("pass", "dare")  # the moves


class CrownsView(GameView):
    """A table of Crowns."""

    cards: list[str | None]  # by seat; null: not for this viewer
    said: list[str | None]  # by seat; null: nothing yet


class Dealt(TypedDict):
    """Everybody was dealt a card."""

    kind: Literal["dealt"]


class Said(TypedDict):
    """A player passed or dared."""

    kind: Literal["said"]
    seat: int
    word: str


def read_edition(content: Mapping[str, Any], source: str) -> Edition:
    check, cards = checker(source), content.get("cards", [])
    check("name, cards", all(map(is_name, [content.get("name"), *cards])), "words")
    check("cards", rules.PLAYERS <= len(cards) <= rules.CARDS, f"{rules.PLAYERS} to {rules.CARDS}, the lowest first")
    record = frozen_record(rules.EDITION, {"cards": len(cards)})
    return Edition(content["name"], content_digest(content), tuple(cards), tuple(range(len(cards))), record, content)


def read_move(_edition: Edition, text: str) -> int:
    if text not in WORDS:
        raise InvalidMove(f"{text!r} is no move; moves are: {', '.join(WORDS)}")
    return WORDS.index(text)


def views(edition: Edition, state: np.void, seats: Iterable[int | None]) -> list[CrownsView]:
    to_act = [] if state["seat"] == rules.NONE else [int(state["seat"])]
    return [
        {
            "options": {},
            "to_act": [*to_act],
            "waiting": len(to_act),
            "moves": [WORDS[move] for move in legal_moves(rules, edition, state, seat)] if seat is not None else [],
            "prompt": plain(Message("cr-prompt-act" if seat in to_act else "cr-prompt-wait")),
            "cards": opened(edition, state, () if seat is None else (seat,))["cards"],
            "said": [None if move == rules.NONE else WORDS[move] for move in state["said"][: state["players"]]],
        }
        for seat in seats
    ]


def opened(edition: Edition, state: np.void, seats: Iterable[int]) -> dict[str, list[str | None]]:
    """What a view says where the cards of these seats are open; when the game is over, all are."""
    shown = {*seats} if state["seat"] != rules.NONE else {*range(rules.PLAYERS)}
    cards = [edition.cards[card] for card in state["deck"][: state["players"]]]
    return {"cards": [card if seat in shown else None for seat, card in enumerate(cards)]}


def verdict(edition: Edition, state: np.void) -> Message:
    return Message("cr-won", {"seats": winners(rules, edition, state), "points": max(scores(rules, edition, state))})


def why_not(_edition: Edition, state: np.void, seat: int, _move: int) -> Message | None:
    return None if seat == state["seat"] else Message("cr-2-1-not-your-turn")


def happenings(_edition: Edition, _before: np.void, _after: np.void, moves: Moves) -> list[Happened[Dealt | Said]]:
    return [Happened({"kind": "said", "seat": seat, "word": WORDS[move]}) for seat, move in moves]


GAME = Game(
    name="crowns",
    players=(2, 3, 4),
    usual=3,
    minutes=1,
    rules=rules,
    read_edition=read_edition,
    move_text=lambda _edition, move: WORDS[move],
    read_move=read_move,
    views=views,
    verdict=verdict,
    why_not=why_not,
    start_happenings=lambda _edition, _state: [Happened({"kind": "dealt"})],
    happenings=happenings,
    log_texts={"dealt": "cr-log-dealt", "said": "cr-log-said"},
    breakdown=lambda edition, state: [{"stakes": points} for points in scores(rules, edition, state)],
    opened=opened,
    texts=Path(__file__).with_name("texts"),
)
