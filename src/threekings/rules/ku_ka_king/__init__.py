"""Ku-Ka-King, by Reinhard Staupe."""

from threekings.rules.ku_ka_king import calls, edition, finished, happenings, notation, options, rules, view

__all__ = ["calls", "edition", "finished", "happenings", "notation", "options", "rules", "view"]
