"""How long a bot may think: so many playouts, or milliseconds; and thinking until that is spent."""

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from threekings.bots.calls import BotCalls

BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")
PLAYOUTS = 2000  # the budget where none is named
NO_LIMIT = 2**62  # playouts of a budget in milliseconds


@dataclass(frozen=True)
class Bot:
    """A bot as a seat is given to it: written NAME, NAME:PLAYOUTS or NAME:MILLISECONDSms."""

    name: str  #: of its kind
    playouts: int = 0  #: its budget, if it has one
    milliseconds: int = 0  #: or so long

    def __str__(self) -> str:
        if self.milliseconds:
            return f"{self.name}:{self.milliseconds}ms"
        return f"{self.name}:{self.playouts}" if self.playouts else self.name


def with_budget(name: str, budget: str) -> Bot:
    """The bot with a budget as it is written; ValueError says how it is."""
    match = BUDGET.fullmatch(budget)
    if not match:
        text = f"{name}:{budget}"
        raise ValueError(f"{text!r}: a budget is playouts, such as :2000, or milliseconds, such as :50ms")
    return Bot(name, milliseconds=int(match[1])) if match[2] else Bot(name, playouts=int(match[1]))


class Pondering:
    """Steward thinks within its budget, in slices; time between them does not count.

    By playouts the result is a function of the state alone, however it is sliced.
    """

    def __init__(
        self,
        code: BotCalls,
        edition: np.void,
        state: np.void,
        seat: int,
        bot: Bot,
        clock: Callable[[], float] = time.monotonic,
    ):
        started = clock()
        self.code, self.about, self.clock = code, (edition, state, seat), clock
        self.thought: np.void = np.zeros(1, code.THOUGHT)[0]
        self.scratch, self.word = np.zeros(2, code.STATE), state["random"]
        part = code.part_of_turn(state)
        self.playouts = NO_LIMIT if bot.milliseconds else int(part * bot.playouts)
        self.seconds = part * bot.milliseconds / 1000 if bot.milliseconds else math.inf  # that are left
        code.begin(edition, state, seat, self.thought)
        self.seconds -= clock() - started

    def go_on(self, seconds: float) -> bool:
        """Think for about so long; whether there is more to think about."""
        now = started = self.clock()
        until = started + min(seconds, self.seconds)
        while self._undecided and now < until:
            enough = min(self.thought["spent"] + self.code.CLOCK_INTERVAL, self.playouts)
            self.code.ponder(*self.about, self.thought, self.scratch, self.word, enough)
            now = self.clock()
        self.seconds -= now - started
        return self._undecided and self.seconds > 0

    @property
    def _undecided(self) -> bool:
        return bool(self.thought["alive"] > 1 and self.thought["spent"] < self.playouts)

    def concluded(self) -> np.void:
        """The thought as it is now; thinking ends with it."""
        self.code.conclude(self.thought, self.word)
        return self.thought


def thought_within_budget(code: BotCalls, edition: np.void, state: np.void, seat: int, bot: Bot) -> np.void:
    """Let steward think until its budget is spent."""
    pondering = Pondering(code, edition, state, seat, bot)
    pondering.go_on(math.inf)
    return pondering.concluded()
