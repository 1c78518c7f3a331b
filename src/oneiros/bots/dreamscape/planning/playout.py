"""Playing on to where a table can be judged: the end of a player's creation in some cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape.table.layout import CREATION, OVER, SETTING_UP, TRAVEL
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.planning.quick import Quick
    from oneiros.games.dreamscape.flow import Dreamscape
    from oneiros.kernel.dice import Dice


def has_created(table: Dreamscape, player: i64, cycle: i64) -> bool:
    """Tell whether a player has ended the creation of a cycle; after the sixth comes the last."""
    if table.seat == NOBODY or table.phase == OVER or table.cycle > cycle:
        return True
    if table.cycle < cycle:
        # The last creation is nobody's cycle: it goes on to the end of the game.
        return False
    if table.phase != CREATION:
        return table.phase not in (SETTING_UP, TRAVEL)
    if table.parked:
        return table.active != player and not table.parked[player]
    return table.order.index(player) < table.order.index(table.active)


def play_to_creation(
    table: Dreamscape, player: i64, cycle: i64, quick: Quick, dice: Dice, *, alone: bool
) -> None:
    """Play on until a player has created in a cycle.

    Alone, the others do as little as they may: what they do in between changes next to nothing of
    a creation.
    """
    while not has_created(table, player, cycle):
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
        elif alone and table.seat != player:
            table.apply(table.options[0])
        else:
            table.apply(quick.answer(table))
