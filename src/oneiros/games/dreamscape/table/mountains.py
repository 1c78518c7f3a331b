"""Mountains that have paid in this cycle (5.8): a mark on the upper of two rocks that did together.

Each mark is an int: the place of the stack among all stacks, and the level of the upper rock in it,
counted from 1 at the bottom. So a mark goes where the two rocks go together, and it ends when the
upper one leaves the other. A table keeps its marks in rising order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table import shards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.rows import Row

_LEVEL: Final = 8
_LEVELS: Final = (1 << _LEVEL) - 1


def mark(place: i64, level: i64) -> i64:
    """Write that the rock on a level of a stack has paid together with the one below it."""
    return place << _LEVEL | level


def place_of(mark: i64) -> i64:
    """Give the stack of a mark."""
    return mark >> _LEVEL


def level_of(mark: i64) -> i64:
    """Give the level of the upper of the two rocks."""
    return mark & _LEVELS


def marks(place: i64, stack: int) -> list[int]:
    """Give the marks of a stack in which every two rocks on one another have paid."""
    found: list[int] = []
    level = shards.height(stack)
    while stack:
        if shards.has_mountain_on_top(stack):
            found.append(mark(place, level))
        stack >>= 3
        level -= 1
    found.reverse()
    return found


def pays(paid: Row, place: i64, stack: int) -> bool:
    """Tell whether two rocks lie on one another of which neither has paid."""
    level = shards.height(stack)
    while stack:
        if shards.has_mountain_on_top(stack) and not (
            mark(place, level) in paid
            or mark(place, level + 1) in paid
            or mark(place, level - 1) in paid
        ):
            return True
        stack >>= 3
        level -= 1
    return False


def without_top(paid: Row, place: i64, height: i64) -> Row:
    """Give the marks that are left when the top shard of a stack is taken."""
    gone = mark(place, height)
    return tuple([one for one in paid if one != gone])


def shifted(paid: Row, start: i64, level: i64, end: i64, height: i64) -> Row:
    """Give the marks after all from a level up has gone onto a stack that was so high."""
    found: list[int] = []
    for one in paid:
        at = level_of(one)
        if place_of(one) != start or at < level:
            found.append(one)
        elif at > level:
            found.append(mark(end, at - level + 1 + height))
    found.sort()
    return tuple(found)


def without_player(paid: Row, player: i64, area: i64) -> Row:
    """Give the marks of the others."""
    return tuple([one for one in paid if place_of(one) // area != player])
