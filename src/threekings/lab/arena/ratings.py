"""OpenSkill ratings of bots by their ranks in all games: the only file that knows openskill, the extra `arena`.

The model is Plackett and Luce's, whose bots do not change while they play (`tau` 0). Every seat is a team of its own;
of a bot that sits in several the rating is the mean of what its seats come to.
"""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import NamedTuple

from threekings.lab.arena.results import Results


class Rating(NamedTuple):
    mu: float
    sigma: float
    ordinal: float  # mu less three sigma: what is almost surely reached


def can_rate() -> bool:
    return find_spec("openskill") is not None


def rate(bots: int, results: Sequence[Results]) -> list[Rating]:
    """The rating of every bot after all games, deck by deck."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(bots)]
    for seats, ranks in games(results):
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in seats]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in set(seats):
            own = [rating for rating, sits in zip(after, seats, strict=True) if sits == bot]
            known[bot].mu = sum(rating.mu for rating in own) / len(own)
            known[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in known]


def games(results: Sequence[Results]) -> Iterator[tuple[tuple[int, ...], list[float]]]:
    """The bots of every game and their ranks: the first deck of all line-ups, the second, and so on."""
    ranks = [each.ranks.tolist() for each in results]
    for deck in range(max((each.decks for each in results), default=0)):
        for each, told in zip(results, ranks, strict=True):
            for game in told[deck * each.players : (deck + 1) * each.players]:
                yield each.line_up.seats, game
