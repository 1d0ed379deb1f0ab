"""What Royals and Crew of The King's Catering ask and give, in words."""

from collections.abc import Mapping
from typing import Any

from threekings.cli.words import say
from threekings.rules.kings_catering.printed import crew_scores, is_hopeless, king_rule, royal_scores
from threekings.texts import text

Content = Mapping[str, Any]


def royal_words(content: Content, side: str) -> str:
    """K3: no two Tables of one shape; 2★ for each Table of 3 or more tiles"""
    rule, gives = king_rule(content, side), text(royal_scores(content, side))
    return f"{text(rule)}; {gives}" if rule else gives


def crew_words(content: Content, name: str, royals: list[str]) -> str:
    """1★ for every 2 beer at its Table; and whether the King leaves that no chance."""
    gives, king = text(crew_scores(content, name)), royals[0]
    return f"{gives} {say('kc-crew-never', king=king)}" if is_hopeless(content, name, king) else gives
