"""What a table of King Lui may choose: KL 2.2, 4.6 (a house rule), 5.4, 6.3."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from threekings.options import RANDOM, Flag, Offer, Option, Seat, Value, Word

OPTIONS: dict[str, Option] = {
    "first": Seat(),
    "free_dragon": Flag(),
    "tiebreak": Word(("discards", "shared")),
    "memory": Word(("counted", "open")),
}
PARAGRAPHS = {"first": "2.2", "free_dragon": "4.6", "tiebreak": "5.4", "memory": "6.3"}
ALL = (3, 4, 5)
OFFERS = {
    "memory": Offer(("counted", "open"), ALL),
    "tiebreak": Offer(("discards", "shared"), ALL),  # as in the Japanese edition
    "first": Offer((RANDOM,), ALL),
}


def configure(state: np.void, values: Mapping[str, Value]) -> None:
    """Write checked options into the state."""
    state["first"] = values["first"]
    state["free_dragon"] = values["free_dragon"]
    state["shared"] = values["tiebreak"] == "shared"
    state["open"] = values["memory"] == "open"


def options_of(values: Mapping[str, Any]) -> dict[str, Value]:
    """The options of a state, as its fields tell."""
    return {
        "first": values["first"],
        "free_dragon": bool(values["free_dragon"]),
        "tiebreak": "shared" if values["shared"] else "discards",
        "memory": "open" if values["open"] else "counted",
    }
