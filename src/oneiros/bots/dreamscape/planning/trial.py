"""Trying a plan: it is played on to the end of a creation of the player's, and judged there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamscape.planning.playout import play_to_creation
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.kernel.dice import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.planning.candidate import Candidate
    from oneiros.bots.dreamscape.value.judge import Judge
    from oneiros.games.dreamscape.flow import Dreamscape


class CreationTrial:
    """A table at which plans are tried, up to the creation of a cycle."""

    def __init__(self, table: Dreamscape, cycle: i64, judge: Judge, seed: i64) -> None:
        """Hold the table as the player knows it."""
        self.table = table
        self.player: i64 = table.seat
        self.cycle: i64 = cycle
        self.judge = judge
        self.seed: i64 = seed

    def play(self, plan: Candidate, number: int) -> None:
        """Play a plan on with the draws of a number, and note what it is worth then."""
        table = self.table.copy()
        quick = Quick()
        if plan.itinerary is not None:
            quick.set_out(table, self.player, plan.itinerary)
        for answer in plan.answers:
            table.apply(answer)
        dice = Dice(self.seed + number)
        play_to_creation(table, self.player, self.cycle, quick, dice, alone=True)
        plan.note(self.judge.value(table, self.player))
