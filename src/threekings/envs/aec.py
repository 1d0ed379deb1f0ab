"""The games for PettingZoo where one agent after another acts (AEC).

Where several choose at the same moment they are asked in turn, and nobody sees what others have chosen before all have.
"""

from typing import Any, SupportsIndex

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from threekings.envs.agents import ILLEGAL, Agents, Observation, metadata
from threekings.envs.one_game import OneGame
from threekings.envs.rendering import check_render_mode, render
from threekings.game import EditionSource
from threekings.options import Value


class AECGame(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A game without wrappers: an illegal action is an IllegalMove, and nothing has changed."""

    def __init__(
        self,
        game: str,
        *,
        players: SupportsIndex | None = None,
        edition: EditionSource = None,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Value,
    ):
        about: dict[str, Any] = {"players": players, "edition": edition, "rewards": rewards, "render_mode": render_mode}
        EzPickle.__init__(self, game, **about, **options)
        AECEnv.__init__(self)
        self.one_game = OneGame(game, players, edition, rewards, options)
        self.metadata, self.render_mode = metadata(game), check_render_mode(render_mode)
        self._agents = Agents(self.one_game, self.one_game.actions)
        self.possible_agents = self._agents.names
        self.observation_spaces, self.action_spaces = self._agents.observation_spaces, self._agents.action_spaces

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal the first game of a seed; without one the next game. No option means anything."""
        self.one_game.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and its legal actions: none unless it is to choose."""
        seat = self._agents.seats[agent]
        return {"observation": self.one_game.seen(seat), "action_mask": self.one_game.mask(seat)}

    def step(self, action: Any) -> None:
        """Choose for the agent selected; None where it is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.one_game.choose(self._agents.seats[agent], action) and not self.one_game.missing:
            self._end()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """On to the first who is still to choose; once the game is over, to those who leave one by one."""
        self.agent_selection = self.possible_agents[max(self.one_game.seat, 0)]

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.one_game.results(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The game as a spectator sees it: as text, or printed."""
        return render(self.one_game, self.render_mode)

    def close(self) -> None:
        """There is nothing to be closed."""


def raw_env(game: str, **settings: Any) -> AECGame:
    """A game without wrappers."""
    return AECGame(game, **settings)


def env(game: str, *, illegal_reward: float = ILLEGAL, **settings: Any) -> AECEnv:
    """A game with the usual wrappers: an illegal action ends it for all, with this reward for whoever did it."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
