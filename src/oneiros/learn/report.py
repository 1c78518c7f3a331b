"""What a value knows of games that it was not taught: chances or points beside what came.

Figures stand for all positions, for the games of each player, and for games that show what is kept
out of training; those of points also by how many positions of the same seat follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final

from oneiros.bots.value.chances import CERTAIN, chance_of
from oneiros.bots.value.network import SCALE
from oneiros.learn.export import Foretold
from oneiros.learn.subject import Subject

_BINS: Final = 10
_LOW: Final = 1e-4
_WON: Final = 2
_DRAWN: Final = 1

Figures = dict[str, object]


def report(subject: Subject, found: Sequence[Foretold], error: float) -> Figures:
    """Sum up what was foretold; `largest_error` is that of rounding, in units of a result."""
    figures = _chances if subject.chances else _points(subject.unit)
    sources = dict.fromkeys(one.source for one in found)
    told: Figures = {
        **figures(found),
        "by_source": {name: figures([o for o in found if o.source == name]) for name in sources},
        "unknown": figures([one for one in found if one.unknown]),
        "largest_error": error,
    }
    if not subject.chances:
        ways = sorted({one.later for one in found})
        told["by_later"] = {
            later: figures([o for o in found if o.later == later]) for later in ways
        }
    return told


def _points(unit: int) -> Callable[[Sequence[Foretold]], Figures]:
    def figures(found: Sequence[Foretold]) -> Figures:
        """Give the typical error with the network, and without it but for its mean."""
        if not found:
            return {"positions": 0}
        errors = [one.outcome - one.weighed - unit * one.result / SCALE for one in found]
        without = [one.outcome - one.weighed for one in found]
        usual = sum(without) / len(without)
        return {
            "positions": len(found),
            "mean": sum(errors) / len(errors),
            "error": sqrt(sum(one * one for one in errors) / len(errors)),
            "without_mean": usual,
            "without": sqrt(sum((one - usual) ** 2 for one in without) / len(without)),
        }

    return figures


def _chances(found: Sequence[Foretold]) -> Figures:
    """Give AUC, loss, and a row for each tenth of the chances: positions, mean, share won."""
    chances = [
        (int(chance_of(one.result)), float(one.outcome == _WON))
        for one in found
        if one.outcome != _DRAWN
    ]
    if not chances:
        return {"positions": 0}
    return {
        "positions": len(chances),
        "auc": _auc(chances),
        "loss": _loss(chances),
        "calibration": _calibration(chances),
    }


def _auc(chances: Sequence[tuple[int, float]]) -> float:
    """Give how often a won position is rated above a lost one, ties counted half."""
    ranked = sorted(chances)
    wins = sum(won for _, won in ranked)
    losses = len(ranked) - wins
    below = area = 0.0
    start = 0
    while start < len(ranked):
        end = start
        while end < len(ranked) and ranked[end][0] == ranked[start][0]:
            end += 1
        won = sum(one for _, one in ranked[start:end])
        lost = end - start - won
        area += won * (below + lost / 2)
        below += lost
        start = end
    return area / (wins * losses) if wins and losses else 0.5


def _loss(chances: Sequence[tuple[int, float]]) -> float:
    total = 0.0
    for chance, won in chances:
        share = min(max(chance / CERTAIN, _LOW), 1 - _LOW)
        total -= won * log(share) + (1 - won) * log(1 - share)
    return total / len(chances)


def _calibration(chances: Sequence[tuple[int, float]]) -> list[tuple[int, float, float]]:
    rows: list[tuple[int, float, float]] = []
    for number in range(_BINS):
        inside = [one for one in chances if min(one[0] * _BINS // CERTAIN, _BINS - 1) == number]
        if inside:
            foretold = sum(chance for chance, _ in inside) / len(inside) / CERTAIN
            rows.append((len(inside), foretold, sum(won for _, won in inside) / len(inside)))
    return rows
