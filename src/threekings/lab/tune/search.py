"""The search for one setting of a game, round by round."""

import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.tune.entries import Candidate, changed, present
from threekings.lab.tune.figures import Figures, fault, measure
from threekings.lab.tune.notes import Notes, key

QUICK = "greedy"  # of the first rounds
FEWEST = 4  # candidates that stay, and games that are played, however small a search is


@dataclass(frozen=True)
class Round:
    """How all candidates of a round are measured, and how many stay."""

    bot: str
    games: int  # for each number of players
    keep: int
    children: int = 0  # of each that stays
    margin: float = 0.15  # of what seats may win beyond an even share: kept in hand against chance


class Measured(NamedTuple):
    candidate: Candidate
    figures: dict[int, Figures]  # by players
    fault: float


Report = Callable[[int, int, int], None]  # the number of the round, how many measurements it has, how many are done


def rounds(bot: str, games: int, candidates: int) -> list[Round]:
    """Rounds for so many candidates; in the last one so many games are played. A strong bot makes more of an
    advantage than a quick one, which therefore keeps more in hand."""
    sizes = [(QUICK, games // 8, 8, 2, 0.5), (QUICK, games // 2, 16, 1, 0.5), (QUICK, games * 2, 32, 0, 0.5)]
    sizes += [(bot, games // 4, 64, 0, 0.15), (bot, games, 64, 0, 0.15)]
    return [
        Round(name, max(many, FEWEST), max(candidates // part, FEWEST), children, margin)
        for name, many, part, children, margin in sizes
    ]


class Search:
    """Candidates for one setting, in an edition whose other entries stay."""

    def __init__(self, game: Game, edition: Edition, setting: str, *, seed: int, notes: Notes):
        self.game, self.edition, self.setting, self.seed, self.notes = game, edition, setting, seed, notes
        self.open = game.study.reconstructed[setting]
        self.players = [count for count in game.players if count > 1]
        self.chance = random.Random(f"{setting} {seed}")

    def run(self, trials: Sequence[Round], candidates: int, pool: Executor, report: Report) -> list[Measured]:
        """All rounds; the candidates of the last one, the best first."""
        going, found = self.first(candidates), []
        for number, trial in enumerate(trials):
            found = self.measured(number, trial, going, pool, report)
            going = self.next_round(trial, found)
        return found

    def first(self, count: int) -> list[Candidate]:
        """So many candidates, all different; the entries as they are among them."""
        found = [present(self.edition, self.open)]
        for _ in range(20 * count):
            drawn = {entry: self.chance.choice(choices) for entry, choices in self.open.items()}
            if drawn not in found and len(found) < count:
                found.append(drawn)
        return found

    def next_round(self, trial: Round, found: Sequence[Measured]) -> list[Candidate]:
        """The best, and their children."""
        going = [one.candidate for one in found[: trial.keep]]
        for parent in tuple(going):
            going += [child for _ in range(trial.children) if (child := self.child(parent)) not in going]
        return going

    def child(self, parent: Candidate) -> Candidate:
        """Another one, which differs in one entry: mostly in its numbers only."""
        entry = self.chance.choice(list(self.open))
        alike = [choice for choice in self.open[entry] if choice["scores"] == parent[entry]["scores"]]
        choices = alike if alike and self.chance.random() < 0.6 else self.open[entry]
        return parent | {entry: self.chance.choice(choices)}

    def measured(
        self, number: int, trial: Round, candidates: Sequence[Candidate], pool: Executor, report: Report
    ) -> list[Measured]:
        """What a round sees of every candidate, the best first: all play the same decks, no two rounds do."""
        every = [(one, players) for one in candidates for players in self.players]
        asked = {self.key(number, trial, *each): each for each in every}
        jobs: dict[Future[Figures], str] = {
            pool.submit(self.measure, number, trial, *asked[name]): name
            for name in asked
            if name not in self.notes.known
        }
        done = len(asked) - len(jobs)
        report(number, len(asked), done)
        for job in as_completed(jobs):
            self.notes.put(jobs[job], job.result())
            done += 1
            report(number, len(asked), done)
        return sorted((self.judged(number, trial, one) for one in candidates), key=rank)

    def measure(self, number: int, trial: Round, candidate: Candidate, players: int) -> Figures:
        edition = changed(self.game, self.edition, candidate)
        seed = int(np.random.SeedSequence([self.seed, number]).generate_state(1, np.uint32)[0])
        options = self.game.study.settings[self.setting]
        return measure(self.game, edition, options, players, bot=trial.bot, games=trial.games, seed=seed)

    def judged(self, number: int, trial: Round, candidate: Candidate) -> Measured:
        seen = {players: self.notes.known[self.key(number, trial, candidate, players)] for players in self.players}
        return Measured(candidate, seen, fault(seen, trial.margin))

    def key(self, number: int, trial: Round, candidate: Candidate, players: int) -> str:
        return key(
            edition=self.edition.digest,
            setting=self.setting,
            seed=self.seed,
            round=number,
            bot=trial.bot,
            games=trial.games,
            candidate=candidate,
            players=players,
        )


def rank(one: Measured) -> tuple[float, str]:
    return one.fault, json.dumps(one.candidate, sort_keys=True)
