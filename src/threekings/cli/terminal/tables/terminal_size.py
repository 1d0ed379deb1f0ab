"""How much of a terminal a table may use."""

from typing import NamedTuple

ENDLESS = 10_000  # lines: not a terminal


class Room(NamedTuple):
    """Columns and lines; `low`: the terminal as a whole has few lines."""

    width: int
    lines: int = ENDLESS
    low: bool = False
