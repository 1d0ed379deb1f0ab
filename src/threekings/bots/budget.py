"""How long a bot may think: so many playouts, or milliseconds; and thinking until that is spent."""

import re
import time
from dataclasses import dataclass

import numpy as np

from threekings.bots.calls import BotCalls

BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")
PLAYOUTS = 2000  # the budget where none is named


@dataclass(frozen=True)
class Bot:
    """A bot as a seat is given to it: written NAME, NAME:PLAYOUTS or NAME:MILLISECONDSms."""

    name: str
    playouts: int = 0
    milliseconds: int = 0

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


def thought_within_budget(code: BotCalls, edition: np.void, state: np.void, seat: int, bot: Bot) -> np.void:
    """Let steward think until its budget is spent; by playouts the result is a function of the state alone."""
    thought: np.void = np.zeros(1, code.THOUGHT)[0]
    scratch, word = np.zeros(2, code.STATE), state["random"]
    part = code.part_of_turn(state)
    deadline = time.monotonic() + part * bot.milliseconds / 1000
    code.begin(edition, state, seat, thought)
    if not bot.milliseconds:
        code.ponder(edition, state, seat, thought, scratch, word, int(part * bot.playouts))
    while thought["alive"] > 1 and time.monotonic() < deadline:
        code.ponder(edition, state, seat, thought, scratch, word, thought["spent"] + code.CLOCK_INTERVAL)
    code.conclude(thought, word)
    return thought
