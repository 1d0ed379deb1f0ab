"""Fits the weights of a game's value: which sums of features tell best who wins, by stage and number of players.

    python -m threekings.lab.ku_ka_king.fit_value ku-ka-king --bot steward:60 --games 3000

Bots play each other, and every round's start is a position: each seat's features, and its share of the win in the end.
A seat's chance is in proportion to e to the weighted sum of its features (a conditional logit); the weights make the
games that were played likeliest, less a little for being large. Printed in thousandths, as value.py holds them: a row
for each number of players and stage, and beside them how well they tell games that they were not fitted to.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast

import click
import numpy as np
from rich.console import Console
from rich.progress import Progress

from threekings.bots import read_bot
from threekings.bots.loading import code_name, minds, public
from threekings.games import GAMES, game_named
from threekings.jit import load
from threekings.lab.calls import StandingCalls
from threekings.lab.simulate import Contest, batches, play_batch

RIDGE = 2.0  # what a weight's square costs, in positions
STEPS = 30  # of Newton's method, at most
CLOSE = 1e-6  # a step so small is the last
POSITIONS = 64  # of a game, at most
FEWEST = 200  # positions of a stage that are worth a fit
ASIDE = 5  # every so many-th game is not fitted to


@dataclass
class Positions:
    """What was seen: a row is a position."""

    features: np.ndarray  # by position, seat and feature
    stages: np.ndarray
    shares: np.ndarray  # of the win, by seat
    games: np.ndarray  # which game it is of


@click.command()
@click.argument("game", type=click.Choice([name for name, game in GAMES.items() if game.value]))
@click.option("--bot", default="steward:60", show_default=True, help="Who plays, such as greedy or steward:150.")
@click.option(
    "--games", type=click.IntRange(10), default=3000, show_default=True, help="Games for each number of players."
)
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
def main(game: str, bot: str, games: int, seed: int) -> None:
    """Play, fit, and print the weights."""
    kind, console = game_named(game), Console(stderr=True)
    for players in kind.players:
        contest = Contest(kind, kind.edition(), kind.settled({}, players), [read_bot(bot)] * players, games, seed)
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(f"{players} players", total=games)
            positions = gather(contest, partial(progress.advance, task))
        for stage, weights, told in fitted(positions, standings(game).STAGES):
            click.echo(" ".join(str(round(1000 * weight)) for weight in weights))
            click.echo(f"{players} players, stage {stage}: {told}", err=True)


def standings(game: str) -> StandingCalls:
    """The compiled loop that plays games again."""
    source = Path(__file__).with_name("standings.py")
    name = f"threekings.lab.standings__{code_name(game_named(game))}"
    return cast(StandingCalls, load(source, name, public(minds(game))))


def gather(contest: Contest, report: Callable[[int], None] = lambda _: None) -> Positions:
    """The positions of a contest's games."""
    code, found = standings(contest.game.name), list[tuple[np.ndarray, np.ndarray, np.ndarray]]()
    features, stages = np.zeros((POSITIONS, contest.players, code.FEATURES)), np.zeros(POSITIONS, np.int32)

    def note(games: np.ndarray) -> None:
        for game in games:
            count = code.collect_standings(contest.edition.record, game, contest.pattern, features, stages)
            won = int(game["winners"]) >> np.arange(contest.players) & 1
            found.append((features[:count].copy(), stages[:count].copy(), won / won.sum()))
        report(len(games))

    for batch in batches(contest):
        note(play_batch(contest, batch))
    counts = [len(part[1]) for part in found]
    return Positions(
        np.concatenate([part[0] for part in found]),
        np.concatenate([part[1] for part in found]),
        np.repeat([part[2] for part in found], counts, axis=0),
        np.repeat(np.arange(len(found)), counts),
    )


def fitted(positions: Positions, stages: int) -> Iterator[tuple[int, np.ndarray, str]]:
    """The weights of every stage, and how well they tell the games set aside; a stage hardly seen is as that before."""
    aside, weights = positions.games % ASIDE == 0, np.zeros(positions.features.shape[2])
    for stage in range(stages):
        here = positions.stages == stage
        features, shares = positions.features[here & ~aside], positions.shares[here & ~aside]
        if len(features) < FEWEST:
            yield stage, weights, "too few positions"
            continue
        weights = fit(features, shares)
        apart = surprise(positions.features[here & aside], positions.shares[here & aside], weights)
        yield stage, weights, f"{len(features)} positions, log loss {apart:.4f} of {np.log(shares.shape[1]):.4f}"


def fit(features: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """The weights that make these shares of wins likeliest, by Newton's method."""
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        expected = chances(features, weights)
        slope = np.einsum("nsf,ns->f", features, shares - expected) - RIDGE * weights
        mean = np.einsum("nsf,ns->nf", features, expected)
        bend = np.einsum("nsf,ns,nsg->fg", features, expected, features, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
        weights += step
        if abs(step).max() < CLOSE:
            break
    return weights


def chances(features: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Every seat's chance to win, by position."""
    standing = features @ weights
    power = np.exp(standing - standing.max(axis=1, keepdims=True))
    return cast(np.ndarray, power / power.sum(axis=1, keepdims=True))


def surprise(features: np.ndarray, shares: np.ndarray, weights: np.ndarray) -> float:
    """The mean log loss: as little as possible is best, the logarithm of the players is nothing known."""
    return float(-(shares * np.log(chances(features, weights))).sum(axis=1).mean())


if __name__ == "__main__":
    main()
