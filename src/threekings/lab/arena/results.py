"""The games of one line-up as columns: what each bot won, its rank and its points, a value a game or a deck.

Columns are by place in the line-up, wherever it sat: in game number r of a deck, place p sits in seat p + r.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from threekings.lab.arena.line_ups import LineUp

FIGURES = ("wins", "rank", "points")


@dataclass
class Results:
    """Whole decks of a line-up, one after another."""

    line_up: LineUp
    points: np.ndarray  # by game and place
    won: np.ndarray  # the same: 1 who wins, alone or with others

    @classmethod
    def read(cls, line_up: LineUp, points: Any, winners: Any) -> "Results":
        """Of games one after another, by seat: points, and winners as bits. ValueError for anything else."""
        players = len(line_up.seats)
        told, bits = np.array(points, np.int64).reshape(-1, players), np.array(winners, np.int64)
        if told.shape[0] != len(bits) or len(bits) % players:
            raise ValueError("these are no whole decks")
        won = (bits[:, None] >> np.arange(players) & 1).astype(np.int64)
        turns = np.arange(len(bits))[:, None]
        seats = (np.arange(players) + turns) % players
        return cls(line_up, told[turns, seats], won[turns, seats])

    @property
    def players(self) -> int:
        return len(self.line_up.seats)

    @property
    def games(self) -> int:
        return len(self.points)

    @property
    def decks(self) -> int:
        return self.games // self.players

    def first(self, decks: int) -> "Results":
        """The first decks of them."""
        games = decks * self.players
        return Results(self.line_up, self.points[:games], self.won[:games])

    @property
    def shares(self) -> np.ndarray:
        """What each place has of the win."""
        return self.won / np.maximum(self.won.sum(axis=1, keepdims=True), 1)

    @property
    def ranks(self) -> np.ndarray:
        """1 is the best; winners first, then by points; equal ones have the mean of their ranks."""
        worth = np.stack([self.won, self.points], axis=2)
        one, other = worth[:, :, None], worth[:, None, :]
        better = (other[..., 0] > one[..., 0]) | ((other[..., 0] == one[..., 0]) & (other[..., 1] > one[..., 1]))
        equal = (other == one).all(axis=3)
        return 1 + better.sum(axis=2) + (equal.sum(axis=2) - 1) / 2

    def by_deck(self, figure: str, bot: int) -> np.ndarray:
        """A bot's figure: its mean in each deck, over its seats and all rotations."""
        columns = {"wins": lambda: self.shares, "rank": lambda: self.ranks, "points": lambda: self.points}
        return self._means(columns[figure]()[:, self._places(bot)])

    def ahead(self, bot: int, other: int) -> np.ndarray:
        """How often a bot ends ahead of another one, by deck; side by side counts half."""
        ranks = self.ranks
        mine, theirs = ranks[:, self._places(bot), None], ranks[:, None, self._places(other)]
        return self._means((mine < theirs) + (mine == theirs) / 2)

    def _places(self, bot: int) -> list[int]:
        return [place for place, sits in enumerate(self.line_up.seats) if sits == bot]

    def _means(self, games: np.ndarray) -> np.ndarray:
        a_deck = self.players * math.prod(games.shape[1:])
        means: np.ndarray = games.reshape(self.decks, a_deck).mean(axis=1)
        return means


def joined(parts: Sequence[Results]) -> Results:
    return Results(
        parts[0].line_up, np.concatenate([part.points for part in parts]), np.concatenate([part.won for part in parts])
    )
