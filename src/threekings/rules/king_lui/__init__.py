"""King Lui, by Alan R. Moon and Aaron Weissblum."""

from threekings.rules.king_lui import calls, edition, finished, happenings, notation, options, rules, view

__all__ = ["calls", "edition", "finished", "happenings", "notation", "options", "rules", "view"]
