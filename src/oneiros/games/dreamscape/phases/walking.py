"""The Dreamer: entering, stepping, crossing trees, and what the ground gives (5.2, 5.3, 5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases import completion, returning
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
    """5.3, 3.4: any adjacent stack but where a free step would only bring the Dreamer back.

    One with a tree only if an empty shard can still be reached.
    """
    moves = table.moves_left(player)
    found: list[int] = []
    if moves == 0:
        return found
    open_slots: i64 = table.filled[player] & ~returning.barred_slots(table, player)
    trees: i64 = table.trees[player]
    for slot in table.box.grid.neighbours[table.dreamer[player]]:
        if not open_slots & BIT[slot]:
            continue
        if not trees & BIT[slot] or can_leave(table, player, slot, moves):
            found.append(opt.STEP | slot)
    return found


def can_leave(table: Table, player: i64, tree: i64, moves: i64) -> bool:
    """5.3: tell whether so many moves suffice to step onto a tree and on to an empty shard.

    A step costs one move, and land gives one back (5.7); it is the same move whether it is the
    free step or a white shard, since the free step is used first and never adds up. Free steps
    lead to no slot that 3.4 bars, until a white shard or a mountain opens all again.
    """
    trees: i64 = table.trees[player]
    landing: i64 = table.filled[player] & ~trees
    area: i64 = table.area
    barred = returning.barred_slots(table, player)
    # By slot as long as some are barred, and after these by slot once all are open.
    left: list[int] = [0] * (2 * area)
    start = tree + (area if not barred or table.pays(player, tree) else 0)
    left[start] = _after_step(table, player, tree, moves)
    waiting: list[int] = [start]
    while waiting:
        place: i64 = waiting.pop()
        remaining: i64 = left[place]
        if remaining == 0:
            continue
        slot = place % area
        around: i64 = table.box.grid.beside[slot]
        opened = place >= area or not _is_land(table, player, slot)
        if not opened:
            around &= ~barred
        if around & landing:
            return True
        for neighbour in numbers(around & trees):
            there = _after_step(table, player, neighbour, remaining)
            beyond = neighbour + (area if opened or table.pays(player, neighbour) else 0)
            if there > left[beyond]:
                left[beyond] = there
                waiting.append(beyond)
    return False


def _after_step(table: Table, player: i64, slot: i64, moves: i64) -> i64:
    return moves if _is_land(table, player, slot) else moves - 1


def _is_land(table: Table, player: i64, slot: i64) -> bool:
    return shards.last(table.stack_at(player, slot)) == LAND


def step(table: Table, player: i64, slot: i64) -> bool:
    """5.3, 5.7: the free step is used before white shards.

    3.4: tell whether the step changed nothing but where the Dreamer is, and has it go on for free.
    """
    white = not table.free & BIT[player]
    scored = returning.scores(table, player, slot)
    table.step_to(player, slot, white=white)
    _arrive(table, player, slot)
    # 6.2: nothing is completed while the Dreamer crosses a tree.
    completes = not table.crosses(player) and completion.check(table, player)
    return not (white or scored or completes) and table.free & BIT[player] != 0


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
    if table.pays(player, slot):
        table.see_mountain(player, slot)
        table.gain(player, MOUNTAIN_POINTS, "5.8")
