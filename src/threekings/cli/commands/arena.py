"""`threekings arena`: how strong bots are against each other. Here are the settings; lab/arena plays and answers."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table as ScreenTable
from rich.text import Text

from threekings.bots import Bot, bot_kind, read_bot
from threekings.bots.budget import with_budget
from threekings.cli import FAILED, FINE, complain
from threekings.cli.arena_report import FORMATS
from threekings.cli.arena_report.report import Report, TextTable, facts, tables
from threekings.cli.atomic_files import check_writable, write_atomically
from threekings.cli.commands.shared_options import (
    command_line,
    edition_setting,
    json_setting,
    notes_setting,
    option_setting,
    outputs_setting,
    ray_setting,
    read_options,
    seed_setting,
    threads_setting,
)
from threekings.cli.compiling import get_ready
from threekings.cli.lab_report import check_file, ending
from threekings.cli.lab_report.asking import check_options
from threekings.cli.spread import spread
from threekings.cli.terminal import screen
from threekings.game import Game
from threekings.games import game_named
from threekings.lab.arena.answers import answer
from threekings.lab.arena.arena import Arena, Course, play_arena
from threekings.lab.arena.calibrate import playouts_in
from threekings.lab.arena.line_ups import LINE_UPS
from threekings.lab.arena.notes import Notes
from threekings.lab.arena.stopping import Until
from threekings.lab.workers import Workers
from threekings.match import check_players
from threekings.texts import localized

MOST_GAMES = 10**6
LEAST_WIDTH, MOST_WIDTH = 0.05, 50  # points


@click.command()
@click.argument("game")
@click.option("--bots", required=True, metavar="BOT,BOT,…", help="Who meets whom: two bots or more.")
@click.option("--players", type=int, metavar="N", help="How many sit at a table; as few as can if not said.")
@click.option(
    "--line-up",
    "kind",
    type=click.Choice(list(LINE_UPS)),
    default=next(iter(LINE_UPS)),
    show_default=True,
    help="Who sits at a table together.",
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    metavar="N",
    default=400,
    show_default=True,
    help="Games of each line-up, at most; rounded up to whole decks, at least two.",
)
@click.option(
    "--until",
    "points",
    type=click.FloatRange(LEAST_WIDTH, MOST_WIDTH),
    metavar="POINTS",
    help="Stop a line-up when its 95 % intervals are that narrow: ± so many points of a hundred.",
)
@click.option(
    "--until-decided",
    "decided",
    is_flag=True,
    help="Stop a line-up when its bots surely win more or less than their fair share.",
)
@click.option(
    "--budget",
    metavar="BUDGET",
    help="Of bots that are named without one. A time, such as 20ms, is measured on this machine and becomes playouts.",
)
@seed_setting
@threads_setting
@ray_setting
@option_setting
@edition_setting
@notes_setting("Keep every game there: an arena that was stopped goes on where it was.")
@outputs_setting(f"Write the answers into this file, by its ending: {', '.join(FORMATS)}.")
@json_setting
def arena(
    *,
    game: str,
    threads: int | None,
    cluster: str | None,
    notes: Path | None,
    outputs: tuple[Path, ...],
    as_json: bool,
    **settings: Any,
) -> int:
    """Prove how strong bots are against each other.

    All line-ups are played on the same decks, each deck in all rotations around the table. Line-ups are
    one-against-many (each bot alone against copies of each other one), first-against-many (only the bot named first
    alone), two-against-two (each pair of bots, half of the seats each), neighbours (only each bot and the one named
    before it) and mixed (different bots at every table, in all combinations).

    Told are each bot's share of wins beside the fair one, its mean rank and points, OpenSkill ratings (these need the
    extra threekings[arena]), and what each bot wins against each other one; all with 95 % intervals. Files hold a page
    (html), tables (md), figures for programs (json) or every game (csv). With --notes an arena can be stopped at any
    time, and goes on with the same command; more --games or another --until may be said then.

    \b
    Example:
      threekings arena king-lui --players 4 --bots steward:2000,greedy,random
      threekings arena ku-ka-king --bots steward,greedy --budget 20ms --until 2
      threekings arena king-lui --bots steward:100,greedy --notes arena.jsonl
      threekings arena ku-ka-king --bots timo,lina,otto,nora,milo,alma --line-up neighbours
      threekings arena ku-ka-king --bots steward:50,greedy --until-decided
      threekings arena kings-catering --bots steward:200,greedy --output arena.html
      threekings arena king-lui --bots steward:2000,greedy --ray 10.0.0.1:6379
    """
    for file in outputs:
        check_file(file, FORMATS)
    if notes:
        check_writable(notes)
    kept = Notes(notes)
    asked = read_arena(game_named(game), **settings)
    try:
        with spread(threads, cluster) as workers:
            get_ready(asked.game)
            asked = calibrated(asked, settings["bots"], settings["budget"], kept)
            courses = run(asked, kept, workers)
    except KeyboardInterrupt:
        complain(localized("cli-arena-interrupted", file=str(notes)) if notes else localized("cli-arena-lost"))
        return FAILED
    again = command(asked, options=settings["options"], edition=settings["edition"])
    tell(Report(asked, courses, answer(asked, courses), again), outputs, as_json=as_json)
    return FINE


def read_arena(
    game: Game,
    *,
    bots: str,
    players: int | None,
    kind: str,
    games: int,
    points: float | None,
    decided: bool,
    budget: str | None,
    seed: int,
    options: tuple[str, ...],
    edition: Path | None,
) -> Arena:
    """What the settings ask for; ValueError for any that cannot be."""
    seats = check_players(game, players or next(count for count in game.players if count > 1))
    if seats < 2:
        raise ValueError("--players 1: nobody meets anybody; threekings simulate plays games alone")
    names = bots.split(",")
    if len(names) < 2:
        raise ValueError(f"--bots {bots}: name two bots or more")
    given = read_options(game, options)
    check_options(given)
    asked = Arena(
        game,
        game.edition(edition),
        game.settled(given, seats, seed),
        seats,
        [read_entrant(name, budget) for name in names],
        kind,
        games,
        seed,
        Until(points / 100 if points else None, decided),
    )
    assert asked.contests  # all bots play the game, and fit into the line-ups
    return asked


def read_entrant(text: str, budget: str | None) -> Bot:
    """A bot, with the budget of those that are named without one."""
    return with_budget(text, budget) if budget and is_open(text) else read_bot(text)


def is_open(text: str) -> bool:
    """Whether a bot could have a budget and names none."""
    return ":" not in text and bot_kind(text).has_budget


def calibrated(asked: Arena, bots: str, budget: str | None, notes: Notes) -> Arena:
    """The same with playouts for all that was given a time by --budget, as notes tell them or as they are measured."""
    named = list(zip(bots.split(","), asked.bots, strict=True))
    timed = {name: bot for name, bot in named if is_open(name) and bot.milliseconds}
    if not timed:
        return asked
    before = (notes.head or {}).get("calibrated") or {}
    known = before["bots"] if before.get("budget") == budget else {}
    found = {name: known.get(name) or str(in_playouts(asked, bot)) for name, bot in timed.items()}
    entrants = [read_bot(found[name]) if name in timed else bot for name, bot in named]
    return replace(asked, bots=entrants, calibrated={"budget": budget, "bots": found})


def in_playouts(asked: Arena, bot: Bot) -> Bot:
    return Bot(bot.name, playouts=playouts_in(bot, asked.game, asked.edition, asked.options, asked.players))


def run(asked: Arena, notes: Notes, workers: Workers) -> list[Course]:
    """Play, with a bar on the terminal: what is left becomes less where a line-up is stopped early."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(localized("cli-simulating"), total=None)

        def report(courses: Sequence[Course]) -> None:
            decks = sum(course.decks for course in courses)
            left = sum(course.contest.decks - course.decks for course in courses if not course.is_over)
            progress.update(task, completed=decks * asked.players, total=(decks + left) * asked.players)

        return play_arena(asked, notes, workers=workers, report=report)


def tell(report: Report, outputs: Sequence[Path], *, as_json: bool) -> None:
    """The answers, in files and on the screen."""
    for file in outputs:
        write_atomically(file, FORMATS[ending(file)](report))
    if as_json:
        click.echo(FORMATS["json"](report), nl=False)
        return
    console = screen.terminal()
    for name, words in facts(report).items():
        console.print(Text.assemble((f"{name}: ", "dim"), words), soft_wrap=True)
    for table in tables(report):
        console.print("", Text(table.title, "bold"), grid(table), sep="\n")


def grid(table: TextTable) -> ScreenTable:
    drawn = ScreenTable(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(table.heads):
        drawn.add_column(head, justify="right" if place else "left", overflow="fold", no_wrap=not place)
    for row in table.rows:
        drawn.add_row(*row)
    return drawn


def command(asked: Arena, *, options: tuple[str, ...], edition: Path | None) -> str:
    """What plays the same games, on every machine: with the playouts that were found."""
    said: dict[str, Sequence[object]] = {
        "bots": [",".join(map(str, asked.bots))],
        "players": [asked.players],
        "line-up": [asked.kind],
        "games": [asked.games],
        "until": [] if asked.until.width is None else [f"{100 * asked.until.width:g}"],
        "seed": [asked.seed],
        "option": options,
        "edition": [edition],
    }
    return " ".join([command_line("arena", asked.game, said), *(["--until-decided"] if asked.until.decided else [])])
