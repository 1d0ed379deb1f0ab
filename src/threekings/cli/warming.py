"""Compiling before the first move, with one line that says so. Done once; the result stays on disk."""

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from threekings.cli.words import say
from threekings.game import Game
from threekings.precompile import is_warm, warm_up


def get_ready(game: Game) -> None:
    """Compile what playing this game needs, unless that was done before."""
    if not is_warm(game):
        compile_ahead(game)


def compile_ahead(game: Game) -> None:
    """Compile what playing this game needs."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("cli-compiling", what=game.name), total=None)

        def report(what: str, done: int, of: int) -> None:
            progress.update(task, description=say("cli-compiling", what=what), completed=done, total=of)

        warm_up(game, report)
