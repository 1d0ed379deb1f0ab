"""The King's Catering, by Alexandros Kapidakis."""

from threekings.rules.kings_catering import edition, happenings, notation, options, rules, view

__all__ = ["edition", "happenings", "notation", "options", "rules", "view"]
