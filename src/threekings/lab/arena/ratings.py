"""OpenSkill ratings by ranks in games: the only file that knows openskill, which the extras `arena` and `serve` bring.

The model is Plackett and Luce's, whose bots do not change while they play (`tau` 0). Every seat is a team of its own;
of a bot that sits in several the rating is the mean of what its seats come to.
"""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from threekings.lab.arena.results import Results


class Rating(NamedTuple):
    mu: float
    sigma: float
    ordinal: float  # mu less three sigma: what is almost surely reached


def can_rate() -> bool:
    return find_spec("openskill") is not None


def new_model(tau: float | None = None) -> Any:
    """The model: OpenSkill's own, or one in which `tau` says how much people change from game to game."""
    from openskill.models import PlackettLuce

    return PlackettLuce() if tau is None else PlackettLuce(tau=tau)


def rate(bots: int, results: Sequence[Results]) -> list[Rating]:
    """The rating of every bot after all games, deck by deck."""
    model = new_model(tau=0.0)
    known = [(model.mu, model.sigma)] * bots
    for seats, ranks in games(results):
        known = after_game(model, known, seats, ranks)
    return [Rating(mu, sigma, model.create_rating([mu, sigma]).ordinal()) for mu, sigma in known]


def after_game(
    model: Any, known: Sequence[tuple[float, float]], seats: Sequence[int], ranks: Sequence[float]
) -> list[tuple[float, float]]:
    """What everybody's mu and sigma come to with one game: who sat in its seats, and with which ranks they ended."""
    teams = [[model.create_rating(list(known[player]))] for player in seats]
    after = [team[0] for team in model.rate(teams, ranks=list(ranks))]
    found = list(known)
    for player in set(seats):
        own = [rating for rating, sits in zip(after, seats, strict=True) if sits == player]
        found[player] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    return found


def games(results: Sequence[Results]) -> Iterator[tuple[tuple[int, ...], list[float]]]:
    """The bots of every game and their ranks: the first deck of all line-ups, the second, and so on."""
    ranks = [each.ranks.tolist() for each in results]
    for deck in range(max((each.decks for each in results), default=0)):
        for each, told in zip(results, ranks, strict=True):
            for game in told[deck * each.players : (deck + 1) * each.players]:
                yield each.line_up.seats, game
