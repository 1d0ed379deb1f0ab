"""What the player of a game in the terminal sees: from the own view and log, never from the true state."""

from typing import Any

from rich.console import Console

from threekings.cli.terminal import screen
from threekings.cli.terminal.boards import BOARDS
from threekings.cli.terminal.boards.contract import Board
from threekings.cli.terminal.saved_game import SavedGame
from threekings.happenings import Happening
from threekings.match import Match


def board_of(game: SavedGame) -> Board:
    return BOARDS[game.match.game.name]


def view_of(game: SavedGame) -> dict[str, Any]:
    return game.match.view(game.seat)


def draw(game: SavedGame, console: Console) -> None:
    if console.is_terminal:
        console.clear()
    console.print(screen.play_screen(console, view_of(game), names=game.names, happenings=since_last(game)))


def since_last(game: SavedGame) -> list[Happening]:
    """What has happened from the player's last move on."""
    past = before_last(game.match, game.seat)
    return game.match.happenings(game.seat)[len(past.happenings(game.seat)) if past else 0 :]


def before_last(match: Match, seat: int) -> Match | None:
    """The match as it was when the seat last had to choose, not counting now."""
    past = match.copy()
    while past.length:
        past.undo()
        if seat in past.to_act:
            return past
    return None
