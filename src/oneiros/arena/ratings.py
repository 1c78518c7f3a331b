"""Strength as one number for each bot, after Bradley and Terry, with an interval.

Whoever is 400 points above another wins ten games of eleven. The mean of all is 1500.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log10, sqrt
from statistics import fmean
from typing import Final, NamedTuple

from oneiros.arena.intervals import NORMAL
from oneiros.arena.meeting import Meeting
from oneiros.arena.tournament import Pair

MIDDLE: Final = 1500
_SCALE: Final = 400
_DRAWN: Final = 1.0
"""Everybody has also drawn one game with somebody of middling strength.

Otherwise nobody could say how strong a bot is that has won, or lost, every game.
"""
_NEAR: Final = 1e-9
_MOST_STEPS: Final = 1000
_LONGEST: Final = 1.0
"""No step changes the logarithm of a strength by more: far from the goal, Newton oversteps."""


class Rating(NamedTuple):
    """The rating of a bot, and the interval that holds the true one 95 times of 100."""

    bot: str
    rating: float
    low: float
    high: float


class _Score(NamedTuple):
    points: float
    games: int


def ratings(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[Rating]:
    """Rate the bots, the strongest first."""
    met: dict[Pair, _Score] = {}
    for one in meetings:
        points, games = met.get(one.bots, _Score(0, 0))
        met[one.bots] = _Score(points + sum(one.points), games + len(one.points))
    strength = _fitted(bots, met)
    found = {bot: _SCALE * log10(strength[bot]) for bot in bots}
    shift = MIDDLE - fmean(found.values())
    reach = _reach(_covariance(_information(bots, met, strength)))
    rated = [
        Rating(bot, rating + shift, rating + shift - reach[place], rating + shift + reach[place])
        for place, (bot, rating) in enumerate(found.items())
    ]
    return sorted(rated, key=lambda one: (-one.rating, one.bot))


def _fitted(bots: Sequence[str], met: Mapping[Pair, _Score]) -> dict[str, float]:
    """Find the strengths that make what happened most likely, after Newton, in short steps."""
    logs = dict.fromkeys(bots, 0.0)
    for _ in range(_MOST_STEPS):
        strength = {bot: exp(one) for bot, one in logs.items()}
        lacking = _lacking(bots, met, strength)
        steps = [
            sum(one * lack for one, lack in zip(row, lacking, strict=True))
            for row in _covariance(_information(bots, met, strength))
        ]
        longest = max((abs(step) for step in steps), default=0.0)
        short = min(1.0, _LONGEST / longest) if longest else 1.0
        logs = {bot: logs[bot] + short * step for bot, step in zip(bots, steps, strict=True)}
        if longest < _NEAR:
            break
    return {bot: exp(one) for bot, one in logs.items()}


def _lacking(
    bots: Sequence[str], met: Mapping[Pair, _Score], strength: Mapping[str, float]
) -> list[float]:
    """Say how many points more than expected each bot has made."""
    more = {bot: _DRAWN * (0.5 - _expected(strength[bot], 1.0)) for bot in bots}
    for (one, other), score in met.items():
        surplus = score.points - score.games * _expected(strength[one], strength[other])
        more[one] += surplus
        more[other] -= surplus
    return list(more.values())


def _expected(one: float, other: float) -> float:
    return one / (one + other)


def _information(
    bots: Sequence[str], met: Mapping[Pair, _Score], strength: Mapping[str, float]
) -> list[list[float]]:
    """Say how much the games tell about each strength, after Fisher."""
    place = {bot: number for number, bot in enumerate(bots)}
    found = [[0.0] * len(bots) for _ in bots]
    for bot, row in place.items():
        found[row][row] = _DRAWN * _spread(strength[bot], 1.0)
    for (one, other), score in met.items():
        told = score.games * _spread(strength[one], strength[other])
        for row, column, sign in (
            (place[one], place[one], 1),
            (place[other], place[other], 1),
            (place[one], place[other], -1),
            (place[other], place[one], -1),
        ):
            found[row][column] += sign * told
    return found


def _spread(one: float, other: float) -> float:
    return one * other / (one + other) ** 2


def _covariance(information: Sequence[Sequence[float]]) -> list[list[float]]:
    """Turn the matrix round, after Gauss and Jordan; it is never singular."""
    size = len(information)
    rows = [
        [*row, *(float(one == place) for one in range(size))]
        for place, row in enumerate(information)
    ]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                times = rows[other][place]
                rows[other] = [
                    value - times * own for value, own in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]


def _reach(covariance: Sequence[Sequence[float]]) -> list[float]:
    """Say how far from its rating a bot may be, measured from the mean of all."""
    middle = fmean(fmean(row) for row in covariance)
    deviations = [
        sqrt(max(row[place] - 2 * fmean(row) + middle, 0)) for place, row in enumerate(covariance)
    ]
    return [NORMAL * _SCALE / log(10) * one for one in deviations]
