"""The compiled functions that plain Python calls for King Lui, beside those of every game."""

from typing import Protocol

from threekings.compiled_calls import Points, Record, RulesCalls
from threekings.rules.king_lui import rules as compiled_rules


class KingLuiCalls(RulesCalls, Protocol):
    def known_hands(self, state: Record, viewer: int) -> int: ...
    def reckon(self, state: Record, points: Points) -> None: ...
    def reckon_hands(self, edition: Record, state: Record, hands: Points) -> None: ...
    def courses_to_come(self, edition: Record, state: Record) -> int: ...


rules: KingLuiCalls = compiled_rules
