"""All that a server keeps of an account, as lines of JSON: who it is, then table after table, read one at a time."""

import asyncio
from collections.abc import AsyncIterator

from threekings.server.accounts import history
from threekings.server.accounts.traces import said, traces
from threekings.server.lifecycle.waking import read_table
from threekings.server.protocol.messages import ExportedTable, encode
from threekings.server.registry.lobby import listed
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.account_statements import player_of
from threekings.server.store.changes import Account
from threekings.server.table import ending
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, OVER


async def lines(registry: TableRegistry, account: Account, session: bytes | None) -> AsyncIterator[bytes]:
    """The profile, and each table at which somebody of the account was."""
    yield encode(await asyncio.to_thread(history.profile, registry, account, session)) + b"\n"
    rated = registry.store.rated_games(player_of(account.id))
    for table in registry.store.tables_of(account.id):
        row = registry.store.read_lobby(table)
        own = [seat for seat, holder in registry.store.accounts_at(table).items() if holder == account.id]
        entry = listed(registry, row, own) if row else None
        words = [*said(await asyncio.to_thread(traces, registry.store, table, account.id))]
        change = history.change_of(rated.get(table))
        yield encode(ExportedTable(table, entry, change, words, await record(registry, table))) + b"\n"


async def record(registry: TableRegistry, table: str) -> str | None:
    """The record of a game that is over: that of others holds cards nobody may see yet."""
    try:
        live = registry.live.get(table)
        if live:
            await registry.others.look_again(live)
        found = live.table if live else (await read_table(table, registry))[0]
    except Refused:
        return None  # it cannot be read
    if found.status not in (OVER, ABANDONED) or found.match is None:
        return None
    return await asyncio.to_thread(ending.record, found)
