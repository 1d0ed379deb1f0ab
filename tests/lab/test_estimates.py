"""Means, shares, ratios and quantiles with their intervals."""

import numpy as np
import pytest

from threekings.lab.estimates import mean, quantile, ratio, share


def test_a_share_has_an_interval_within_its_bounds_even_if_nothing_ever_happened() -> None:
    middle, low, high = share(np.zeros(100))
    assert (middle, low) == (0, 0)
    assert 0.03 < high < 0.04  # Wilson 1927
    assert share(np.ones(100)).high == 1


def test_a_share_of_halves_counts_as_many_games_as_its_spread_is_worth() -> None:
    """Wins that are always shared by two differ less from game to game than wins that are not."""
    shared, whole = np.tile([0.5, 0.5, 0, 1], 100), np.tile([0, 1], 200)
    assert share(shared).high < share(whole).high


def test_a_ratio_is_that_of_the_sums() -> None:
    pairs = np.array([(4, 2), (9, 3), (0, 1)])
    assert ratio(pairs).mean == pytest.approx(13 / 6)


def test_quantiles_are_values_of_the_games() -> None:
    values = np.arange(1001)[::-1]
    middle, low, high = quantile(values, 0.5)
    assert middle == 500
    assert 500 - low == high - 500 == 31  # 1.96 standard errors of how many are below
    assert quantile(np.array([7.0]), 0.95) == (7, 7, 7)


def test_the_interval_of_a_mean_covers_it_about_as_often_as_it_says() -> None:
    drawn = np.random.default_rng(1).normal(3, 2, (1000, 50))
    covered = sum(low <= 3 <= high for _, low, high in map(mean, drawn))
    assert 920 <= covered <= 970
