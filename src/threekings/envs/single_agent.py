"""A game for Gymnasium, played by one agent against bots of any kind.

A step plays the agent's action, and then what the bots choose up to its next choice. Each gets a state in which all
that its seat may not know has been dealt anew.
"""

from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

from threekings.bots import Bot, Position, check_plays, decision, read_bot
from threekings.compiled_calls import rng
from threekings.envs.agents import ILLEGAL
from threekings.envs.one_game import Mask, Numbers, OneGame, observation_space
from threekings.envs.opponents import FOR_OTHERS, Opponents, check_seat, seated
from threekings.envs.rendering import RENDER_MODES, check_render_mode, render
from threekings.errors import IllegalMove
from threekings.game import EditionSource, Game
from threekings.games import game_named
from threekings.options import Value


class SingleAgentGame(gymnasium.Env[Numbers, Any]):
    """A game. An illegal action ends it with `illegal_reward`; where that is None it is an IllegalMove, and nothing has
    changed.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: SupportsIndex | None = None,
        opponents: Opponents = "greedy",
        seat: SupportsIndex | None = None,
        edition: EditionSource = None,
        rewards: str = "win",
        illegal_reward: float | None = ILLEGAL,
        render_mode: str | None = None,
        **options: Value,
    ):
        kind = game_named(game)
        self.opponents = [_bot(name, kind) for name in seated(kind, players, opponents)]
        count = len(self.opponents) + 1
        self.one_game = OneGame(game, count, edition, rewards, options)
        self._place, self.illegal_reward = check_seat(seat, count), illegal_reward
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: Any = observation_space(self.one_game.parts)
        self.action_space = Discrete(self.one_game.actions)
        self._over = True

    @property
    def seat(self) -> int:
        """The agent's, in this game."""
        return int(self.one_game.batch.numbers[0]) % self.one_game.players if self._place is None else self._place

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal the first game of a seed; without one the next game. No option means anything."""
        super().reset(seed=seed, options=options)
        begun = self.one_game.begun or seed is not None
        self.one_game.start(seed if begun else int(self.np_random.integers(2**63)))
        self._over = False
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and the bots' up to its next choice."""
        if self._over:
            raise ResetNeeded("the game is over: reset() deals the next one")
        try:
            self.one_game.choose(self.seat, action)
        except IllegalMove as error:
            return self._abandoned(error)
        self._let_others_play()
        seen, info = self._seen()
        self._over = not self.one_game.missing
        if not self._over:
            return seen, 0.0, False, False, info
        results = self.one_game.results()
        info |= {"points": self.one_game.points(), "rewards": np.array(results)}
        return seen, results[self.seat], True, False, info

    def _abandoned(self, error: IllegalMove) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self.illegal_reward is None:
            raise error
        self._over = True
        seen, info = self._seen()
        return seen, float(self.illegal_reward), True, False, info | {"illegal": str(error)}

    def _let_others_play(self) -> None:
        """Play on until the agent is to choose, or the game is over."""
        own = 1 << self.seat
        while self.one_game.missing and not self.one_game.missing & own:
            self._let_play(self.one_game.seat)

    def _let_play(self, seat: int) -> None:
        """Let the bot of a seat choose: choices that others have made meanwhile are not in the state."""
        batch, game = self.one_game.batch, self.one_game.game
        word = np.uint64(batch.seed_of(0))
        for use in (FOR_OTHERS, int(batch.lengths[0]), seat):
            word = np.uint64(rng.derive(word, use))
        edition, state = batch.plan.edition, batch.state(0)
        game.calls.resample(edition.record, state, seat, word)
        bot = self.opponents[(seat - self.seat - 1) % self.one_game.players]
        move = decision(bot, Position(game, edition, state, seat), int(word))
        self.one_game.choose(seat, batch.action_of(0, move, seat))

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        seat = self.seat
        return self.one_game.seen(seat), {"action_mask": self.action_masks(), "seat": seat}

    def action_masks(self) -> Mask:
        """1 for every legal action: what learners with masks ask for."""
        return self.one_game.mask(self.seat)

    def render(self) -> Any:
        """The game as the agent's seat sees it: as text, or printed."""
        return render(self.one_game, self.render_mode, self.seat)


def _bot(name: str, game: Game) -> Bot:
    """The bot of that name; ValueError where there is none, or it does not play this game."""
    bot = read_bot(str(name))
    check_plays(bot, game)
    return bot
