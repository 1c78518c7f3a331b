"""How likely each side is to win: judged where a turn begins, and elsewhere played on to there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamblade.playout import play_to_turn_end, turn_begins
from oneiros.bots.dreamblade.value.judge import usual_judge
from oneiros.bots.value.chances import CERTAIN
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamblade.flow import Dreamblade


def prospects(table: Dreamblade, playouts: int, seed: int, turn: int = 0) -> list[float]:
    """Give both sides' chances of winning; the same seed plays on with the same dice.

    Where the turn to be played to its end is named, one that begins now is played, too.
    """
    judge = usual_judge()
    settled = table.seat == NOBODY or (turn_begins(table) and table.turn != turn)
    number = 1 if settled else playouts
    total = 0
    for one in range(number):
        ahead = table.copy()
        if not settled:
            play_to_turn_end(ahead, table.turn, None, Dice(seed + one))
        total += judge.chance(ahead, 0)
    first = total / (number * CERTAIN)
    return [first, 1.0 - first]
