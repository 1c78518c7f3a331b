"""What a game was mostly won or lost by, and in which turns: only what the numbers carry."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from oneiros.analysis.grades import CERTAINTY, INACCURACY
from oneiros.analysis.report import Part, TurnLoss


def mostly(parts: Mapping[Part, float], gain: float, error: float) -> list[Part]:
    """Name the parts that moved a seat's chances the way they went in all, the largest first.

    A part counts from the cost of an inaccuracy and two standard errors on. A second one is named
    where it may be as large as the first.
    """
    way = 1 if gain > 0 else -1
    sure = CERTAINTY * error
    sizes = {name: way * part for name, part in parts.items()}
    found = [name for name, size in sizes.items() if size >= max(INACCURACY, sure)]
    most = max((sizes[name] for name in found), default=0.0)
    near = [name for name in found if most - sizes[name] <= max(INACCURACY, sure)]
    return sorted(near, key=lambda name: -sizes[name])


def worst(losses: Iterable[tuple[int, float]]) -> TurnLoss | None:
    """Give the turn with the largest sum of losses, where that is an inaccuracy at least."""
    sums = defaultdict[int, float](float)
    for turn, lost in losses:
        sums[turn] += lost
    found = max(sums.items(), key=lambda one: one[1], default=(0, 0.0))
    return TurnLoss(*found) if found[1] >= INACCURACY else None
