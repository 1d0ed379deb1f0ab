"""Tables as lists show them: the lobby, where anybody may sit down, and somebody's own games.

Everything a list shows of a table that is not in memory stands in the store: no list wakes a table.
"""

import asyncio
import logging

import msgspec

from threekings.server import logs
from threekings.server.protocol.messages import Daily, LobbyEntry, SeatInfo, encode
from threekings.server.protocol.outgoing_frames import daily_of, seat_infos
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.taking_in import catch_up_together
from threekings.server.store.changes import HOST, LobbyRow
from threekings.server.table.ending import places
from threekings.server.table.events import Event, Moved, Result
from threekings.server.table.table import OPEN, OVER, PLAYING, Table

LISTED = 200  # tables in the lobby, or among somebody's games


class Body(msgspec.Struct, frozen=True):
    """What the store keeps of a lobby entry beside its status."""

    game: str
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    to_act: list[int] = []  # the people a sleeping table waits for
    result: Result | None = None  # once the game is over
    shown_to_all: bool = False  # anybody may look on, who knows where it is
    edition: str | None = None  # unless it is the standard one
    practice: bool = False
    hinted: bool = False
    daily: Daily | None = None


def open_tables(registry: TableRegistry) -> list[LobbyEntry]:
    """Tables where anybody may sit down, the newest first."""
    return [entry for row in registry.store.find_open(LISTED) if (entry := listed(registry, row))]


async def my_tables(registry: TableRegistry, session: bytes) -> list[LobbyEntry]:
    """The tables of a session, those that wait for it first, then the latest. Whoever has many waits, nobody else."""
    held = await asyncio.to_thread(registry.store.find_held, session, LISTED)
    known = [live for row, _ in held if row.status == PLAYING and (live := registry.live.get(row.table))]
    catch_up_together(registry, [live for live in known if not registry.follows(live)])
    entries = [entry for row, own in held if (entry := my_entry(registry, row, own))]
    return sorted(entries, key=lambda entry: (not entry.my_turn, -entry.updated))


def my_entry(registry: TableRegistry, row: LobbyRow, own: list[int]) -> LobbyEntry | None:
    live = registry.live.get(row.table)
    if live is not None and row.status == PLAYING:  # the row is as old as the last time a seat changed
        row = entry_of(live.table, row.updated, to_act=[*live.table.people_to_act()])
    return listed(registry, row, own)


def listed(registry: TableRegistry, row: LobbyRow, own: list[int] | None = None) -> LobbyEntry | None:
    """A row for those who hold these seats; None, and one line for the operator, where it cannot be read."""
    try:
        body, updated = msgspec.json.decode(row.body, type=Body), float(row.updated)
    except (ValueError, msgspec.MsgspecError) as error:
        if row.table not in registry.unlisted:
            registry.unlisted.add(row.table)
            logs.event("lobby entry broken", level=logging.ERROR, error=error, table=row.table)
        return None
    mine = sorted({*(own or [])} - {HOST})
    my_turn = row.status == PLAYING and bool({*mine} & {*body.to_act})
    place, points, won = standing(body.result, mine[0]) if body.result and mine else (None, None, None)
    return LobbyEntry(
        row.table,
        body.game,
        row.status,
        body.seats,
        body.options,
        updated,
        mine,
        my_turn,
        place=place,
        points=points,
        won=won,
        edition=body.edition,
        practice=body.practice,
        hinted=body.hinted,
        daily=body.daily,
    )


def standing(result: Result, seat: int) -> tuple[int | None, int, float]:
    """The place, points and share of the win of a seat in a game that is over; nobody has a place alone. A tie-break
    may part equals.
    """
    alone = len(result.scores) == 1
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return None if alone else places(result)[seat], result.scores[seat], won


def entry_of(
    table: Table,
    updated: float,
    status: str | None = None,
    *,
    kept: frozenset[int] = frozenset(),
    to_act: list[int] | None = None,
    due: float | None = 0.0,
    result: Result | None = None,
) -> LobbyRow:
    """How a table is listed; seats that are kept for somebody are not for anybody."""
    seats = seat_infos(table)
    free = [seat for seat, info in enumerate(seats) if info.kind == OPEN and seat not in kept]
    body = Body(
        game=table.created.game,
        seats=seats,
        options=table.chosen_options,
        to_act=to_act or [],
        result=result or table.result,
        shown_to_all=table.shown_to_all,
        edition=table.special_edition,
        practice=table.practice,
        hinted=bool(table.hinted),
        daily=daily_of(table),
    )
    people = any(place.for_people for place in table.seats)
    return LobbyRow(
        table.id, status or table.status, table.created.public, updated, encode(body), len(free), people=people, due=due
    )


def entry_at_end(event: Event, table: Table, at: float) -> LobbyRow | None:
    """How a table is listed if this event ends its game; None where it does not."""
    over = isinstance(event, Moved) and event.result
    return entry_of(table, at, OVER, result=over) if over else None


def sleeping_entry(registry: TableRegistry, live: LiveTable) -> LobbyRow:
    """How a table is listed while it sleeps: whom it waits for, and when it has to be woken."""
    row = registry.store.read_lobby(live.table.id)
    updated = row.updated if row else registry.now()
    kept = kept_seats(registry, live.table)
    return entry_of(live.table, updated, kept=kept, to_act=[*live.table.people_to_act()], due=due(live))


def due(live: LiveTable) -> float | None:
    """When a table has to be woken if it sleeps now: at once where somebody waits for a bot, or when a clock is due."""
    return 0.0 if live.bots_play else min(live.times_due(), default=None)


def kept_seats(registry: TableRegistry, table: Table) -> frozenset[int]:
    """The seats that somebody has a claim on."""
    return frozenset(claim.seat for claim in registry.store.seat_claims(table.id) if claim.kind == "session")
