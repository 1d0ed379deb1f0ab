"""`threekings doctor`: what this installation stands on and where it keeps things, or how a running server is."""

import json
import os
import platform
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import rich_click as click
from rich.table import Table

from threekings import __version__, jit, precompile
from threekings.cli import FAILED, FINE
from threekings.cli.commands.shared_options import json_setting
from threekings.cli.compiling import get_ready
from threekings.cli.terminal import saved_game, screen
from threekings.games import GAMES
from threekings.texts import localized

if TYPE_CHECKING:
    from threekings.cli.server_check import Finding

STANDS_ON = ("numpy", "numba", "llvmlite")
MEGABYTE = 1_000_000


@click.command()
@click.argument("address", required=False)
@click.option("--compile", "ahead", is_flag=True, help="Compile now all that games will need.")
@json_setting
def doctor(*, address: str | None, ahead: bool, as_json: bool) -> None:
    """Show versions, caches and devices; compile ahead; check a running server.

    What this installation stands on, where it keeps compiled code and games, and whether the rules are compiled. With
    the ADDRESS of a server, such as https://play.example.org: how a browser meets it, through whatever stands before
    it, and what to do where something is wrong. It sets up a table there, plays until bots have answered, and gives the
    game up. Exit code 1: something is wrong.

    \b
    Example:
      threekings doctor
      threekings doctor --compile
      threekings doctor https://play.example.org
    """
    if address is not None:
        if ahead:
            raise click.UsageError(localized("cli-doctor-either"))
        raise SystemExit(examine(address, as_json=as_json))
    if ahead:
        get_ready(*GAMES.values())
    found = findings()
    if as_json:
        click.echo(json.dumps(found))
        return
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in found.items():
        grid.add_row(
            localized(f"cli-doctor-{name}"), size_in_words(value) if name == "cache_bytes" else in_words(value)
        )
    screen.terminal().print(grid)


def examine(address: str, *, as_json: bool) -> int:
    """Check a running server, a line each; whether all is well, as an exit code."""
    from threekings.cli.server_check import check_server, checked_address  # needs the extra `serve`

    address, found = checked_address(address), []
    for finding in check_server(address):
        found.append(finding)
        if not as_json:
            click.echo(in_a_line(finding))
    if as_json:
        click.echo(json.dumps({"server": address, "checks": [asdict(finding) for finding in found]}))
    return FINE if all(finding.fine for finding in found) else FAILED


def in_a_line(finding: "Finding") -> str:
    """What a check has found; where something is wrong, what to do."""
    if finding.fine:
        return "✓ " + localized(f"cli-check-{finding.name}", **finding.facts)
    return "✗ " + localized(f"cli-check-wrong-{finding.why}", **finding.facts)


def findings() -> dict[str, Any]:
    """Everything, under the names JSON has."""
    cache = jit.cache_folder()
    return {
        "threekings": __version__,
        "python": platform.python_version(),
        **{package: version(package) for package in STANDS_ON},
        "cores": os.cpu_count(),
        "cache": str(cache) if cache else None,
        "cache_bytes": size(cache) if cache else 0,
        "mode": jit.MODE,
        "warm": {game.name: precompile.is_compiled(game) for game in GAMES.values()},
        "gpu": gpu(),
        "state": str(saved_game.folder()),
    }


def in_words(value: Any) -> str:
    """A finding as people read it."""
    match value:
        case dict():
            return ", ".join(f"{name}: {in_words(part)}" for name, part in value.items())
        case bool():
            return localized("cli-yes" if value else "cli-no")
        case None:
            return localized("cli-none")
    return str(value)


def size_in_words(count: int) -> str:
    return f"{count / MEGABYTE:.1f} MB"


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def gpu() -> str | None:
    """The name of the GPU compiled code can run on, if there is one."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # the CUDA target still asks for the name that NumPy dropped
    try:
        from numba import cuda

        return str(cuda.get_current_device().name.decode()) if cuda.is_available() else None
    except Exception:  # whatever a broken driver comes up with, there is no GPU then
        return None
