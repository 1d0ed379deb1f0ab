"""Reports as pictures, by matplotlib: the only file that knows it, which is there with the extra threekings[plots]."""

import io
from typing import Any

from threekings.cli.lab_report.report import UNITS, Report, every_table, heads, line_of, shown_labels, value_heads
from threekings.lab.questions import Table
from threekings.lab.simulate import Estimate
from threekings.texts import localized

WIDE, ROW, TITLE = 8, 0.28, 1.1  # inches
COLOURS = ("#8a6508", "#8b2f4e")  # of a figure, and of a difference


def as_picture(report: Report, kind: str) -> bytes:
    """All tables of a report below each other, every figure with its interval; equal reports give equal pictures."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    tables = list(every_table(report))
    heights = [TITLE + ROW * len(table.rows) for _, table in tables]
    with rc_context({"svg.hashsalt": "threekings", "svg.fonttype": "none"}):
        figure = Figure(figsize=(WIDE, sum(heights)), layout="constrained")
        title, command, *_ = report.facts.values()
        figure.suptitle(f"{title}\n{command}", fontsize="small", wrap=True)
        plots = figure.subplots(len(tables), squeeze=False, height_ratios=heights)[:, 0]
        for plot, (name, table) in zip(plots, tables, strict=True):
            draw(plot, name, table)
        file = io.BytesIO()
        figure.savefig(file, format=kind, metadata={"Date": None} if kind == "svg" else None)
    return file.getvalue()


def draw(plot: Any, title: str, table: Table) -> None:
    """One table: a dot and its interval for each row, the first on top; of two sides their difference alone."""
    scale, sign = UNITS[table.unit]
    compared = len(table.rows[0].values) > 1
    values = [Estimate(*(scale * part for part in row.values[-1])) for row in table.rows]
    reaches = zip(*((value.mean - value.low, value.high - value.mean) for value in values), strict=True)
    colour = COLOURS[compared]
    means = [value.mean for value in values]
    plot.errorbar(means, range(len(values)), xerr=list(reaches), fmt="o", capsize=3, color=colour)
    for place, row in enumerate(table.rows):
        if (line := line_of(table, row)) is not None:
            plot.plot([scale * line] * 2, [place - 0.5, place + 0.5], color="0.6", linestyle="--", linewidth=1)
    shown = shown_labels(table)
    plot.set_yticks(range(len(values)), [" · ".join(row.labels[place] for place in shown) for row in table.rows])
    plot.set_ylim(len(values) - 0.5, -0.5)
    plot.set_ylabel(" · ".join(heads(table)[: len(shown)]), fontsize="small")
    plot.set_title(f"{title}: {value_heads(table)[-1]}" if compared else title, loc="left", fontsize="medium")
    plot.set_xlabel(sign.strip() or localized("cli-lab-unit", unit=table.unit))
    plot.grid(axis="x", alpha=0.3)
