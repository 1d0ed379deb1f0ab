"""`threekings replay`: a recorded game, step by step, forwards and back."""

from dataclasses import dataclass
from pathlib import Path

import rich_click as click
from rich.console import Console, RenderableType

from threekings.cli.files import read_match
from threekings.cli.settings import edition_setting
from threekings.cli.terminal import screen
from threekings.cli.terminal.prompts import ask, typed
from threekings.cli.terminal.saved_game import seat_names
from threekings.cli.words import say
from threekings.happenings import Happening
from threekings.match import Match

ALL = "all"


@dataclass(frozen=True)
class Film:
    """A game at every step, step 0 before the first move, seen by one seat or, with None, with all hands open."""

    steps: tuple[Match, ...]
    seat: int | None

    @property
    def last(self) -> int:
        return len(self.steps) - 1


@click.command()
@click.argument("file")
@edition_setting
@click.option("--seat", default=ALL, metavar="N|all", show_default=True, help="Whose eyes to look through.")
@click.option(
    "--to", "step", type=int, metavar="MOVE", help="The move to begin with; without a terminal, the one to print."
)
def replay(*, file: str, edition: Path | None, seat: str, step: int | None) -> None:
    """Step through a recorded game.

    Enter goes on, b back, a number to that move. Without a terminal one position is printed.

    \b
    Example:
      threekings replay game.record
      threekings replay game.record --seat 2 --to 30
    """
    match = read_match(file, edition)
    film = Film(steps_of(match), read_seat(seat, match.players))
    if step is not None and step not in range(film.last + 1):
        raise ValueError(f"there is no move {step}; the game has {film.last}")
    console = screen.terminal()
    if typed() and console.is_terminal:
        step_through(film, console, step or 0)
    else:
        console.print(still(console, film, film.last if step is None else step))


def read_seat(text: str, players: int) -> int | None:
    if text == ALL:
        return None
    if not text.isdecimal() or int(text) not in range(players):
        raise ValueError(f"--seat cannot be {text!r}; seats are 0 to {players - 1}, or {ALL}")
    return int(text)


def steps_of(match: Match) -> tuple[Match, ...]:
    steps = [match]
    while steps[-1].length:
        steps.append(steps[-1].copy())
        steps[-1].undo()
    return tuple(reversed(steps))


def step_through(film: Film, console: Console, step: int) -> None:
    while True:
        console.clear()
        console.print(still(console, film, step))
        try:
            line = ask(console, say("cli-replay-ask", step=step, last=film.last))
        except EOFError:
            return
        if line in ("q", "quit"):
            return
        step = target(line, step, film.last)


def target(line: str, step: int, last: int) -> int:
    """The step a line leads to; what cannot be read stays here, and the prompt tells what can."""
    if line.isdecimal():
        return min(int(line), last)
    ways = {"": step + 1, "n": step + 1, "b": step - 1, "first": 0, "last": last}
    return max(0, min(ways.get(line, step), last))


def still(console: Console, film: Film, step: int) -> RenderableType:
    """The position after so many moves, and what the last of them brought."""
    match, names = film.steps[step], seat_names(film.steps[step])
    since = len(film.steps[step - 1].log(film.seat)) if step else 0
    if film.seat is None or match.over:
        return screen.open_screen(console, screen.open_view(match), names=names, happenings=happened(match)[since:])
    return screen.play_screen(console, match, film.seat, names=names, since=since)


def happened(match: Match) -> list[Happening]:
    """What happened, with all that only one seat saw."""
    steps = (match.happened(step) for step in range(len(match.steps) + 1))
    return [one.public if one.private is None else one.private for step in steps for one in step]
