"""The end of an account: its name, password, devices and ratings, what was said, and all games without other people.

Where others have played too the game stays as it was, with its moves, but not who it was: in the log's entries the name
is a guest's and words are gone. What a crash leaves undone the sweeper finishes: the account goes last.
"""

import logging

from threekings import names
from threekings.games import GAMES
from threekings.server import logs
from threekings.server.accounts.traces import last_is_own, traces, without
from threekings.server.lifecycle.waking import BROKEN, read_table
from threekings.server.registry import lobby
from threekings.server.registry.live_table import COME_BACK, LiveTable
from threekings.server.registry.perform import append
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import HOST, NO_TABLE, Account, AccountChange, Change, Claim, Entry
from threekings.server.table.events import Abandoned
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_NAME, leave_seat
from threekings.server.table.table import ABANDONED, FINAL, GATHERING, OVER, PLAYING
from threekings.server.table.takeover import resign

GUEST = "Guest"
CLOSED = ""  # in place of the hash of a password


async def delete(registry: TableRegistry, account: Account) -> None:
    """Delete an account and what tells of it. First it is logged out everywhere, and nobody can log in any more."""
    devices = tuple(device.hash for device in registry.store.devices(account.id))
    async with registry.accounts:
        closed = AccountChange(password=(account.id, CLOSED), log_out=devices)
        await registry.store.write(Change(NO_TABLE, account=closed))
    registry.come_back(account.id)
    await finish(registry, account.id)


async def finish(registry: TableRegistry, account: bytes) -> None:
    """Leave all tables of an account that is closed; it goes last. Where it is gone already, nothing is left to do."""
    for game in GAMES:
        await registry.compiling.ready(game, "rules")
    async with registry.deleting:
        for table in registry.store.tables_of(account):
            await leave(registry, account, table)
            await registry.pause()
        if registry.store.read_account(account):
            async with registry.rating:
                await registry.store.write(Change(NO_TABLE, account=AccountChange(delete=account)))
            logs.event("account deleted")


async def leave(registry: TableRegistry, account: bytes, table: str) -> None:
    """Leave a table so that nobody can tell who was there; erase it where nobody else ever was."""
    try:
        live = await registry.find(table)
    except Refused as refused:
        if refused.code == BROKEN:
            logs.event("table not cleared", level=logging.WARNING, table=table)
        elif refused.code != "unknown":
            raise
        return
    others = everybody(registry, table) - {account}
    async with live.lock:
        await give_up_seats(registry, live, account)
        heir = await pass_host(registry, live, account)
        if not others or (live.table.status == GATHERING and not heir):
            await erase(registry, live)
        else:
            await rewrite(registry, live, account)


def everybody(registry: TableRegistry, table: str) -> set[bytes]:
    """All who have ever held a seat, and who has set up the table."""
    ever = registry.store.all_holders(table).values()
    return {*registry.holders(table).values()}.union(*ever)


async def give_up_seats(registry: TableRegistry, live: LiveTable, account: bytes) -> None:
    """A bot plays on to the end; before the game the seat is free."""
    for seat in [seat for seat, holder in live.holders().items() if holder == account and seat != HOST]:
        place = live.table.seats[seat]
        if live.table.status == PLAYING and place.person and place.why not in FINAL:
            await append(registry, live, resign(live.table, seat))
        elif live.table.status == GATHERING and place.taken:
            await append(registry, live, leave_seat(live.table, seat))


async def pass_host(registry: TableRegistry, live: LiveTable, account: bytes) -> bool:
    """Somebody who sits there is the host then; whether there is a host still."""
    holders = live.holders()
    if holders.get(HOST) != account:
        return HOST in holders
    heir = next((holders[seat] for seat in sorted(holders) if seat != HOST and holders[seat] != account), None)
    if heir is not None:
        await registry.store.write(Change(live.table.id, claims=(Claim(HOST, "session", heir),)))
    return heir is not None


async def erase(registry: TableRegistry, live: LiveTable) -> None:
    """Delete a table that is in memory; nothing happens at it any more."""
    table = live.table.id
    if live.table.status in (GATHERING, PLAYING):
        await append(registry, live, Abandoned(seat=None))
    registry.erasing.add(table)
    try:
        registry.live.pop(table, None)
        for connection in list(live.connections):
            connection.close(COME_BACK)
        await registry.store.erase(table)
    finally:
        registry.erasing.discard(table)
    registry.agenda.drop(table)


async def rewrite(registry: TableRegistry, live: LiveTable, account: bytes) -> None:
    """Put a guest's name into the log, and take words out of it; then show the table as it is now."""
    table, store = live.table.id, registry.store
    await store.write(Change(table, rewritten=tuple(rewritten(registry, live, account))))
    fresh, _, live.version = await read_table(table, registry)
    fresh.since = live.table.since
    live.table = fresh
    row, kept = store.read_lobby(table), lobby.kept_seats(registry, fresh)
    entry = lobby.entry_of(fresh, row.updated if row else registry.now(), kept=kept)
    await store.write(Change(table, lobby_entry=entry))
    live.broadcast(0)
    if fresh.status in (OVER, ABANDONED) and not live.connections:
        registry.live.pop(table, None)


def rewritten(registry: TableRegistry, live: LiveTable, account: bytes) -> list[Entry]:
    """The entries that tell of the account, as a guest's."""
    own = last_is_own(registry.store, live.table.id, account)
    called = [str(place.name) for seat, place in enumerate(live.table.seats) if place.taken and not own.get(seat)]
    guests: dict[int | None, str] = {}
    for seat in (*sorted(own), None):
        guests[seat] = names.unique(GUEST, [*called, *guests.values()], MOST_NAME)
    return [without(trace, guests[trace.event.seat]) for trace in traces(registry.store, live.table.id, account)]
