"""Hints: the two moves that a bot thinks best, each with reasons in words of its game.

The bot and its worlds know what the seat knows, as in a game: a hint is a function of that, the seed and the budget.
Reasons are counted in the first worlds that the bot has looked at, where greedy players play on (imagining.py), and
judged by the game (rules/GAME/reasons.py). HINTING names the bot; any that searches will do.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import SupportsIndex

import numpy as np

from threekings.bots import Position
from threekings.bots.budget import Bot, Pondering
from threekings.bots.loading import MINDS, imagination, minds
from threekings.compiled_calls import Word, rng
from threekings.game import Game, Search
from threekings.happenings import Moves
from threekings.match import Match, any_seed
from threekings.reasons import World
from threekings.states import copied, seats_in
from threekings.texts import Message

HINTING = "steward"  # who is asked
# Its budget in playouts: about as long as somebody waits for
BUDGETS: Mapping[Search, int] = {"one-by-one": 10_000, "at-once": 40_000, "turns": 4000}
GIVEN = 2  # moves
AGAIN = 1 << 20  # beyond all worlds of a thought: the words of the next ones
WORLDS = 20  # in which reasons are counted
MOST_REASONS = 3
PLACE = 0.01  # share of wins that a place before another is worth: greedy's opinion and points are in it
CLOSE = 0.015  # share of wins: a second move behind by less is about as good


@dataclass(frozen=True)
class Hint:
    """A move that a bot thinks good, and why."""

    move: str  #: as `Match.play` takes it
    share: float | None  #: of wins that the bot expects; None where there is nothing to choose
    often: float | None  #: how often to name it, where all choose at the same moment and the best is a mix
    reasons: tuple[Message, ...]  #: what speaks for it, in words of the game


def hints(match: Match, seat: int, seed: SupportsIndex, budget: int | None = None) -> list[Hint]:
    """The best two moves of a seat that is to act, within a budget of playouts; IllegalMove for one that is not."""
    seat, word = match.choosing(seat), any_seed(seed)
    position = Position(match.game, match.edition, match.resampled(seat, word), seat)
    thinking = HintThinking(position, BUDGETS[match.game.search] if budget is None else budget)
    while thinking.go_on(math.inf):
        pass
    return thinking.hints()


def hinting(game: Game, playouts: int) -> Bot:
    """The bot that is asked about a game."""
    return Bot(HINTING if game.search in MINDS[HINTING].files else "steward", playouts=playouts)


class HintThinking:
    """The thought that a hint comes from, in slices.

    A bot is done as soon as one move is clearly ahead, and knows little of the others then: what is left of the budget
    goes into asking it again, in other worlds. What it says each time counts by the playouts behind it.
    """

    def __init__(self, at: Position, playouts: int):
        self.at, self.bot, self.word = at, hinting(at.game, playouts), np.uint64(at.state["random"])
        self.code = minds(at.game.name, self.bot.name)
        self.part = float(self.code.part_of_turn(at.state))
        self.left = playouts
        self.thoughts: list[Pondering] = []
        self._ask()

    def _ask(self) -> None:
        """Begin to ask the bot, the first time in the worlds that follow from the position's own word."""
        at, state = self.at, copied(self.at.state)
        if self.thoughts:
            word = Word(rng.derive(self.word, AGAIN + len(self.thoughts)))
            at.game.calls.resample(at.edition.record, state, at.seat, word)
        bot = replace(self.bot, playouts=self.left)
        self.thoughts.append(Pondering(self.code, at.edition.record, state, at.seat, bot))

    def go_on(self, seconds: float) -> bool:
        """Think for about so long; whether there is more to think about."""
        if self.thoughts[-1].go_on(seconds):
            return True
        spent = int(self.thoughts[-1].thought["spent"])
        self.left -= int(spent / self.part)
        if spent == 0 or self.left <= 0:
            return False
        self._ask()
        return True

    def hints(self) -> list[Hint]:
        """What the bot has come to."""
        said = self.said()
        first = said[0].share
        return [self._hint(one, first if place else None) for place, one in enumerate(said[:GIVEN])]

    def said(self) -> list["Said"]:
        """What the bot has said of each move, the best first."""
        found: dict[int, Said] = {}
        for pondering in self.thoughts:
            self._note(pondering.concluded(), found)
        mixes = self.at.game.search == "at-once"
        return sorted(found.values(), key=lambda one: one.place if mixes else -one.surely)

    def _note(self, thought: np.void, found: dict[int, "Said"]) -> None:
        """One thought more; of several plans in it that begin alike the best one speaks."""
        spent, count = max(int(thought["spent"]), 1), int(thought["count"])
        seen = thought["worlds"].tolist() if "worlds" in (thought.dtype.names or ()) else [spent] * count
        merits = [float(self.code.merit(thought, index)) for index in range(count)]
        total, noted = sum(max(merit, 0.0) for merit in merits) or 1.0, set[int]()
        for index in sorted(range(count), key=lambda index: -merits[index]):
            move = int(thought["moves"][index])
            if move not in noted:
                said = found.setdefault(move, Said(move))
                said.note_share(seen[index], float(self.code.share(thought, index)))
                said.note_place(spent, len(noted), max(merits[index], 0.0) / total)
                noted.add(move)

    def _hint(self, said: "Said", best: float | None) -> Hint:
        at = self.at
        reasons = reasons_for(at, said.move, self.word, self._would_name)
        if best is not None and best - said.share < CLOSE:
            reasons.insert(0, Message("hint-close"))
        asked = any(pondering.thought["spent"] for pondering in self.thoughts)
        kept = tuple(reasons[:MOST_REASONS]) or (Message("hint-tried" if asked else "hint-only"),)
        often = said.often if at.game.search == "at-once" else None
        text = at.game.move_text(at.edition, said.move)
        return Hint(text, said.share, often, kept) if asked else Hint(text, None, None, kept)

    def _would_name(self, seat: int, word: np.uint64) -> int:
        """A choice of another, as the bot expects it of them."""
        return int(self.code.would_name(self.thoughts[0].thought, seat, word))


class Said:
    """What a bot has said of a move, on average: who was looked at in few worlds says little."""

    def __init__(self, move: int):
        self.move, self.worlds, self.spent = move, 0, 0
        self.share = self.place = self.often = 0.0

    def note_share(self, worlds: int, share: float) -> None:
        """The share of wins that one thought more has found, in so many worlds."""
        self.worlds += worlds
        self.share += (share - self.share) * worlds / max(self.worlds, 1)

    def note_place(self, spent: int, place: int, often: float) -> None:
        """The place it has come to in one thought more, and how often it would be named."""
        self.spent += spent
        self.place += (place - self.place) * spent / self.spent
        self.often += (often - self.often) * spent / self.spent

    @property
    def surely(self) -> float:
        """What the move wins at least, as far as can be told; a better place counts as well."""
        return self.share - math.sqrt(0.25 / max(self.worlds, 1)) - PLACE * self.place


Naming = Callable[[int, np.uint64], int]  # what another seat would choose at the same moment, by a word


def reasons_for(at: Position, move: int, word: np.uint64, naming: Naming) -> list[Message]:
    """What the game says for a move, in the worlds that follow from the word."""
    if at.game.reasons is None:
        return []
    return at.game.reasons(at.edition, [*worlds(at, move, word, naming)], at.seat, move)


def worlds(at: Position, move: int, word: np.uint64, naming: Naming) -> Iterator[World]:
    """The first worlds that a search with this word looks at, and what becomes of the move there."""
    code, edition = minds(at.game.name, "steward"), at.edition.record
    moves, worth = np.zeros(code.MOVES, np.int32), np.zeros(1, code.WORTH)[0]
    for number in range(WORLDS):
        before = copied(at.state)
        at.game.calls.resample(edition, before, at.seat, Word(rng.derive(word, number)))
        if at.game.search == "at-once":
            code.withdraw(before, at.seat)  # it may have chosen already
        after = copied(before)
        choices = _choices(at, after, move, naming)
        for seat, choice in choices:
            at.game.calls.apply(edition, after, seat, choice)
        while at.game.search == "turns" and code.in_turn(after):
            at.game.calls.apply(edition, after, at.seat, code.greedy(edition, after, at.seat, moves, worth))
        end = copied(after)
        imagination(at.game.name).play_to_end(edition, end, moves, worth)
        yield World(before, choices, after, end)


def _choices(at: Position, state: np.void, move: int, naming: Naming) -> Moves:
    """The move and, where others choose at the same moment, what they would; in seat order."""
    others = {*seats_in(int(at.game.calls.to_act(state)))} - {at.seat}
    named = {other: naming(other, Word(rng.derive(state["random"], other))) for other in others}
    return tuple(sorted({at.seat: move, **named}.items()))
