"""How the characters play Ku-Ka-King, and the mistakes of the gentle ones.

Looking at the outermost cards alone, and at kings above all, as if nobody else did.
"""

import numpy as np

from threekings.game import Characters, Inattentive
from threekings.rules.ku_ka_king.calls import rules
from threekings.rules.ku_ka_king.rules import KING, ROWS
from threekings.states import copied

GREED, WHIM = range(2)  # from WHIM on: what each row is fancied
A_KING = 6  # points that a king in sight seems worth beyond what it brings
FANCY = 4  # points by which a row may be fancied: two of one mind would clash for ever


def mistaken(mind: Inattentive) -> int:
    return dearest_row(mind) if mind.slips(GREED) else mind.greedy()


def dearest_row(mind: Inattentive) -> int:
    """The row whose outermost card is worth most now."""
    gains, seen = np.zeros(ROWS, np.int32), copied(mind.state)
    held = [row for row in range(ROWS) if seen["size"][row]]
    for row in held:
        seen["rows"][row, 0] = seen["rows"][row, seen["size"][row] - 1]
        seen["size"][row] = 1
    rules.row_gains(mind.edition, seen, mind.seat, gains)
    wanted = {row: gains[row] + A_KING * (seen["rows"][row, 0] == KING) + mind.whim(WHIM + row, FANCY) for row in held}
    return max(held, key=lambda row: wanted[row])


CHARACTERS = Characters(
    styles=("mistakes:256", "mistakes:190", "greedy", "steward:10", "steward:150", "master:20000"),
    ratings=(745, 850, 1000, 1140, 1290, 1460),
    mistaken=mistaken,
)
