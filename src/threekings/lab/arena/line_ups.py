"""Which bots sit at a table together. Bots are numbers here, in the order in which they were named."""

from collections.abc import Callable, Iterable
from itertools import combinations, pairwise, permutations
from typing import NamedTuple


class LineUp(NamedTuple):
    """Who sits at a table, in this order, and whose figures its games tell."""

    seats: tuple[int, ...]
    measured: tuple[int, ...]


def one_against_many(bots: int, players: int) -> list[LineUp]:
    """Each bot alone against copies of each other one."""
    if players == 2:
        return two_against_two(bots, players)
    return [LineUp((one, *[many] * (players - 1)), (one,)) for one, many in permutations(range(bots), 2)]


def first_against_many(bots: int, players: int) -> list[LineUp]:
    """The bot named first alone against copies of each other one."""
    return [LineUp((0, *[many] * (players - 1)), (0, many)) for many in range(1, bots)]


def two_against_two(bots: int, players: int) -> list[LineUp]:
    """Each bot in half of the seats, side by side, against each other one in the other half."""
    return in_halves("two-against-two", combinations(range(bots), 2), players)


def neighbours(bots: int, players: int) -> list[LineUp]:
    """Each bot so against the one named before it: the steps of a ladder."""
    return in_halves("neighbours", pairwise(range(bots)), players)


def in_halves(kind: str, pairs: Iterable[tuple[int, int]], players: int) -> list[LineUp]:
    """Pairs of bots, each bot in half of the seats."""
    if players % 2:
        raise ValueError(f"{kind} needs an even number of players, not {players}")
    half = players // 2
    return [LineUp((*[one] * half, *[other] * half), (one, other)) for one, other in pairs]


def mixed(bots: int, players: int) -> list[LineUp]:
    """Different bots at every table, in all combinations."""
    if bots < players:
        raise ValueError(f"mixed needs as many bots as players: {players}, not {bots}")
    return [LineUp(seats, seats) for seats in combinations(range(bots), players)]


LINE_UPS: dict[str, Callable[[int, int], list[LineUp]]] = {
    "one-against-many": one_against_many,
    "first-against-many": first_against_many,
    "two-against-two": two_against_two,
    "neighbours": neighbours,
    "mixed": mixed,
}
