"""The arena itself: line-ups are played side by side, deck by deck, and what was played is kept."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

import threekings
from threekings import jit
from threekings.bots import Bot, bot_kind
from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.arena.line_ups import LINE_UPS, LineUp
from threekings.lab.arena.notes import Decks, Notes
from threekings.lab.arena.results import Results, joined
from threekings.lab.arena.stopping import Until, Watch
from threekings.lab.simulate import Contest, batches, loops, play_batch
from threekings.lab.workers import HERE, Workers
from threekings.options import Value

FEWEST = 2  # decks: one alone has no spread


@dataclass(frozen=True)
class Arena:
    """Who meets whom, at what, and how often at most."""

    game: Game
    edition: Edition
    options: Mapping[str, Value]
    players: int
    bots: Sequence[Bot]
    kind: str  # of line-ups, by its name
    games: int  # of a line-up
    seed: int
    until: Until = field(default_factory=Until)
    calibrated: Mapping[str, Any] | None = None  # how bots came to their playouts

    @cached_property
    def contests(self) -> dict[LineUp, Contest]:
        """What is played, by line-up; all on the same decks. ValueError for a bot that does not play the game."""
        games = max(self.games, FEWEST * self.players)
        return {line_up: self._contest(line_up, games) for line_up in LINE_UPS[self.kind](len(self.bots), self.players)}

    def _contest(self, line_up: LineUp, games: int) -> Contest:
        bots = [self.bots[number] for number in line_up.seats]
        return Contest(self.game, self.edition, dict(self.options), bots, games, self.seed, rotate=True)

    @property
    def head(self) -> dict[str, Any]:
        """All that games depend on, for notes. How many games there are, and until when, is not part of it."""
        return {
            "game": self.game.name,
            "edition": self.edition.digest,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "line_up": self.kind,
            "bots": list(map(str, self.bots)),
            "versions": versions(self.bots),
            "calibrated": self.calibrated,
        }


def versions(bots: Sequence[Bot]) -> dict[str, str]:
    """Whose code plays: this package, its compiled code, and other packages that bring bots."""
    found = {"threekings": threekings.__version__, "compiled": jit.digest()}
    for package in sorted({bot_kind(bot.name).choose.__module__.partition(".")[0] for bot in bots} - {*found}):
        found[package] = ""
        with suppress(PackageNotFoundError):
            found[package] = version(package)
    return found


class Course:
    """How far a line-up is."""

    def __init__(self, number: int, line_up: LineUp, contest: Contest, until: Until):
        self.number, self.line_up, self.contest = number, line_up, contest
        self.parts = [Results.read(line_up, [], [])]
        self.watch = Watch(until, len(line_up.measured), 1 / contest.players)
        self.decks = self.asked = 0  # that are known, and that were given to somebody to be played
        self.stopped: str | None = None  # the rule that said enough

    @property
    def is_over(self) -> bool:
        return self.stopped is not None or self.decks >= self.contest.decks

    @property
    def results(self) -> Results:
        return joined(self.parts)

    def take(self, decks: Decks) -> int:
        """Count the next decks, as many of them as are needed; returns how many."""
        played = Results.read(self.line_up, decks.points, decks.winners)
        played = played.first(0 if self.is_over else self.contest.decks - self.decks)
        shares = [played.by_deck("wins", bot).tolist() for bot in self.line_up.measured]
        for count, values in enumerate(zip(*shares, strict=True), 1):
            self.stopped = self.watch.add(values)
            if self.stopped:
                played = played.first(count)
                break
        self.parts.append(played)
        self.decks += played.decks
        return played.decks


class Block(NamedTuple):
    """Games of a line-up that are played in one go."""

    line_up: int
    contest: Contest
    games: range  # by number


def play_arena(
    arena: Arena, notes: Notes, *, workers: Workers = HERE, report: Callable[[Sequence[Course]], None]
) -> list[Course]:
    """Play what is not in the notes yet; `report` hears after every block how far all line-ups are.

    What is played, counted and written does not depend on who plays, nor on where it was stopped before.
    """
    courses = [Course(number, *each, arena.until) for number, each in enumerate(arena.contests.items())]
    notes.begin(arena.head)
    restore(courses, notes)
    loops(arena.game.name)  # loaded once, not by every thread
    report(courses)
    for decks in workers.in_order(play_block, blocks(courses)):
        counted = courses[decks.line_up].take(decks)
        if counted:  # else it was played ahead, and not needed any more
            games = counted * arena.players
            notes.keep(decks._replace(points=decks.points[:games], winners=decks.winners[:games]))
        report(courses)
    return courses


def restore(courses: Sequence[Course], notes: Notes) -> None:
    """Give every line-up the decks that are known of it."""
    known = [0] * len(courses)
    for decks in notes.known:
        try:
            course = courses[decks.line_up]
            if decks.deck != known[decks.line_up]:
                raise ValueError("a deck is missing, or there twice")
            course.take(decks)
        except (ValueError, TypeError, IndexError) as error:
            raise ValueError(f"{notes.path}: line-up {decks.line_up}, deck {decks.deck}: {error}") from None
        known[decks.line_up] += len(decks.winners) // course.contest.players
        course.asked = course.decks


def blocks(courses: Sequence[Course]) -> Iterator[Block]:
    """What is to be played next, for as long as something is: the line-up of which least was asked for."""
    while going := [course for course in courses if not course.is_over and course.asked < course.contest.decks]:
        course = min(going, key=lambda each: each.asked)
        size = course.contest.rotations
        start = course.asked * size
        games = range(start, min(start + len(next(batches(course.contest))), course.contest.decks * size))
        course.asked += len(games) // size
        yield Block(course.number, course.contest, games)


def play_block(block: Block) -> Decks:
    contest = block.contest
    games = play_batch(contest, block.games)
    points = games["points"][:, : contest.players].tolist()
    first = block.games.start // contest.rotations
    return Decks(block.line_up, first, points, games["winners"].tolist())
