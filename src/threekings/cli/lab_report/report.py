"""What a report of the lab holds, and how its figures are written: the same words on the screen and in every file."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from threekings.lab.questions import Case, Row, Table, Unit
from threekings.lab.simulate import Estimate
from threekings.texts import localized

SETTING, CHANGE = 1, 2  # places among the labels of a row
UNITS: dict[Unit, tuple[float, str]] = {"percent": (100, " %"), "points": (1, ""), "moves": (1, "")}


class Report(NamedTuple):
    """Everything that was asked, and the answers."""

    about: Mapping[str, Any]  # for programs: all that equal reports have been asked with
    facts: Mapping[str, str]  # the same for people
    answers: Mapping[str, Sequence[Table]]  # by question
    cases: Sequence[Case]  # that were played for them


def heads(table: Table) -> tuple[str, ...]:
    """The words above the labels of a table, and above its figures."""
    labels = [localized(f"cli-lab-{name}") for name in ("players", "setting", "change")]
    labels.append(localized(table.head) if table.head else "")
    return (*(labels[place] for place in shown_labels(table)), *value_heads(table))


def value_heads(table: Table) -> list[str]:
    compared = len(table.rows[0].values) > 1
    return [localized(f"cli-lab-{side}") for side in (("a", "b", "difference") if compared else ("mean",))]


def shown_labels(table: Table) -> list[int]:
    """The labels that tell something: the number of players, changes that differ, and others that some row has."""
    said = [{row.labels[place] for row in table.rows} for place in range(len(table.rows[0].labels))]
    told = [True, said[SETTING] != {""}, len(said[CHANGE]) > 1, said[-1] != {""}]
    return [place for place, shown in enumerate(told) if shown]


def cells(table: Table, row: Row) -> list[str]:
    """A row in words."""
    labels = [row.labels[place] for place in shown_labels(table)]
    difference = len(row.values) - 1 if len(row.values) > 1 else None
    return [
        *labels,
        *(written(value, table.unit, signed=place == difference) for place, value in enumerate(row.values)),
    ]


def written(value: Estimate, unit: Unit, *, signed: bool = False) -> str:
    """33.4 % ± 0.2: as many digits as the interval leaves."""
    scale, sign = UNITS[unit]
    reach = scale * (value.high - value.low) / 2
    digits = min(max(math.ceil(-math.log10(reach)), 1), 4) if 0 < reach < math.inf else 1
    middle = round(scale * value.mean, digits) + 0.0  # never -0.0
    return f"{middle:{'+' if signed else ''}.{digits}f}{sign} ± {reach:.{digits}f}".replace("-", "−")


def every_table(report: Report) -> Iterator[tuple[str, Table]]:
    """All tables with their titles."""
    for tables in report.answers.values():
        yield from ((localized(table.title), table) for table in tables)


def line_of(table: Table, row: Row) -> float | None:
    """No difference, or an equal share for every seat."""
    return 0.0 if len(row.values) > 1 else 1 / int(row.labels[0]) if table.even else None
