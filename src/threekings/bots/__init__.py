"""Players made of code. A bot is a kind and a budget; it sees a resampled state, never the true one.

BOTS lists the kinds there are, `register_bot` adds one. `choose` and `opinions` let a bot think about a match,
`begin_thinking` in slices, between which others may have their turn. Their compiled code is loaded by loading.py.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, SupportsIndex

import numpy as np

from threekings.bots import characters
from threekings.bots.budget import PLAYOUTS, Bot, Pondering, thought_within_budget, with_budget
from threekings.bots.calls import BotCalls
from threekings.bots.characters.inattentive import InattentiveMind
from threekings.bots.loading import MINDS, minds
from threekings.edition import Edition
from threekings.errors import IllegalMove
from threekings.game import Game
from threekings.match import Match, any_seed

__all__ = ["BOTS", "Bot", "BotKind", "Position", "bot_kind", "choose", "opinions", "read_bot", "register_bot"]


@dataclass(frozen=True)
class Position:
    """What a bot thinks about: a state that its seat, which is to act, cannot tell from the true one."""

    game: Game  #: what is played
    edition: Edition  #: with which cards
    state: np.void  #: in which all that the seat does not know is dealt anew
    seat: int  #: that is to act

    def moves(self) -> list[str]:
        """The legal moves, as texts."""
        return [
            self.game.move_text(self.edition, move) for move in self.game.legal(self.edition, self.state, self.seat)
        ]

    def view(self) -> Mapping[str, Any]:
        """What the seat may know."""
        return self.game.view(self.edition, self.state, self.seat)


class Thinking(Protocol):
    """A bot's thought about a position, which goes on for as long as it is let."""

    def go_on(self, seconds: float) -> bool:
        """Think for about so long; whether there is more to think about."""

    def move(self) -> str:
        """The best move found so far; thinking ends with it."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: how it chooses one of the position's moves, by its budget and the seed alone."""

    name: str  #: as `read_bot` reads it
    choose: Callable[[Position, Bot, int], str]  #: its move, by the budget and a seed
    has_budget: bool = False  #: whether playouts or milliseconds can be named
    offered: bool = True  #: people may choose it where they choose their opponents
    at_tables: bool = True  #: it may sit at a server's table, whether it is offered there or not
    think: Callable[[Position, Bot, int], Thinking] | None = None  #: the same in slices; None: `choose` is one slice
    plays: Callable[[Game], bool] = lambda _game: True  #: whether it plays a game


BOTS: dict[str, BotKind] = {}


def register_bot(kind: BotKind) -> None:
    """Add a kind of bot; ValueError where there is one of that name."""
    if kind.name in BOTS:
        raise ValueError(f"there is a bot {kind.name!r} already")
    BOTS[kind.name] = kind


def bot_kind(name: str) -> BotKind:
    """The kind of bot of that name; ValueError names those there are."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; bots are: {', '.join(BOTS)}")
    return BOTS[name]


def kinds_for(game: Game) -> list[BotKind]:
    """The kinds of bots that play a game."""
    return [kind for kind in BOTS.values() if kind.plays(game)]


def check_plays(bot: Bot, game: Game) -> None:
    """ValueError where there is no such bot, or it does not play this game."""
    if not bot_kind(bot.name).plays(game):
        able = ", ".join(kind.name for kind in kinds_for(game))
        raise ValueError(f"the bot {bot.name!r} does not play {game.name}; bots that do are: {able}")


def read_bot(text: str) -> Bot:
    """The bot a text names; ValueError says which there are."""
    name, colon, budget = text.partition(":")
    kind = bot_kind(name)
    if colon and not kind.has_budget:
        able = [kind.name for kind in BOTS.values() if kind.has_budget]
        raise ValueError(f"{text!r}: only {', '.join(able)} has a budget")
    if not kind.has_budget:
        return Bot(name)
    return with_budget(name, budget) if colon else Bot(name, playouts=PLAYOUTS)


def choose(bot: Bot, match: Match, seat: int, seed: SupportsIndex) -> str:
    """The bot's move for a seat that is to act: a function of what the seat knows, the budget and the seed.

    IllegalMove for a seat that is not to act, ValueError for a bot that does not play this game.
    """
    seat, word = match.choosing(seat), any_seed(seed)
    check_plays(bot, match.game)
    return decision(bot, Position(match.game, match.edition, match.resampled(seat, word), seat), word)


def decision(bot: Bot, position: Position, seed: int) -> str:
    """The bot's move in a position; IllegalMove where it is none of those there are."""
    return checked(bot, position, bot_kind(bot.name).choose(position, bot, seed))


@dataclass
class Undivided:
    """The thought of a bot that only knows how to choose."""

    move: Callable[[], str]

    def go_on(self, _seconds: float) -> bool:
        return False


def begin_thinking(bot: Bot, position: Position, seed: int) -> Thinking:
    """The bot's thought about a position: with all the time it wants, `decision` in slices."""
    kind = bot_kind(bot.name)
    return kind.think(position, bot, seed) if kind.think else Undivided(lambda: kind.choose(position, bot, seed))


def checked(bot: Bot, position: Position, move: str) -> str:
    """The move; IllegalMove where it is none of the position's."""
    if move not in position.moves():
        raise IllegalMove(f"the bot {bot} chose {move!r}, which is not among its legal moves")
    return move


def opinions(match: Match, seat: int, seed: SupportsIndex, milliseconds: int) -> list[tuple[str, float]]:
    """What steward thinks of the moves it has looked at: the text and share of wins, best first."""
    seat = match.choosing(seat)
    code, state = minds(match.game.name), match.resampled(seat, seed)
    thought = thought_within_budget(code, match.edition.record, state, seat, Bot("steward", milliseconds=milliseconds))
    shares: dict[str, float] = {}
    for index in sorted(range(thought["count"]), key=lambda index: -code.merit(thought, index)):
        move = match.game.move_text(match.edition, int(thought["moves"][index]))
        shares.setdefault(move, float(code.share(thought, index)))  # several plans may begin alike: the best one speaks
    return list(shares.items())


# The bots of this package: compiled code, which lab/loops.py also knows


def _random(at: Position, _bot: Bot, _seed: int) -> str:
    code, moves = _workshop(at)
    return _written(at, code.random_move(at.edition.record, at.state, at.seat, moves, at.state["random"]))


def _greedy(at: Position, _bot: Bot, _seed: int) -> str:
    code, moves = _workshop(at)
    return _written(at, code.greedy(at.edition.record, at.state, at.seat, moves, np.zeros(1, code.WORTH)[0]))


class _Searching(Pondering):
    """The thought of a bot that searches, by its name in MINDS."""

    def __init__(self, at: Position, bot: Bot, _seed: int):
        super().__init__(minds(at.game.name, bot.name), at.edition.record, at.state, at.seat, bot)
        self.at = at

    def move(self) -> str:
        return _written(self.at, self.code.decide(self.concluded(), self.word))


def _search(at: Position, bot: Bot, seed: int) -> str:
    thinking = _Searching(at, bot, seed)
    thinking.go_on(math.inf)
    return thinking.move()


def _workshop(at: Position) -> tuple[BotCalls, np.ndarray]:
    """A game's compiled bots, and room for its moves."""
    code = minds(at.game.name)
    return code, np.zeros(code.MOVES, np.int32)


def _written(at: Position, move: int) -> str:
    return at.game.move_text(at.edition, int(move))


def _searching(name: str) -> BotKind:
    """A bot that searches, in the games that its code is made for."""
    mind = MINDS[name]
    return BotKind(
        name,
        _search,
        has_budget=True,
        offered=False,
        at_tables=not mind.for_study,
        think=_Searching,
        plays=mind.plays,
    )


def _think_in_character(at: Position, bot: Bot, seed: int) -> Thinking:
    style = characters.style(at.game, bot.name)
    if style.bot:
        return begin_thinking(read_bot(style.bot), at, seed)
    mind = InattentiveMind(minds(at.game.name), at.edition.record, at.state, at.seat, style.mistakes, seed)
    return Undivided(lambda: _written(at, characters.mistaken_move(at.game, mind)))


def _play_in_character(at: Position, bot: Bot, seed: int) -> str:
    thinking = _think_in_character(at, bot, seed)
    thinking.go_on(math.inf)
    return thinking.move()


for _kind in (
    BotKind("random", _random, offered=False),
    BotKind("greedy", _greedy, offered=False),
    *map(_searching, MINDS),
    *(BotKind(name, _play_in_character, think=_think_in_character) for name in characters.NAMES),
):
    register_bot(_kind)
