"""What each game needs to be told to be scored after a game on a real table. The rules themselves do the scoring.

Every pad has these:
    HOW, LINES                      the names of texts: how counts are typed, and which lines there are in all
    kinds(edition)                  the cards that are counted, in their order
    owners(names)                   whose cards are asked for, line by line
    least(edition, pad)             how many of each kind the next line must have at least
    most(pad)                       how many it can have
    scored(game, edition, pad, values) the end of the game on the pad, as a view
    told(pad)                       how much was counted, in words
    as_data(view, pad)              the result for a program
"""

from types import ModuleType

from threekings.cli.pads import king_lui, ku_ka_king

PADS: dict[str, ModuleType] = {"king-lui": king_lui, "ku-ka-king": ku_ka_king}
