"""Ku-Ka-King in OpenSpiel: every card is dealt open, and all choose at the same moment."""

import numpy as np

from threekings.edition import Edition
from threekings.fast_records import new_record
from threekings.game import Game
from threekings.history import Beginning
from threekings.openspiel.cards import Cards, Small
from threekings.rules.ku_ka_king.calls import rules
from threekings.rules.ku_ka_king.rules import CARDS, EMPTY, LENGTH, PLAYERS, ROW, ROWS, STATE
from threekings.states import scores

MOST_ROWS = 6  # of a small game: as many as two players have, KK 1.3


def unseen(_edition: Edition, state: np.void) -> slice:
    """The draw pile, and what lies in the box unseen."""
    return slice(int(state["top"]), int(state["stop"]) + int(state["hidden"]))


def checked(_game: Game, edition: Edition, small: Small) -> Edition:
    rows, cards = small["rows"], small["cards"]
    if not rows and not cards:
        return edition
    if not 2 <= rows <= MOST_ROWS:
        raise ValueError(f"rows cannot be {rows}; allowed: 2 to {MOST_ROWS}, or rows=0 and cards=0 for the whole game")
    if not 1 <= cards <= ROW:
        raise ValueError(f"cards cannot be {cards}; allowed: 1 to {ROW} in each of the rows")
    return edition


def begin(beginning: Beginning, small: Small) -> np.void:
    """The whole game; or its last round alone, on so many rows with so many cards each, the others out of the game."""
    state = beginning.state()
    rows, cards = small["rows"], small["cards"]
    if rows:
        deck = iter(beginning.deck)
        state["rows"] = EMPTY
        state["size"] = 0
        for row in range(rows):
            state["rows"][row, :cards] = [next(deck) for _ in range(cards)]
            state["size"][row] = cards
        state["top"] = state["stop"] = rows * cards
        state["hidden"] = 0
        state["last"] = 1
    return state


def most_points(edition: Edition, players: int) -> int:
    """Both scorings of somebody who has all cards."""
    state = new_record(STATE)
    state["players"] = players
    state["collection"][0] = edition.record["counts"]
    return 2 * scores(rules, edition, state)[0]


CARDS_OF_KU_KA_KING = Cards(
    game="ku-ka-king",
    place=lambda state: int(state["top"]),
    unseen=unseen,
    most_points=most_points,
    draws=CARDS + ROWS * ROW,  # the box may fill all rows once, KK 4.4
    choices=LENGTH // PLAYERS,
    together=True,
    small={"rows": 0, "cards": 0},
    edition=checked,
    begin=begin,
)
