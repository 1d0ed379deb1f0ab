"""How many playouts a bot makes in a time, on this machine: so that a budget of time can be played repeatably.

Measured in one thread, in positions of real games spread evenly over them, each with the part of the time that the bot
would take for it. What counts is the median: some positions are decided at once, others long.
"""

import math
import statistics
import time
from collections.abc import Iterator, Mapping

import numpy as np

from threekings.bots import Bot, Position, begin_thinking, check_plays, decision
from threekings.bots.budget import Pondering
from threekings.compiled_calls import rng
from threekings.edition import Edition
from threekings.game import Game
from threekings.match import Match, shuffled
from threekings.options import Value

GAMES, POSITIONS = 3, 25
DIGITS = 2  # that are kept: a measurement of a machine is no more exact


def playouts_in(bot: Bot, game: Game, edition: Edition, options: Mapping[str, Value], players: int) -> int:
    """The playouts a turn that this bot, whose budget is in milliseconds, makes; ValueError where it has none."""
    check_plays(bot, game)
    every = list(positions(game, edition, options, players))
    chosen = every[:: max(len(every) // POSITIONS, 1)]
    rate(bot, chosen[0])  # compiled and warm
    rates = [found for found in (rate(bot, position) for position in chosen) if found]
    if not rates:
        raise ValueError(f"{bot.name} has nothing to think about in {game.name}: name its budget")
    return rounded(statistics.median(rates) * bot.milliseconds / 1000)


def positions(game: Game, edition: Edition, options: Mapping[str, Value], players: int) -> Iterator[Position]:
    """Every choice among several moves in some games of greedy's."""
    for seed in range(1, GAMES + 1):
        match = Match(game, edition, players, dict(options), deck=shuffled(game, edition, seed), seed=seed)
        while not match.over:
            seat, word = match.to_act[0], int(rng.derive(np.uint64(seed), match.length))
            position = Position(game, edition, match.resampled(seat, word), seat)
            if len(position.moves()) > 1:
                yield position
            match.play(decision(Bot("greedy"), position, word), seat)


def rate(bot: Bot, position: Position) -> float:
    """Playouts a second."""
    thinking = begin_thinking(bot, position, int(position.state["random"]))
    if not isinstance(thinking, Pondering):
        raise ValueError(f"{bot.name} does not say how many playouts it makes: name its budget, such as {bot.name}:100")
    left, thinking.clock = thinking.seconds, time.thread_time  # its own time: what else runs here does not count
    thinking.go_on(math.inf)
    spent = int(thinking.thought["spent"])
    return spent / (left - thinking.seconds) if spent else 0.0


def rounded(playouts: float) -> int:
    """To as many digits as a measurement is worth, never 0."""
    count = max(round(playouts), 1)
    return int(round(count, DIGITS - len(str(count))))
