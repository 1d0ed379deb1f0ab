"""What a table of King Lui may choose: KL 2.2, 4.6, 5.4, 6.3."""

from collections.abc import Mapping

import numpy as np

from threekings.options import Flag, Option, Seat, Value, Word

OPTIONS: dict[str, Option] = {
    "first": Seat(),
    "free_dragon": Flag(),
    "tiebreak": Word(("discards", "shared")),
    "memory": Word(("counted", "open")),
}


def configure(state: np.void, values: Mapping[str, Value]) -> None:
    """Write checked options into the state."""
    state["first"] = values["first"]
    state["free_dragon"] = values["free_dragon"]
    state["shared"] = values["tiebreak"] == "shared"
    state["open"] = values["memory"] == "open"


def options_of(state: np.void) -> dict[str, Value]:
    """The options a state is played with."""
    return {
        "first": int(state["first"]),
        "free_dragon": bool(state["free_dragon"]),
        "tiebreak": "shared" if state["shared"] else "discards",
        "memory": "open" if state["open"] else "counted",
    }
