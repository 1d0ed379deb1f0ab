"""What the conformance suite runs over: every game, player count and option set, and the random games played in each.

Nothing here knows a game: option sets come from the game's options, further editions from tests/editions.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from tests.decks import EDITIONS
from threekings.edition import Edition
from threekings.game import GAMES, Game
from threekings.jit import CHECKED
from threekings.match import Match, shuffled
from threekings.options import Flag, Option, Seat, Value, Word, complete

COMPILED = 10 if CHECKED else 200  # random games of each case
INTERPRETED = 1 if CHECKED else 2
LOOKED_INTO = 4 if CHECKED else 6  # games whose positions are examined from every seat
STRIDE = 5  # of these, every so many positions


@dataclass(frozen=True)
class Case:
    """One game as a table may set it up."""

    name: str
    players: int
    chosen: tuple[tuple[str, Value], ...] = ()
    path: Path | None = None

    def __str__(self) -> str:
        words = [self.path.stem if self.path else self.name, str(self.players)]
        return " ".join(words + [f"{name}={value}" for name, value in self.chosen])

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def edition(self) -> Edition:
        return _edition(self.name, self.path)

    @property
    def options(self) -> dict[str, Value]:
        return complete(self.game.options, dict(self.chosen), self.players)

    @property
    def chosen_together(self) -> bool:
        """Whether several seats choose at the same moment."""
        return len(_fresh(self).to_act) > 1

    def match(self, seed: int) -> Match:
        """A game freshly set up."""
        deck = shuffled(self.game, self.edition, seed)
        return Match(self.game, self.edition, self.players, self.options, deck=deck, seed=seed)

    def played(self, seed: int) -> Match:
        """A game played to its end by chance."""
        match, chance = self.match(seed), random.Random(seed)
        while not match.over:
            seat = chance.choice(match.to_act)
            match.play(pick(chance, match.moves(seat)), seat)
        return match


@dataclass(frozen=True)
class Step:
    """A position, and the move that was played in it."""

    state: np.void
    seat: int
    move: int


@dataclass(frozen=True)
class Turn:
    """A move, or all choices made together in seat order, with the position before them."""

    state: np.void
    moves: tuple[tuple[int, int], ...]  # seat, move


@dataclass(frozen=True)
class Trace:
    """A game of a case as a list of states: the quick way to look at many of them."""

    steps: list[Step]
    final: np.void

    @property
    def states(self) -> list[np.void]:
        return [step.state for step in self.steps] + [self.final]


def pick(chance: random.Random, moves: list[str]) -> str:
    """A kind of move by its first word, then one of that kind: rare kinds are played often."""
    kind = chance.choice(sorted({move.split()[0] for move in moves}))
    return chance.choice([move for move in moves if move.split()[0] == kind])


def cases() -> list[Case]:
    """Everything that can be played: one option changed at a time, then all of them; then other editions."""
    found = []
    for game in GAMES.values():
        for players in game.players:
            found += [Case(game.name, players, chosen) for chosen in _option_sets(game, players)]
            found += [Case(game.name, players, (), path) for path in sorted(EDITIONS.glob(f"{game.name}-*.toml"))]
    return found


def trace(case: Case, seed: int) -> Trace:
    """One random game of the case. A bound well beyond any game's stops one that does not end."""
    game, edition, chance = case.game, case.edition, random.Random(seed)
    steps, state = [], start(case, seed)
    while seats := game.to_act(state):
        seat = chance.choice(seats)
        texts = {game.move_text(edition, move): move for move in game.legal(edition, state, seat)}
        move = texts[pick(chance, list(texts))] if seed % 2 else chance.choice(list(texts.values()))
        steps.append(Step(state.copy(), seat, move))
        game.rules.apply(edition.record, state, seat, move)
        assert len(steps) <= 2 * game.rules.LENGTH
    return Trace(steps, state)


def start(case: Case, seed: int) -> np.void:
    """The state of a freshly set up game."""
    state: np.void = case.match(seed)._state
    return state


@cache
def traces(case: Case) -> list[Trace]:
    """The random games of a case, played once for all tests."""
    return [trace(case, seed) for seed in range(COMPILED)]


def positions(case: Case) -> Iterator[Step]:
    """Some positions in the middle of some games, with the move that came next."""
    for number, game in enumerate(traces(case)[:LOOKED_INTO]):
        yield from game.steps[number % STRIDE :: STRIDE]


def states(case: Case) -> Iterator[np.void]:
    """The same positions, and the end of every one of these games."""
    for number, game in enumerate(traces(case)[:LOOKED_INTO]):
        yield from game.states[number % STRIDE :: STRIDE]
        yield game.final


def turns(case: Case) -> Iterator[Turn]:
    """Some positions of some games in which nothing is sealed, with all that was played there together."""
    for number, game in enumerate(traces(case)[:LOOKED_INTO]):
        yield from list(_turns(case, game))[number % STRIDE :: STRIDE]


def _turns(case: Case, game: Trace) -> Iterator[Turn]:
    moves: dict[int, int] = {}
    before = game.states[0]
    for step, after in zip(game.steps, game.states[1:], strict=True):
        moves[step.seat] = step.move
        if not case.game.rules.sealed(after):
            yield Turn(before, tuple(sorted(moves.items())))
            moves, before = {}, after


def seats(bits: int) -> list[int]:
    """The seats in a set of bits."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def sealed(case: Case, state: np.void) -> list[int]:
    """The seats whose choice is made and not shown yet."""
    return seats(int(case.game.rules.sealed(state)))


def choosing(case: Case, state: np.void) -> list[int]:
    """The seats that may act: those still to choose, and those that may change their mind."""
    return sorted({*case.game.to_act(state), *sealed(case, state)})


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.players)]


def as_match(case: Case, state: np.void) -> Match:
    """A match that stands in this state."""
    match = _fresh(case).copy()
    match._state = state.copy()
    return match


@cache
def _fresh(case: Case) -> Match:
    return case.match(0)


def all_moves(case: Case) -> list[int]:
    """Every move that can be written in this edition, legal or not."""
    return _all_moves(case.name, case.path)


@cache
def _all_moves(name: str, path: Path | None) -> list[int]:
    """The codes whose text reads back to them, of all a move's type can hold."""
    return [code for code in range(np.iinfo(np.int16).max + 1) if _reads_back(name, path, code)]


def _reads_back(name: str, path: Path | None, code: int) -> bool:
    game, edition = GAMES[name], _edition(name, path)
    try:
        return game.read_move(edition, game.move_text(edition, code)) == code
    except (ValueError, LookupError):
        return False


def _option_sets(game: Game, players: int) -> list[tuple[tuple[str, Value], ...]]:
    changes = [(name, value) for name, option in game.options.items() for value in _others(option, players)]
    together = tuple({name: (name, value) for name, value in changes}.values())
    return list(dict.fromkeys([(), *((change,) for change in changes), together]))


def _others(option: Option, players: int) -> list[Value]:
    """The values of an option beside its default."""
    match option:
        case Flag():
            return [not option.default]
        case Word():
            return list(option.words[1:])
        case Seat():
            return [players - 1]


@cache
def _edition(game: str, path: Path | None) -> Edition:
    return GAMES[game].edition(path)
