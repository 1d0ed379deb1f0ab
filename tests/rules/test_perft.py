"""Tree counts: how many ways the next moves can go, fixed here and counted in three ways.

By the rules on bare states; by Match on texts; and by a few lines that read docs/rules/king-lui.md afresh,
with lists of names for cards and nothing in common with our rules.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
import pytest

import threekings as tk
from tests.decks import SMALL, deck
from threekings.edition import Edition
from threekings.game import Game


def by_match(match: tk.Match, depth: int) -> int:
    """Sequences of so many moves; a game that is over before counts for none."""
    if depth == 0:
        return 1
    count = 0
    for move in match.moves():
        after = match.copy()
        after.play(move)
        count += by_match(after, depth - 1)
    return count


def by_rules(game: Game, edition: Edition, state: np.void, depth: int) -> int:
    count = 0
    for seat in game.to_act(state):
        moves = game.legal(edition, state, seat)
        if depth == 1:
            return len(moves)
        for move in moves:
            after = state.copy()
            game.rules.apply(edition.record, after, seat, move)
            count += by_rules(game, edition, after, depth - 1)
    return count


@dataclass
class Feast:
    """King Lui once more, as slowly and plainly as can be."""

    supply: list[str]
    players: int
    dishes: list[str]
    free_dragon: bool = False
    table: list[str] = field(default_factory=list)
    king: list[str] = field(default_factory=list)
    acted: int = 0
    drawn: bool = False  # an Emerald, to be used or laid
    over: bool = False

    def deal(self) -> None:
        if len(self.supply) < 2 * self.players:
            self.over = True
        else:
            self.table += [self.supply.pop(0) for _ in range(2 * self.players)]

    def moves(self) -> list[list[str]]:
        if self.over:
            return []
        portions = [dish for dish in self.dishes if dish in self.table]
        feeds = sorted({tuple(sorted(pair, key=self.dishes.index)) for pair in combinations(self.king, 2)})
        if self.drawn:
            return [["lay"], *(["feed", *pair] for pair in feeds)]
        found = [["take", dish] for dish in portions] + [["draw"]] * bool(self.supply)
        if "emerald" in self.table and (portions or not self.supply or self.free_dragon):
            found += [["feed", *pair] for pair in feeds]
        return found or [["pass"]]

    def play(self, move: list[str]) -> None:
        match move:
            case ["take", dish]:
                self.table = [card for card in self.table if card != dish]
            case ["draw"]:
                self.drawn = self.supply.pop(0) == "emerald"
                if self.drawn:
                    return
            case ["lay"]:
                self.table.append("emerald")
            case ["feed", dish, other]:
                if not self.drawn:
                    self.table.remove("emerald")
                self.king.remove(dish)
                self.king.remove(other)
        self.drawn = False
        self.acted += 1
        if self.acted % self.players == 0:
            self.king += [card for card in self.table if card != "emerald"]
            self.table = [card for card in self.table if card == "emerald"]
            self.deal()


def by_reading(feast: Feast, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for move in feast.moves():
        after = deepcopy(feast)
        after.play(move)
        count += by_reading(after, depth - 1)
    return count


def read_afresh(match: tk.Match) -> Feast:
    """The same position, by playing the match's record."""
    dishes = [name for name in dict.fromkeys(match.headers.deck) if name != "emerald"]
    dishes.sort(key=match.edition.cards.index)
    feast = Feast(list(match.headers.deck), match.players, dishes, bool(match.options["free_dragon"]))
    feast.deal()
    for line in match.record().splitlines():
        if line[0].isdigit():
            feast.play(line.split()[1:])
    return feast


def late(seed: int, players: int, left: int, *, free_dragon: bool = False) -> tk.Match:
    """A standard game by its first moves, taken back from the end."""
    match = tk.new("king-lui", players=players, seed=seed, free_dragon=free_dragon)
    while not match.over:
        moves = match.moves()
        match.play(moves[(match.length * 7 + seed) % len(moves)])
    for _ in range(left):
        match.undo()
    return match


def small(top: str = "") -> tk.Match:
    return tk.new("king-lui", players=3, edition=SMALL, deck=deck(top, edition=SMALL))


POSITIONS = {
    "small": (small("bread*2 wine*2 ham emerald"), [4, 13, 34, 156, 543, 1407, 810, 0]),
    "small, Emeralds drawn": (small("bread*3 wine*2 ham emerald*2"), [4, 10, 19, 43, 136, 432, 1065, 621, 0]),
    "small, Emeralds dealt": (small("emerald*2 bread wine ham*2"), [4, 13, 34, 120, 330, 600, 0]),
    "small, Emerald last": (
        small("bread*4 wine*2 ham*2 wine*2 bread emerald ham emerald"),
        [3, 7, 13, 48, 135, 279, 108, 0],
    ),
    "three players": (late(1, 3, 4), [4, 120, 3388, 39312]),
    "four players": (late(2, 4, 5), [4, 134, 1604, 13649]),
    "five players": (late(3, 5, 5), [22, 253, 2164, 14784]),
    "free dragon": (late(9, 4, 5, free_dragon=True), [4, 27, 160, 822, 3612, 0]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_trees_have_their_known_sizes(name: str) -> None:
    match, counts = POSITIONS[name]
    depths = range(1, len(counts) + 1)
    assert [by_rules(match.game, match.edition, match._state, depth) for depth in depths] == counts
    shallow = [depth for depth, count in zip(depths, counts, strict=True) if count < 2000]
    assert [by_match(match, depth) for depth in shallow] == [counts[depth - 1] for depth in shallow]
    assert [by_reading(read_afresh(match), depth) for depth in shallow] == [counts[depth - 1] for depth in shallow]
