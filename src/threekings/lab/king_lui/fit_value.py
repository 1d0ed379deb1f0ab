"""Fits the numbers of King Lui's value (rules/king_lui/value.py) to games between bots.

    python -m threekings.lab.king_lui.fit_value --games 40000 --bot greedy

Every course of every game is an example. First: how many points a dish brings a seat in the end, by its portions, the
king's, those still to come and the courses left. Cells that few games speak of lean on wider ones. Then, for each part
of the game: how much a point is worth, which is the number that makes those who won likeliest (the chances of all seats
are in proportion to e to the power of their points times that number).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, cast

import click
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from threekings.bots import Bot, read_bot
from threekings.games import GAMES
from threekings.lab.calls import ValueCalls
from threekings.lab.simulate import Contest, play_batch
from threekings.match import shuffled

GAME = next(game for game in GAMES.values() if game.value)
value = cast(ValueCalls, GAME.value)
NUMBERS = Path(value.__file__).with_suffix(".npz")
BATCH = 200  # games played at a time
HELD_OUT = 10  # one game of so many is not learnt from, but tells how good the numbers are
SHAPE = (value.STAGES, value.HANDS, value.KINGS, value.COMING)
WIDE = 3  # portions still to come that wider cells do not tell apart
LEAN = 60  # examples that what wider cells say counts for
POINTS = np.arange(0.0, 0.6, 0.005)  # what a point may be worth
LARGEST = 2**15 - 1

Cells = NDArray[np.int64]
Floats = NDArray[np.float64]


class Examples(NamedTuple):
    """Courses, of one game or many."""

    cells: Cells  # [course, seat, dish]
    points: Floats  # that each of them came to, alike
    won: Floats  # the part of the win, [course, seat]


@click.command(epilog="Example: python -m threekings.lab.king_lui.fit_value --games 1000 --out numbers.npz")
@click.option("--games", type=click.IntRange(HELD_OUT), default=40_000, show_default=True, help="By each bot.")
@click.option("--bot", "bots", multiple=True, default=["greedy"], show_default=True, help="Who plays them.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=NUMBERS, help="A file instead of the one that is read.")
def main(*, games: int, bots: tuple[str, ...], seed: int, out: Path) -> None:
    """Play games with every number of players, fit the numbers to them, and write these where the bots read them."""
    weights = []
    for players in GAME.players:
        played = [example for bot in bots for example in examples(read_bot(bot), players, games, seed)]
        found = fit(together([example for number, example in enumerate(played) if number % HELD_OUT]))
        held_out = together(played[::HELD_OUT])
        left = loss(found[held_out.cells].sum(axis=2), held_out.won)
        click.echo(f"{players} players: {left:.4f} nats a position; {np.log(players):.4f} for who knows nothing")
        weights.append(np.round(found * value.ONE).clip(-LARGEST, LARGEST).astype(np.int16))
    np.savez_compressed(out, weights=np.array(weights))


def together(played: list[Examples]) -> Examples:
    """The examples of many games as one."""
    return Examples(*(np.concatenate(part) for part in zip(*played, strict=True)))


def examples(bot: Bot, players: int, games: int, seed: int) -> Iterator[Examples]:
    """The courses of so many games between equal bots, a game at a time."""
    contest = Contest(GAME, GAME.edition(), GAME.settled({}, players), [bot] * players, games=games, seed=seed)
    console = Console(stderr=True)
    batches = track(range(0, games, BATCH), f"{bot}, {players} players", console=console, transient=True)
    for first in batches:
        for game in play_batch(contest, range(first, min(first + BATCH, games))):
            yield courses(contest, game)


def courses(contest: Contest, game: np.void) -> Examples:
    """The courses of a game that has been played."""
    rules, edition, players = GAME.calls, contest.edition.record, contest.players
    state, found = GAME.new_state(players, contest.options), np.zeros(1, value.PLACES)
    state["deck"] = shuffled(GAME, contest.edition, int(game["seed"]))
    rules.setup(edition, state)
    cells = []
    for seat, move in zip(game["seats"][: game["length"]].tolist(), game["moves"].tolist(), strict=False):
        if value.is_example(state):
            value.places(edition, state, found[0])
            cells.append(found[0, :players].copy())
        rules.apply(edition, state, seat, move)
    points = [[*row.values()] for row in GAME.breakdown(contest.edition, state)]
    won = np.array([int(game["winners"]) >> seat & 1 for seat in range(players)], float)
    many = (len(cells), 1)
    return Examples(np.array(cells), np.tile(np.array(points, float), (*many, 1)), np.tile(won / won.sum(), many))


def fit(learnt: Examples) -> Floats:
    """The numbers: what a point is worth, times the points that a dish comes to."""
    points = expected_points(learnt.cells.ravel(), learnt.points.ravel())
    stages = np.arange(len(points)) // np.prod(SHAPE[1:])
    now = learnt.cells[:, 0, 0] // np.prod(SHAPE[1:])
    numbers = np.zeros(len(points))
    for stage in range(SHAPE[0]):
        strength, won = points[learnt.cells[now == stage]].sum(axis=2), learnt.won[now == stage]
        losses = [loss(worth * strength, won) for worth in POINTS]
        numbers[stages == stage] = POINTS[np.argmin(losses)] * points[stages == stage]
    return numbers


def expected_points(cells: Cells, points: Floats) -> Floats:
    """The points that a dish comes to, by cell: from the widest to the narrowest, each leaning on the last."""
    stage, hand, king, coming = np.unravel_index(np.arange(np.prod(SHAPE)), SHAPE)
    plate, wide = hand * SHAPE[2] + king, coming // WIDE
    seen = np.bincount(cells, minlength=len(stage))
    total = np.bincount(cells, points, len(stage))
    mean = np.full(len(stage), points.mean())
    staged = stage * SHAPE[1] * SHAPE[2] + plate
    wider = (plate, plate * SHAPE[3] + wide, plate * SHAPE[3] + coming, staged * SHAPE[3] + wide)
    for kind in (*wider, np.arange(len(stage))):
        mean += leaning(kind, seen, total - seen * mean)
    return mean


def leaning(kind: Cells, seen: Cells, rest: Floats) -> Floats:
    """By cell, what its kind has on average beyond what is known, as far as there are examples to say so."""
    beyond = np.bincount(kind, rest) / (np.bincount(kind, seen) + LEAN)
    known: Floats = beyond[kind]
    return known


def loss(strength: Floats, won: Floats) -> float:
    """How little of who won these strengths of all seats know, in nats a position."""
    beyond = strength - strength.max(axis=1, keepdims=True)
    logarithms = beyond - np.log(np.exp(beyond).sum(axis=1, keepdims=True))
    return float(-(won * logarithms).sum(axis=1).mean())


if __name__ == "__main__":
    main()
