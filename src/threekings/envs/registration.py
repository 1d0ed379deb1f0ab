"""The names under which Gymnasium makes the games: threekings/KingLui-v0 and the like."""

import gymnasium

from threekings.games import GAMES
from threekings.plugins import load_plugins


def register_all() -> None:
    """Register every game that has numbers for its moves, those of other packages too."""
    load_plugins()
    for name, game in GAMES.items():
        if game.dense:
            gymnasium.register(
                id_of(name),
                entry_point="threekings.envs.single_agent:SingleAgentGame",
                vector_entry_point="threekings.envs.vector:VectorGames",
                kwargs={"game": name},
            )


def id_of(game: str) -> str:
    """The name of a game at Gymnasium."""
    return f"threekings/{''.join(part.capitalize() for part in game.split('-'))}-v0"
