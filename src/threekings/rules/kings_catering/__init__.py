"""The King's Catering, by Alexandros Kapidakis."""

from threekings.rules.kings_catering import calls, edition, finished, happenings, notation, options, rules, view

__all__ = ["calls", "edition", "finished", "happenings", "notation", "options", "rules", "view"]
