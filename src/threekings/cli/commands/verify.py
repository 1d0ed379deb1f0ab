"""`threekings verify`: records replayed, every line against the rules, and what is wrong with the first that is."""

import json
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import track

from threekings.cli import BAD_INPUT, FAILED, FINE, complain, reason
from threekings.cli.commands.shared_options import edition_setting, json_setting
from threekings.cli.record_files import BrokenFile, read_match
from threekings.texts import localized

MANY = 20  # files from which on a bar shows how far it is


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@edition_setting
@json_setting
@click.pass_context
def verify(ctx: click.Context, *, files: tuple[str, ...], edition: Path | None, as_json: bool) -> None:
    """Replay records and say where they disagree with the rules.

    A file named - is standard input. Exit code 1: a record is broken; 2: a file cannot be read.

    \b
    Example:
      threekings verify game.record
      threekings verify games/*.record --json
    """
    found = []
    for file in watched(files):
        found.append(check(file, edition))
        if not as_json:
            tell(found[-1])
    if as_json:
        click.echo(json.dumps({"files": found}, ensure_ascii=False))
    ctx.exit(max(exit_code(finding) for finding in found))


def watched(files: tuple[str, ...]) -> Any:
    """The files, with a bar on the terminal when there are many."""
    console = Console(stderr=True)
    hidden = len(files) < MANY or not console.is_terminal
    return track(files, localized("cli-verifying"), console=console, transient=True, disable=hidden)


def check(file: str, edition: Path | None) -> dict[str, Any]:
    """What is to be said about one file."""
    try:
        match = read_match(file, edition)
    except BrokenFile as error:
        return {"file": file, "fine": False, "line": error.line, "reason": error.reason}
    except OSError as error:
        return {"file": file, "fine": False, "error": reason(error)}
    return {"file": file, "fine": True, "game": match.game.name, "moves": match.length, "over": match.over}


def tell(finding: dict[str, Any]) -> None:
    if "error" in finding:
        complain(finding["error"])
    elif finding["fine"]:
        name = "cli-verify-fine" if finding["over"] else "cli-verify-unfinished"
        click.echo(localized(name, file=finding["file"], moves=finding["moves"]))
    else:
        click.echo(f"{finding['file']}:{finding['line']}: {finding['reason']}")


def exit_code(finding: dict[str, Any]) -> int:
    if "error" in finding:
        return BAD_INPUT
    return FINE if finding["fine"] else FAILED
