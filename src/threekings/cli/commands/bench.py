"""`threekings bench`: how fast it is on this machine."""

import json
from collections.abc import Iterator

import rich_click as click
from rich.console import Console
from rich.status import Status
from rich.table import Table

from threekings.cli.commands.shared_options import json_setting, processes_setting
from threekings.cli.compiling import get_ready
from threekings.cli.terminal import screen
from threekings.games import GAMES
from threekings.lab.bench import Row, bench_rows
from threekings.texts import localized


@click.command()
@click.argument("what", type=click.Choice(["rules", "serve"]), default="rules")
@click.option(
    "--tables", type=click.IntRange(1, 5000), default=2000, show_default=True, help="At a human pace, for serve."
)
@click.option("--database", metavar="ADDRESS", help="Let the server keep its tables in this empty PostgreSQL database.")
@processes_setting("Compare what a move costs so many processes on that database, and one.")
@json_setting
def bench(what: str, *, tables: int, database: str | None, processes: int, as_json: bool) -> None:
    """Measure speed.

    Games, single functions, views, bots, start-up and memory, on one core. `serve` measures a server on this machine,
    on one core: 50 tables of four as fast as they can, game by game, then many at one move in two seconds, every move
    durable and sent to all. Games are set up before the clock starts; the profile that follows is of play alone.

    \b
    Example:
      threekings bench
      threekings bench serve
      threekings bench serve --database postgresql:///empty
      threekings bench serve --database postgresql:///empty --processes 2
      threekings bench --json
    """
    if what == "serve":
        from threekings.cli.server_bench import (  # needs the extra of that name
            measure_over,
            server_profile,
            server_rows,
        )
        from threekings.server.store.changes import StoreFailed

        if processes > 1 and not database:
            raise click.UsageError("--processes needs --database: a folder has one process")
        try:
            measure_over(database)
        except StoreFailed as error:
            raise click.ClickException(str(error)) from None
    elif database or processes > 1:
        raise click.UsageError("--database and --processes are for serve")
    get_ready(*GAMES.values())
    rows = measured(server_rows(tables, processes) if what == "serve" else bench_rows())
    if as_json:
        click.echo(json.dumps({"rows": [row._asdict() | {"value": rounded(row.value)} for row in rows]}))
    else:
        screen.terminal().print(table(rows))
        if what == "serve" and processes == 1:
            click.echo("\n".join(["", *server_profile()]))


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
