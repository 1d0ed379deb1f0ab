"""The end of a game: abandoning it, and its record, which nobody gets before."""

import re

from threekings.match import Match
from threekings.server.table.events import Abandoned
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, OVER, Table

PLAYED = re.compile(r"([0-9]+|-) ")  # how a record's lines of moves begin


def abandon(table: Table, seat: int | None) -> Abandoned:
    """End the game unfinished: a player may once no other person plays, the host (None) always."""
    table.not_over()
    if seat is not None:
        table.person(seat)
        if any(not place.stand_in for place in table.other_people(seat)):
            raise Refused("not-yours", "others are still playing")
    return Abandoned(seat=seat)


def ended_match(table: Table) -> Match:
    """The game that was played, once nobody can learn too much from it."""
    if table.status not in (OVER, ABANDONED) or table.match is None:
        raise Refused("status", "the game is not over")
    return table.match


def record(table: Table) -> str:
    """The whole game as text; what happened beside the moves stands in it as comments."""
    match = ended_match(table)
    lines = match.record().splitlines()
    start = next((n for n, line in enumerate(lines) if PLAYED.match(line) or line.startswith("result")), len(lines))
    ends = [start]  # where each step ends
    for step in match.steps:
        ends.append(ends[-1] + len(step.moves) + (step.dealt is not None))
    for after, text in reversed(table.notes):
        lines.insert(ends[after], f"# {text}")
    return "\n".join(lines) + "\n"
