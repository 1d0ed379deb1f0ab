"""Players made of code. A bot is a name and a budget; it sees a resampled state, never the true one."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.match import Match
from threekings.rng import below

BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")


@dataclass(frozen=True)
class Bot:
    """Written NAME, NAME:PLAYOUTS or NAME:MILLISECONDSms."""

    name: str
    playouts: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        if self.milliseconds:
            return f"{self.name}:{self.milliseconds}ms"
        return f"{self.name}:{self.playouts}" if self.playouts else self.name


def read_bot(text: str) -> Bot:
    """The bot a text names; ValueError says which there are."""
    name, colon, budget = text.partition(":")
    if name not in MINDS:
        raise ValueError(f"unknown bot {name!r}; bots are: {', '.join(MINDS)}")
    if not colon:
        return Bot(name)
    match = BUDGET.fullmatch(budget)
    if not match:
        raise ValueError(f"{text!r}: a budget is a number of playouts, or milliseconds like 50ms")
    return Bot(name, milliseconds=int(match[1])) if match[2] else Bot(name, playouts=int(match[1]))


def choose(bot: Bot, match: Match, seat: int, seed: int) -> str:
    """The bot's move for a seat that is to act: a function of what the seat knows, the budget and the seed."""
    state = match.resampled(seat, seed)
    move = MINDS[bot.name](match.game, match.edition, state, seat)
    return match.game.move_text(match.edition, move)


def _random(game: Game, edition: Edition, state: np.void, seat: int) -> int:
    moves = game.legal(edition, state, seat)
    return moves[int(below(state, len(moves)))]


MINDS: dict[str, Callable[[Game, Edition, np.void, int], int]] = {"random": _random}
