"""The end of a game of Ku-Ka-King, from what lies in front of everybody: for score pads and tests."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.ku_ka_king.rules import OVER
from threekings.rules.ku_ka_king.view import SOURCES


def finish(edition: Edition, state: np.void, shown: Mapping[str, Any]) -> None:
    """Make a new state the end of a game: `collections` has everybody's `cards`, and the points by source of `first`.

    Without a first scoring those are None, or not there, as in a view.
    """
    state["phase"] = OVER
    sources = list(SOURCES)
    for seat, collection in enumerate(shown["collections"]):
        for kind, count in collection["cards"].items():
            state["collection"][seat, edition.cards.index(kind)] = count
        if (first := collection.get("first")) is not None:
            state["scored"] = 1
            for source, points in first.items():
                state["first"][seat, sources.index(source)] = points
