"""What is seen in games with a candidate, and how far that is from fair and alive."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from threekings.bots import read_bot
from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.samples import points_by_source
from threekings.lab.simulate import Contest, play_batch
from threekings.options import Value

LIMITS = {2: 0.55, 3: 0.40, 4: 0.31}  # the most that any seat should win, by players
LEAST_PART = 0.10  # of all points, that each source should bring
LEAST_SPREAD = 1.0  # points by which players should differ in a source (standard deviation)
LEAST_TOTAL_SPREAD = 1.5  # and in their sums
EASIER = 0.10  # by which games alone may become easier or harder


@dataclass(frozen=True)
class Figures:
    """What was seen in games of one number of players."""

    shares: list[float]  # of wins, by seat
    sources: list[float]  # points of a player, by source
    spreads: list[float]  # standard deviation of these points
    points: float
    spread: float


def play(
    game: Game, edition: Edition, options: Mapping[str, Value], players: int, *, bot: str, games: int, seed: int
) -> np.ndarray:
    chosen = game.settled(options, players, seed)
    contest = Contest(game, edition, chosen, [read_bot(bot)] * players, games=games, seed=seed)
    return play_batch(contest, range(games))


def measure(
    game: Game, edition: Edition, options: Mapping[str, Value], players: int, *, bot: str, games: int, seed: int
) -> Figures:
    """Play, and say what was seen."""
    played = play(game, edition, options, players, bot=bot, games=games, seed=seed)
    won = played["winners"][:, None] >> np.arange(players) & 1
    told = [list(points_by_source(game, edition, state).values()) for state in played["state"]]
    sources = np.array(told, float)  # by game, source and seat
    points = played["points"][:, :players]
    return Figures(
        shares=(won / np.maximum(won.sum(axis=1, keepdims=True), 1)).mean(axis=0).tolist(),
        sources=sources.mean(axis=(0, 2)).tolist(),
        spreads=sources.std(axis=0).mean(axis=1).tolist(),
        points=float(points.mean()),
        spread=float(points.std(axis=0).mean()),
    )


def fault(figures: Mapping[int, Figures], margin: float) -> float:
    """How far a candidate is from fair and alive, by its figures for each number of players; 0 is fine."""
    return sum(unfairness(players, seen.shares, margin) + dullness(seen) for players, seen in figures.items())


def unfairness(players: int, shares: Sequence[float], margin: float) -> float:
    """By how much seats win more than they should, a part of what is allowed to them kept in hand against chance."""
    most = LIMITS[players] - margin * (LIMITS[players] - 1 / players)
    return sum(max(share - most, 0.0) for share in shares)


def dullness(seen: Figures) -> float:
    """How much is missing for every source of points to matter."""
    lacking = [max(LEAST_PART - part / max(seen.points, 1.0), 0.0) for part in seen.sources]
    lacking += [0.1 * max(LEAST_SPREAD - spread, 0.0) for spread in seen.spreads]
    return 0.5 * sum(lacking) + 0.1 * max(LEAST_TOTAL_SPREAD - seen.spread, 0.0)


def difficulty(game: Game, edition: Edition, *, bot: str, games: int, seed: int) -> dict[str, float]:
    """The share of games alone that are won, by name."""
    return {
        name: float((play(game, edition, options, 1, bot=bot, games=games, seed=seed)["winners"] > 0).mean())
        for name, options in game.study.alone.items()
    }
