"""What a score pad is asked for, and what it answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console

from threekings.edition import Edition
from threekings.game import Game
from threekings.options import Value
from threekings.texts import Message, text


class ScoreRequest(NamedTuple):
    """A game to be scored: its cards, players and options as far as they were given, and where to ask for the rest."""

    game: Game
    edition: Edition
    players: int
    given: Mapping[str, Any]
    console: Console
    language: str  # of names that nobody gives

    def unnamed(self, number: int) -> str:
        """What a player is called who has no name."""
        return text(Message("cli-score-player", {"number": number}), language=self.language)


class ScoreResult(NamedTuple):
    """The end of the game as a view; who played; and the same for a program."""

    view: Mapping[str, Any]
    names: Sequence[str]
    data: dict[str, Any]


class Pad(NamedTuple):
    """How a game is scored: what asks for everything, and the id of the text that says which lines that takes."""

    fill: Callable[[ScoreRequest], ScoreResult]
    lines: str


def final_view(request: ScoreRequest, options: Mapping[str, Value], shown: Mapping[str, Any]) -> dict[str, Any]:
    """The view of a spectator at the end of a game in which this lies in front of everybody."""
    game, edition = request.game, request.edition
    state = game.finished(edition, request.players, options, shown)
    about = {"game": game.name, "edition": edition.name, "players": request.players, "seat": None}
    return {**about, **game.view(edition, state, None), **game.ending(edition, state)}
