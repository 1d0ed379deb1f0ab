"""Answers of an arena as a page of its own: intervals are drawn as in the lab's reports, pay-offs are coloured."""

from collections.abc import Sequence
from html import escape

from threekings.cli.arena_report.report import (
    Report,
    facts,
    line_ups_table,
    payoff_rows,
    payoff_table,
    share_in_words,
    standings_table,
)
from threekings.cli.lab_report.html_page import drawn, page, table_in_page, value_cell
from threekings.lab.questions import Row, Table
from threekings.lab.simulate import Estimate
from threekings.texts import localized


def as_html(report: Report) -> str:
    parts = (standings(report), payoffs(report), line_ups(report))
    sections = "".join(f"<section>{part}</section>" for part in parts)
    return page(facts(report), sections, localized("cli-arena-legend"))


def standings(report: Report) -> str:
    """Every bot with its figures; its share of wins is drawn beside the fair one."""
    table, answers = standings_table(report.answers), report.answers
    wins = [Row((str(report.arena.players), "", "", each.bot), (each.wins,)) for each in answers.standings]
    drawing = Table(table.title, "percent", wins, even=True)
    drawings = [f'<td class="drawn">{drawn(drawing, won)}</td>' for won in wins]
    rows = [
        f'<tr>{label(words[0])}<td class="figure">{share_cell(words[1])}</td>{drawing_cell}{figures(words[2:])}</tr>'
        for words, drawing_cell in zip(table.rows, drawings, strict=True)
    ]
    heads = f'{head(table.heads[:2])}<td class="drawn"></td>{figure_heads(table.heads[2:])}'
    return table_in_page(table.title, heads, rows, kind="standings")


def payoffs(report: Report) -> str:
    table, even = payoff_table(report), report.answers.even
    rows = [
        f"<tr>{label(one.bot)}{''.join(payoff(share, even) for share in row)}</tr>"
        for one, row in payoff_rows(report.answers)
    ]
    return table_in_page(table.title, head(table.heads), rows, kind="payoffs")


def payoff(share: Estimate | None, even: float) -> str:
    """A cell, the stronger coloured the further it is off an even share, and bold where it is surely off it."""
    if share is None:
        return "<td>–</td>"
    side = "more" if share.mean >= even else "less"
    off = (share.mean - even) / (1 - even) if side == "more" else (even - share.mean) / even
    sure = "" if share.low <= even <= share.high else " sure"
    strength = f"--strength:{round(100 * min(off, 1))}%"
    return f'<td class="{side}{sure}" style="{strength}">{share_cell(share_in_words(share))}</td>'


def share_cell(words: str) -> str:
    """A share, and its interval, which is below it where there is little room."""
    middle, _, interval = words.partition(" (")
    return f'{middle} <span class="reach">({interval}</span>'


def line_ups(report: Report) -> str:
    table = line_ups_table(report.answers)
    rows = [f"<tr>{label(words[0])}{figures(words[1:])}</tr>" for words in table.rows]
    return table_in_page(table.title, head(table.heads), rows)


def head(words: Sequence[str]) -> str:
    return f'<th scope="col">{escape(words[0])}</th>{figure_heads(words[1:])}'


def figure_heads(words: Sequence[str]) -> str:
    return "".join(f'<th scope="col" class="figure">{escape(word)}</th>' for word in words)


def label(word: str) -> str:
    return f'<th scope="row">{escape(word)}</th>'


def figures(words: Sequence[str]) -> str:
    return "".join(value_cell(word, side=True) for word in words)
