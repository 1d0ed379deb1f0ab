"""`threekings lab tune`: search what a rulebook leaves open for numbers that are fair and alive."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple

import rich_click as click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table

from threekings.bots import bot_kind, read_bot
from threekings.cli.atomic_files import check_writable, write_atomically
from threekings.cli.commands.shared_options import edition_setting, json_setting, notes_setting
from threekings.cli.compiling import get_ready
from threekings.cli.terminal import screen
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import GAMES, game_named
from threekings.lab.simulate import loops
from threekings.lab.tune.combine import Choice, Combining
from threekings.lab.tune.entries import Candidate, inline_table, present, written
from threekings.lab.tune.figures import LIMITS
from threekings.lab.tune.notes import Notes
from threekings.lab.tune.search import Measured, Report, Search, rounds
from threekings.texts import localized

GAMES_ALONE = 2000  # in which it is seen how hard games alone are


class Tuned(NamedTuple):
    """What a search has found."""

    best: dict[str, Measured]  # by setting
    before: dict[str, float]  # by name: the share of games alone that were won
    choice: Choice


@click.command()
@click.argument("game")
@click.option("--setup", "setups", multiple=True, metavar="NAME", help="Search this one only; all if not said.")
@click.option(
    "--candidates",
    type=click.IntRange(4, 10**5),
    default=400,
    show_default=True,
    metavar="N",
    help="How many are drawn for each setup; the best of them stay.",
)
@click.option("--bot", default="steward:40", show_default=True, help="Who plays the last two rounds of a search.")
@click.option(
    "--games",
    type=click.IntRange(8, 10**5),
    default=400,
    show_default=True,
    metavar="N",
    help="Games of the last round, with each number of players.",
)
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True, help="Decides what is drawn.")
@edition_setting
@notes_setting("Keep every measurement there: a search that was stopped goes on where it was.")
@click.option("--output", type=click.Path(path_type=Path), metavar="FILE", help="Write the edition found, a TOML file.")
@json_setting
def tune(*, game: str, setups: tuple[str, ...], output: Path | None, as_json: bool, **settings: Any) -> None:
    """Search an edition that is fair to all seats.

    What a rulebook leaves open is searched, nothing else: for each setup of the game candidates are drawn and measured
    in five rounds, three by greedy, two by a strong bot; the best stay. Good is what gives no seat more than 55 % of
    the wins at two players, 40 % at three and 31 % at four, in games to which every source of points matters. Of the
    best those are taken with which games alone stay as hard as they were, within 10 points of a hundred.

    The figures of a search flatter what it found, because it was found by them: measure the result again, with another
    seed, by threekings lab.

    \b
    Example:
      threekings lab tune kings-catering --notes search.jsonl --output fair.toml
      threekings lab tune kings-catering --setup family --bot greedy --games 200
      threekings lab kings-catering --question seats --edition fair.toml --games 2000 --seed 2
    """
    kind = game_named(game)
    tuned = search(kind, named(kind, setups), output=output, **settings)
    if as_json:
        click.echo(json.dumps(findings(tuned)))
    else:
        show(screen.terminal(), tuned)


def named(game: Game, setups: tuple[str, ...]) -> list[str]:
    """The setups to search; ValueError for those that are not there."""
    known = list(game.study.reconstructed)
    if not known:
        tunable = ", ".join(name for name, each in GAMES.items() if each.study.reconstructed)
        raise ValueError(f"{game.name} leaves nothing open that a search could change; {tunable} does")
    for setup in setups:
        if setup not in known:
            raise ValueError(f"--setup {setup}: {game.name} has {', '.join(known)}")
    return list(dict.fromkeys(setups)) or known


def search(
    game: Game,
    setups: list[str],
    *,
    candidates: int,
    bot: str,
    games: int,
    seed: int,
    edition: Path | None,
    notes: Path | None,
    output: Path | None,
) -> Tuned:
    """Search every setup, put the best together, and write the edition."""
    bot_kind(read_bot(bot).name)
    for file in filter(None, (notes, output)):
        check_writable(file)
    start, kept = game.edition(edition), Notes(notes)
    get_ready(game)
    loops(game.name)  # loaded once, not by every thread
    trials = rounds(bot, games, candidates)
    found = {}
    with workers() as pool, bar(len(trials)) as report_of:
        for setup in setups:
            found[setup] = Search(game, start, setup, seed=seed, notes=kept).run(
                trials, candidates, pool, report_of(setup)
            )
    combining = Combining(game, start, found, games=GAMES_ALONE, seed=seed)
    choice = combining.choose()
    if output:
        text = file_of(game, start, edition).read_text(encoding="utf-8")
        write_atomically(output, written(text, choice.edition, output.stem))
    best = {setup: found[setup][place] for setup, place in choice.places.items()}
    return Tuned(best, combining.before, choice)


def file_of(game: Game, edition: Edition, given: Path | None) -> Path:
    """Where an edition stands, to be written anew with other entries."""
    standard = [each.digest for each in game.standard_editions]
    if given is None or edition.digest in standard:
        return game.standard_files[standard.index(edition.digest)]
    return given


@contextmanager
def workers() -> Iterator[ThreadPoolExecutor]:
    """A thread a core. Whoever stops a search waits only for what is being played."""
    pool = ThreadPoolExecutor(cpu_count())
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def bar(count: int) -> Iterator[Any]:
    """A bar on the terminal for the round that is played."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:

        def report_of(setup: str) -> Report:
            task = progress.add_task(setup, total=None)

            def report(number: int, total: int, done: int) -> None:
                words = localized("cli-tune-round", setup=setup, number=number + 1, count=count)
                progress.update(task, description=words, total=total, completed=done)

            return report

        yield report_of


def findings(tuned: Tuned) -> dict[str, Any]:
    """All of it, for programs."""
    return {
        "setups": {
            setup: {
                "entries": one.candidate,
                "wins": {str(players): seen.shares for players, seen in one.figures.items()},
                "points": {str(players): seen.sources for players, seen in one.figures.items()},
                "fault": one.fault,
            }
            for setup, one in tuned.best.items()
        },
        "alone": {name: {"before": tuned.before[name], "after": share} for name, share in tuned.choice.alone.items()},
        "edition": tuned.choice.edition.digest,
    }


def show(console: Console, tuned: Tuned) -> None:
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for head in (localized("cli-lab-setting"), *(localized("cli-lab-of-players", count=count) for count in LIMITS)):
        grid.add_column(head)
    for setup, one in tuned.best.items():
        grid.add_row(setup, *(shares(one.figures[players].shares) for players in one.figures))
    console.print(localized("cli-lab-wins"), grid, sep="\n")
    for one in tuned.best.values():
        console.print(
            entries_text(present(tuned.choice.edition, one.candidate)), markup=False, highlight=False, soft_wrap=True
        )
    for name, share in tuned.choice.alone.items():
        console.print(localized("cli-tune-alone", name=name, before=f"{tuned.before[name]:.0%}", after=f"{share:.0%}"))


def shares(wins: list[float]) -> str:
    return " / ".join(f"{share:.1%}" for share in wins)


def entries_text(candidate: Candidate) -> str:
    """A setup's entries, as they stand in an edition's file."""
    return "\n".join(f"{name.partition('.')[2]} = {inline_table(entry)}" for name, entry in candidate.items())
