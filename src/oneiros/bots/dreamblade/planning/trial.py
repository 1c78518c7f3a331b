"""Trying a plan: its table is played to the end of the turn, and judged there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamblade.playout import play_to_turn_end
from oneiros.kernel.dice import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamblade.planning.candidate import Candidate
    from oneiros.bots.dreamblade.value.judge import Judge
    from oneiros.games.dreamblade.flow import Dreamblade


class TurnTrial:
    """Tries plans for the player asked at a table, up to the end of its turn."""

    def __init__(self, asked: Dreamblade, judge: Judge, seed: i64) -> None:
        """Remember who is asked, and when."""
        self.player: i64 = asked.seat
        self.turn: i64 = asked.turn
        self.judge = judge
        self.seed: i64 = seed

    def play(self, plan: Candidate, number: int) -> None:
        """Play a plan's table on with the dice of a number, and note the chance of winning then."""
        table = plan.table.copy()
        play_to_turn_end(table, self.turn, None, Dice(self.seed + number))
        plan.note(self.judge.chance(table, self.player))
