"""Reports as a page of their own, which asks nobody for anything: every figure in words and drawn with its interval."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template

from threekings.cli.lab_report.report import Report, cells, heads, line_of, value_heads
from threekings.lab.questions import Row, Table
from threekings.texts import localized

PAGE = Path(__file__).with_name("page.html")
MARGIN = 0.04  # of the width of a drawing, on both sides


def as_html(report: Report) -> str:
    sections = "".join(section(question, tables) for question, tables in report.answers.items())
    return page(report.facts, sections, localized("cli-lab-legend"))


def page(facts: Mapping[str, str], sections: str, legend: str) -> str:
    """A whole page: what was asked, of which the first is the title, then sections made of HTML."""
    title, *others = facts.items()
    told = "".join(f"<dt>{escape(name)}</dt><dd>{escape(words)}</dd>" for name, words in others)
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        title=escape(title[1]), facts=told, sections=sections, legend=escape(legend)
    )


def section(question: str, tables: Sequence[Table]) -> str:
    head = escape(localized("cli-lab-question", question=question))
    return f'<section id="{question}"><h2>{head}</h2>{"".join(map(figure, tables))}</section>'


def figure(table: Table) -> str:
    labels = len(heads(table)) - len(value_heads(table))
    head = "".join(
        f'<th scope="col"{"" if place < labels else " class=figure"}>{escape(word)}</th>'
        for place, word in enumerate(heads(table))
    )
    first = [row.labels[0] != before.labels[0] for before, row in pairwise([table.rows[0], *table.rows])]
    rows = [table_row(table, row, labels, new=new) for row, new in zip(table.rows, first, strict=True)]
    return table_in_page(localized(table.title), f'{head}<td class="drawn"></td>', rows)


def table_in_page(title: str, head: str, rows: Iterable[str], kind: str = "") -> str:
    """A table below its title; where it is too wide it can be moved, by keys too."""
    name, told = escape(title), f' class="{kind}"' if kind else ""
    return (
        f'<h3>{name}</h3><div class="scroll" role="region" aria-label="{name}" tabindex="0"><table{told}>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def table_row(table: Table, row: Row, labels: int, *, new: bool) -> str:
    """A row, apart from those before it where it is of another number of players."""
    words = cells(table, row)
    names = "".join(f'<th scope="row">{escape(word)}</th>' for word in words[:labels])
    values = "".join(value_cell(word, side=word is not words[-1]) for word in words[labels:])
    return f'<tr{" class=new" if new else ""}>{names}{values}<td class="drawn">{drawn(table, row)}</td></tr>'


def value_cell(word: str, *, side: bool) -> str:
    """A figure; a phone shows the intervals of two sides only in their difference."""
    middle, plus_minus, reach = escape(word).partition(" ± ")
    apart = f'<span class="reach"> ± {reach}</span>' if plus_minus else ""
    return f'<td class="figure{" side" if side else ""}">{middle}{apart}</td>'


def drawn(table: Table, row: Row) -> str:
    """The figure of a row, or the difference of its two, on the scale of its table."""
    low, high = scale(table, row)
    value, line = row.values[-1], line_of(table, row)

    def place(at: float) -> str:
        return f"{100 * (MARGIN + (1 - 2 * MARGIN) * (at - low) / (high - low)):.2f}%"

    width = f"{100 * (1 - 2 * MARGIN) * (value.high - value.low) / (high - low):.2f}%"
    apart = " apart" if line is not None and not value.low <= line <= value.high else ""
    parts = [f'<span class="line" style="left:{place(line)}"></span>'] if line is not None else []
    parts.append(f'<span class="interval" style="left:{place(value.low)};width:{width}"></span>')
    parts.append(f'<span class="mean" style="left:{place(value.mean)}"></span>')
    return f'<span class="range{apart}" aria-hidden="true">{"".join(parts)}</span>'


def scale(table: Table, row: Row) -> tuple[float, float]:
    """The least and the largest drawn of a table; shares and differences have one scale, others one by players."""
    compared = len(row.values) > 1
    rows = [other for other in table.rows if compared or table.even or other.labels[0] == row.labels[0]]
    lines = [line for line in (line_of(table, other) for other in rows) if line is not None]
    ends = [*lines, *(end for other in rows for end in other.values[-1][1:])]
    low, high = min(ends), max(ends)
    return (low, high) if high > low else (low - 1, high + 1)
