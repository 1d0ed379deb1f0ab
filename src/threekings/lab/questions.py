"""Questions a designer asks of a game, answered as tables of figures with their intervals.

Every question is a function from cases to tables. A case is one contest, or two of them on the same decks: then a row
has the figure of either and their difference, of which each deck tells one value.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

import numpy as np

from threekings.lab.estimates import Values, mean, quantile, ratio_values, share
from threekings.lab.samples import Sample
from threekings.lab.simulate import Estimate

Unit = Literal["percent", "points", "moves"]
QUANTILES = (0.05, 0.5, 0.95)


class Case(NamedTuple):
    """What was played: A, or A and B on the same decks."""

    setting: str  # of the game's study; empty where it has none, or where options were given
    change: str  # what B differs in; empty without B
    sides: tuple[Sample, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        return (str(self.sides[0].players), self.setting, self.change)


class Row(NamedTuple):
    labels: tuple[str, ...]  # number of players, setting, change, and what the figure is of
    values: tuple[Estimate, ...]  # A; or A, B and B − A


class Table(NamedTuple):
    title: str  # the id of its text
    unit: Unit
    rows: list[Row]
    head: str = ""  # the id of the text above the last label, where it says something
    even: bool = False  # whether equal shares for all players would be fair


def compared(case: Case, label: str, columns: Iterable[Values], estimate: Callable[[Values], Estimate]) -> Row:
    """A row: the figure of each side, by its column, and where there are two, how much more B has."""
    values = [np.asarray(column, float) for column in columns]
    difference = [mean(values[1] - values[0])] if len(values) > 1 else []
    return Row((*case.labels, label), (*map(estimate, values), *difference))


# The questions


def seats(cases: Sequence[Case]) -> list[Table]:
    """What each seat wins, and how many points it gets."""
    wins = Table("cli-lab-wins", "percent", [], "cli-lab-by-seat", even=True)
    points = Table("cli-lab-points", "points", [], "cli-lab-by-seat")
    for case in with_all_settings(cases):
        for seat in range(case.sides[0].players):
            wins.rows.append(compared(case, str(seat), (side.shares[:, seat] for side in case.sides), share))
            points.rows.append(compared(case, str(seat), (side.points[:, seat] for side in case.sides), mean))
    return [wins, points]


def cards(cases: Sequence[Case]) -> list[Table]:
    """Where points come from, what winners get more of than others, and what a piece of each kind brings."""
    sources = Table("cli-lab-sources-of-points", "points", [], "cli-lab-source")
    winners = Table("cli-lab-winners-more", "points", [], "cli-lab-source")
    pieces = Table("cli-lab-pieces", "points", [], "cli-lab-kind")
    for case in cases:
        for name in names_in(case, "sources"):
            told = [from_source(side, name) for side in case.sides]
            sources.rows.append(compared(case, name, (points.mean(axis=1) for points in told), mean))
            winners.rows.append(compared(case, name, (more_of(side, name) for side in case.sides), mean))
    for case in with_all_settings(cases):
        for kind in names_in(case, "pieces"):
            pieces.rows.append(compared(case, kind, (ratio_values(pieces_of(side, kind)) for side in case.sides), mean))
    return [table for table in (sources, winners, pieces) if table.rows]


def length(cases: Sequence[Case]) -> list[Table]:
    """How many moves a game has, and how much that differs from game to game."""
    moves = Table("cli-lab-moves", "moves", [])
    spread = Table("cli-lab-spread", "moves", [], "cli-lab-of-games")
    for case in with_all_settings(cases):
        moves.rows.append(compared(case, "", (side.moves for side in case.sides), mean))
        if not case.change:
            parts = [(f"{part:.0%}", quantile(case.sides[0].moves, part)) for part in QUANTILES]
            spread.rows.extend(Row((*case.labels, name), (found,)) for name, found in parts)
    return [table for table in (moves, spread) if table.rows]


def overview(cases: Sequence[Case]) -> list[Table]:
    """What a change of options or cards does to a game as a whole."""
    several = [case for case in cases if case.sides[0].players > 1]
    tables = [
        figure("cli-lab-first-seat", "percent", several, lambda side: side.shares[:, 0]),
        figure("cli-lab-player-points", "points", cases, lambda side: side.points.mean(axis=1)),
        figure("cli-lab-lead", "points", several, lead),
        figure("cli-lab-shared-wins", "percent", several, lambda side: side.won.sum(axis=1) > 1),
        figure("cli-lab-moves", "moves", cases, lambda side: side.moves),
    ]
    return [table for table in tables if table.rows]


def figure(title: str, unit: Unit, cases: Sequence[Case], column: Callable[[Sample], Values]) -> Table:
    """A table with one row a case."""
    estimate = share if unit == "percent" else mean
    return Table(title, unit, [compared(case, "", map(column, case.sides), estimate) for case in cases])


def edition(cases: Sequence[Case]) -> list[Table]:
    """What other cards do to a game as a whole, and to where points come from."""
    return [*overview(cases), *cards(cases)]


QUESTIONS: dict[str, Callable[[Sequence[Case]], list[Table]]] = {
    "seats": seats,
    "options": overview,
    "edition": edition,
    "cards": cards,
    "length": length,
}

# Columns


def lead(side: Sample) -> np.ndarray:
    """Points of the first before the second."""
    ordered = np.sort(side.points, axis=1)
    return ordered[:, -1] - ordered[:, -2]


def from_source(side: Sample, name: str) -> np.ndarray:
    """Points from a source, by seat; none where the other side alone has it."""
    return side.sources.get(name, np.zeros((side.told, side.players)))


def pieces_of(side: Sample, kind: str) -> np.ndarray:
    """Points of a kind of pieces, and how many; none where the other side alone has it."""
    return side.pieces.get(kind, np.zeros((side.told, 2)))


def more_of(side: Sample, name: str) -> np.ndarray:
    """How much more from a source the winners of a game have than the others; where all win, or nobody, nothing."""
    points, won = from_source(side, name), side.won[:: side.every].astype(float)
    winners, others = won.sum(axis=1), (1 - won).sum(axis=1)
    more = (points * won).sum(axis=1) / np.maximum(winners, 1) - (points * (1 - won)).sum(axis=1) / np.maximum(
        others, 1
    )
    return np.where((winners > 0) & (others > 0), more, 0.0)


def names_in(case: Case, columns: Literal["sources", "pieces"]) -> Iterable[str]:
    """The sources or kinds of pieces of either side, in their order."""
    return dict.fromkeys(name for side in case.sides for name in getattr(side, columns))


# All settings together


def with_all_settings(cases: Sequence[Case]) -> Iterator[Case]:
    """For each number of players all settings together, where there are several, and then each."""
    groups: dict[tuple[int, str], list[Case]] = defaultdict(list)
    for case in cases:
        groups[case.sides[0].players, case.change].append(case)
    for group in groups.values():
        if len(group) > 1:
            sides = [together(samples) for samples in zip(*(case.sides for case in group), strict=True)]
            yield Case("all", group[0].change, tuple(sides))
        yield from group


def together(samples: Sequence[Sample]) -> Sample:
    """Several samples as one; sources, which differ from setting to setting, are left out."""
    kinds = dict.fromkeys(kind for sample in samples for kind in sample.pieces)
    return replace(
        samples[0],
        seeds=np.concatenate([sample.seeds for sample in samples]),
        points=np.concatenate([sample.points for sample in samples]),
        won=np.concatenate([sample.won for sample in samples]),
        moves=np.concatenate([sample.moves for sample in samples]),
        told=sum(sample.told for sample in samples),
        sources={},
        pieces={kind: np.concatenate([pieces_of(sample, kind) for sample in samples]) for kind in kinds},
    )
