"""How a game is balanced between bots of equal strength: what each seat wins, and where points come from.

Every setting of a game, as its `study` names them, is played with every number of players; each game counts
once, with the mean of its players, so that intervals do not take players of one game for independent.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from threekings.bots import Bot
from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.simulate import NORMAL, Contest, Estimate, simulate_games
from threekings.options import Value

Sources = dict[str, float]


@dataclass
class Findings:
    """What was seen in the games of one setting with one number of players; a row of each list is a game."""

    setting: str
    players: int
    games: int = 0
    shares: list[list[float]] = field(default_factory=list)  # of the win, by seat
    points: list[float] = field(default_factory=list)  # of a player
    sources: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # where a player's come from
    tiles: dict[str, list[tuple[float, int]]] = field(default_factory=lambda: defaultdict(list))  # points, how many


def find_balance(
    game: Game, bot: Bot, *, games: int, seed: int, report: Callable[[int], None] = lambda _: None
) -> Iterator[Findings]:
    """Play, and say what was found, one setting and number of players after another."""
    for setting, options in game.study.settings.items():
        for players in [count for count in game.players if count > 1]:
            yield find(game, bot, setting, options, players=players, games=games, seed=seed, report=report)


def find(
    game: Game,
    bot: Bot,
    setting: str,
    options: Mapping[str, Value],
    *,
    players: int,
    games: int,
    seed: int,
    report: Callable[[int], None],
) -> Findings:
    findings, edition = Findings(setting, players), game.edition()

    def add(batch: np.ndarray) -> None:
        for played in batch:
            add_game(findings, game, edition, played)
        report(len(batch))

    chosen = game.settled(options, players, seed)
    simulate_games(Contest(game, edition, chosen, [bot] * players, games=games, seed=seed), report=add)
    return findings


def add_game(findings: Findings, game: Game, edition: Edition, played: np.void) -> None:
    """Count one game that has been played to its end."""
    state, players = played["state"], findings.players
    won = [int(played["winners"]) >> seat & 1 for seat in range(players)]
    findings.games += 1
    findings.shares.append([part / sum(won) for part in won])
    findings.points.append(float(np.mean(played["points"][:players])))
    parts = game.breakdown(edition, state)
    names = game.study.source_names(state, parts[0]) if game.study.source_names else {}
    for source in parts[0]:
        findings.sources[names.get(source, source)].append(float(np.mean([_sum(part[source]) for part in parts])))
    if game.study.pieces:
        for kind, (points, count) in game.study.pieces(edition, state).items():
            findings.tiles[kind].append((points, count))


def _sum(part: Any) -> float:
    """Points of a source, which may itself be divided."""
    return sum(map(_sum, part.values())) if isinstance(part, Mapping) else float(part or 0)


def mean(values: list[float]) -> Estimate:
    """The mean with its 95 % interval."""
    middle = float(np.mean(values))
    reach = NORMAL * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(middle, middle - reach, middle + reach)


def ratio(pairs: list[tuple[float, int]]) -> Estimate:
    """Points for each tile, with the interval of a ratio of two means."""
    points, counts = (np.array(column, float) for column in zip(*pairs, strict=True))
    if counts.sum() == 0:
        return Estimate(0.0, 0.0, 0.0)
    middle = float(points.sum() / counts.sum())
    reach = NORMAL * float((points - middle * counts).std(ddof=1)) / (float(counts.mean()) * math.sqrt(len(pairs)))
    return Estimate(middle, middle - reach, middle + reach)
