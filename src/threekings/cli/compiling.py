"""Compiling before the first move, with one line that says how far it is. Done once; the result stays on disk."""

import asyncio
from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from threekings.cli import complain
from threekings.game import Game
from threekings.jit import cache_folder
from threekings.precompile import PARTS, CompileQueue, jobs_left
from threekings.texts import localized

PAUSE = 0.2  # seconds between two looks at how far it is


def get_ready(*games: Game, parts: Iterable[str] = tuple(PARTS)) -> None:
    """Compile these parts of games, unless that was done before or nothing can be kept."""
    jobs = jobs_left(games, parts)
    if jobs and cache_folder():
        asyncio.run(_compile(CompileQueue(jobs)))


async def _compile(queue: CompileQueue) -> None:
    queue.start()
    try:
        await show_progress(queue)
    finally:
        await queue.close()
    for (game, part), error in queue.errors.items():
        complain(localized("cli-compiling-failed", what=f"{game}, {part}", why=str(error)))


async def show_progress(queue: CompileQueue) -> None:
    """One line in the terminal until everything is compiled."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=1.0)
        while games := queue.unfinished():
            progress.update(
                task, description=localized("cli-compiling", what=", ".join(games)), completed=queue.progress()
            )
            await asyncio.sleep(PAUSE)
