"""The end of a game: abandoning it, and its record, which nobody gets before."""

import re

from threekings.match import Match
from threekings.server.table.events import Abandoned, Deal, Result
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, OVER, Table
from threekings.server.table.takeover import ABSENT

PLAYED = re.compile(r"([0-9]+|-) ")  # how a record's lines of moves begin


def abandon(table: Table, seat: int | None) -> Abandoned:
    """End the game unfinished: a player may once all others have left it themselves, the host (None) always."""
    table.not_over()
    if seat is not None:
        table.person(seat)
        if any(not place.stand_in or place.why == ABSENT for place in table.other_people(seat)):
            raise Refused("not-yours", "others are still playing")
    return Abandoned(seat=seat)


def ended_match(table: Table) -> Match:
    """The game that was played, once nobody can learn too much from it."""
    if table.status not in (OVER, ABANDONED) or table.match is None:
        raise Refused("status", "the game is not over")
    return table.match


def places(result: Result) -> list[int]:
    """Everybody's place: who wins is first, all others stand by their points; those with equal points share a place."""
    won, scores = {*result.winners}, result.scores
    seats = range(len(scores))
    ahead = ([other in won or scores[other] > scores[seat] for other in seats] for seat in seats)
    return [1 if seat in won else 1 + sum(others) for seat, others in zip(seats, ahead, strict=True)]


def deal_of(table: Table) -> Deal:
    """The shuffle of the game that was played, to be dealt once more."""
    ended_match(table)
    return table.deal


def record(table: Table) -> str:
    """The whole game as text; what happened beside the moves stands in it as comments."""
    match = ended_match(table)
    lines = match.record().splitlines()
    start = next((n for n, line in enumerate(lines) if PLAYED.match(line) or line.startswith("result")), len(lines))
    written, notes = [*lines[:start], *practice(table)], notes_by_step(table)
    for number in range(len(match.steps) + 1):
        end = start + lines_of(match, number)
        written += [*lines[start:end], *notes.get(number, [])]
        start = end
    return "\n".join([*written, *lines[start:], *recounted(table)]) + "\n"


def practice(table: Table) -> list[str]:
    """What a record says of a game in which moves were tried that had shown something."""
    if not table.undone:
        return []
    times = "once" if table.undone == 1 else f"{table.undone} times"
    return [f"# practice: what had shown something new was taken back {times}"]


def lines_of(match: Match, step: int) -> int:
    """How many lines of a record a step is, counted from 1; the beginning has none."""
    if step == 0:
        return 0
    return len(match.steps[step - 1].moves) + (match.steps[step - 1].dealt is not None)


def notes_by_step(table: Table) -> dict[int, list[str]]:
    notes: dict[int, list[str]] = {}
    for note in table.notes:
        notes.setdefault(note.step, []).extend([f"# {note.text}"] * note.times)
    return notes


def recounted(table: Table) -> list[str]:
    """What a record says where the rules count otherwise than when the game ended: its own result is theirs."""
    if table.result is None or table.recount is None:
        return []
    scores = " ".join(map(str, table.result.scores))
    return [f"# the game ended with {scores}: the rules of today count otherwise"]
