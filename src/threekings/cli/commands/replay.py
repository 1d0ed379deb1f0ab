"""`threekings replay`: a recorded game, step by step, forwards and back."""

from pathlib import Path

import rich_click as click
from rich.console import Console, RenderableType

from threekings.cli.commands.shared_options import edition_setting, language_setting
from threekings.cli.record_files import read_match
from threekings.cli.terminal import screen
from threekings.cli.terminal.player_names import seat_names
from threekings.cli.terminal.prompts import ask, typed
from threekings.match import Match
from threekings.texts import localized

ALL = "all"


@click.command()
@click.argument("file")
@edition_setting
@click.option("--seat", default=ALL, metavar="N|all", show_default=True, help="Whose eyes to look through.")
@click.option(
    "--to", "step", type=int, metavar="MOVE", help="The move to begin with; without a terminal, the one to print."
)
@language_setting
def replay(*, file: str, edition: Path | None, seat: str, step: int | None) -> None:
    """Step through a recorded game.

    Enter goes on, b back, a number to that move. Without a terminal one position is printed.

    \b
    Example:
      threekings replay game.record
      threekings replay game.record --seat 2 --to 30
    """
    match = read_match(file, edition)
    viewer, last = read_seat(seat, match.players), len(match.steps)
    if step is not None and step not in range(last + 1):
        raise ValueError(f"there is no move {step}; the game has {last}")
    console = screen.terminal()
    if typed() and console.is_terminal:
        step_through(match, viewer, console, step or 0)
    else:
        console.print(position(console, match, viewer, last if step is None else step))


def read_seat(text: str, players: int) -> int | None:
    if text == ALL:
        return None
    if not text.isdecimal() or int(text) not in range(players):
        raise ValueError(f"--seat cannot be {text!r}; seats are 0 to {players - 1}, or {ALL}")
    return int(text)


def step_through(match: Match, viewer: int | None, console: Console, step: int) -> None:
    last = len(match.steps)
    while True:
        console.clear()
        console.print(position(console, match, viewer, step))
        try:
            line = ask(console, localized("cli-replay-ask", step=step, last=last))
        except EOFError:
            return
        if line in ("q", "quit"):
            return
        step = target(line, step, last)


def target(line: str, step: int, last: int) -> int:
    """The step a line leads to; what cannot be read stays here, and the prompt tells what can."""
    if line.isdecimal():
        return min(int(line), last)
    keys = {"": step + 1, "n": step + 1, "b": step - 1, "first": 0, "last": last}
    return max(0, min(keys.get(line, step), last))


def position(console: Console, match: Match, viewer: int | None, step: int) -> RenderableType:
    """The position after so many moves, and what the last of them brought: to one seat, or with all hands open."""
    opened = viewer is None or (match.over and step == len(match.steps))
    view = match.view_after(step, viewer, opened=opened)
    happenings = [one.seen_by(viewer, opened=opened) for one in match.happened(step)]
    show = screen.open_screen if opened else screen.play_screen
    return show(console, view, names=seat_names(match), happenings=happenings)
