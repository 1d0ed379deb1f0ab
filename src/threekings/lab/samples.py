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
from threekings.lab.simulate import Contest, simulate_games

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


def draw_sample(contest: Contest, report: Callable[[int], None] = lambda _: None, *, told: int = TOLD) -> Sample:
    """Play a contest, and keep what is asked of its games; about so many tell where points come from."""
    columns: list[tuple[np.ndarray, ...]] = []
    stories: list[Story] = []
    every = max(1, contest.games // told)
    place = 0

    def add(games: np.ndarray) -> None:
        nonlocal place
        won = games["winners"][:, None] >> np.arange(contest.players) & 1
        kept = (games["seed"], games["points"][:, : contest.players], won.astype(np.int8), games["length"])
        columns.append(tuple(map(np.copy, kept)))
        stories.extend(story(contest, games["state"][index]) for index in range(-place % every, len(games), every))
        place += len(games)
        report(len(games))

    simulate_games(contest, report=add)
    seeds, points, won, moves = (np.concatenate(column) for column in zip(*columns, strict=True))
    sources = gathered([one.sources for one in stories], np.zeros(contest.players))
    pieces = gathered([one.pieces for one in stories], np.zeros(2))
    return Sample(contest, seeds, points, won, moves, every, len(stories), sources, pieces)


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
