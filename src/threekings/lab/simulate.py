"""Many games between bots, with equal results for equal seeds whoever plays them (workers.py)."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar, cast

import numpy as np

from threekings.batches.plan import WIN
from threekings.bots import Bot, Position, check_plays, decision
from threekings.bots.loading import code_name, minds, public
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import game_named
from threekings.jit import load
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.calls import LoopCalls
from threekings.lab.workers import HERE, Workers
from threekings.match import Match, shuffled
from threekings.options import Value
from threekings.states import copied

BATCH = 512  # games that are played at a time, rounded to whole decks
NORMAL = 1.96  # standard errors of a 95 % interval
Kept = TypeVar("Kept")


@dataclass(frozen=True)
class Contest:
    """Who plays what how often."""

    game: Game
    edition: Edition
    options: dict[str, Value]
    bots: Sequence[Bot]  # one a seat
    games: int
    seed: int
    rotate: bool = False

    def __post_init__(self) -> None:
        for bot in self.bots:
            check_plays(bot, self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        """A contest is pickled by the name of its game: other processes have the same."""
        settings = (self.edition, self.options, list(self.bots), self.games, self.seed, self.rotate)
        return _contest, (self.game.name, *settings)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        return self.players if self.rotate else 1

    @property
    def decks(self) -> int:
        """Whole decks: with rotation the number of games is rounded up."""
        return -(-self.games // self.rotations)

    @cached_property
    def pattern(self) -> np.void:
        """A game of the contest with nothing dealt yet."""
        code = loops(self.game.name)
        pattern: np.void = np.zeros(1, code.GAME)[0]
        pattern["state"] = self.game.new_state(self.players, self.options)
        for number, bot in enumerate(self.bots):
            outside = self.outside(bot)
            pattern["kinds"][number] = -1 if outside else code.KINDS.index(bot.name)
            pattern["playouts"][number] = code.OUTSIDE if outside else bot.playouts
        return pattern

    def outside(self, bot: Bot) -> bool:
        """Whether a bot thinks outside the compiled loops."""
        return bool(bot.milliseconds) or bot.name not in loops(self.game.name).KINDS


def _contest(game: str, *settings: Any) -> Contest:
    return Contest(game_named(game), *settings)


@dataclass
class Tally:
    """Sums over decks, as whole numbers, so that the order of adding does not matter."""

    players: int
    decks: int = 0
    games: int = 0
    moves: int = 0
    wins: dict[str, np.ndarray] = field(init=False)  # by "bot" and "seat": sum, sum of squares a deck
    points: dict[str, np.ndarray] = field(init=False)

    def __post_init__(self) -> None:
        self.sums = np.zeros((2, 2, 2, self.players), np.int64)  # the same, as compiled code adds to them
        self.wins, self.points = (dict(zip(("bot", "seat"), self.sums[:, of], strict=True)) for of in (0, 1))

    def take(self, other: "Tally") -> None:
        """Add what others have counted."""
        self.sums += other.sums
        self.decks += other.decks
        self.games += other.games
        self.moves += other.moves


@cache
def loops(name: str) -> LoopCalls:
    """The compiled loops of a game."""
    source = Path(__file__).with_name("loops.py")
    code = load(source, f"threekings.lab.loops__{code_name(game_named(name))}", public(minds(name)))
    return cast(LoopCalls, code)


def simulate_games(
    contest: Contest,
    *,
    workers: Workers = HERE,
    report: Callable[[int], None] = lambda _: None,
    notes: BatchNotes | None = None,
) -> Tally:
    """Play and count all games; `report` is told how many each batch had."""
    tally = Tally(contest.players)
    for part in each_batch(contest, Counting(), workers, notes):
        tally.take(part)
        report(part.games)
    return tally


class Keep(Protocol[Kept]):
    """What is kept of the games of a batch, found by whoever plays them; and how notes tell it, as JSON."""

    def __call__(self, contest: Contest, batch: range, games: np.ndarray, /) -> Kept: ...
    def write(self, kept: Kept) -> Any: ...
    def read(self, note: Any) -> Kept: ...
    def key(self, contest: Contest) -> str:
        """All that it depends on, but for the number of games."""


def each_batch(
    contest: Contest, keep: Keep[Kept], workers: Workers = HERE, notes: BatchNotes | None = None
) -> Iterator[Kept]:
    """What is kept of every batch, in order; those that notes know are not played again."""
    loops(contest.game.name)  # loaded once, not by every thread
    notes, key = notes or BatchNotes(), keep.key(contest)
    known = notes.known(key, contest.decks * contest.rotations)
    yield from (keep.read(note) for _, note in known)
    first = known[-1][0].stop if known else 0
    for batch, kept in workers.in_order(partial(_play_and_keep, contest, keep), batches(contest, first)):
        if notes.path:
            notes.keep(key, batch, keep.write(kept))
        yield kept


def _play_and_keep(contest: Contest, keep: Keep[Kept], batch: range) -> tuple[range, Kept]:
    return batch, keep(contest, batch, play_batch(contest, batch))


def contest_key(contest: Contest) -> str:
    """What tells contests apart, but for the number of games."""
    bots = ",".join(map(str, contest.bots))
    return f"{contest.game.name} {contest.edition.digest} {contest.options} {bots} {contest.seed} {contest.rotate}"


@dataclass(frozen=True)
class Counting:
    """Keeps who won how often, with how many points."""

    def __call__(self, contest: Contest, _batch: range, games: np.ndarray) -> Tally:
        tally = Tally(contest.players)
        add(tally, contest, games)
        return tally

    def write(self, kept: Tally) -> Any:
        return [kept.decks, kept.games, kept.moves, kept.sums.tolist()]

    def read(self, note: Any) -> Tally:
        decks, games, moves, sums = note
        tally = Tally(len(sums[0][0][0]), decks, games, moves)
        tally.sums[:] = sums
        return tally

    def key(self, contest: Contest) -> str:
        return f"count {contest_key(contest)}"


def record_games(contest: Contest, *, workers: Workers = HERE) -> Iterator[tuple[Tally, list[str]]]:
    """Play all games: of every batch, in order, what was counted and the records."""
    loops(contest.game.name)
    return workers.in_order(partial(_record_batch, contest), batches(contest))


def _record_batch(contest: Contest, batch: range) -> tuple[Tally, list[str]]:
    games = play_batch(contest, batch)
    return Counting()(contest, batch, games), [match_of(contest, game).record() for game in games]


def batches(contest: Contest, first: int = 0) -> Iterator[range]:
    """The games from one on, by number, in batches of whole decks; small ones where bots think long."""
    thinking = any(bot.playouts or contest.outside(bot) for bot in contest.bots)
    size = contest.rotations * (1 if thinking else max(BATCH // contest.rotations, 1))
    total = contest.decks * contest.rotations
    for start in range(first, total, size):
        yield range(start, min(start + size, total))


def play_batch(contest: Contest, batch: range) -> np.ndarray:
    """Play these games to the end."""
    code, edition = loops(contest.game.name), contest.edition.record
    games = np.empty(len(batch), code.GAME)
    thought, scratch = np.zeros(1, code.THOUGHT)[0], np.zeros(3, code.STATE)
    code.deal_games(edition, games, contest.pattern, np.uint64(contest.seed), batch.start, contest.rotations)
    code.play_games(edition, games, scratch, thought)
    if any(map(contest.outside, contest.bots)):
        for index in range(len(games)):
            _play_outside(contest, games[index], scratch, thought)
    return games


def _play_outside(contest: Contest, game: np.void, scratch: np.ndarray, thought: np.void) -> None:
    """Let the bots that think outside the compiled loops choose; the others play in between."""
    code, edition = loops(contest.game.name), contest.edition.record
    while (seat := code.advance(edition, game, scratch, thought)) >= 0:
        code.imagine(edition, game, seat, scratch)
        position = Position(contest.game, contest.edition, copied(scratch[0]), seat)
        move = decision(contest.bots[game["bots"][seat]], position, int(scratch[0]["random"]))
        code.make_move(edition, game, seat, contest.game.read_move(contest.edition, move))


def add(tally: Tally, contest: Contest, games: np.ndarray) -> None:
    """Count the games of a batch."""
    deck = np.zeros((2, 2, contest.players), np.int64)
    loops(contest.game.name).count_games(games, contest.rotations, tally.sums, deck)
    tally.decks += len(games) // contest.rotations
    tally.games += len(games)
    tally.moves += int(games["length"].sum())


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def win_share(contest: Contest, tally: Tally, by: str, number: int) -> Estimate:
    """The share of wins of a bot or a seat: Wilson's interval, for as many games as the decks' spread is worth."""
    share, error = _mean(contest, tally, tally.wins[by][:, number])
    return wilson(share / WIN, error / WIN, tally.games)


def wilson(share: float, error: float, games: float) -> Estimate:
    """A share with Wilson's interval, for as many games as its standard error is worth."""
    games = share * (1 - share) / error**2 if error > 0 else games
    middle = (share + NORMAL**2 / (2 * games)) / (1 + NORMAL**2 / games)
    reach = NORMAL * math.sqrt(share * (1 - share) / games + NORMAL**2 / (4 * games**2)) / (1 + NORMAL**2 / games)
    return Estimate(
        share, min(max(middle - reach, 0.0), share), max(min(middle + reach, 1.0), share)
    )  # but for rounding


def mean_points(contest: Contest, tally: Tally, by: str, number: int) -> Estimate:
    """The mean points of a bot or a seat."""
    mean, error = _mean(contest, tally, tally.points[by][:, number])
    return Estimate(mean, mean - NORMAL * error, mean + NORMAL * error)


def _mean(contest: Contest, tally: Tally, sums: np.ndarray) -> tuple[float, float]:
    """Mean a game and its standard error, from the sum and the sum of squares over decks."""
    total, squares = (int(value) for value in sums)
    spread = max(squares - total * total / tally.decks, 0.0) / max(tally.decks - 1, 1)
    return total / tally.games, math.sqrt(spread / tally.decks) / contest.rotations


def match_of(contest: Contest, game: np.void) -> Match:
    """A simulated game as a match, for its record."""
    seed = int(game["seed"])
    deck = shuffled(contest.game, contest.edition, seed)
    match = Match(contest.game, contest.edition, contest.players, dict(contest.options), deck=deck, seed=seed)
    names = bot_labels(contest.bots)
    match.headers.names = {seat: names[game["bots"][seat]] for seat in range(contest.players)}
    for seat, move in zip(game["seats"][: game["length"]], game["moves"][: game["length"]], strict=True):
        match.play(contest.game.move_text(contest.edition, int(move)), int(seat))
    return match


def bot_labels(bots: Sequence[Bot]) -> list[str]:
    """A name for each bot: equal ones are numbered, in the order in which they were named."""
    names = [str(bot) for bot in bots]
    return [
        f"{name} {names[: index + 1].count(name)}" if names.count(name) > 1 else name
        for index, name in enumerate(names)
    ]
