"""`threekings lab`: questions about a game's balance. Here are the settings; lab_report/ asks, answers and writes."""

import tempfile
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from threekings.bots import read_bot
from threekings.cli.atomic_files import check_writable
from threekings.cli.commands.shared_options import (
    command_line,
    edition_setting,
    json_setting,
    notes_setting,
    option_setting,
    outputs_setting,
    ray_setting,
)
from threekings.cli.lab_report import FORMATS, check_file, ending, text_files, write_report
from threekings.cli.lab_report.asking import answered, plans_of, read_asked, read_change, show
from threekings.cli.lab_report.balance_page import write_page
from threekings.cli.lab_report.report import Report
from threekings.cli.spread import spread
from threekings.cli.terminal import screen
from threekings.game import Game
from threekings.games import game_named
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.questions import QUESTIONS

MOST_GAMES = 10**6


@click.command()
@click.argument("game")
@click.option(
    "--question",
    "questions",
    multiple=True,
    type=click.Choice(list(QUESTIONS)),
    help="What is asked; several are answered from the same games. Without one, a page on all of a game's balance.",
)
@click.option("--players", multiple=True, type=int, metavar="N", help="How many play; all there can be if not said.")
@click.option("--games", type=click.IntRange(2, MOST_GAMES), default=200, show_default=True, help="Games a setting.")
@click.option("--bot", default="steward:40", show_default=True, help="Who sits in every seat.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True, help="Decides decks and choices.")
@option_setting
@edition_setting
@click.option(
    "--against",
    multiple=True,
    metavar="NAME=VALUE",
    help="Compare on the same decks with what differs in this: edition=FILE, bot=BOT, or an option.",
)
@ray_setting
@notes_setting("Keep every game that answers a question there: a lab that was stopped goes on with the next one.")
@outputs_setting(f"Write into this file. The answers to questions go by its ending: {', '.join(FORMATS)}.")
@click.option("--open", "opened", is_flag=True, help="Show the answers to questions in the browser.")
@json_setting
def lab(
    game: str,
    *,
    questions: tuple[str, ...],
    bot: str,
    cluster: str | None,
    outputs: tuple[Path, ...],
    opened: bool,
    as_json: bool,
    **settings: Any,
) -> None:
    """Ask how a game is balanced.

    Bots of equal strength play every setting of the game with every number of players, unless you say which. Questions
    are: what each seat wins (seats), what options change (options), what other cards change (edition), where points
    come from (cards) and how long games take (length). With --against everything is played twice on the same decks: A
    as you say, B with that difference. Every figure is a mean with its 95 % interval.

    Answers are shown as tables. Files hold a page with drawings (html), tables (md), figures for programs (json), every
    game (csv) or plots (png, svg; these need the extra threekings[plots]).

    \b
    Example:
      threekings lab king-lui --question seats --bot greedy --games 100000
      threekings lab ku-ka-king --question edition --edition churches.toml --bot greedy --games 10000
      threekings lab king-lui --question length --against tiebreak=shared --bot greedy
      threekings lab ku-ka-king --question seats --question cards --output report.html --open
      threekings lab kings-catering --output balance.md
      threekings lab king-lui --question seats --bot steward:200 --games 100000 --ray 10.0.0.1:6379
    """
    kind = game_named(game)
    if questions:
        answer(kind, questions, bot=bot, cluster=cluster, outputs=outputs, opened=opened, as_json=as_json, **settings)
    else:
        write_page(kind, read_bot(bot), outputs, cluster=cluster, opened=opened, as_json=as_json, **settings)


def answer(
    game: Game,
    questions: tuple[str, ...],
    *,
    players: tuple[int, ...],
    games: int,
    bot: str,
    seed: int,
    options: tuple[str, ...],
    edition: Path | None,
    against: tuple[str, ...],
    cluster: str | None,
    notes: Path | None,
    outputs: tuple[Path, ...],
    opened: bool,
    as_json: bool,
) -> None:
    """Answer questions, on the screen and in files."""
    asked = read_asked(game, edition=edition, options=options, players=players, bot=bot, games=games, seed=seed)
    change = read_change(asked, against)
    plans = plans_of(asked, questions, change)
    for file in outputs:
        check_file(file)
    if notes:
        check_writable(notes)
    kept = BatchNotes(notes)
    said: dict[str, Sequence[object]] = {
        "question": questions,
        "players": players,
        "games": [games],
        "bot": [bot],
        "seed": [seed],
    }
    said |= {"option": options, "edition": [edition], "against": against}
    with spread(None, cluster) as workers:
        report = answered(asked, plans, change, command_line("lab", game, said), workers, kept)
    for file in outputs:
        write_report(report, file)
    if as_json:
        click.echo(text_files.as_json(report), nl=False)
    else:
        show(screen.terminal(), report)
    if opened:
        open_page(report, next((file for file in outputs if ending(file) == "html"), None))


def open_page(report: Report, file: Path | None) -> None:
    """Show the report in the browser, from a file of its own if there is none yet."""
    if file is None:
        file = Path(tempfile.mkdtemp(prefix="threekings-")) / "report.html"
        write_report(report, file)
    webbrowser.open(file.absolute().as_uri())
