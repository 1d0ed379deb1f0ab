"""One candidate of each setting, chosen so that games alone stay about as hard as they were."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.tune.entries import Candidate, changed
from threekings.lab.tune.figures import EASIER, difficulty
from threekings.lab.tune.search import QUICK, Measured

MARGIN = 0.3  # of what games alone may change: kept in hand against chance


class Choice(NamedTuple):
    """By setting which of its candidates, counted from the best; and what they make together."""

    places: dict[str, int]
    edition: Edition
    alone: dict[str, float]  # by name: the share of games alone that are won
    fault: float


class Combining:
    """Settings share no entry, but games alone take theirs from several."""

    def __init__(self, game: Game, edition: Edition, found: Mapping[str, Sequence[Measured]], *, games: int, seed: int):
        self.game, self.edition, self.found, self.games, self.seed = game, edition, found, games, seed
        self.before = self.alone(edition)

    def alone(self, edition: Edition) -> dict[str, float]:
        return difficulty(self.game, edition, bot=QUICK, games=self.games, seed=self.seed)

    def choose(self) -> Choice:
        """From the best of each setting, one change after the other, as long as it becomes better."""
        best = self.choice(dict.fromkeys(self.found, 0))
        while better := min(map(self.choice, self.neighbours(best.places)), key=lambda one: one.fault, default=None):
            if better.fault >= best.fault:
                break
            best = better
        return best

    def neighbours(self, places: Mapping[str, int]) -> list[dict[str, int]]:
        """All choices that differ in one setting."""
        return [
            {**places, setting: place}
            for setting, found in self.found.items()
            for place in range(len(found))
            if place != places[setting]
        ]

    def choice(self, places: dict[str, int]) -> Choice:
        chosen = [self.found[setting][place] for setting, place in places.items()]
        entries: Candidate = {name: entry for one in chosen for name, entry in one.candidate.items()}
        edition = changed(self.game, self.edition, entries)
        alone = self.alone(edition)
        return Choice(places, edition, alone, sum(one.fault for one in chosen) + self.harder(alone))

    def harder(self, alone: Mapping[str, float]) -> float:
        """By how much games alone have become easier or harder than they may."""
        most = EASIER * (1 - MARGIN)
        return sum(max(abs(share - self.before[name]) - most, 0.0) for name, share in alone.items())
