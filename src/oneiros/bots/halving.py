"""Sequential halving: all plans are tried alike, with the same chance; the better half goes on."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Protocol, TypeVar

from oneiros.bots.weighing import Weighed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from oneiros.bots.budget import Budget


class Plan:
    """Something that could be done, and how it fared."""

    def __init__(self) -> None:
        """Begin without a trial."""
        self.total: i64 = 0
        self.squares: i64 = 0
        self.tried: i64 = 0

    def note(self, worth: i64) -> None:
        """Remember what a trial brought."""
        self.total += worth
        self.squares += worth * worth
        self.tried += 1

    def mean(self) -> i64:
        """Give what it has brought on average, in thousandths; 0 if it was never tried."""
        return 1000 * self.total // self.tried if self.tried else 0

    def weighed(self, answers: Sequence[int], unit: int) -> Weighed:
        """Say how it fared, where so much of its worth is one."""
        tried = int(self.tried)
        if tried == 0:
            return Weighed(tuple(answers), 0.0, 0.0, 0)
        mean = float(self.total) / tried
        spread = max(float(self.squares) / tried - mean * mean, 0.0)
        error = sqrt(spread / (tried - 1)) if tried > 1 else 0.0
        return Weighed(tuple(answers), mean / unit, error / unit, tried)


P = TypeVar("P", bound=Plan)
P_contra = TypeVar("P_contra", bound=Plan, contravariant=True)


class Trial(Protocol[P_contra]):
    """Plays plans on from one table."""

    def play(self, plan: P_contra, number: int) -> None:
        """Play a plan on with the chance of a number, and let it note what that brought."""


def compare(plans: list[P], trial: Trial[P], budget: Budget, playouts: i64) -> list[P]:
    """Give the plans that were tried, the best first; before the first trial the first one counts.

    Plans come in the order of their promise. Those that could not be tried even once are left out.
    """
    live = plans[: max(playouts, 1)]
    given_up: list[P] = []
    rounds: i64 = 1
    while 1 << rounds < len(live):
        rounds += 1
    number: i64 = 0
    left = playouts
    while len(live) > 1 and left > 0:
        passes: i64 = max(playouts // (rounds * len(live)), 1)
        for _ in range(passes):
            for plan in live:
                if left <= 0:
                    break
                left -= 1
                trial.play(plan, number)
                if budget.spend():
                    return _ranked(live) + given_up
            number += 1
        live.sort(key=_order)
        half = (len(live) + 1) // 2
        given_up = live[half:] + given_up
        live = live[:half]
    return _ranked(live) + given_up


def settle(ranked: list[P], also: P | None, trial: Trial[P], budget: Budget, least: int) -> None:
    """Try the best plan at least so often, and one that matters as often; put the better first."""
    best = ranked[0]
    if also is None or also is best:
        _try_more(best, least, trial, budget)
        return
    ranked[:] = [best, also, *[plan for plan in ranked[1:] if plan is not also]]
    for plan in (best, also):
        _try_more(plan, max(least, int(best.tried)), trial, budget)
    if also.mean() > best.mean():
        ranked[:2] = [also, best]


def _try_more(plan: P, least: int, trial: Trial[P], budget: Budget) -> None:
    while plan.tried < least:
        trial.play(plan, int(plan.tried))
        if budget.spend():
            return


def _ranked(live: list[P]) -> list[P]:
    """Sort those that were tried; where none was, the first one counts."""
    tried = [plan for plan in live if plan.tried]
    tried.sort(key=_order)
    return tried or live[:1]


def _order(plan: Plan) -> int:
    return -plan.mean()
