"""The King's Catering, by Alexandros Kapidakis."""

from threekings.rules.kings_catering import edition, notation, options, rules, view

__all__ = ["edition", "notation", "options", "rules", "view"]
