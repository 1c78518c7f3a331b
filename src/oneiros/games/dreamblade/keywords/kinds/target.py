"""Whom an ability may choose, as conditions that list and explain alike (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.kinds.condition import Condition
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.table.board import GRAVEYARD, RESERVES
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.kernel.bits import BIT, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Wanted(Condition):
    """What a target must be."""

    def among(self, table: Table, use: Use, targets: i64) -> i64:
        """Those of some miniatures that meet it."""
        raise NotImplementedError


class _InPlay(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & table.in_play


class _InReserves(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & table.at[RESERVES]


class _InGraveyard(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & table.at[GRAVEYARD]


class _Creature(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & table.roster.creatures


class _Location(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & ~table.roster.creatures


class _Yours(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & SIDE[use.user >> 4]


class _Theirs(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & SIDE[1 - (use.user >> 4)]


class _Ally(Wanted):
    """2.4: a creature is never its own ally; only the word Self means the user, and it alone."""

    def among(self, table: Table, use: Use, targets: i64) -> i64:
        if table.roster.self_only[use.entry]:
            return targets & BIT[use.user]
        return targets & SIDE[use.user >> 4] & ~BIT[use.user]


class _Another(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & ~BIT[use.user]


class _Engaged(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return engaged(table, targets)


class _Unengaged(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & ~engaged(table, targets)


class _Local(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & table.at[table.where[use.user]]


class _Nonlocal(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & ~table.at[table.where[use.user]]


class _Adjacent(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & table.around(table.where[use.user])


class _Near(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        cell: i64 = table.where[use.user]
        return targets & (table.at[cell] | table.around(cell))


class _Named(Wanted):
    def among(self, table: Table, use: Use, targets: i64) -> i64:
        return targets & touched_by(table, use.user, use.entry)


IN_PLAY: Final = _InPlay("reason-target-in-play")
IN_RESERVES: Final = _InReserves("reason-target-in-reserves")
IN_GRAVEYARD: Final = _InGraveyard("reason-target-in-graveyard")
CREATURE: Final = _Creature("reason-target-creature")
LOCATION: Final = _Location("reason-target-location")
YOURS: Final = _Yours("reason-target-yours")
THEIRS: Final = _Theirs("reason-target-enemys")
ALLY: Final = _Ally("reason-target-ally")
ENEMY: Final = _Theirs("reason-target-enemy")
ANOTHER: Final = _Another("reason-target-another")
ENGAGED: Final = _Engaged("reason-target-engaged")
UNENGAGED: Final = _Unengaged("reason-target-unengaged")
LOCAL: Final = _Local("reason-target-local")
NONLOCAL: Final = _Nonlocal("reason-target-nonlocal")
ADJACENT: Final = _Adjacent("reason-target-adjacent")
NEAR: Final = _Near("reason-target-near")
NAMED: Final = _Named("reason-target-words", "10.10")


class Target:
    """Those that meet every condition and that the words of the ability name (10.10)."""

    def __init__(self, *conditions: Wanted) -> None:
        """Take the conditions in the order in which it is worth saying that one is not met."""
        self.conditions: tuple[Wanted, ...] = (*conditions, NAMED)

    def among(self, table: Table, use: Use) -> i64:
        """Everybody who may be chosen."""
        found: i64 = table.roster.everyone
        for condition in self.conditions:
            found = condition.among(table, use, found)
        return found

    def unmet(self, table: Table, use: Use, target: i64) -> Condition | None:
        """Give the first condition that somebody does not meet."""
        for condition in self.conditions:
            if not condition.among(table, use, BIT[target]):
                return condition
        return None


def engaged(table: Table, creatures: i64) -> i64:
    """2.5: those among some creatures in play that share their cell with an enemy creature."""
    found: i64 = 0
    while creatures:
        creature = lowest(creatures)
        creatures &= creatures - 1
        if table.engaged(creature):
            found |= BIT[creature]
    return found
