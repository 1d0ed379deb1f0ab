"""`threekings bench`: how fast it is on this machine."""

import json

import rich_click as click
from rich.console import Console
from rich.status import Status
from rich.table import Table

from threekings.cli import screen
from threekings.cli.settings import json_setting
from threekings.cli.warming import get_ready
from threekings.cli.words import say
from threekings.game import GAMES
from threekings.lab.bench import Row, bench_rows


@click.command()
@json_setting
def bench(*, as_json: bool) -> None:
    """Measure speed.

    Games, single functions, bots, start-up and memory, on one core.

    \b
    Example:
      threekings bench
      threekings bench --json
    """
    for game in GAMES.values():
        get_ready(game)
    rows = measured()
    if as_json:
        click.echo(json.dumps({"rows": [row._asdict() | {"value": rounded(row.value)} for row in rows]}))
    else:
        screen.terminal().print(table(rows))


def measured() -> list[Row]:
    """All rows, with a line on the terminal that says what was measured last."""
    rows, console = [], Console(stderr=True)
    with Status(say("cli-measuring", name="…"), console=console) as status:
        for row in bench_rows():
            rows.append(row)
            status.update(say("cli-measuring", name=row.name))
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
