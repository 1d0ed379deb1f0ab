"""How often things may be done at a table that do not carry its game on: far above any honest game, but not for ever.

A log only grows, and whoever wants the table has to wait until it is read. Moves are not counted: a game ends.
"""

from threekings.server.table.refused import Refused
from threekings.server.table.table import Counted, Table

MOST: dict[Counted, int] = {
    "undo": 2000,
    "chat": 3000,
    "comings": 1000,
    "settings": 1000,
    "waiting": 1000,
    "hints": 500,  # that were thought about: they are no entries
}
WORDS: dict[Counted, str] = {
    "undo": "moves taken back",
    "chat": "messages",
    "comings": "comings and goings",
    "settings": "changes of settings",
    "waiting": "changes while the others come",
    "hints": "hints",
}


def check_cap(table: Table, what: Counted, seat: int | None) -> None:
    """Refuse what a seat, or all spectators together, or the host (None), have done often enough."""
    check_often(what, table.counts.get((what, seat), 0))


def check_often(what: Counted, count: int) -> None:
    """Refuse what was done so often already."""
    if count >= MOST[what]:
        raise Refused("often", f"{MOST[what]} {WORDS[what]} are enough for one game")
