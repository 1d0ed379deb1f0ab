"""Bots of this package in OpenSpiel's games, to meet those of OpenSpiel."""

from typing import Any, SupportsIndex

import numpy as np
import pyspiel

from threekings import bots
from threekings.compiled_calls import rng
from threekings.match import checked_seed
from threekings.openspiel.position import Position
from threekings.states import copied


class BotPlayer(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel has no types
    """A bot as it is written, `greedy` or `steward:500`, in one seat; it gets to see what its seat may know."""

    def __init__(self, bot: str, seat: int, seed: SupportsIndex = 0):
        super().__init__()
        self.bot, self.seat, self.seed = bots.read_bot(bot), seat, checked_seed(seed)

    def step(self, state: Any) -> int:
        """Its action in a state in which it is to act; of a game converted to turns, too."""
        turns = hasattr(state, "simultaneous_game_state")
        position: Position = (state.simultaneous_game_state() if turns else state).position
        setup, word = position.setup, rng.derive(np.uint64(self.seed), len(state.history()))
        bots.check_plays(self.bot, setup.game)
        legal = position.legal(self.seat)
        if position.state is None or not legal:
            raise ValueError(f"seat {self.seat} is not to act here")
        seen = copied(position.state)
        setup.game.calls.resample(setup.edition.record, seen, self.seat, np.uint64(word))
        move = bots.decision(self.bot, bots.Position(setup.game, setup.edition, seen, self.seat), int(word))
        code = setup.game.read_move(setup.edition, move)
        return next(action for action, other in legal.items() if other == code)

    def restart_at(self, _state: Any) -> None:
        """It remembers nothing."""
