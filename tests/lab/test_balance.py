"""Balance: seats, sources and Crew are counted as they were played, with honest intervals."""

import pytest

from threekings.bots import read_bot
from threekings.games import GAMES
from threekings.lab.balance import Findings, find_balance
from threekings.lab.estimates import mean, ratio


def findings(game: str, games: int = 6) -> list[Findings]:
    return list(find_balance(GAMES[game], read_bot("random"), games=games, seed=3))


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_played_with_every_number_of_players(game: str) -> None:
    tables = [(found.setting, found.players) for found in findings(game, 2)]
    several = [players for players in GAMES[game].players if players > 1]
    assert tables == [(setting, players) for setting in GAMES[game].study.settings for players in several]


@pytest.mark.parametrize("game", GAMES)
def test_a_win_is_divided_and_points_come_from_their_sources(game: str) -> None:
    for found in findings(game):
        assert found.games == len(found.points) == 6
        assert all(sum(game_shares) == pytest.approx(1) for game_shares in found.shares)
        for number, points in enumerate(found.points):
            assert sum(values[number] for values in found.sources.values()) == pytest.approx(points)


def test_royals_are_told_by_their_sides_and_crew_by_their_types() -> None:
    found = findings("kings-catering")[0]
    assert list(found.sources) == ["K3", "Q4", "P2", "crew"]
    assert list(found.tiles) == ["cook", "florist", "waiter", "musician", "taster"]
    for number, stars in enumerate(found.sources["crew"]):
        assert sum(pairs[number][0] for pairs in found.tiles.values()) == pytest.approx(stars * found.players)


def test_no_taster_earns_a_star_where_a_table_holds_three_types() -> None:
    for found in findings("kings-catering", 20):
        if found.setting == "thinking":
            assert sum(stars for stars, _ in found.tiles["taster"]) == 0


def test_intervals_are_those_of_a_mean_and_of_a_ratio() -> None:
    assert mean([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2 - 1.96 / 3**0.5, 2 + 1.96 / 3**0.5))
    assert ratio([(2, 1), (4, 2), (6, 3)]) == pytest.approx((2.0, 2.0, 2.0))
    middle, low, high = ratio([(1, 1), (3, 1)])
    assert (middle, high - middle) == pytest.approx((2.0, 1.96 * 2**0.5 / 2**0.5))
    assert middle - low == pytest.approx(high - middle)
    assert ratio([(0, 0), (0, 0)]) == (0, 0, 0)
