"""The end of a game of King Lui, from what lies in front of everybody: for score pads and tests."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.king_lui.rules import OVER


def finish(edition: Edition, state: np.void, shown: Mapping[str, Any]) -> None:
    """Make a new state the end of a game: `king` are his portions, `hands` has everybody's `cards`, as in a view."""
    state["phase"] = OVER
    state["top"] = edition.record["cards"]
    for dish, count in shown["king"].items():
        state["king"][edition.cards.index(dish)] = count
    for seat, hand in enumerate(shown["hands"]):
        for dish, count in hand["cards"].items():
            state["taken"][seat, edition.cards.index(dish)] = count
