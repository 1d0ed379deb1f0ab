"""Hints: the two moves that a bot thinks best, each with reasons in words of its game.

The bot and its worlds know what the seat knows, as in a game: a hint is a function of that, the seed and the budget.
Reasons are counted in the first worlds that the bot has looked at, where greedy players play on (imagining.py), and
judged by the game (rules/GAME/reasons.py). HINTING names the bot; any that searches will do.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import SupportsIndex

import numpy as np

from threekings.bots import Position
from threekings.bots.budget import Bot, Pondering
from threekings.bots.loading import MINDS, imagination, minds
from threekings.compiled_calls import Word, rng
from threekings.game import Game
from threekings.happenings import Moves
from threekings.match import Match, any_seed
from threekings.reasons import World
from threekings.states import copied, seats_in
from threekings.texts import Message

HINTING = "steward"  # who is asked
PLAYOUTS = 4000  # its budget
GIVEN = 2  # moves
WORLDS = 20  # in which reasons are counted
MOST_REASONS = 3
CLOSE = 0.015  # share of wins: a second move behind by less is about as good


@dataclass(frozen=True)
class Hint:
    """A move that a bot thinks good, and why."""

    move: str
    share: float | None  # of wins that the bot expects; None where there is nothing to choose
    often: float | None  # how often to name it, where all choose at the same moment and the best is a mix
    reasons: tuple[Message, ...]


def hints(match: Match, seat: int, seed: SupportsIndex, budget: int = PLAYOUTS) -> list[Hint]:
    """The best two moves of a seat that is to act, within a budget of playouts; IllegalMove for one that is not."""
    seat, word = match.choosing(seat), any_seed(seed)
    thinking = HintThinking(Position(match.game, match.edition, match.resampled(seat, word), seat), budget)
    thinking.go_on(math.inf)
    return thinking.hints()


def hinting(game: Game, playouts: int) -> Bot:
    """The bot that is asked about a game."""
    return Bot(HINTING if game.search in MINDS[HINTING].files else "steward", playouts=playouts)


class HintThinking(Pondering):
    """The thought that a hint comes from; it may be had in slices."""

    def __init__(self, at: Position, playouts: int = PLAYOUTS):
        bot = hinting(at.game, playouts)
        super().__init__(minds(at.game.name, bot.name), at.edition.record, at.state, at.seat, bot)
        self.at = at

    def hints(self) -> list[Hint]:
        """What the thought has come to."""
        at, thought = self.at, self.concluded()
        found = self._best(thought)
        mixes, alone = at.game.search == "at-once", thought["alive"] < 2 and thought["spent"] == 0
        total = sum(max(float(self.code.merit(thought, index)), 0.0) for index in range(thought["count"]))
        first, given = float(self.code.share(thought, found[0])), []
        for index in found:
            share, move = float(self.code.share(thought, index)), int(thought["moves"][index])
            reasons = [*reasons_for(at, move, self.word)]
            if index != found[0] and first - share < CLOSE:
                reasons.insert(0, Message("hint-close"))
            often = max(float(self.code.merit(thought, index)), 0.0) / total if mixes and total else None
            text = at.game.move_text(at.edition, move)
            kept = tuple(reasons[:MOST_REASONS]) or (Message("hint-only" if alone else "hint-tried"),)
            given.append(Hint(text, None if alone else share, often, kept))
        return given

    def _best(self, thought: np.void) -> list[int]:
        """The best contenders, best first; of several plans that begin alike the best one speaks."""
        found: dict[int, int] = {}
        for index in sorted(range(thought["count"]), key=lambda index: -self.code.merit(thought, index)):
            found.setdefault(int(thought["moves"][index]), index)
        return [*found.values()][:GIVEN]


def reasons_for(at: Position, move: int, word: np.uint64) -> list[Message]:
    """What the game says for a move, in the worlds that follow from the word."""
    if at.game.reasons is None:
        return []
    return at.game.reasons(at.edition, [*worlds(at, move, word)], at.seat, move)


def worlds(at: Position, move: int, word: np.uint64) -> Iterator[World]:
    """The first worlds that a search with this word looks at, and what becomes of the move there."""
    code, edition = minds(at.game.name, "steward"), at.edition.record
    moves, worth = np.zeros(code.MOVES, np.int32), np.zeros(1, code.WORTH)[0]
    for number in range(WORLDS):
        before = copied(at.state)
        at.game.calls.resample(edition, before, at.seat, Word(rng.derive(word, number)))
        after = copied(before)
        choices = _choices(at, after, move, moves, worth)
        for seat, choice in choices:
            at.game.calls.apply(edition, after, seat, choice)
        while at.game.search == "turns" and code.in_turn(after):
            at.game.calls.apply(edition, after, at.seat, code.greedy(edition, after, at.seat, moves, worth))
        end = copied(after)
        imagination(at.game.name).play_to_end(edition, end, moves, worth)
        yield World(before, choices, after, end)


def _choices(at: Position, state: np.void, move: int, moves: np.ndarray, worth: np.void) -> Moves:
    """The move and, where others choose at the same moment, what greedy players may; in seat order."""
    code, found = minds(at.game.name, "steward"), {at.seat: move}
    for other in {*seats_in(int(at.game.calls.to_act(state)))} - {at.seat}:
        word = Word(rng.derive(state["random"], other))
        found[other] = int(code.noisy_greedy(at.edition.record, state, other, moves, worth, word, 0))
    return tuple(sorted(found.items()))
