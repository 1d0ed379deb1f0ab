"""How each game looks in a terminal: functions from a view to something rich can print. They know no rule.

Every table has these:
    MOVES_HELP                    the name of the text that says how moves are typed
    printed(edition)              what a view needs to be told of the cards of an edition
    status(view, names)           one line: round, chef, supply
    SHOWN                         kinds of happenings that the board shows
    BOARD                         how many columns the board can use
    board(view, names, room)      the table as one seat sees it
    rivals(view, names, room)     the others, in full if there is room; None where the board shows them
    choices(view, width)          the legal moves; None where the board shows them
    look(view, names, width)      everything drawn large; None where the board always shows everything
    all_hands(view, names, room)  the table with every hand open, and the points they bring
    spell_out(text, view)         the move a number or a short text means; InvalidMove if it means none
    advice(opinions, view)              what a bot thinks of some moves, best first, in words
    reveal(happenings, names)     beats, then what all have chosen; nothing where nobody chooses at the same moment as
                                  others
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from threekings.cli.terminal.tables import plain


class Tables(dict[str, ModuleType]):
    """By the names of games: each the module of that name, or `plain` where there is none."""

    def __missing__(self, game: str) -> ModuleType:
        name = f"{__name__}.{game.replace('-', '_')}"
        self[game] = import_module(name) if find_spec(name) else plain
        return self[game]


TABLES = Tables()
