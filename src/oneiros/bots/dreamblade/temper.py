"""Tempers of gentle opponents: what they care too much or too little about, and what they miss.

They weigh the same things as the scripted opponent, in the same way, and never play at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamblade.considerations import WEIGHTS, considered

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table
    from oneiros.kernel.dice import Dice

_HUNDRED: Final = 100


class Temper:
    """A way to misjudge a table.

    `cares` is a weight for each consideration, in the order of their names. `regard` says how much
    of what the opponent has is taken into account, in percent: with little of it a threat is not
    noticed. `overlooks` says how many of the deeds that could be done are not thought of.
    """

    def __init__(self, cares: list[int], *, regard: int, overlooks: int) -> None:
        """Take what is cared about, and two shares in percent."""
        self.cares = cares
        self.regard: i64 = regard
        self.overlooks: i64 = overlooks

    def worth(self, table: Table, player: i64) -> i64:
        """Give the worth of a table to a player as this temper sees it, in hundredths."""
        mine = considered(table, player)
        theirs = considered(table, 1 - player)
        total: i64 = 0
        for index in range(len(WEIGHTS)):
            difference: i64 = _HUNDRED * mine[index] - self.regard * theirs[index]
            total += self.cares[index] * difference
        return total

    def noticed(self, options: list[int], dice: Dice) -> list[int]:
        """Give the options that come to mind: the first one always, such as to end a phase."""
        if self.overlooks == 0:
            return options
        others = [one for one in options[1:] if dice.below(_HUNDRED) >= self.overlooks]
        return [options[0], *others]


# Turns won, points, being ahead, army, reserve, the way to cells, fights, wounds, bonus points.
DROWSY: Final = Temper([300, 30, 0, 60, 16, 1, 8, 0, 0], regard=0, overlooks=20)
"""Cares little for points, and forgets that somebody plays against it and what else it could do."""
HASTY: Final = Temper([600, 40, 0, 60, 16, 1, 16, 0, 10], regard=40, overlooks=0)
"""Wants to fight and to take, and has half an eye for what the opponent is about to do."""
