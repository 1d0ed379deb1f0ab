"""What a batch plays: checked once, and the same on every device."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from threekings.batches.calls import BatchCalls
from threekings.bots.loading import code_name, minds, public
from threekings.compiled_calls import rng
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import game_named
from threekings.jit import load
from threekings.match import Match, shuffled
from threekings.options import Value

BOTS = ("random", "greedy")  # that can play games out, as loops.py numbers them
WIN = math.lcm(1, 2, 3, 4, 5)  # a whole win, in parts that divide evenly among all who share it


@dataclass(frozen=True)
class Plan:
    """Which games a batch plays, and how many side by side."""

    game: Game
    edition: Edition
    players: int
    options: Mapping[str, Value]
    games: int
    seed: int
    every_seat: bool = False  # a line for every seat in what is shown, not for the seat to act alone
    go_on: bool = True  # a game that ends is followed by the next

    @property
    def lines(self) -> int:
        return self.players if self.every_seat else 1

    @property
    def shape(self) -> tuple[int, ...]:
        """Of actions: one a game, or one for every seat of it."""
        return (self.games, self.players) if self.every_seat else (self.games,)

    def deals(self, code: BatchCalls) -> np.void:
        """How games of this plan begin."""
        deals: np.void = np.zeros(1, code.DEALS)[0]
        deals["pattern"] = self.game.new_state(self.players, self.options)
        deals["seed"], deals["games"], deals["go_on"] = self.seed, self.games, self.go_on
        deals["blank"] = np.full(code.OBSERVATION.itemsize, -1, np.int8).view(code.OBSERVATION)[0]
        return deals

    def seed_of(self, number: int) -> int:
        """The seed of a game by its number."""
        return int(rng.derive(np.uint64(self.seed), number))

    def match(self, number: int) -> Match:
        """A game by its number, as it begins."""
        seed, options = self.seed_of(number), dict(self.options)
        deck = shuffled(self.game, self.edition, seed)
        return Match(self.game, self.edition, self.players, options, deck=deck, seed=seed)

    def legal(self, state: np.void, seat: int) -> dict[int, str]:
        """The legal actions of a seat, with their moves as texts."""
        code, moves = batch_code(self.game.name), self.game.legal(self.edition, state, seat)
        actions = np.array([*moves, 0], np.int32)
        code.number_moves(state, seat, actions, len(moves))
        texts = [self.game.move_text(self.edition, move) for move in moves]
        return dict(zip(actions.tolist(), texts, strict=False))


class Totals(NamedTuple):
    """What games played out come to, by seat where there are lists: whole numbers, in whatever order they are added."""

    games: int
    moves: int
    wins: list[int]  #: in WIN parts: who shares a win gets as many of them as the others
    points: list[int]
    squares: list[int]  #: of points


@cache
def batch_code(name: str) -> BatchCalls:
    """The compiled loops of a game; ValueError where it has none."""
    game = game_named(name)
    if game.dense is None:
        raise ValueError(f"{name} cannot be played in batches: it numbers no moves")
    given: dict[str, Any] = public(minds(name)) | public(game.dense)
    return cast(BatchCalls, load(LOOPS, f"threekings.batches.loops__{code_name(game)}", given))


LOOPS = Path(__file__).with_name("loops.py")
