"""Reports as text: Markdown to read, JSON for programs, and every game as a line of CSV."""

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from threekings.cli.lab_report.report import Report, cells, every_table, heads
from threekings.lab.questions import Case, Table
from threekings.lab.samples import Sample
from threekings.texts import localized


def as_markdown(report: Report) -> str:
    parts = [
        f"# {report.facts[next(iter(report.facts))]}",
        "\n".join(f"- {name}: {words}" for name, words in report.facts.items()),
    ]
    for title, table in every_table(report):
        parts += [f"## {title}", markdown_table(table)]
    return "\n\n".join(parts) + "\n"


def markdown_table(table: Table) -> str:
    lines = [list(heads(table)), ["---"] * len(heads(table)), *(cells(table, row) for row in table.rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def as_json(report: Report) -> str:
    """Every figure as [mean, low, high]."""
    answers = {question: [table_data(table) for table in tables] for question, tables in report.answers.items()}
    return json.dumps({**report.about, "answers": answers}, ensure_ascii=False) + "\n"


def table_data(table: Table) -> dict[str, Any]:
    sides = ("a", "b", "difference")
    rows = [
        dict(zip(("players", "setting", "change", "of"), row.labels, strict=True))
        | dict(zip(sides, row.values, strict=False))
        for row in table.rows
    ]
    return {
        "figure": table.title.removeprefix("cli-lab-"),
        "title": localized(table.title),
        "unit": table.unit,
        "rows": rows,
    }


def as_csv(report: Report) -> str:
    """Every game once, however many questions were asked of it."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    most = max(side.players for case in report.cases for side in case.sides)
    seats = range(most)
    writer.writerow(
        [
            "players",
            "setting",
            "change",
            "side",
            "game",
            "seed",
            "moves",
            *(f"points_{seat}" for seat in seats),
            *(f"won_{seat}" for seat in seats),
        ]
    )
    for labels, side in different_samples(report):
        empty = [""] * (most - side.players)
        columns = (side.seeds.tolist(), side.moves.tolist(), side.points.tolist(), side.won.tolist())
        for number, (seed, moves, points, won) in enumerate(zip(*columns, strict=True)):
            writer.writerow([*labels, number, seed, moves, *points, *empty, *won, *empty])
    return file.getvalue()


def different_samples(report: Report) -> Iterator[tuple[list[str], Sample]]:
    """Each sample once, with the labels of the first case that it is a side of."""
    seen: set[int] = set()
    for case in report.cases:
        for name, side in zip("ab", case.sides, strict=False):
            if id(side) not in seen:
                seen.add(id(side))
                yield labels_of(case, name), side


def labels_of(case: Case, name: str) -> list[str]:
    """Of side A what it is whatever it is compared with."""
    players, setting, change = case.labels
    return [players, setting, change if name == "b" else "", name]
