"""How a game is balanced between bots of equal strength: what each seat wins, and where points come from.

Every setting of a game, as its `study` names them, is played with every number of players; each game counts
once, with the mean of its players, so that intervals do not take players of one game for independent.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from threekings.bots import Bot
from threekings.game import Game
from threekings.lab.samples import draw_sample
from threekings.lab.simulate import Contest
from threekings.lab.workers import HERE, Workers


@dataclass(frozen=True)
class Findings:
    """What was seen in the games of one setting with one number of players; a row of each column is a game."""

    setting: str
    players: int
    games: int
    shares: np.ndarray  # of the win, by seat
    points: np.ndarray  # of a player
    sources: Mapping[str, np.ndarray]  # where a player's come from
    tiles: Mapping[str, np.ndarray]  # points, how many


def find_balance(
    game: Game,
    bot: Bot,
    *,
    games: int,
    seed: int,
    report: Callable[[int], None] = lambda _: None,
    workers: Workers = HERE,
) -> Iterator[Findings]:
    """Play, and say what was found, one setting and number of players after another."""
    for setting, options in game.study.settings.items():
        for players in [count for count in game.players if count > 1]:
            chosen = game.settled(options, players, seed)
            contest = Contest(game, game.edition(), chosen, [bot] * players, games=games, seed=seed)
            yield find(setting, contest, report, workers)


def find(setting: str, contest: Contest, report: Callable[[int], None], workers: Workers) -> Findings:
    sample = draw_sample(contest, report, told=contest.games, workers=workers)
    sources = {name: points.mean(axis=1) for name, points in sample.sources.items()}
    points = sample.points.mean(axis=1)
    return Findings(setting, contest.players, len(points), sample.shares, points, sources, sample.pieces)
