"""What an arena comes to: how strong each bot is, and who beats whom. Every figure has its 95 % interval, by decks.

A bot's figures are the means over the line-ups that measure it, each counting the same however many games it had. The
same deck may be played in several of them, so that intervals are made of what each deck says to all of them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from threekings.lab.arena.arena import Arena, Course
from threekings.lab.arena.ratings import Rating, can_rate, rate
from threekings.lab.arena.results import Results
from threekings.lab.arena.stopping import at_any_time
from threekings.lab.simulate import NORMAL, Estimate, bot_labels, wilson


class Standing(NamedTuple):
    """What a bot has shown where it was measured."""

    number: int
    bot: str
    games: int
    wins: Estimate
    rank: Estimate
    points: Estimate
    rating: Rating | None


class Told(NamedTuple):
    """A line-up that was played."""

    bots: tuple[str, ...]  # by place
    decks: int
    games: int
    stopped: str | None  # the rule that said enough before all games were played


@dataclass(frozen=True)
class Answers:
    fair: float  # what each bot would win if all were equal
    even: float  # the same of the pay-offs
    standings: Sequence[Standing]  # the best first
    payoffs: dict[tuple[int, int], Estimate]  # by the numbers of both bots: what the first wins of the second
    line_ups: Sequence[Told]


def answer(arena: Arena, courses: Sequence[Course]) -> Answers:
    """The answers of what was played so far: two decks of every line-up at least."""
    names, results = bot_labels(arena.bots), [course.results for course in courses]
    ratings = rate(len(names), results) if can_rate() else [None] * len(names)
    standings = [standing(number, name, results, ratings[number]) for number, name in enumerate(names)]
    return Answers(
        fair=1 / arena.players,
        even=1 / 2 if arena.kind == "mixed" else 1 / arena.players,
        standings=sorted(standings, key=lambda each: (-each.wins.mean, each.number)),
        payoffs=payoffs(arena, results),
        line_ups=[
            Told(tuple(names[bot] for bot in course.line_up.seats), course.decks, each.games, course.stopped)
            for course, each in zip(courses, results, strict=True)
        ],
    )


def standing(number: int, name: str, results: Sequence[Results], rating: Rating | None) -> Standing:
    own = [each for each in results if number in each.line_up.measured]
    games = sum(each.games for each in own)
    wins, rank, points = (
        together([each.by_deck(figure, number) for each in own]) for figure in ("wins", "rank", "points")
    )
    return Standing(number, name, games, wilson(*wins, games), interval(*rank), interval(*points), rating)


def payoffs(arena: Arena, results: Sequence[Results]) -> dict[tuple[int, int], Estimate]:
    """How often each bot wins against each other one; where all are different: how often it ends ahead of it."""
    found = {}
    for one in range(len(arena.bots)):
        for other in range(len(arena.bots)):
            met = [each for each in results if one in each.line_up.measured and other in each.line_up.seats]
            if one == other or not met:
                continue
            if arena.kind == "mixed":
                games = sum(each.games for each in met)
                found[one, other] = wilson(*together([each.ahead(one, other) for each in met]), games)
            else:
                found[one, other] = payoff(met[0], one, decided=arena.until.decided)
    return found


def payoff(results: Results, bot: int, *, decided: bool) -> Estimate:
    """What a bot wins of a line-up; where bets may have stopped it, with the interval that allows for that."""
    values = results.by_deck("wins", bot)
    return at_any_time(values) if decided else wilson(*together([values]), results.games)


def together(columns: Sequence[np.ndarray]) -> tuple[float, float]:
    """The mean of the means of columns, and its standard error; equal places are equal decks."""
    decks = max(map(len, columns))
    said = np.zeros(decks)  # by each deck, as far as it is off the mean
    for column in columns:
        said[: len(column)] += (column - column.mean()) / (len(columns) * len(column))
    middle = sum(float(column.mean()) for column in columns) / len(columns)
    return middle, math.sqrt(float((said**2).sum()) * decks / (decks - 1))


def interval(mean: float, error: float) -> Estimate:
    return Estimate(mean, mean - NORMAL * error, mean + NORMAL * error)
