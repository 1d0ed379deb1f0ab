"""What a log tells of somebody of an account: how they were called, and what they have said."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from threekings.server.store.changes import Entry
from threekings.server.store.store import Store
from threekings.server.table import events
from threekings.server.table.events import Chatted, Event, Renamed, SeatChanged, SeatPassed, SeatTaken


class Trace(NamedTuple):
    """An entry that names somebody of the account, or has their words."""

    entry: Entry
    event: SeatTaken | Renamed | SeatPassed | Chatted


def traces(store: Store, table: str, account: bytes) -> list[Trace]:
    """All of a table's log, in order.

    Where several have held a seat one after another, what was before the last of them is taken for the account's too:
    nobody is left in that seat whose name is needed.
    """
    log = [(entry, events.decode(entry.body)) for entry in store.read_log(table)]
    spoken, own, last = store.spoken_at(table, account), last_is_own(store, table, account), last_arrivals(log)
    return [
        Trace(entry, event)
        for entry, event in log
        if isinstance(event, (SeatTaken, Renamed, SeatPassed, Chatted))
        and (
            entry.seq in spoken
            if event.seat is None
            else event.seat in own and (own[event.seat] or entry.seq < last[event.seat])
        )
    ]


def last_is_own(store: Store, table: str, account: bytes) -> dict[int, bool]:
    """The seats that somebody of the account has ever held, and whether whoever sat there last was it."""
    moved, claims = store.moved_seats(table, account), store.seat_claims(table)
    holders = {claim.seat: claim.hash for claim in claims if claim.kind == "session"}
    return {
        seat: seat in moved or holders.get(seat) == account or ever == {account}
        for seat, ever in store.all_holders(table).items()
        if account in ever
    }


def last_arrivals(log: list[tuple[Entry, Event]]) -> dict[int, int]:
    """The entry with which somebody last came to each seat."""
    found = {}
    for entry, event in log:
        if isinstance(event, (SeatTaken, SeatPassed)):
            found[event.seat] = entry.seq
        elif isinstance(event, SeatChanged):
            found[event.to] = entry.seq
    return found


def without(trace: Trace, guest: str) -> Entry:
    """The entry under another name, and without words."""
    changed = {"name": guest, "text": ""} if isinstance(trace.event, Chatted) else {"name": guest}
    return msgspec.structs.replace(trace.entry, body=events.encode(msgspec.structs.replace(trace.event, **changed)))


def said(found: list[Trace]) -> Iterator[tuple[float, str]]:
    """What somebody has said, and when."""
    return ((trace.entry.at, trace.event.text) for trace in found if isinstance(trace.event, Chatted))
