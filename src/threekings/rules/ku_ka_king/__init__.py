"""Ku-Ka-King, by Reinhard Staupe."""

from threekings.rules.ku_ka_king import edition, happenings, notation, options, rules, view

__all__ = ["edition", "happenings", "notation", "options", "rules", "view"]
