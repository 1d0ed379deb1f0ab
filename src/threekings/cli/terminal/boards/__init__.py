"""The boards of all games, by the game's name."""

from importlib import import_module
from importlib.util import find_spec

from threekings.cli.terminal.boards import plain
from threekings.cli.terminal.boards.contract import Board


class Boards(dict[str, Board]):
    """Each game's is `BOARD` of the folder of its name; a game without one has the plain board."""

    def __missing__(self, game: str) -> Board:
        name = f"{__name__}.{game.replace('-', '_')}"
        self[game] = import_module(name).BOARD if find_spec(name) else plain.BOARD
        return self[game]


BOARDS = Boards()
