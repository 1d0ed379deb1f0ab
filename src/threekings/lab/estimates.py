"""Means, shares and differences with their 95 % intervals, from one value a game."""

import math
from collections.abc import Sequence

import numpy as np

from threekings.lab.simulate import NORMAL, Estimate, wilson

Values = Sequence[float] | np.ndarray


def mean(values: Values) -> Estimate:
    """The mean of values of different games."""
    middle, error = float(np.mean(values)), standard_error(values)
    return Estimate(middle, middle - NORMAL * error, middle + NORMAL * error)


def share(values: Values) -> Estimate:
    """The mean of values between 0 and 1: its interval is never outside, nor empty."""
    return wilson(float(np.mean(values)), standard_error(values), len(values))


def ratio(pairs: Sequence[tuple[float, int]] | np.ndarray) -> Estimate:
    """Points for each tile, from both of each game."""
    return mean(ratio_values(pairs))


def ratio_values(pairs: Sequence[tuple[float, int]] | np.ndarray) -> np.ndarray:
    """A value a game whose mean is the ratio of two sums and whose spread is, to first order, the ratio's own."""
    points, counts = np.asarray(pairs, float).T
    if counts.sum() == 0:
        return np.zeros(len(points))
    middle = points.sum() / counts.sum()
    return middle + (points - middle * counts) / counts.mean()


def quantile(values: np.ndarray, part: float) -> Estimate:
    """The value below which that part of all lies; its interval is that of the order of values, whatever they are."""
    ordered, reach = np.sort(values), NORMAL * math.sqrt(part * (1 - part) * len(values))
    places = np.clip(np.array([0, -reach, reach]) + part * (len(values) - 1), 0, len(values) - 1)
    return Estimate(*(float(ordered[round(place)]) for place in places))


def standard_error(values: Values) -> float:
    return float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
