"""The King's Catering, by Alexandros Kapidakis."""

from threekings.rules.kings_catering import calls, edition, happenings, notation, options, rules, view

__all__ = ["calls", "edition", "happenings", "notation", "options", "rules", "view"]
