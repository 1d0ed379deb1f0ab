"""How each game looks in a terminal: functions from a view to something rich can print. They know no rule.

Every table has these:
    status(view, names)           one line: round, chef, supply
    board(view, width)            the table as one seat sees it
    rivals(view, names)           the others
    choices(view, width)          the legal moves, numbered
    all_hands(view, names, width) the table with every hand open, and the points they bring
    verdict(view, names)          who wins, in words
    spell_out(text, view)         the move a short text means; InvalidMove if it means none
"""

from types import ModuleType

from threekings.cli.tables import king_lui

TABLES: dict[str, ModuleType] = {"king-lui": king_lui}
