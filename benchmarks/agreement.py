"""Whether numbers that were worked out agree with what was played, by tests that are exact or safe.

Each figure gets the chance to be so far from what was said, or farther, if what was said is true.
Nothing is widened: a chance is held to its binomial distribution, a number to the spread that is
worked out with it.
"""

from __future__ import annotations

from math import erfc, exp, lgamma, log, pi, sqrt
from typing import Final, NamedTuple

LEVEL: Final = 0.01
"""How often everything together may be called wrong although it is right."""
THREE: Final = erfc(3 / sqrt(2))
"""How often a normal number is three standard errors away, or more."""
_CERTAIN: Final = 1e-9
_NORMAL: Final = 0.3
"""Up to so large a skewness of a mean its distribution is nearly normal."""


class Figure(NamedTuple):
    """Something that was said and played; the least likely of several is the smallest."""

    likelihood: float
    name: str
    said: float
    played: float

    @property
    def errors(self) -> float:
        """How many standard errors away a normal number is as seldom as this one is."""
        return quantile(self.likelihood)


class Verdict(NamedTuple):
    """What all figures of many strikes come to, each strike with its figures."""

    figures: int
    strikes: int
    worst: Figure
    beyond: int
    """How many figures are three standard errors away, or more."""
    strikes_beyond: int
    """How many strikes are that far away as a whole: the worst of its figures, and their number."""
    most_beyond: int
    """How many of those chance allows."""
    failed: list[Figure]

    @property
    def holds(self) -> bool:
        """Whether chance explains it all."""
        return not self.failed and self.strikes_beyond <= self.most_beyond


def judge(strikes: list[list[Figure]]) -> Verdict:
    """Judge all figures together (Bonferroni), and the share of those that are far away.

    Figures of one strike depend on each other, so a strike counts once for the share: by its least
    likely figure, with allowance for how many it has (Šidák).
    """
    figures = [one for strike in strikes for one in strike]
    beyond = sum(1 for strike in strikes if together(strike) < THREE)
    return Verdict(
        figures=len(figures),
        strikes=len(strikes),
        worst=min(figures),
        beyond=sum(1 for one in figures if one.likelihood < THREE),
        strikes_beyond=beyond,
        most_beyond=_most(len(strikes), THREE),
        failed=sorted(one for one in figures if one.likelihood < LEVEL / len(figures)),
    )


def together(figures: list[Figure]) -> float:
    """Give how likely the least likely of some figures is at most."""
    return 1 - (1 - min(figures).likelihood) ** len(figures)


def of_chance(said: float, came: int, plays: int) -> float:
    """Give the likelihood of a chance by its binomial distribution, both sides."""
    if said < _CERTAIN or said > 1 - _CERTAIN:
        return 1.0 if came == (0 if said < _CERTAIN else plays) else 0.0
    return _two_sided([_binomial(plays, number, said) for number in range(plays + 1)], came)


def of_sampled_chance(sampled: int, samples: int, came: int, plays: int) -> float:
    """Give the likelihood that both samples are of the same chance (Fisher's exact test)."""
    both = sampled + came
    least, most = max(0, both - plays), min(samples, both)
    total = _ways(samples + plays, both)
    chances = [
        exp(_ways(samples, number) + _ways(plays, both - number) - total)
        for number in range(least, most + 1)
    ]
    return _two_sided(chances, sampled - least)


def of_number(away: float, spread: float, skew: float, reach: float, weight: float) -> float:
    """Give the likelihood of a mean that is so far above or below, at most.

    `spread` is the variance of one play, `skew` the skewness of one, `reach` the farthest that one
    can be from the mean, and `weight` the plays that the mean is worth. Up to a small skewness of
    the mean Edgeworth's first correction of the normal distribution is enough. Where what matters
    came seldom, Bernstein's inequality holds whatever the distribution.
    """
    if spread < _CERTAIN:
        return 1.0 if abs(away) < sqrt(_CERTAIN) else 0.0
    errors = abs(away) / sqrt(spread / weight)
    skewness = skew / sqrt(weight)
    tail = erfc(errors / sqrt(2)) / 2
    if abs(skewness) <= _NORMAL:
        bell = exp(-errors * errors / 2) / sqrt(2 * pi)
        bent = (skewness if away > 0 else -skewness) * (errors * errors - 1) / 6 * bell
        if abs(bent) < tail:
            return min(1.0, 2 * (tail + bent))
    return min(1.0, 2 * exp(-weight * away * away / (2 * spread + 2 * reach * abs(away) / 3)))


def quantile(likelihood: float) -> float:
    """Give the standard errors by which a normal number is away with a likelihood, both sides."""
    low, high = 0.0, 38.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if erfc(middle / sqrt(2)) > likelihood else (low, middle)
    return low


def _two_sided(chances: list[float], at: int) -> float:
    """Give twice the chance of what came and all on its side of the middle."""
    return min(1.0, 2 * min(sum(chances[: at + 1]), sum(chances[at:])))


def _binomial(plays: int, number: int, chance: float) -> float:
    shown = number * log(chance) + (plays - number) * log(1 - chance)
    return exp(_ways(plays, number) + shown)


def _ways(of: int, number: int) -> float:
    """Give the logarithm of in how many ways some can be picked."""
    return lgamma(of + 1) - lgamma(number + 1) - lgamma(of - number + 1)


def _most(trials: int, chance: float) -> int:
    """Give the number that is exceeded as seldom as the level says."""
    number, left = 0, 1 - _binomial(trials, 0, chance)
    while left > LEVEL:
        number += 1
        left -= _binomial(trials, number, chance)
    return number
