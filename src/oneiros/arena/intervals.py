"""Shares and means with the interval that holds the true value 95 times of 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

NORMAL: Final = 1.96
"""How many deviations hold 95 of 100 cases."""


class Share(NamedTuple):
    """Victories out of games, parts of shared ones included, with the interval."""

    name: str
    games: int
    share: float
    low: float
    high: float


class Mean(NamedTuple):
    """Points on average over games, with the interval."""

    name: str
    games: int
    mean: float
    low: float
    high: float


def share(name: str, points: float, games: int) -> Share:
    """Give a share with its interval after Wilson, which is honest for few games, too."""
    if games == 0:
        return Share(name, 0, 0.5, 0.0, 1.0)
    found, square = points / games, NORMAL * NORMAL
    middle = (found + square / (2 * games)) / (1 + square / games)
    spread = found * (1 - found) / games + square / (4 * games * games)
    reach = NORMAL * sqrt(spread) / (1 + square / games)
    # Rounding may lead out of what a share can be.
    return Share(name, games, found, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(name: str, values: Sequence[float]) -> Mean:
    """Give a mean with its normal interval, which a single value does not have."""
    found = fmean(values)
    reach = NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Mean(name, len(values), found, found - reach, found + reach)
