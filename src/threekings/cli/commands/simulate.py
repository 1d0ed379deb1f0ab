"""`threekings simulate`: bots play many games; who wins how often, with intervals."""

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from threekings.bots import Bot, read_bot
from threekings.cli.atomic_files import check_writable, write_atomically
from threekings.cli.commands.shared_options import (
    edition_setting,
    json_setting,
    notes_setting,
    option_setting,
    ray_setting,
    read_options,
    seed_setting,
    threads_setting,
)
from threekings.cli.compiling import get_ready
from threekings.cli.spread import spread
from threekings.cli.terminal import screen
from threekings.game import Game
from threekings.games import game_named
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.simulate import Contest, Estimate, Tally, mean_points, record_games, simulate_games, win_share
from threekings.lab.workers import Workers
from threekings.match import check_players
from threekings.options import RANDOM
from threekings.texts import localized

MOST_GAMES = 10**9


@click.command()
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="How many play; by default as many as --bots names.")
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    metavar="N",
    default=1000,
    show_default=True,
    help="How many games; with --rotate rounded up to whole decks.",
)
@click.option(
    "--bots", metavar="BOT,…", default="random", show_default=True, help="One bot a seat, or one for all seats."
)
@seed_setting
@threads_setting
@ray_setting
@click.option("--rotate", is_flag=True, help="Play each deck once per rotation of the bots around the table.")
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="A folder to write every game into, as a record."
)
@notes_setting("Keep what was counted there: a simulation that was stopped goes on with the next game.")
@option_setting
@edition_setting
@json_setting
def simulate(
    *,
    game: str,
    threads: int | None,
    cluster: str | None,
    records: Path | None,
    notes: Path | None,
    as_json: bool,
    **settings: Any,
) -> None:
    """Let bots play many games.

    Bots are random, greedy and steward; steward takes a budget of playouts or time a move: steward:2000,
    steward:50ms. Equal seeds give equal results, unless a bot thinks by the clock.

    \b
    Example:
      threekings simulate king-lui --players 4 --games 100000 --bots random
      threekings simulate king-lui --bots greedy,random,random,random --rotate
      threekings simulate king-lui --games 100000000 --ray 10.0.0.1:6379 --notes games.jsonl
    """
    contest = read_contest(game_named(game), **settings)
    if records and notes:
        raise ValueError("--records and --notes do not go together: a game that is not played again has no record")
    if records:
        prepare(records)
    if notes:
        check_writable(notes)
    kept = BatchNotes(notes)
    with spread(threads, cluster) as workers:
        get_ready(contest.game)
        started = time.perf_counter()
        tally = run(contest, workers, records, kept)
        seconds = time.perf_counter() - started
    if as_json:
        click.echo(json.dumps(findings(contest, tally)))
    else:
        show(contest, tally, seconds)


def read_contest(
    game: Game,
    *,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    rotate: bool,
    options: tuple[str, ...],
    edition: Path | None,
) -> Contest:
    """The contest the settings describe; ValueError for any that cannot be."""
    seats = seat_bots([read_bot(bot) for bot in bots.split(",")], players or max(bots.count(",") + 1, game.players[0]))
    check_players(game, len(seats))
    given = read_options(game, options)
    values = game.settled(given, len(seats), seed)
    if given.get("first") == RANDOM:
        raise ValueError("--option first=random: every game here has the same first seat; --rotate moves the bots")
    return Contest(game, game.edition(edition), values, seats, games=games, seed=seed, rotate=rotate)


def seat_bots(bots: list[Bot], players: int) -> list[Bot]:
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise ValueError(f"--bots names {len(bots)} bots for {players} players; name one a seat, or one for all")
    return bots


def prepare(folder: Path) -> None:
    """Make the folder for records; nothing that lies there is written over."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("*.record")):
        raise ValueError(f"{folder} holds records already; name an empty folder")
    write_atomically(folder / "probe.record", "")
    (folder / "probe.record").unlink()


def run(contest: Contest, workers: Workers, records: Path | None, notes: BatchNotes) -> Tally:
    """Play, with a bar on the terminal and records written on the way."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(localized("cli-simulating"), total=contest.decks * contest.rotations)
        report = partial(progress.advance, task)
        if records:
            return write_records(contest, workers, records, report)
        return simulate_games(contest, workers=workers, report=report, notes=notes)


def write_records(contest: Contest, workers: Workers, folder: Path, report: Callable[[int], None]) -> Tally:
    """Play, and write every game into the folder."""
    tally, written = Tally(contest.players), 0
    for part, games in record_games(contest, workers=workers):
        for record in games:
            written += 1
            path = folder / f"{contest.game.name}-{written:06}.record"
            path.write_text(record, encoding="utf-8", newline="\n")
        tally.take(part)
        report(part.games)
    return tally


def findings(contest: Contest, tally: Tally) -> dict[str, Any]:
    """Everything that equal settings repeat exactly, for JSON."""
    return {
        "game": contest.game.name,
        "edition": contest.edition.name,
        "players": contest.players,
        "options": contest.options,
        "games": tally.games,
        "decks": tally.decks,
        "rotate": contest.rotate,
        "seed": contest.seed,
        "moves": tally.moves,
        "bots": [{"bot": str(bot)} | _row(contest, tally, "bot", number) for number, bot in enumerate(contest.bots)],
        "seats": [{"seat": seat} | _row(contest, tally, "seat", seat) for seat in range(contest.players)],
    }


def _row(contest: Contest, tally: Tally, by: str, number: int) -> dict[str, Any]:
    wins, points = win_share(contest, tally, by, number), mean_points(contest, tally, by, number)
    return {"win_share": wins._asdict(), "points": points._asdict()}


def show(contest: Contest, tally: Tally, seconds: float) -> None:
    """A table by bot and, where the bots went around the table, one by seat."""
    console = screen.terminal()
    if contest.rotate:
        console.print(_table(contest, tally, "bot", [str(bot) for bot in contest.bots]))
    seats = [str(seat) if contest.rotate else f"{seat}  {bot}" for seat, bot in enumerate(contest.bots)]
    console.print(_table(contest, tally, "seat", seats))
    rate = round(tally.games / seconds) if tally.games > seconds else round(tally.games / seconds, 2)
    console.print(
        localized("cli-simulated", games=tally.games, decks=tally.decks, seconds=f"{seconds:.1f}", rate=str(rate))
    )


def _table(contest: Contest, tally: Tally, by: str, names: list[str]) -> Table:
    table = Table(localized(f"cli-simulate-{by}"), box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("wins", "points"):
        table.add_column(localized(f"cli-simulate-{heading}"), justify="right")
        table.add_column(localized("cli-simulate-interval"), justify="right", style="dim")
    for number, name in enumerate(names):
        wins, points = win_share(contest, tally, by, number), mean_points(contest, tally, by, number)
        percent = Estimate(*(100 * value for value in wins))
        table.add_row(name, f"{percent.mean:.1f} %", _interval(percent), f"{points.mean:.1f}", _interval(points))
    return table


def _interval(estimate: Estimate) -> str:
    return f"{estimate.low:.1f} – {estimate.high:.1f}"
