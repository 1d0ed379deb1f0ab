"""The pad for The King's Catering: the Royals in force, then everybody's Tables as they lie, row by row.

Whoever does not want to type tiles gives only the counts that the Royals in force ask for; the rules turn both into
stars.
"""

from threekings.cli.score_pads.kings_catering.pad import PAD

__all__ = ["PAD"]
