"""`threekings bench`: how fast it is on this machine."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.status import Status
from rich.table import Table

from threekings.cli.commands.shared_options import json_setting
from threekings.cli.compiling import get_ready
from threekings.cli.terminal import screen
from threekings.games import GAMES
from threekings.lab.bench import Row, bench_rows
from threekings.lab.server_load import SEATS, load_rows, profile_lines
from threekings.server.net.open_files import sockets_within
from threekings.server.registry.registry import MOST_CONNECTIONS
from threekings.texts import localized

SERVE = ("serve", "--port", "0")


@click.command()
@click.argument("what", type=click.Choice(["rules", "serve"]), default="rules")
@click.option(
    "--tables", type=click.IntRange(1, 5000), default=2000, show_default=True, help="At a human pace, for serve."
)
@json_setting
def bench(what: str, *, tables: int, as_json: bool) -> None:
    """Measure speed.

    Games, single functions, views, bots, start-up and memory, on one core. `serve` measures a server on this machine,
    on one core: 50 tables of four as fast as they can, game by game, then many at one move in two seconds, every move
    durable and sent to all. Games are set up before the clock starts; the profile that follows is of play alone.

    \b
    Example:
      threekings bench
      threekings bench serve
      threekings bench --json
    """
    get_ready(*GAMES.values())
    if what == "serve":
        check_sockets(SEATS * tables)
    rows = measured(load_rows(server(), tables) if what == "serve" else bench_rows())
    if as_json:
        click.echo(json.dumps({"rows": [row._asdict() | {"value": rounded(row.value)} for row in rows]}))
    else:
        screen.terminal().print(table(rows))
        if what == "serve":
            click.echo("\n".join(["", *profile_lines(profiled_server)]))


def server() -> list[str]:
    """The command that starts a server."""
    return [sys.executable, "-m", "threekings", *SERVE]


def profiled_server(path: Path) -> list[str]:
    """The command that starts a server which writes its profile into a file."""
    return [sys.executable, "-m", "threekings.cli.profiled", str(path), *SERVE]


def check_sockets(wanted: int) -> None:
    """Make sure that this process may open so many, and the server, which has the same limits, take them."""
    most = sockets_within(MOST_CONNECTIONS)
    if wanted > most:
        raise ValueError(f"{wanted} sockets are too many, {most} can be: ask for fewer --tables, or raise ulimit -Hn")


def measured(measuring: Iterator[Row]) -> list[Row]:
    """All rows, with a line on the terminal that says what was measured last."""
    rows, console = [], Console(stderr=True)
    with Status(localized("cli-measuring", name="…"), console=console) as status:
        for row in measuring:
            rows.append(row)
            status.update(localized("cli-measuring", name=row.name))
    return rows


def rounded(value: float) -> float:
    return round(value) if value >= 1000 else round(value, 2)


def table(rows: list[Row]) -> Table:
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for row in rows:
        grid.add_row(row.name, f"{rounded(row.value):,}", row.unit)
    return grid
