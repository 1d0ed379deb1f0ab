"""Compiling while the server serves already: each part of a game in a process of its own, then loaded into this one.

Tables whose game is still being compiled gather people, and begin as soon as its rules are there.
"""

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from threekings.game import Game
from threekings.games import GAMES
from threekings.jit import cache_folder
from threekings.precompile import TO_PLAY, CompileQueue, CompilingFailed, Report, compile_apart, compile_part, jobs_left
from threekings.server import logs
from threekings.server.registry.lobby import listed
from threekings.server.registry.perform import perform
from threekings.server.registry.registry import MOST_TABLES, TableRegistry
from threekings.server.table import setup
from threekings.server.table.refused import Refused
from threekings.server.table.table import GATHERING

loading = ThreadPoolExecutor(1, thread_name_prefix="compiled")


def what_tables_need(games: Iterable[Game]) -> CompileQueue:
    """All that tables of these games need and that was not compiled before."""
    return CompileQueue(jobs_left(games, TO_PLAY), compile_job=compile_and_load)


async def compile_and_load(game: str, part: str, report: Report) -> None:
    """Compile a part and load it, outside the event loop. What a worker could not compile is compiled here instead."""
    try:
        if cache_folder():
            await compile_apart(game, part, report)
    except (CompilingFailed, OSError) as error:
        logs.event("compiling failed", level=logging.ERROR, error=error, game=game, part=part)
    await asyncio.get_running_loop().run_in_executor(loading, compile_part, GAMES[game], part)
    logs.event("compiled", game=game, part=part)


async def open_as_compiled(registry: TableRegistry) -> None:
    """Wake the tables that are due, and begin those that wait for the compiler alone: now, and whenever it has finished
    the rules of a game."""
    await registry.wake_due()
    await begin_full_tables(registry)
    waiting = [open_when_compiled(registry, game) for game in registry.compiling.unfinished()]
    await asyncio.gather(*waiting)


async def open_when_compiled(registry: TableRegistry, game: str) -> None:
    await registry.compiling.ready(game, "rules")
    await registry.wake_due()
    await begin_full_tables(registry)


async def begin_full_tables(registry: TableRegistry) -> None:
    """Begin where everybody sits and the rules are compiled."""
    gathering = await asyncio.to_thread(registry.store.find_lobby, status=GATHERING, limit=MOST_TABLES)
    for row in gathering:
        await registry.pause()
        entry = listed(registry, row)
        full = entry is not None and all(seat.name is not None for seat in entry.seats)
        if entry and full and registry.compiling.is_ready(entry.game, "rules"):
            await begin_if_full(registry, row.table)


async def begin_if_full(registry: TableRegistry, table: str) -> None:
    try:
        live = await registry.find(table)
        if live.table.full:
            await perform(registry, live, setup.begin)
    except Refused:
        pass  # somebody has just left, or begun; or the table cannot be read
    except Exception as error:  # one that cannot begin harms no other
        logs.event("table not begun", level=logging.ERROR, error=error, table=table)
