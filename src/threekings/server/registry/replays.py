"""Games to look back at, step by step: those of tables, once they are over, and records from elsewhere.

They are made outside the event loop, one after another, and nobody has two of them made at the same time, nor one
address many: however long they take, the tables go on.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from threekings.errors import BrokenRecord
from threekings.match import Match
from threekings.record_check import replay
from threekings.server.protocol.messages import LogLine, Recorded, Replay, ReplayStep, Result
from threekings.server.protocol.outgoing_frames import ended_with, log_line
from threekings.server.table.ending import ended_match
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table

RECORD = 32 * 1024  # letters of a record, at most; the longest game there can be has fewer
WAITING, FROM_ADDRESS = 16, 4  # how many may wait for a replay at the same time, in all and from one address


class Asker(NamedTuple):
    """Who wants a replay, and from which address; programs on this machine have none."""

    who: object
    address: str | None = None


class Replays:
    """Makes replays for those who ask."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self.asking: set[Asker] = set()

    async def of_table(self, asker: Asker, table: Table, seat: int | None, *, opened: bool) -> Replay:
        """The game of a table as a seat saw it, or a spectator; or with all hands opened."""
        match = ended_match(table)
        check_seat(match, seat)
        return await self._make(asker, lambda: replay_of(match, seat, opened=opened, ended=ended_with(table)))

    async def of_record(self, asker: Asker, asked: Recorded) -> Replay:
        """The game a record tells; Refused names the line where it cannot be so."""
        if len(asked.record) > RECORD:
            raise Refused("record", f"a record has at most {RECORD} letters")
        return await self._make(asker, lambda: recorded(asked))

    async def _make(self, asker: Asker, work: Callable[[], Replay]) -> Replay:
        neighbours = sum(asker.address is not None and one.address == asker.address for one in self.asking)
        if asker in self.asking or neighbours >= FROM_ADDRESS or len(self.asking) >= WAITING:
            raise Refused("rate", "one replay after another: wait a moment")
        self.asking.add(asker)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.asking.discard(asker)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def recorded(asked: Recorded) -> Replay:
    try:
        match = replay(asked.record)
    except BrokenRecord as error:
        raise Refused("record", str(error)) from None
    check_seat(match, asked.seat)
    return replay_of(match, asked.seat, opened=asked.all, playable=asked.playable)


def check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat not in range(match.players):
        raise Refused("seat", f"there is no seat {seat}; seats are 0 to {match.players - 1}")


def replay_of(
    match: Match, seat: int | None, *, opened: bool, playable: bool = False, ended: Result | None = None
) -> Replay:
    return Replay(
        game=match.game.name,
        players=match.players,
        names=[match.headers.names.get(number) for number in range(match.players)],
        options=match.options,
        seat=seat,
        steps=list(steps_of(match, seat, opened=opened, playable=playable)),
        ended_with=ended,
    )


def steps_of(match: Match, seat: int | None, *, opened: bool, playable: bool) -> Iterator[ReplayStep]:
    """The beginning, and then every move or set of choices made together."""
    for number in range(len(match.steps) + 1):
        moves = match.moves_of(number) if number else []
        log = log_of(match, number, seat, opened=opened)
        yield ReplayStep(moves, log, match.view_after(number, seat, opened=opened, playable=playable))


def log_of(match: Match, step: int, seat: int | None, *, opened: bool) -> list[LogLine]:
    """What happened in a step; where all hands are opened, with what only one seat saw."""
    return [log_line(match, one.seen_by(seat, opened=opened)) for one in match.happened(step)]
