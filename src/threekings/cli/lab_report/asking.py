"""From the settings of `threekings lab --question` to a report: what is asked, played with a bar, and answered."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as ScreenTable
from rich.text import Text

from threekings.bots import read_bot
from threekings.cli.commands.shared_options import read_options
from threekings.cli.compiling import get_ready
from threekings.cli.lab_report.report import Report, cells, every_table, heads, value_heads
from threekings.game import Game
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.plans import Asked, Change, Planned, different, plan, plan_options, play
from threekings.lab.questions import QUESTIONS, Case
from threekings.lab.workers import HERE, Workers
from threekings.match import check_players
from threekings.options import RANDOM, write
from threekings.texts import localized

COMPARING = ("options", "edition")  # questions that compare by themselves


def read_asked(
    game: Game, *, edition: Path | None, options: Sequence[str], players: Sequence[int], bot: str, games: int, seed: int
) -> Asked:
    """What the settings ask for; ValueError for any that cannot be."""
    for count in players:
        check_players(game, count)
    given = read_options(game, options)
    check_options(given)
    counts = players or [count for count in game.players if count > 1]
    return Asked(game, game.edition(edition), given, counts, read_bot(bot), games, seed)


def check_options(given: Mapping[str, Any]) -> None:
    if RANDOM in given.values():
        raise ValueError("an option cannot be random here: every game of a contest is played with the same options")


def read_change(asked: Asked, texts: Sequence[str]) -> Change | None:
    """What --against says: edition=FILE, bot=BOT, or an option of the game."""
    said = {name: value for name, equals, value in (text.partition("=") for text in texts) if equals}
    names = ("edition", "bot", *asked.game.options)
    if len(said) < len(texts) or not said.keys() <= set(names):
        raise ValueError(f"--against {', '.join(texts)} should be NAME=VALUE, each once; names are: {', '.join(names)}")
    if not said:
        return None
    edition, bot = said.get("edition"), said.get("bot")
    given = read_options(asked.game, [f"{name}={value}" for name, value in said.items() if name in asked.game.options])
    check_options(given)
    return Change(
        ", ".join(texts),
        edition=asked.game.edition(edition) if edition is not None else None,
        bot=read_bot(bot) if bot is not None else None,
        options=given,
    )


def plans_of(asked: Asked, questions: Sequence[str], change: Change | None) -> dict[str, list[Planned]]:
    """What is to be played for each question."""
    plans: dict[str, list[Planned]] = {}
    for question in questions:
        if change and question in COMPARING:
            raise ValueError(f"--question {question} compares by itself; --against goes with the other questions")
        plans[question] = comparison(asked, question) if question in COMPARING else plan(asked, change)
        if not plans[question]:
            raise ValueError(f"--question {question}: {asked.game.name} has no options that could be different here")
    return plans


def comparison(asked: Asked, question: str) -> list[Planned]:
    if question == "options":
        return plan_options(asked)
    standard, own = asked.game.edition(), asked.edition
    if own.digest == standard.digest:
        raise ValueError("--question edition compares other cards with the standard ones; name them by --edition FILE")
    return plan(replace(asked, edition=standard), Change(own.name, edition=own))


def answered(
    asked: Asked,
    plans: Mapping[str, list[Planned]],
    change: Change | None,
    command: str,
    workers: Workers = HERE,
    notes: BatchNotes | None = None,
) -> Report:
    """Play everything once, with a bar on the terminal, and answer all questions."""
    get_ready(asked.game)
    every = [planned for plan in plans.values() for planned in plan]
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        total = sum(contest.games for contest in different(every))
        task = progress.add_task(localized("cli-simulating"), total=total)
        cases = play(every, lambda count: progress.advance(task, count), workers, notes)
    left, answers = list(cases), {}
    for question, plan_of in plans.items():
        answers[question] = QUESTIONS[question](left[: len(plan_of)])
        left = left[len(plan_of) :]
    return Report(about(asked, change, command, total), facts(asked, command, cases, total), answers, cases)


def about(asked: Asked, change: Change | None, command: str, total: int) -> dict[str, Any]:
    """All that equal reports have been asked with, for programs."""
    return {
        "game": asked.game.name,
        "edition": {"name": asked.edition.name, "digest": asked.edition.digest},
        "players": list(asked.players),
        "options": dict(asked.options),
        "bot": str(asked.bot),
        "against": change.name if change else None,
        "games": asked.games,
        "games_in_all": total,
        "seed": asked.seed,
        "command": command,
    }


def facts(asked: Asked, command: str, cases: Sequence[Case], total: int) -> dict[str, str]:
    """The same in words; the first is the title."""
    sides = [side for case in cases for side in case.sides]
    cards = dict.fromkeys(
        f"{edition.name} ({edition.digest[:12]})" for edition in (side.contest.edition for side in sides)
    )
    changes = {case.change for case in cases if case.change}
    told = {
        "title": localized(f"web-game-{asked.game.name}"),
        "command": command,
        "cards": ", ".join(cards),
        "options": ", ".join(f"{name}={write(value)}" for name, value in asked.options.items()),
        "bot": str(asked.bot),
        "change": changes.pop() if len(changes) == 1 else "",
        "games": localized("cli-lab-games", each=asked.games, all=total, every=max(side.every for side in sides)),
        "seed": str(asked.seed),
    }
    return {localized(f"cli-lab-fact-{name}"): words for name, words in told.items() if words}


def show(console: Console, report: Report) -> None:
    """All tables, below what was asked."""
    for name, words in report.facts.items():
        console.print(Text.assemble((f"{name}: ", "dim"), words), soft_wrap=True)
    for title, table in every_table(report):
        labels = len(heads(table)) - len(value_heads(table))
        grid = ScreenTable(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for place, head in enumerate(heads(table)):
            grid.add_column(head, justify="left" if place < labels else "right")
        for row in table.rows:
            grid.add_row(*cells(table, row))
        console.print("", Text(title, "bold"), grid, sep="\n")
