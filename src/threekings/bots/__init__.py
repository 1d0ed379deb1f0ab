"""Players made of code. A bot is a name and a budget; it sees a resampled state, never the true one.

`minds` gives a game's compiled bots; `choose` and `opinions` let one think about a match.
"""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from threekings.bots.calls import BotCalls
from threekings.bots.greedy import king_lui, kings_catering, ku_ka_king
from threekings.game import GAMES
from threekings.jit import load
from threekings.match import Match

GREEDY = {"king-lui": king_lui, "ku-ka-king": ku_ka_king, "kings-catering": kings_catering}
STEWARD = {  # the files: one move after another, all at once, or turns of several moves
    "king-lui": ("contenders", "steward"),
    "ku-ka-king": ("steward_at_once",),
    "kings-catering": ("contenders", "steward_of_turns"),
}
HERE = Path(__file__).parent
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")
PLAYOUTS = 2000  # steward's budget where none is named


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
        return Bot(name, playouts=PLAYOUTS) if name in WITH_BUDGET else Bot(name)
    match = BUDGET.fullmatch(budget)
    if name not in WITH_BUDGET:
        raise ValueError(f"{text!r}: only {', '.join(WITH_BUDGET)} has a budget")
    if not match:
        raise ValueError(f"{text!r}: a budget is playouts, such as :2000, or milliseconds, such as :50ms")
    return Bot(name, milliseconds=int(match[1])) if match[2] else Bot(name, playouts=int(match[1]))


def choose(bot: Bot, match: Match, seat: int, seed: int) -> str:
    """The bot's move for a seat that is to act: a function of what the seat knows, the budget and the seed."""
    state = match.resampled(seat, seed)
    move = MINDS[bot.name](minds(match.game.name), match.edition.record, state, seat, bot)
    return match.game.move_text(match.edition, int(move))


def opinions(match: Match, seat: int, seed: int, milliseconds: int) -> list[tuple[str, float]]:
    """What steward thinks of the moves it has looked at: the text and share of wins, best first."""
    code, state = minds(match.game.name), match.resampled(seat, seed)
    thought = steward_thought(code, match.edition.record, state, seat, Bot("steward", milliseconds=milliseconds))
    shares: dict[str, float] = {}
    for index in sorted(range(thought["count"]), key=lambda index: -code.merit(thought, index)):
        move = match.game.move_text(match.edition, int(thought["moves"][index]))
        shares.setdefault(move, float(code.share(thought, index)))  # several plans may begin alike: the best one speaks
    return list(shares.items())


@cache
def minds(game: str) -> BotCalls:
    """The compiled bots of a game, beside the game's own rules, in one namespace."""
    given = public(GAMES[game].rules) | public(GREEDY[game])
    for part in ("random", *STEWARD[game]):
        module = load(HERE / f"{part}.py", f"threekings.bots.{part}__{game.replace('-', '_')}", given)
        given |= public(module)
    return cast(BotCalls, module)


def public(module: ModuleType | BotCalls) -> dict[str, Any]:
    """A module's names, for generic code to be loaded with."""
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


def steward_thought(code: BotCalls, edition: np.void, state: np.void, seat: int, bot: Bot) -> np.void:
    """Let steward think within its budget; by playouts the result is a function of the state alone."""
    thought: np.void = np.zeros(1, code.THOUGHT)[0]
    scratch, word = np.zeros(2, code.STATE), state["random"]
    part = code.part_of_turn(state)
    deadline = time.monotonic() + part * bot.milliseconds / 1000
    code.begin(edition, state, seat, thought)
    if not bot.milliseconds:
        code.ponder(edition, state, seat, thought, scratch, word, int(part * bot.playouts))
    while thought["alive"] > 1 and time.monotonic() < deadline:
        code.ponder(edition, state, seat, thought, scratch, word, thought["spent"] + code.BREATH)
    code.conclude(thought, word)
    return thought


def _random(code: BotCalls, edition: np.void, state: np.void, seat: int, _: Bot) -> int:
    return code.random_move(edition, state, seat, np.zeros(code.MOVES, np.int32), state["random"])


def _greedy(code: BotCalls, edition: np.void, state: np.void, seat: int, _: Bot) -> int:
    return code.greedy(edition, state, seat, np.zeros(code.MOVES, np.int32), np.zeros(1, code.WORTH)[0])


def _steward(code: BotCalls, edition: np.void, state: np.void, seat: int, bot: Bot) -> int:
    return code.decide(steward_thought(code, edition, state, seat, bot), state["random"])


MINDS: dict[str, Callable[[BotCalls, np.void, np.void, int, Bot], int]] = {
    "random": _random,
    "greedy": _greedy,
    "steward": _steward,
}
WITH_BUDGET = ("steward",)
