"""Confidence intervals for a share or a mean."""

from __future__ import annotations

from typing import Final, NamedTuple

Z95: Final = 1.959964
"""The normal distribution has 95% of its weight within this many standard deviations."""


class Interval(NamedTuple):
    """An estimate, and the bounds of its confidence interval."""

    found: float
    low: float
    high: float


def wilson(score: float, games: int, z: float = Z95) -> Interval:
    """Wilson's interval for a share. A draw is half a win.

    >>> [round(value, 3) for value in wilson(8, 10)]
    [0.8, 0.49, 0.943]
    """
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    share = score / games
    weight = z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * (share * (1 - share) / games + weight / (4 * games)) ** 0.5
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(count: int, total: float, squares: float, z: float = Z95) -> Interval:
    """The mean of values, from their number, sum and sum of squares; without bounds for fewer than two."""
    if count == 0:
        return Interval(0.0, float("-inf"), float("inf"))
    mean = total / count
    if count == 1:
        return Interval(mean, float("-inf"), float("inf"))
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    reach = z * (variance / count) ** 0.5
    return Interval(mean, mean - reach, mean + reach)
