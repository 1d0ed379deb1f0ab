"""What each game needs to be told to be scored after a game on a real table. The rules themselves do the scoring.

A pad is a function from a desk to what is scored there, and the name of the text that says which lines it asks for.
Two games are counted, card by card (counting.py); the modules of their pads have these:
    HOW, LINES                      the names of texts: how counts are typed, and which lines there are in all
    kinds(edition)                  the cards that are counted, in their order
    owners(names)                   whose cards are asked for, line by line
    least(edition, pad)             how many of each kind the next line must have at least
    most(pad)                       how many it can have
    scored(game, edition, pad, values) the end of the game on the pad, as a view
    told(pad)                       how much was counted, in words
    as_data(view, pad)              the result for a program
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from threekings.cli.pads import king_lui, kings_catering, ku_ka_king
from threekings.cli.pads.counting import counted
from threekings.cli.pads.desk import Desk, Scored


class Pad(NamedTuple):
    """How a game is scored."""

    fill: Callable[[Desk], Scored]
    lines: str


PADS: dict[str, Pad] = {
    "king-lui": Pad(partial(counted, king_lui), king_lui.LINES),
    "ku-ka-king": Pad(partial(counted, ku_ka_king), ku_ka_king.LINES),
    "kings-catering": Pad(kings_catering.fill, kings_catering.LINES),
}
