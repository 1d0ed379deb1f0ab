"""Games as columns: one value a game, so that millions are counted by NumPy.

Where points come from is told by plain Python, which is slower than playing: of a large contest only every so-manieth
game says it, spread evenly over all of them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.simulate import Contest, contest_key, each_batch
from threekings.lab.workers import HERE, Workers

TOLD = 5000  # games of a contest, about, of which it is told where points come from


@dataclass(frozen=True)
class Sample:
    """The games of a contest; equal places are equal decks in all samples of one seed."""

    contest: Contest
    seeds: np.ndarray  # of each game: what decides its deck
    points: np.ndarray  # by seat
    won: np.ndarray  # by seat: 1 who wins, alone or with others
    moves: np.ndarray
    every: int  # of so many games one says where its points come from, the first of them
    told: int  # how many games say it
    sources: Mapping[str, np.ndarray]  # by name: points from there, by seat
    pieces: Mapping[str, np.ndarray]  # by kind: points of all of them, and how many

    @property
    def players(self) -> int:
        return self.contest.players

    @cached_property
    def shares(self) -> np.ndarray:
        """Of the win, by seat; alone, nobody may win."""
        return self.won / np.maximum(self.won.sum(axis=1, keepdims=True), 1)


class Part(NamedTuple):
    """What is kept of the games of a batch."""

    columns: tuple[np.ndarray, ...]  # seeds, points, won, moves
    stories: "list[Story]"


COLUMNS = (np.uint64, np.int32, np.int8, np.int16)  # their types


def draw_sample(
    contest: Contest,
    report: Callable[[int], None] = lambda _: None,
    *,
    told: int = TOLD,
    workers: Workers = HERE,
    notes: BatchNotes | None = None,
) -> Sample:
    """Play a contest, and keep what is asked of its games; about so many tell where points come from."""
    every, parts = max(1, contest.games // told), list[Part]()
    for part in each_batch(contest, Sampling(every), workers, notes):
        parts.append(part)
        report(len(part.columns[0]))
    columns = zip(*(part.columns for part in parts), strict=True)
    seeds, points, won, moves = (np.concatenate(column) for column in columns)
    stories = [one for part in parts for one in part.stories]
    sources = gathered([one.sources for one in stories], np.zeros(contest.players))
    pieces = gathered([one.pieces for one in stories], np.zeros(2))
    return Sample(contest, seeds, points, won, moves, every, len(stories), sources, pieces)


@dataclass(frozen=True)
class Sampling:
    """Keeps the columns; every so-manieth game of the contest says where its points come from."""

    every: int

    def __call__(self, contest: Contest, batch: range, games: np.ndarray) -> Part:
        won = games["winners"][:, None] >> np.arange(contest.players) & 1
        columns = (games["seed"], games["points"][:, : contest.players], won, games["length"])
        told = range(-batch.start % self.every, len(games), self.every)
        return Part(as_columns(columns), [story(contest, games["state"][index]) for index in told])

    def write(self, kept: Part) -> Any:
        return [[column.tolist() for column in kept.columns], kept.stories]

    def read(self, note: Any) -> Part:
        columns, stories = note
        return Part(as_columns(columns), [Story(*one) for one in stories])

    def key(self, contest: Contest) -> str:
        return f"sample {self.every} {contest_key(contest)}"


def as_columns(values: Sequence[Any]) -> tuple[np.ndarray, ...]:
    return tuple(np.array(value, kind) for value, kind in zip(values, COLUMNS, strict=True))


class Story(NamedTuple):
    """Where the points of one game come from."""

    sources: Mapping[str, Sequence[float]]  # by name: points of every seat
    pieces: Mapping[str, tuple[int, int]]  # by kind: points of all of them, and how many


def story(contest: Contest, state: np.void) -> Story:
    pieces = contest.game.study.pieces
    sources = points_by_source(contest.game, contest.edition, state)
    return Story(sources, pieces(contest.edition, state) if pieces else {})


def gathered(games: Sequence[Mapping[str, Sequence[float]]], nothing: np.ndarray) -> dict[str, np.ndarray]:
    """By name: what each game says of it, nothing where it does not."""
    names = dict.fromkeys(name for game in games for name in game)
    return {name: np.array([game.get(name, nothing) for game in games], float) for name in names}


def points_by_source(game: Game, edition: Edition, state: np.void) -> dict[str, list[float]]:
    """Every seat's points by source, as the game's breakdown names them; a part of a part is told by both names."""
    parts = game.breakdown(edition, state)
    names = game.study.source_names(state, parts[0]) if game.study.source_names else {}
    flat = [dict(flattened({names.get(name, name): value for name, value in part.items()})) for part in parts]
    return {
        name: [seat.get(name, 0.0) for seat in flat] for name in dict.fromkeys(name for seat in flat for name in seat)
    }


def flattened(parts: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, float]]:
    for name, value in parts.items():
        if isinstance(value, Mapping):
            yield from flattened(value, f"{before}{name} ")
        elif value is not None:
            yield f"{before}{name}", float(value)
