"""Answers of an arena as text: Markdown to read, JSON for programs, and every game as a line of CSV."""

import csv
import io
import json
from typing import Any

import numpy as np

from threekings.cli.arena_report.report import Report, TextTable, facts, tables
from threekings.cli.lab_report.balance_page import markdown
from threekings.compiled_calls import rng


def as_markdown(report: Report) -> str:
    title, *others = facts(report).items()
    parts = [f"# {title[1]}", "\n".join(f"- {name}: {words}" for name, words in others)]
    return "\n\n".join([*parts, *map(markdown_table, tables(report))]) + "\n"


def markdown_table(table: TextTable) -> str:
    return f"## {table.title}\n\n{markdown(list(table.heads), [list(row) for row in table.rows])}"


def as_json(report: Report) -> str:
    """Every figure as [mean, low, high]."""
    return json.dumps(as_data(report), ensure_ascii=False) + "\n"


def as_data(report: Report) -> dict[str, Any]:
    arena, answers = report.arena, report.answers
    names = {each.number: each.bot for each in answers.standings}
    return {
        **arena.head,
        "edition": {"name": arena.edition.name, "digest": arena.edition.digest},
        "games": arena.games,
        "until": {"width": arena.until.width, "decided": arena.until.decided},
        "command": report.command,
        "fair": answers.fair,
        "standings": [
            {
                "bot": each.bot,
                "games": each.games,
                "wins": each.wins,
                "rank": each.rank,
                "points": each.points,
                "openskill": each.rating._asdict() if each.rating else None,
            }
            for each in answers.standings
        ],
        "payoffs": [
            {"bot": names[one], "against": names[other], "share": share}
            for (one, other), share in answers.payoffs.items()
        ],
        "line_ups": [told._asdict() for told in answers.line_ups],
    }


def as_csv(report: Report) -> str:
    """Who sat where in every game, and what came of it."""
    players = report.arena.players
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    seats = [f"{name}_{seat}" for seat in range(players) for name in ("bot", "points", "won")]
    writer.writerow(["line_up", "deck", "turn", "seed", *seats])
    for number, (course, told) in enumerate(zip(report.courses, report.answers.line_ups, strict=True)):
        results = course.results
        for game, columns in enumerate(zip(results.points.tolist(), results.won.tolist(), strict=True)):
            deck, turn = divmod(game, players)
            seed = int(rng.derive(np.uint64(report.arena.seed), deck))
            places = [(seat - turn) % players for seat in range(players)]
            told_seats = [(told.bots[place], *(column[place] for column in columns)) for place in places]
            writer.writerow([number, deck, turn, seed, *(value for seat in told_seats for value in seat)])
    return file.getvalue()
