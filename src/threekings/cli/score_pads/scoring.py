"""What a score pad is asked for, and what it answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console

from threekings.edition import Edition
from threekings.game import Game
from threekings.options import Value
from threekings.score_pads.pad import Played
from threekings.texts import Message, text


def keep_nothing(_lines: Sequence[str]) -> None:
    """Whoever pipes answers in has them in a file already."""


class ScoreRequest(NamedTuple):
    """A game to be scored: its cards, players and options as far as they were given, and where to ask for the rest."""

    game: Game
    edition: Edition
    players: int
    given: Mapping[str, Any]
    console: Console
    language: str  # of names that nobody gives
    lines: Sequence[str] = ()  # that were typed before
    keep: Callable[[Sequence[str]], None] = keep_nothing  # called with all lines whenever there is another one

    def played(self, options: Mapping[str, Value]) -> Played:
        """The game with all its options."""
        return Played(self.game, self.edition, self.players, options)

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
