"""Tables as lists show them: the lobby, where anybody may sit down, and somebody's own games."""

from contextlib import suppress

import msgspec

from threekings.server.protocol.messages import LobbyEntry, SeatInfo, encode
from threekings.server.protocol.outgoing_frames import seat_infos
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import HOST, LobbyRow
from threekings.server.table.events import Event, Moved
from threekings.server.table.refused import Refused
from threekings.server.table.setup import chosen_options
from threekings.server.table.table import GATHERING, OPEN, OVER, PLAYING, Table

LISTED = 200  # tables in the lobby, or among somebody's games


class Body(msgspec.Struct, frozen=True):
    """What the store keeps of a lobby entry beside its status."""

    game: str
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]


def open_tables(registry: TableRegistry) -> list[LobbyEntry]:
    """Tables where anybody may sit down, the newest first."""
    rows = registry.store.find_lobby(status=GATHERING, public=True, limit=LISTED)
    entries = [listed(row) for row in rows]
    return [entry for entry in entries if any(seat.kind == OPEN for seat in entry.seats)]


def my_tables(registry: TableRegistry, session: bytes) -> list[LobbyEntry]:
    """The tables of a session, those that wait for it first, then the latest."""
    seats: dict[str, list[int]] = {}
    for held in registry.store.find_claims(session):
        if held.kind == "session":
            seats.setdefault(held.table, []).append(held.seat)
    found = [my_entry(registry, table, own) for table, own in seats.items()]
    entries = [entry for entry in found if entry is not None]
    return sorted(entries, key=lambda entry: (not entry.my_turn, -entry.updated))[:LISTED]


def my_entry(registry: TableRegistry, table: str, own: list[int]) -> LobbyEntry | None:
    row = registry.store.read_lobby(table)
    if row is not None and row.status == PLAYING:
        with suppress(Refused):  # a table that cannot be read is listed at least
            playing = registry.find(table).table
            my_turn = bool({*own} & {*playing.people_to_act()})
            return listed(entry_of(playing, row.updated), own, my_turn=my_turn)
    return None if row is None else listed(row, own)


def listed(row: LobbyRow, own: list[int] | None = None, *, my_turn: bool = False) -> LobbyEntry:
    body = msgspec.json.decode(row.body, type=Body)
    mine = sorted({*(own or [])} - {HOST})
    return LobbyEntry(row.table, body.game, row.status, body.seats, body.options, row.updated, mine, my_turn)


def entry_of(table: Table, updated: float, status: str | None = None) -> LobbyRow:
    """How a table is listed."""
    body = encode(Body(table.created.game, seat_infos(table), chosen_options(table)))
    return LobbyRow(table.id, status or table.status, table.created.public, updated, body)


def entry_at_end(event: Event, table: Table, at: float) -> LobbyRow | None:
    """How a table is listed if this event ends its game; None where it does not."""
    return entry_of(table, at, OVER) if isinstance(event, Moved) and event.result else None
