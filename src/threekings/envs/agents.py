"""What both kinds of environments for PettingZoo have in common: an agent a seat, and what each is shown."""

from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from threekings.envs.one_game import Mask, Numbers, OneGame, observation_space
from threekings.envs.rendering import RENDER_MODES

ILLEGAL = -1.0  # the usual reward for an illegal action, which ends a game


class Observation(TypedDict):
    observation: Numbers  # what the seat knows
    action_mask: Mask  # 1: legal


class Agents:
    """The names of agents and their spaces: of each its own, and the same object whenever it is asked for."""

    def __init__(self, one_game: OneGame, actions: int):
        self.names = [f"player_{seat}" for seat in range(one_game.players)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self.action_spaces = {name: Discrete(actions) for name in self.names}
        self.observation_spaces = {
            name: Dict(
                {"observation": observation_space(one_game.parts), "action_mask": Box(0, 1, (actions,), np.int8)}
            )
            for name in self.names
        }


def metadata(game: str) -> dict[str, Any]:
    """What PettingZoo asks of an environment beside its spaces."""
    name = f"{game.replace('-', '_')}_v0"
    return {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2, "is_parallelizable": False}
