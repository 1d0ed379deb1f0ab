"""King Lui, by Alan R. Moon and Aaron Weissblum."""

from threekings.rules.king_lui import calls, edition, notation, options, rules, view

__all__ = ["calls", "edition", "notation", "options", "rules", "view"]
