"""What a game that is over brings each seat: as batches say, but for ranks, of which more are better here."""

from threekings.openspiel.position import Position
from threekings.openspiel.setup import Setup


def returns(position: Position) -> list[float]:
    """By seat; 0 while the game goes on."""
    setup, state = position.setup, position.state
    if not position.is_over or state is None:
        return [0.0] * setup.players
    points, won = setup.game.scores(setup.edition, state), setup.game.winners(setup.edition, state)
    if setup.rewards == "points":
        return [float(number) for number in points]
    if setup.rewards == "wins":
        return [1 / len(won) if seat in won else 0.0 for seat in range(setup.players)]
    return [-float(rank(points, won, seat)) for seat in range(setup.players)]


def rank(points: list[int], won: list[int], seat: int) -> int:
    """1 for those who have won, for others one more than are ahead of them."""
    if seat in won:
        return 1
    return 1 + sum(other in won or points[other] > points[seat] for other in range(len(points)))


def bounds(setup: Setup) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    if setup.rewards == "points":
        return 0.0, float(setup.cards.most_points(setup.edition, setup.players))
    return (0.0, 1.0) if setup.rewards == "wins" else (-float(max(setup.players, 2)), -1.0)


def total(setup: Setup) -> float | None:
    """What all seats get together, where that is the same in all games: alone, nobody may win."""
    return 1.0 if setup.rewards == "wins" and setup.players > 1 else None
