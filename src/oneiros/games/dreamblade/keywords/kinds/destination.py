"""Where an ability may move its target, as conditions that list and explain alike (10.4, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.kinds.condition import Condition
from oneiros.games.dreamblade.table.board import CELLS, DISTANCE, NEIGHBOURS, PORTAL
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table

_EVERYWHERE: Final = sum(BIT[cell] for cell in range(CELLS))
_BESIDE: Final[list[int]] = [sum(BIT[other] for other in NEIGHBOURS[cell]) for cell in range(CELLS)]
_PORTALS: Final = sum(BIT[cell] for cell in PORTAL)


class Reached(Condition):
    """What a cell must be to be moved into."""

    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        """Those of some cells into which a creature may go."""
        raise NotImplementedError


class _Step(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        return cells & _BESIDE[table.where[creature]]


class _Closer(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        return _at_distance(table, use, creature, cells, -1)


class _Farther(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        return _at_distance(table, use, creature, cells, 1)


class _Home(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        return cells & BIT[table.where[use.user]]


class _Elsewhere(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        return cells & ~BIT[table.where[creature]]


class _NoPortal(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        return cells & ~_PORTALS


class _Room(Reached):
    def among(self, table: Table, use: Use, creature: i64, cells: i64) -> i64:
        found: i64 = 0
        for cell in numbers(cells):
            if table.has_room(cell, creature >> 4):
                found |= BIT[cell]
        return found


STEP: Final = _Step("reason-target-step", "10.9")
CLOSER: Final = _Closer("reason-target-closer", "10.9")
FARTHER: Final = _Farther("reason-target-farther", "10.9")
HOME: Final = _Home("reason-target-home")
ELSEWHERE: Final = _Elsewhere("reason-target-elsewhere")
NO_PORTAL: Final = _NoPortal("reason-target-no-portal")
ROOM: Final = _Room("reason-full", "1.7")


class Destination:
    """The cells that meet every condition and have room for one more (1.7)."""

    def __init__(self, *conditions: Reached) -> None:
        """Take the conditions in the order in which it is worth saying that one is not met."""
        self.conditions: tuple[Reached, ...] = (*conditions, ROOM)

    def among(self, table: Table, use: Use, creature: i64) -> i64:
        """Every cell into which a creature may be moved."""
        found: i64 = _EVERYWHERE
        for condition in self.conditions:
            found = condition.among(table, use, creature, found)
        return found

    def unmet(self, table: Table, use: Use, creature: i64, cell: i64) -> Condition | None:
        """Give the first condition that a cell does not meet."""
        for condition in self.conditions:
            if not condition.among(table, use, creature, BIT[cell]):
                return condition
        return None


def _at_distance(table: Table, use: Use, creature: i64, cells: i64, change: i64) -> i64:
    """10.9: the cells that are one step closer to the user than the creature now, or farther."""
    distance = DISTANCE[table.where[use.user]]
    wanted: i64 = distance[table.where[creature]] + change
    found: i64 = 0
    for cell in numbers(cells):
        if distance[cell] == wanted:
            found |= BIT[cell]
    return found
