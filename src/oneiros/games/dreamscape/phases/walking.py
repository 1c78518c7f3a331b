"""The Dreamer: entering, stepping, crossing trees, and what the ground gives (5.2, 5.3, 5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases import completion
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LAND, NIGHTMARE, WATER
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table


# What the Dreamer scores on arriving.
WATER_POINTS: Final = 1
MOUNTAIN_POINTS: Final = 2
NIGHTMARE_POINTS: Final = -1


def may_enter(table: Table, player: i64) -> bool:
    """5.2: from outside, onto the entry slot's top shard if that is empty."""
    if table.dreamer[player] != NONE:
        return False
    return table.empty(player) & BIT[table.box.grid.entry] != 0


def enter(table: Table, player: i64) -> None:
    """5.2: entering is free."""
    table.enter(player)
    _arrive(table, player, table.box.grid.entry)
    completion.check(table, player)


def steps(table: Table, player: i64) -> list[int]:
    """5.3: any adjacent stack; one with a tree only if an empty shard can still be reached."""
    moves = table.moves_left(player)
    found: list[int] = []
    if moves == 0:
        return found
    filled: i64 = table.filled[player]
    trees: i64 = table.trees[player]
    for slot in table.box.grid.neighbours[table.dreamer[player]]:
        if not filled & BIT[slot]:
            continue
        if not trees & BIT[slot] or can_leave(table, player, slot, moves):
            found.append(opt.STEP | slot)
    return found


def can_leave(table: Table, player: i64, tree: i64, moves: i64) -> bool:
    """5.3: tell whether so many moves suffice to step onto a tree and on to an empty shard.

    A step costs one move, and land gives one back (5.7); it is the same move whether it is the
    free step or a white shard, since the free step is used first and never adds up.
    """
    trees: i64 = table.trees[player]
    landing: i64 = table.filled[player] & ~trees
    left: list[int] = [0] * table.area
    left[tree] = _after_step(table, player, tree, moves)
    waiting: list[int] = [tree]
    while waiting:
        slot = waiting.pop()
        remaining: i64 = left[slot]
        if remaining == 0:
            continue
        around: i64 = table.box.grid.beside[slot]
        if around & landing:
            return True
        for neighbour in numbers(around & trees):
            there = _after_step(table, player, neighbour, remaining)
            if there > left[neighbour]:
                left[neighbour] = there
                waiting.append(neighbour)
    return False


def _after_step(table: Table, player: i64, slot: i64, moves: i64) -> i64:
    if shards.last(table.stack_at(player, slot)) == LAND:
        return moves
    return moves - 1


def step(table: Table, player: i64, slot: i64) -> None:
    """5.3, 5.7: the free step is used before white shards."""
    table.step_to(player, slot, white=not table.free & BIT[player])
    _arrive(table, player, slot)
    # 6.2: nothing is completed while the Dreamer crosses a tree.
    if not table.crosses(player):
        completion.check(table, player)


def _arrive(table: Table, player: i64, slot: i64) -> None:
    """5.6, 5.7, 5.8, 10.6: what a stack gives to a Dreamer that enters, passes or stops."""
    stack = table.stack_at(player, slot)
    top = shards.last(stack)
    if top == WATER:
        table.gain(player, WATER_POINTS, "5.6")
    elif top == LAND:
        table.gain_free_step(player)
    elif top == NIGHTMARE:
        table.gain(player, NIGHTMARE_POINTS, "10.6")
    if shards.is_mountain(stack) and not table.mountains[player] & BIT[slot]:
        table.see_mountain(player, slot)
        table.gain(player, MOUNTAIN_POINTS, "5.8")
