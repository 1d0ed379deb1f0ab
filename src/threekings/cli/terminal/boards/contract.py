"""What draws a game in a terminal: functions from a view to something rich can print. They know no rule.

All they show comes from the view; what they need beside it is how much of the terminal they may use.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from threekings.bots.hints import Hint
from threekings.happenings import Happening
from threekings.texts import localized

ENDLESS = 10_000  # lines: not a terminal
ROOMY = 72  # columns from which on little has to be left out
View = Mapping[str, Any]
Names = Sequence[str]  # by seat


class Space(NamedTuple):
    """Columns and lines that may be used; `low`: the terminal as a whole has few lines."""

    width: int
    lines: int = ENDLESS
    low: bool = False


def game_name(view: View) -> str:
    return localized(f"web-game-{view['game']}")


def headed(head: str, words: str) -> Text:
    """Bruno 14★: 9 tiles, 2 Crew; the head in bold."""
    line = Text(localized("cli-headed", head=head, words=words))
    line.stylize("bold", 0, len(head))
    return line


def share_won(hint: Hint, place: int, _view: View) -> str:
    """1. take wine wins about 34 %"""
    if hint.share is None:
        return localized("cli-hint-only", place=place, move=hint.move)
    return localized("cli-hint", place=place, move=hint.move, share=round(100 * hint.share))


def nothing_revealed(_happenings: Sequence[Happening], _names: Names) -> list[Text]:
    """Everybody acts in turn."""
    return []


@dataclass(frozen=True)
class Board:
    """How one game is drawn, and how its moves are typed."""

    moves_help: str  # the id of the text that says how moves are typed
    width: int  # columns it can use
    status: Callable[[View, Names], Text]  # one line: round, chef, supply
    draw: Callable[[View, Names, Space], RenderableType]  # the table as one seat sees it
    choices: Callable[[View, int], RenderableType | None]  # the legal moves, for a width; None: the board shows them
    all_hands: Callable[[View, Names, Space], RenderableType]  # every hand open, and the points they bring
    spell_out: Callable[[str, View], str]  # the move a number or a short text means; InvalidMove if it means none
    advice: Callable[[Hint, int, View], str]  # what a bot thinks of a move, the best being the first, in words
    rivals: Callable[[View, Names, Space], RenderableType | None] | None = None  # in full if there is room
    look: Callable[[View, Names, int], RenderableType] | None = None  # everything large; None: draw shows it
    shown: tuple[str, ...] = ()  # kinds of happenings that the board shows
    # Beats, then what all have chosen at the same moment
    reveal: Callable[[Sequence[Happening], Names], list[Text]] = nothing_revealed
