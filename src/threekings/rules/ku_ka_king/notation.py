"""Moves of Ku-Ka-King as text, `row 6`, and the dealer's line, `box king knight …`."""

import re
from collections import Counter

import numpy as np

from threekings.compiled_calls import rng
from threekings.edition import Edition
from threekings.errors import InvalidMove
from threekings.rules.ku_ka_king.calls import rules
from threekings.rules.ku_ka_king.rules import BOX, ROWS

TEXT = re.compile(rf"row ([1-{ROWS}])")


def move_text(_edition: Edition, move: int) -> str:
    """The text of a move."""
    return f"row {move + 1}"


def read_move(_edition: Edition, text: str) -> int:
    """The move a text means; InvalidMove if it means none."""
    match = TEXT.fullmatch(text)
    if not match:
        raise InvalidMove(f"{text!r} is no move; moves are: row 1 to row {ROWS}")
    return int(match[1]) - 1


def box_due(state: np.void) -> bool:
    """Whether the dealer is to shuffle the box, KK 4.4."""
    return bool(state["phase"] == BOX)


def deal_box(edition: Edition, state: np.void, text: str | None) -> str:
    """Shuffle the box, in the order a record gives or by the state's word, and go on; the text of it."""
    given = None if text is None else _read_box(edition, state, text)
    rules.gather_box(state)
    size = int(state["stop"])
    rng.shuffle(state, state["deck"], 0, size)  # also where the order is given: the word moves on alike
    if given is not None:
        state["deck"][:size] = given
    order = [edition.cards[kind] for kind in state["deck"][:size]]
    rules.refill_from_box(state)
    return " ".join(["box", *order])


def _read_box(edition: Edition, state: np.void, text: str) -> list[int]:
    word, *names = text.split(" ")
    if word != "box":
        raise ValueError(f"the dealer shuffles the box here: '- box CARD CARD …', not {text[:40]!r}")
    twin = state.copy()
    rules.gather_box(twin)
    wanted = Counter(edition.cards[kind] for kind in twin["deck"][: twin["stop"]])
    for name in [*names, *wanted]:
        if names.count(name) != wanted[name]:
            raise ValueError(f"the box holds {wanted[name]} × {name}, not {names.count(name)}")
    return [edition.cards.index(name) for name in names]
