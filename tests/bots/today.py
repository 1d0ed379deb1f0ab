"""A player that counts today's points only: the yardstick for greedy. Knows nothing of what is still to come."""

import random
from typing import Any

from threekings.match import Match


def today_move(match: Match, seat: int, chance: random.Random) -> str:
    """The move that brings the seat most points if the game ended right after it; equal ones by chance."""
    view = match.view(seat)
    worth = {move: points_after(view, seat, move) for move in view["moves"]}
    return chance.choice([move for move, points in worth.items() if points == max(worth.values())])


def points_after(view: dict[str, Any], seat: int, move: str) -> int:
    hand, king = dict(view["hands"][seat]["cards"]), dict(view["king"])
    match move.split(" "):
        case ["take", dish]:
            hand[dish] += view["table"][dish]
        case ["feed", dish, other]:
            king[dish] -= 1
            king[other] -= 1
    return sum(portions * king[dish] for dish, portions in hand.items() if portions <= king[dish])
