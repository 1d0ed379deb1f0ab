"""Against whom an environment of one agent is played: bots, in the order of play from the agent's seat on."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

from threekings.game import Game
from threekings.match import check_players, whole_number

FOR_OTHERS = 3  # a use of a game's seed, beside those in match.py: for what they choose
Opponents = str | Sequence[str]  # all alike, or one by one


def seated(game: Game, players: SupportsIndex | None, opponents: Opponents) -> list[str]:
    """The opponents, one by one; ValueError where they are not as many as the game wants."""
    alike = isinstance(opponents, str)
    if not alike and not isinstance(opponents, Sequence):
        raise ValueError(f"opponents cannot be {opponents!r}; allowed: a bot by its name, or a list of them")
    count = check_players(game, players if players is not None else game.usual if alike else len(opponents) + 1)
    bots = [str(opponents)] * (count - 1) if alike else list(opponents)
    if len(bots) != count - 1:
        raise ValueError(f"{len(bots)} opponents are too few or too many for {count} players; wanted: {count - 1}")
    return bots


def check_seat(seat: Any, players: int) -> int | None:
    """The agent's seat, None for another one in every game; ValueError where there is none of that number."""
    number = None if seat is None else whole_number(seat)
    if seat is not None and (number is None or not 0 <= number < players):
        raise ValueError(f"seat cannot be {seat!r}; allowed: None, or a number from 0 to {players - 1}")
    return number
