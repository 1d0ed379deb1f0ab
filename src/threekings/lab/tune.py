"""Search what the rulebook leaves open in an edition for numbers that are fair to all seats and alive.

The game says what is free (`Study.free`): for each of its settings the entries of an edition that may change, and all
that each may be. Settings share no entry, so each is searched on its own: candidates are drawn by a seed, measured
in rounds, first by many short measurements with a cheap bot, then by long ones with a strong bot; the best of a round
stay, and have children that differ in one entry. All of a round play the same decks, no two rounds do. Every
measurement is kept in a file: a search that was stopped goes on where it was.
"""

import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from threekings.bots import read_bot
from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.simulate import Contest, play_batch
from threekings.options import Value

LIMITS = {2: 0.55, 3: 0.40, 4: 0.31}  # the most that any seat should win, by players
MARGIN = 0.15  # of the distance from an even share to the limit, kept in hand against chance
LEAST_PART = 0.12  # of all points, that a Royal should bring
LEAST_CREW = 0.05  # and all Crew together
LEAST_SPREAD = 1.0  # points by which players of a Royal should differ (standard deviation)
LEAST_TOTAL_SPREAD = 2.0  # and by which their sums should

Candidate = dict[str, Any]  # by entry of an edition, as "royals.K3": what stands there


@dataclass(frozen=True)
class Round:
    """How all candidates of a round are measured, and how many stay."""

    bot: str
    games: int  # for each number of players
    keep: int
    children: int = 0  # of each that stays


ROUNDS = (
    Round("greedy", 60, keep=40, children=2),
    Round("greedy", 200, keep=24, children=2),
    Round("greedy", 400, keep=16, children=1),
    Round("greedy", 1000, keep=12),
    Round("steward:40", 100, keep=4),
    Round("steward:40", 400, keep=2),
)


@dataclass(frozen=True)
class Figures:
    """What was seen in games of one number of players."""

    shares: list[float]  # of wins, by seat
    sources: list[float]  # points of a player, by source
    spreads: list[float]  # standard deviation of these points
    points: float
    spread: float
    tiles: list[float]  # by seat: how much was laid


@dataclass(frozen=True)
class Measured:
    candidate: Candidate
    figures: dict[int, Figures]  # by players

    @property
    def fault(self) -> float:
        """How far it is from fair and alive; 0 is fine."""
        return sum(unfairness(players, seen.shares) + dullness(seen) for players, seen in self.figures.items())


def unfairness(players: int, shares: Sequence[float]) -> float:
    """By how much seats win more than they should, the margin included."""
    even = 1 / players
    most = LIMITS[players] - MARGIN * (LIMITS[players] - even)
    return sum(max(share - most, 0.0) for share in shares)


def dullness(seen: Figures) -> float:
    """How much is missing for every source of points to matter."""
    *royals, crew = (part / max(seen.points, 1.0) for part in seen.sources)
    lacking = [max(LEAST_PART - part, 0.0) for part in royals] + [max(LEAST_CREW - crew, 0.0)]
    lacking += [0.1 * max(LEAST_SPREAD - spread, 0.0) for spread in seen.spreads[:-1]]
    return 0.5 * sum(lacking) + 0.1 * max(LEAST_TOTAL_SPREAD - seen.spread, 0.0)


def changed(edition: Edition, candidate: Candidate, game: Game) -> Edition:
    """The edition with these entries."""
    content = deepcopy(dict(edition.content))
    for entry, value in candidate.items():
        part, name = entry.split(".")
        content[part][name] = value
    return game.read_edition(content, "a candidate")


def measure(
    game: Game, edition: Edition, options: Mapping[str, Value], players: int, trial: Round, seed: int
) -> Figures:
    """Play, and say what was seen."""
    chosen = game.settled(options, players, seed)
    contest = Contest(game, edition, chosen, [read_bot(trial.bot)] * players, games=trial.games, seed=seed)
    games = play_batch(contest, range(trial.games))
    won = games["winners"][:, None] >> np.arange(players) & 1
    parts = [[list(part.values()) for part in game.breakdown(edition, state)] for state in games["state"]]
    sources = np.array(parts, float)  # by game, seat and source
    points = games["points"][:, :players]
    return Figures(
        shares=(won / np.maximum(won.sum(axis=1, keepdims=True), 1)).mean(axis=0).tolist(),
        sources=sources.mean(axis=(0, 1)).tolist(),
        spreads=sources.std(axis=0).mean(axis=0).tolist(),
        points=float(points.mean()),
        spread=float(points.std(axis=0).mean()),
        tiles=games["state"]["held"][:, :players].mean(axis=0).tolist(),
    )


class Notes:
    """Measurements, kept in a file line by line."""

    def __init__(self, path: Path | None = None):
        self.path, self.known = path, {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                note = json.loads(line)
                self.known[note["key"]] = {int(count): Figures(**seen) for count, seen in note["figures"].items()}

    def get(self, key: str) -> dict[int, Figures] | None:
        return self.known.get(key)

    def put(self, key: str, figures: dict[int, Figures]) -> None:
        self.known[key] = figures
        if self.path:
            line = json.dumps({"key": key, "figures": {count: asdict(seen) for count, seen in figures.items()}})
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


class Search:
    """A search for one setting of a game."""

    def __init__(self, game: Game, edition: Edition, setting: str, *, seed: int, notes: Notes):
        assert game.study.free
        self.game, self.edition, self.setting, self.seed, self.notes = game, edition, setting, seed, notes
        self.options = game.study.settings[setting]
        self.players = [count for count in game.players if count > 1]
        self.free = game.study.free(setting)
        self.chance = random.Random(f"{setting} {seed}")

    def first(self, count: int) -> list[Candidate]:
        """So many candidates, all different; the entries as they are among them."""
        found = [{entry: self._now(entry) for entry in self.free}]
        for _ in range(20 * count):
            drawn = {entry: self.chance.choice(choices) for entry, choices in self.free.items()}
            if drawn not in found and len(found) < count:
                found.append(drawn)
        return found

    def _now(self, entry: str) -> Any:
        part, name = entry.split(".")
        return self.edition.content[part][name]

    def child(self, parent: Candidate) -> Candidate:
        """Another one, which differs in one entry: mostly in its numbers only."""
        entry = self.chance.choice(list(self.free))
        alike = [choice for choice in self.free[entry] if choice["scores"] == parent[entry]["scores"]]
        choices = alike if alike and self.chance.random() < 0.6 else self.free[entry]
        return parent | {entry: self.chance.choice(choices)}

    def jobs(self, number: int, trial: Round, candidates: Iterable[Candidate]) -> list[Callable[[], Measured]]:
        """What is to be measured in a round."""
        return [partial(self.measured, number, trial, candidate) for candidate in candidates]

    def measured(self, number: int, trial: Round, candidate: Candidate) -> Measured:
        key = json.dumps([self.setting, self.seed, number, asdict(trial), candidate], sort_keys=True)
        figures = self.notes.get(key)
        if figures is None:
            edition = changed(self.edition, candidate, self.game)
            word = int(np.random.SeedSequence([self.seed, number]).generate_state(1, np.uint32)[0])
            figures = {
                players: measure(self.game, edition, self.options, players, trial, word) for players in self.players
            }
            self.notes.put(key, figures)
        return Measured(candidate, figures)

    def select(self, trial: Round, measured: Sequence[Measured]) -> list[Candidate]:
        """The best, and their children."""
        best = [one.candidate for one in sorted(measured, key=lambda one: one.fault)[: trial.keep]]
        children: list[Candidate] = []
        for parent in best:
            for _ in range(trial.children):
                child = self.child(parent)
                if child not in best and child not in children:
                    children.append(child)
        return best + children
