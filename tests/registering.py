"""A game that is there for as long as a test needs it."""

from collections.abc import Iterator
from contextlib import contextmanager

from threekings.game import Game
from threekings.games import GAMES, register_game


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    register_game(game)
    try:
        yield game
    finally:
        del GAMES[game.name]
