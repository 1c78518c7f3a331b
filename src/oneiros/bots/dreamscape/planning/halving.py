"""Sequential halving: all plans are tried alike, with the same draws; the better half goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamscape.planning.playout import play_to_creation
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.planning.value import value
from oneiros.kernel.dice import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.budget import Budget
    from oneiros.bots.dreamscape.planning.candidate import Candidate
    from oneiros.games.dreamscape.flow import Dreamscape


class Trial:
    """A table at which plans are tried, up to the creation of a cycle."""

    def __init__(self, table: Dreamscape, cycle: i64, seed: i64) -> None:
        """Hold the table as the player knows it."""
        self.table = table
        self.player: i64 = table.seat
        self.cycle: i64 = cycle
        self.seed: i64 = seed

    def play(self, candidate: Candidate, number: i64) -> None:
        """Play a plan on with the draws of a number, and add what it is worth then."""
        table = self.table.copy()
        quick = Quick()
        if candidate.itinerary is not None:
            quick.set_out(table, self.player, candidate.itinerary)
        if candidate.answer >= 0:
            table.apply(candidate.answer)
        dice = Dice(self.seed + number)
        play_to_creation(table, self.player, self.cycle, quick, dice, alone=True)
        candidate.total += value(table, self.player)
        candidate.tried += 1


def best(candidates: list[Candidate], trial: Trial, budget: Budget, playouts: i64) -> Candidate:
    """Give the plan that brings most; before the first trial the first one counts."""
    live = candidates
    rounds: i64 = 1
    while 1 << rounds < len(live):
        rounds += 1
    number: i64 = 0
    left = playouts
    while len(live) > 1 and left > 0:
        passes: i64 = max(playouts // (rounds * len(live)), 1)
        for _ in range(passes):
            for candidate in live:
                if left <= 0:
                    break
                left -= 1
                trial.play(candidate, number)
                if budget.spend():
                    return _first(live)
            number += 1
        live.sort(key=_order)
        live = live[: (len(live) + 1) // 2]
    return _first(live)


def _first(live: list[Candidate]) -> Candidate:
    """Give the best of those that were tried, or the first where none was."""
    chosen = live[0]
    for one in live:
        if one.tried and (not chosen.tried or one.mean() > chosen.mean()):
            chosen = one
    return chosen


def _order(candidate: Candidate) -> int:
    return -candidate.mean()
