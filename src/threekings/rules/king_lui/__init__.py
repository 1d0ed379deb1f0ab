"""King Lui, by Alan R. Moon and Aaron Weissblum."""

from threekings.rules.king_lui import edition, happenings, notation, options, rules, view

__all__ = ["edition", "happenings", "notation", "options", "rules", "view"]
