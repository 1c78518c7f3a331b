"""Playing on to the end of the turn, where a table can be judged: the one loop of every search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamblade import brisk
from oneiros.games.dreamblade.table.layout import INITIATIVE
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamblade.scripted import ScriptedBot
    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.kernel.dice import Dice


def turn_begins(table: Dreamblade) -> bool:
    """Tell whether the dice of a turn wait for their first roll."""
    return table.phase == INITIATIVE and table.seat == CHANCE


def play_to_turn_end(table: Dreamblade, turn: i64, policy: ScriptedBot | None, dice: Dice) -> None:
    """Play on until the turn after a certain one begins or the game is over.

    A table at which it has begun already stays as it is: what ends a turn is judged where all else
    is. Without a policy the quick player answers, which is about as good as the scripted one.
    """
    while table.seat != NOBODY:
        if table.seat == CHANCE:
            if table.turn != turn:
                return
            table.apply(dice.choose(table))
        elif policy is None:
            table.apply(brisk.answer(table, dice))
        else:
            table.apply(policy.choose(table, dice))
