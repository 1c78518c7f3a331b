"""The ways on from a position, parted into those that are right and all others.

Right is what reaches a goal that others miss, or else the few that are far better than the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.analysis.valuing import difference
from oneiros.learn.puzzles.trying import Ways
from oneiros.puzzles.judging import tolerance
from oneiros.puzzles.kinds import WIN_GAME

MOST_RIGHT: Final = 6
"""So many ways may be right without a goal, if they are alike, and no more than are wrong."""
UNDECIDED: Final = (0.05, 0.97)
"""Between these the chance of winning lies with the best way, unless it wins the game at once."""
_GOAL: Final = 0.25
"""Where a goal is reached, this part of the gap is enough, and less need be open."""
_OPEN: Final = (0.02, 0.99)
_SURE: Final = 2.5
"""So many standard errors lie in the gap at least."""


class Comparing(NamedTuple):
    """How ways are compared: the gap that there must be, by which dice, and how often."""

    least: float
    seed: int
    playouts: int
    goal: str = ""
    """What must be reached, if anything."""


class Split(NamedTuple):
    """The ways that are right and those that are not, each best first, and the gap between both."""

    right: tuple[int, ...]
    wrong: tuple[int, ...]
    wide: float


def split(found: Ways, how: Comparing, among: Sequence[int]) -> Split | None:
    """Part some of the ways, or give None where nothing stands out."""
    seat = found.laid.start.seat
    chances = {one: found.valued(one, how.seed, how.playouts).chances[seat] for one in among}
    order = sorted(among, key=lambda one: -chances[one])
    best = order[0]
    low, high = _OPEN if how.goal else UNDECIDED
    if how.goal != WIN_GAME and not low <= chances[best] <= high:
        return None
    if how.goal:
        if how.goal not in found.goals(best):
            return None
        parted = _parted(found, how, order, [one for one in order if how.goal in found.goals(one)])
        return parted if parted is not None and parted.wide >= how.least * _GOAL else None
    for number in range(1, min(MOST_RIGHT, len(order) // 2) + 1):
        parted = _parted(found, how, order, order[:number])
        if parted is None:
            return None
        spread = chances[best] - chances[order[number - 1]]
        # The gap of a few is measured from the last of them.
        left = parted.wide - spread
        if left >= how.least and spread <= tolerance(left) / 2:
            return parted._replace(wide=left)
    return None


def _parted(
    found: Ways, how: Comparing, order: Sequence[int], right: Sequence[int]
) -> Split | None:
    """Part ways where the best of the right ones is surely better than all others."""
    wrong = tuple(one for one in order if one not in right)
    if not wrong:
        return None
    best, other = (found.valued(one, how.seed, how.playouts) for one in (right[0], wrong[0]))
    gap, error = difference(best, other, found.laid.start.seat)
    return Split(tuple(right), wrong, gap) if gap >= _SURE * error else None
