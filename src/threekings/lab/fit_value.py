"""Fits the numbers of King Lui's value (rules/king_lui/value.py) to who has won games between stewards.

    python -m threekings.lab.fit_value --games 6000 --bot steward:60

Every course of every game is an example: where the numbers stand that make up the strength of each seat, and what part
of the win it had in the end. The numbers are those that make these wins likeliest (logistic regression over the seats
of a position), found by gradient descent; a small penalty keeps numbers small that few games speak of.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

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
from threekings.rules.king_lui import value as compiled_value

value = cast(ValueCalls, compiled_value)
GAME = GAMES["king-lui"]
NUMBERS = Path(str(compiled_value.__file__)).with_suffix(".npz")
BATCH = 60  # games played at a time
HELD_OUT = 10  # one game of so many is not learnt from, but tells how good the numbers are
ROUNDS = 150  # of gradient descent
RATE = 0.03  # how far a number moves in one
PENALTY = 2e-6  # on squares of numbers, beside the mean loss
FADING, SQUARES = 0.9, 0.99  # of what gradients and their squares were before

TINY = 1e-9
LARGEST = 2**15 - 1

Floats = NDArray[np.float64]
Places = NDArray[np.int32]
Example = tuple[Places, Floats]  # a game: places [course, seat, part], and what part each seat won [course, seat]


@click.command(epilog="Example: python -m threekings.lab.fit_value --games 600 --bot greedy")
@click.option("--games", type=click.IntRange(HELD_OUT), default=6000, show_default=True, help="By each bot.")
@click.option("--bot", "bots", multiple=True, default=["greedy", "steward:60"], show_default=True, help="Who plays.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=NUMBERS, help="A file instead of the one that is read.")
def main(*, games: int, bots: tuple[str, ...], seed: int, out: Path) -> None:
    """Play games with every number of players, fit the numbers to them, and write these where the bots read them."""
    weights = []
    for players in GAME.players:
        played = [example for bot in bots for example in examples(read_bot(bot), players, games, seed)]
        learnt, held_out = ([*zip(*part, strict=True)] for part in divided(played))
        found = fit(np.concatenate(learnt[0]), np.concatenate(learnt[1]))
        left = loss(found, np.concatenate(held_out[0]), np.concatenate(held_out[1]))
        click.echo(f"{players} players: {left:.4f} nats a position; {np.log(players):.4f} for who knows nothing")
        weights.append(np.round(found * value.ONE).clip(-LARGEST, LARGEST).astype(np.int16))
    np.savez_compressed(out, weights=np.array(weights))


def divided(played: list[Example]) -> tuple[list[Example], list[Example]]:
    """The games to learn from, and those held out."""
    learnt = [example for number, example in enumerate(played) if number % HELD_OUT]
    return learnt, played[::HELD_OUT]


def examples(bot: Bot, players: int, games: int, seed: int) -> Iterator[Example]:
    """The courses of so many games between equal bots, a game at a time."""
    bots = [bot] * players
    contest = Contest(GAME, GAME.edition(), GAME.settled({}, players), bots, games=games, seed=seed, rotate=False)
    batches = range(0, games, BATCH)
    for first in track(batches, f"{bot} {players}", console=Console(stderr=True), transient=True):
        for game in play_batch(contest, range(first, min(first + BATCH, games))):
            yield example(contest, game)


def example(contest: Contest, game: np.void) -> Example:
    """The courses of a game that has been played."""
    rules, edition, players = GAME.calls, contest.edition.record, contest.players
    state, found = GAME.new_state(players, contest.options), np.zeros(1, value.PLACES)
    state["deck"] = shuffled(GAME, contest.edition, int(game["seed"]))
    rules.setup(edition, state)
    courses = []
    for seat, move in zip(game["seats"][: game["length"]].tolist(), game["moves"].tolist(), strict=False):
        if value.has_value(edition, state):
            value.places(edition, state, found[0])
            courses.append(found[0, :players].copy())
        rules.apply(edition, state, seat, move)
    won = np.array([game["winners"] >> seat & 1 for seat in range(players)], float)
    return np.array(courses), np.tile(won / won.sum(), (len(courses), 1))


def fit(places: Places, won: Floats) -> Floats:
    """The numbers that make these wins likeliest (Adam, all examples at once)."""
    numbers, slope, square = (np.zeros(value.WEIGHTS) for _ in range(3))
    for rounds in range(1, ROUNDS + 1):
        error = (chances(numbers, places) - won)[:, :, None] / len(won)
        spread = np.broadcast_to(error, places.shape)
        gradient = np.bincount(places.ravel(), spread.ravel(), value.WEIGHTS) + 2 * PENALTY * numbers
        slope = FADING * slope + (1 - FADING) * gradient
        square = SQUARES * square + (1 - SQUARES) * gradient**2
        step = (slope / (1 - FADING**rounds)) / (np.sqrt(square / (1 - SQUARES**rounds)) + TINY)
        numbers -= RATE * step * (1 - rounds / (ROUNDS + 1))
    return numbers


def chances(numbers: Floats, places: Places) -> Floats:
    """Every seat's chance to win, by example."""
    strength = numbers[places].sum(axis=2)
    powers = np.exp(strength - strength.max(axis=1, keepdims=True))
    return cast(Floats, powers / powers.sum(axis=1, keepdims=True))


def loss(numbers: Floats, places: Places, won: Floats) -> float:
    """How little of the wins the numbers know, in nats a position."""
    return float(-(won * np.log(chances(numbers, places))).sum(axis=1).mean())


if __name__ == "__main__":
    main()
