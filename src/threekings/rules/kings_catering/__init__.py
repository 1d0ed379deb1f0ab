"""The King's Catering, by Alexandros Kapidakis."""

from threekings.rules.kings_catering import calls, edition, notation, options, rules, view

__all__ = ["calls", "edition", "notation", "options", "rules", "view"]
