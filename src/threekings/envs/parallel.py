"""The games for PettingZoo where all agents act in every step (Parallel).

Those who are not to act have one legal action, to wait: the last one. Ku-Ka-King's players choose together anyway.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from threekings.envs.agents import ILLEGAL, Agents, Observation, metadata
from threekings.envs.one_game import OneGame, number_of
from threekings.envs.rendering import check_render_mode, render
from threekings.errors import IllegalMove
from threekings.game import EditionSource
from threekings.options import Value

Infos = dict[str, dict[str, Any]]


class Stepped(NamedTuple):
    """What a step leads to, by agent."""

    observations: dict[str, Observation]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: Infos


class ParallelGame(ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A game. An illegal action ends it for all, with `illegal_reward` for whoever did it; where that is None it is an
    IllegalMove, and nothing has changed.
    """

    def __init__(
        self,
        game: str,
        *,
        players: SupportsIndex | None = None,
        edition: EditionSource = None,
        rewards: str = "win",
        illegal_reward: float | None = ILLEGAL,
        render_mode: str | None = None,
        **options: Value,
    ):
        about: dict[str, Any] = {"players": players, "edition": edition, "rewards": rewards, "render_mode": render_mode}
        EzPickle.__init__(self, game, illegal_reward=illegal_reward, **about, **options)
        self.one_game = OneGame(game, players, edition, rewards, options)
        self.metadata, self.render_mode = metadata(game), check_render_mode(render_mode)
        self.illegal_reward = illegal_reward
        self.wait = self.one_game.actions  # the action of whoever is not to act
        self._agents = Agents(self.one_game, self.wait + 1)
        self.agents: list[str] = []
        self.possible_agents = self._agents.names
        self.observation_spaces, self.action_spaces = self._agents.observation_spaces, self._agents.action_spaces

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal the first game of a seed; without one the next game. No option means anything."""
        self.one_game.start(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Stepped:
        """Play the actions of all agents; those who are not to act wait, or are left out."""
        if not self.agents:
            raise ValueError("the game is over: reset() deals the next one")
        if not self._agents.seats.keys() >= actions.keys():
            raise ValueError(f"there is no agent {max(actions.keys() - self._agents.seats.keys())!r}")
        refused = self._refused(actions)
        if refused:
            return self._abandoned(refused)
        for seat in self._choosing():
            self.one_game.choose(seat, actions[self.possible_agents[seat]])
        if self.render_mode == "human":
            self.render()
        over = not self.one_game.missing
        return self._stepped(self.one_game.results() if over else [0.0] * len(self.agents), {}, over, cut_off=False)

    def _choosing(self) -> list[int]:
        return [seat for seat in range(self.one_game.players) if self.one_game.missing >> seat & 1]

    def _refused(self, actions: Mapping[str, Any]) -> dict[str, str]:
        """Why actions may not be played, by agent; IllegalMove where that is an error."""
        refused = {}
        for agent, seat in self._agents.seats.items():
            try:
                self._check(seat, actions.get(agent, self.wait))
            except IllegalMove as error:
                if self.illegal_reward is None:
                    raise
                refused[agent] = str(error)
        return refused

    def _check(self, seat: int, action: Any) -> None:
        if self.one_game.missing >> seat & 1:
            self.one_game.checked(seat, action)
        elif number_of(action) != self.wait:
            raise IllegalMove(f"seat {seat}: action {action} is not legal; legal are: {self.wait} (wait)")

    def _abandoned(self, refused: Mapping[str, str]) -> Stepped:
        rewards = [float(self.illegal_reward or 0) if agent in refused else 0.0 for agent in self.agents]
        return self._stepped(rewards, refused, over=True, cut_off=True)

    def _stepped(self, rewards: list[float], refused: Mapping[str, str], over: bool, *, cut_off: bool) -> Stepped:
        agents = self.agents
        stepped = Stepped(
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {"illegal": refused[agent]} if agent in refused else {} for agent in agents},
        )
        self.agents = [] if over else agents
        return stepped

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for agent, seat in self._agents.seats.items()}

    def _observation(self, seat: int) -> Observation:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[:-1] = self.one_game.mask(seat)
        mask[-1] = not self.one_game.missing >> seat & 1
        return {"observation": self.one_game.seen(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The game as a spectator sees it: as text, or printed."""
        return render(self.one_game, self.render_mode)

    def close(self) -> None:
        """There is nothing to be closed."""
