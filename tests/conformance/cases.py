"""What the conformance suite runs over: every game, player count and option set, and the random games played in each.

Nothing here knows a game: option sets come from the game's options, further editions from tests/editions.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, count
from pathlib import Path

import numpy as np

from tests import crowns
from tests.decks import EDITIONS
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import GAMES
from threekings.jit import CHECKED
from threekings.match import Match, shuffled
from threekings.options import Flag, Number, Option, Seat, Value, Word
from threekings.rules.kings_catering.options import SETUPS, Royals

PLAYED = {**GAMES, crowns.GAME.name: crowns.GAME}  # the games of the package, and one from elsewhere
COMPILED = 10 if CHECKED else 200  # random games of each case
INTERPRETED = 1 if CHECKED else 2
LOOKED_INTO = 4 if CHECKED else 6  # games whose positions are examined from every seat
STRIDE = 5  # of these, every so many positions at most
KEPT = 10_000_000  # bytes of states kept of a case: where they are large, fewer games are kept
LOOKED_AT = 80_000 if CHECKED else 160_000  # bytes of states examined in turn: where they are large, fewer positions
MOVES = 60  # about so many moves stand for all where there are more
ROYALS: list[Value] = [*list(SETUPS)[1:], "K2,Q4,P2,P5"]  # with the default, each side is in one of these


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
        return PLAYED[self.name]

    @property
    def edition(self) -> Edition:
        return _edition(self.name, self.path)

    @property
    def options(self) -> dict[str, Value]:
        return self.game.settled(dict(self.chosen), self.players, 0)

    @property
    def chosen_together(self) -> bool:
        """Whether several seats choose at the same moment."""
        return len(_fresh(self).to_act) > 1

    @property
    def dealt(self) -> bool:
        """Whether the dealer has something to do in the middle of the game; between rounds, if there are two."""
        return self.game.dealer is not None and self.options.get("rounds") != 1

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


def by_chance(_case: Case, moves: list[int], chance: random.Random) -> int:
    return chance.choice(moves)


def by_kind(case: Case, moves: list[int], chance: random.Random) -> int:
    texts = {case.game.move_text(case.edition, move): move for move in moves}
    return texts[pick(chance, list(texts))]


def at_length(case: Case, moves: list[int], chance: random.Random) -> int:
    """One of the moves that need most words: where the others are short cuts, positions grow large."""
    words = {move: case.game.move_text(case.edition, move).count(" ") for move in moves}
    return chance.choice([move for move in moves if words[move] == max(words.values())])


MANNERS = (by_chance, by_kind, at_length)  # of playing, in turn


def cases() -> list[Case]:
    """Everything that can be played: one option changed at a time, then all of them; then other editions."""
    found = []
    for game in PLAYED.values():
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
        move = MANNERS[seed % len(MANNERS)](case, game.legal(edition, state, seat), chance)
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
    """Random games of a case, played once for all tests."""
    first = trace(case, 0)
    room = KEPT // (len(first.states) * first.final.nbytes)
    return [first, *(trace(case, seed) for seed in range(1, min(COMPILED, max(LOOKED_INTO, room))))]


def positions(case: Case) -> Iterator[Step]:
    """Some positions in the middle of some games, with the move that came next."""
    for number, game in enumerate(traces(case)[:LOOKED_INTO]):
        yield from game.steps[number % stride(case) :: stride(case)]


def states(case: Case) -> Iterator[np.void]:
    """The same positions, and the end of every one of these games."""
    for number, game in enumerate(traces(case)[:LOOKED_INTO]):
        yield from game.states[number % stride(case) :: stride(case)]
        yield game.final


def turns(case: Case) -> Iterator[Turn]:
    """Some positions of some games in which nothing is sealed, with all that was played there together."""
    for number, game in enumerate(traces(case)[:LOOKED_INTO]):
        yield from list(_turns(case, game))[number % stride(case) :: stride(case)]


def earlier(case: Case, match: Match) -> Iterator[Match]:
    """The match as it stood before, from its end back to its start: not every time where states are large."""
    for number in count(1):
        if not match.length:
            return
        match.undo()
        if number % (stride(case) // STRIDE) == 0 or not match.length:
            yield match


@cache
def stride(case: Case) -> int:
    """How far apart the positions are that tests look at: so far that they can look at all of them."""
    found = [state for game in traces(case)[:LOOKED_INTO] for state in game.states]
    return max(STRIDE, len(found) * found[0].nbytes // LOOKED_AT)


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
    """Every move that can be written in this edition, legal or not; where there are too many, some of each kind."""
    return list(_all_moves(case))


@cache
def _all_moves(case: Case) -> list[int]:
    """Those with small codes, and those that are legal in positions tests look at, spread over all there are."""
    legal = {move for step in positions(case) for move in case.game.legal(case.edition, step.state, step.seat)}
    return sorted({*_spread(small_moves(case.name, case.edition)), *_spread(sorted(legal))})


def _spread(moves: list[int]) -> list[int]:
    return moves[:: len(moves) // MOVES + 1]


@cache
def small_moves(name: str, edition: Edition) -> list[int]:
    """The codes of sixteen bits whose text reads back to them."""
    return [code for code in range(np.iinfo(np.int16).max + 1) if _reads_back(PLAYED[name], edition, code)]


def _reads_back(game: Game, edition: Edition, code: int) -> bool:
    try:
        return game.read_move(edition, game.move_text(edition, code)) == code
    except (ValueError, LookupError):
        return False


def _option_sets(game: Game, players: int) -> list[tuple[tuple[str, Value], ...]]:
    """One option changed at a time, pairs where one goes only with the other, then all of them; if they go together."""
    changes = [(name, value) for name, option in game.options.items() for value in _others(option, players)]
    single = [change for change in changes if _goes(game, players, (change,))]
    pairs = [pair for pair in combinations(changes, 2) if not {*pair} <= {*single} and _goes(game, players, pair)]
    together = tuple({name: (name, value) for name, value in changes}.values())
    sets = [(), *((change,) for change in single), *pairs, *([together] if _goes(game, players, together) else [])]
    return list(dict.fromkeys(sets))


def _goes(game: Game, players: int, chosen: tuple[tuple[str, Value], ...]) -> bool:
    """Whether the game can be set up so."""
    try:
        return bool(game.settled(dict(chosen), players, 0)) and len({name for name, _ in chosen}) == len(chosen)
    except ValueError:
        return False


def _others(option: Option, players: int) -> list[Value]:
    """Values of an option beside its default."""
    match option:
        case Flag():
            return [not option.default]
        case Word():
            return list(option.words[1:])
        case Number():
            return list(range(option.default + 1, option.most + 1))
        case Seat():
            return [players - 1]
        case Royals():
            return ROYALS
    raise TypeError(f"how is a table to choose {option}?")


@cache
def _edition(game: str, path: Path | None) -> Edition:
    return PLAYED[game].edition(path)
