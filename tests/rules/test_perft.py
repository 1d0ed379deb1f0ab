"""Tree counts: how many ways the next moves can go, fixed here and counted in three ways.

By the rules on bare states; by Match on texts; and by a few lines that read docs/rules/*.md afresh,
with lists of names for cards and nothing in common with our rules (those of The King's Catering stand in
kings_catering_boards.py). Choices made together are counted in seat order, one after the other.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.decks import SMALL, deck
from tests.rules.kings_catering_boards import Catering, catering
from threekings.edition import Edition
from threekings.game import Game


def by_match(match: tk.Match, depth: int) -> int:
    """Sequences of so many moves; a game that is over before counts for none."""
    if depth == 0:
        return 1
    count = 0
    for seat in match.to_act[:1]:
        for move in match.moves(seat):
            after = match.copy()
            after.play(move, seat)
            count += by_match(after, depth - 1)
    return count


def by_rules(game: Game, edition: Edition, state: np.void, depth: int) -> int:
    count = 0
    for seat in game.to_act(state)[:1]:
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


@dataclass
class Fair:
    """Ku-Ka-King once more, likewise."""

    pile: list[str]
    players: int
    crossed: set[str]
    box: list[str]
    rows: list[list[str]] = field(default_factory=list)
    held: list[list[str]] = field(default_factory=list)
    choosing: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    scored: bool = False
    last: bool = False
    over: bool = False

    def open_rows(self) -> list[int]:
        return [number for number, row in enumerate(self.rows) if row]

    def moves(self) -> list[list[str]]:
        return [] if self.over else [["row", str(number + 1)] for number in self.open_rows()]

    def play(self, move: list[str]) -> None:
        self.chosen.append(int(move[1]) - 1)
        if len(self.chosen) == len(self.choosing):
            self.show(dict(zip(self.choosing, self.chosen, strict=True)))

    def show(self, chosen: dict[int, int]) -> None:
        clashed = [seat for seat, row in chosen.items() if self.chosen.count(row) > 1]
        for row in {chosen[seat] for seat in clashed}:
            self.box.append(self.rows[row].pop())
        for seat in chosen:
            if seat not in clashed:
                self.held[seat] += self.rows[chosen[seat]]
                self.rows[chosen[seat]] = []
        self.choosing, self.chosen = clashed, []
        if not clashed or len(self.open_rows()) < 2:
            self.end_round()

    def end_round(self) -> None:
        self.over = self.last
        if not self.scored and max(map(len, self.held)) >= 13:
            self.scored = True
            for hand in self.held:
                self.box += [card for card in hand if card in self.crossed]
                hand[:] = [card for card in hand if card not in self.crossed]
        self.fill(self.pile)
        if not self.pile:
            self.last = True
            self.fill(self.box)  # in any order: it changes no count in the one round left
        self.choosing = list(range(self.players))

    def fill(self, source: list[str]) -> None:
        for row in self.rows:
            while source and len(row) < 3:
                row.append(source.pop(0))


def by_reading(table: Feast | Fair | Catering, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for move in table.moves():
        after = deepcopy(table)
        after.play(move)
        count += by_reading(after, depth - 1)
    return count


def read_afresh(match: tk.Match) -> Feast | Fair | Catering:
    """The same position, by playing the match's record."""
    table: Feast | Fair | Catering = READERS[match.game.name](match)
    for line in match.record().splitlines():
        if line[0].isdigit():
            table.play(line.split()[1:])
    return table


def fair(match: tk.Match) -> Fair:
    marks = zip(match.edition.cards, match.edition.record["crossed"], strict=True)
    in_play = {2: 80, 3: 102, 4: 112}[match.players]
    names = match.headers.deck
    table = Fair(names[:in_play], match.players, {name for name, mark in marks if mark}, names[in_play:])
    table.rows = [[] for _ in range(match.players + 4)]
    table.held = [[] for _ in range(match.players)]
    table.choosing = list(range(match.players))
    table.fill(table.pile)
    return table


def feast(match: tk.Match) -> Feast:
    dishes = [name for name in dict.fromkeys(match.headers.deck) if name != "emerald"]
    dishes.sort(key=match.edition.cards.index)
    table = Feast(list(match.headers.deck), match.players, dishes, bool(match.options["free_dragon"]))
    table.deal()
    return table


def late(seed: int, players: int, left: int, *, free_dragon: bool = False) -> tk.Match:
    """A standard game by its first moves, taken back from the end."""
    match = tk.new("king-lui", players=players, seed=seed, free_dragon=free_dragon)
    while not match.over:
        moves = match.moves()
        match.play(moves[(match.length * 7 + seed) % len(moves)])
    for _ in range(left):
        match.undo()
    return match


def late_fair(seed: int, players: int, left: int) -> tk.Match:
    """A game of Ku-Ka-King by its first choices, so many sets of choices taken back from the end."""
    match = tk.new("ku-ka-king", players=players, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        moves = match.moves(seat)
        match.play(moves[(match.length * 7 + seat * seed + seed) % len(moves)], seat)
    for _ in range(left):
        match.undo()
    return match


def late_catering(seed: int, players: int, left: int, **chosen: Any) -> tk.Match:
    """A game of The King's Catering by its first moves, so many taken back from the end."""
    match = tk.new("kings-catering", players=players, seed=seed, **chosen)
    while not match.over:
        moves = match.moves()
        match.play(moves[(match.length * 7 + seed) % len(moves)])
    for _ in range(left):
        match.undo()
    return match


def between_rounds(seed: int, left: int) -> tk.Match:
    """The same in two rounds, so many moves before the second begins."""
    match = late_catering(seed, 2, 0, rounds=2, royals="thinking", royals2="sizes", first=1)
    while match.view(None)["round"] == 2:
        match.undo()
    for _ in range(left - 1):
        match.undo()
    return match


def fresh_catering(players: int) -> tk.Match:
    return tk.new("kings-catering", players=players, seed=1)


READERS: dict[str, Callable[[tk.Match], Feast | Fair | Catering]] = {
    "king-lui": feast,
    "ku-ka-king": fair,
    "kings-catering": catering,
}


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
    "Ku-Ka-King, two players": (late_fair(6, 2, 3), [6, 36, 34, 194, 183, 997, 936, 4866]),
    "Ku-Ka-King, two players, the box to come": (late_fair(1, 2, 2), [6, 36, 216, 1296, 2376, 14256]),
    "Ku-Ka-King, three players": (late_fair(7, 3, 1), [6, 36, 216, 486, 2466, 3546, 14166]),
    "Ku-Ka-King, three players, the pile to come out": (late_fair(1, 3, 2), [7, 49, 343, 2275, 15169]),
    "Ku-Ka-King, four players": (late_fair(12, 4, 1), [5, 25, 125, 625, 1499, 4763, 11315]),
    "Ku-Ka-King, four players, two of them left": (late_fair(4, 4, 4), [3, 9, 8, 22, 18, 42, 24, 48, 0]),
    "The King's Catering, alone": (fresh_catering(1), [3, 6, 17, 49, 175, 1065, 6800]),
    "The King's Catering, two players": (fresh_catering(2), [3, 6, 17, 41, 113, 265, 837, 3329]),
    "The King's Catering, four players": (fresh_catering(4), [3, 6, 17, 41, 113, 255, 749, 1869]),
    "The King's Catering, alone, discards to come": (late_catering(0, 1, 7), [14, 42, 896, 12120]),
    "The King's Catering, alone, the end": (late_catering(0, 1, 3), [10, 10, 94, 0]),
    "The King's Catering, two players, late": (late_catering(0, 2, 6), [2, 21, 179, 1001, 2056, 14809]),
    "The King's Catering, two players, the end": (late_catering(0, 2, 4), [13, 90, 90, 810, 0]),
    "The King's Catering, three players, late": (late_catering(1, 3, 6), [2, 16, 105, 552, 2008]),
    "The King's Catering, four players, late": (late_catering(1, 4, 7), [2, 24, 176, 875, 1113, 8120]),
    "The King's Catering, at most three types": (
        late_catering(0, 2, 6, royals="thinking"),
        [2, 15, 135, 682, 1098, 14084],
    ),
    "The King's Catering, no equal Sizes side by side": (
        late_catering(0, 3, 5, royals="sizes"),
        [8, 8, 112, 912, 3072],
    ),
    "The King's Catering, the second round to come": (between_rounds(1, 4), [17, 143, 143, 143, 429, 858, 3146]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_trees_have_their_known_sizes(name: str) -> None:
    match, counts = POSITIONS[name]
    depths = range(1, len(counts) + 1)
    assert [by_rules(match.game, match.edition, match._state, depth) for depth in depths] == counts
    shallow = [depth for depth, count in zip(depths, counts, strict=True) if count < 2000]
    assert [by_match(match, depth) for depth in shallow] == [counts[depth - 1] for depth in shallow]
    assert [by_reading(read_afresh(match), depth) for depth in shallow] == [counts[depth - 1] for depth in shallow]
