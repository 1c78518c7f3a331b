"""The lie of a player's land in small numbers: slots, shards, groups, and what is near the Dreamer.

A slot is told by where it lies from the entry slot; those far from it on wide grids are not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import GRASS, LAND
from oneiros.kernel.bits import BIT, count, lowest, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.ground import Ground
    from oneiros.bots.dreamscape.value.page import Page
    from oneiros.games.dreamscape.table.standing import Standing

_TREE: Final = KINDS
"""Stands for a tree among what may be on top of a slot."""
_TOPS: Final = KINDS + 1
_TREES: Final = 7
_HEIGHTS: Final = 5
_ACROSS: Final = 2
_ROWS: Final = 5
_SLOTS: Final = (2 * _ACROSS + 1) * _ROWS

_COUNTS: Final = 5 + _TREES + 2 * KINDS + _HEIGHTS + 1 + 2 * LAND
_DREAMER: Final = 4 + KINDS + _TOPS + 1
_PAIRS: Final = _TOPS * (_TOPS + 1) // 2
SIZE: Final[int] = _COUNTS + _DREAMER + _PAIRS + _SLOTS * (_TOPS + 1)


def write(page: Page, table: Standing, player: i64, ground: Ground) -> None:
    """Write all that lies in a dreamscape."""
    tops: list[int] = []
    for slot in range(table.area):
        stack = ground.stacks[slot]
        tops.append(_TREE if ground.trees & BIT[slot] else shards.last(stack))
    _counts(page, table, player, ground)
    _dreamer(page, table, ground, tops)
    _pairs(page, table, tops)
    _slots(page, table, ground, tops)


def _counts(page: Page, table: Standing, player: i64, ground: Ground) -> None:
    filled = count(ground.filled)
    page.number(filled)
    page.number(table.area - filled)
    page.number(count(ground.trees))
    page.choice(count(ground.trees), _TREES)
    page.number(count(ground.reds))
    page.number(table.aside[player])
    lying: list[int] = [0] * KINDS
    heights: list[int] = [0] * _HEIGHTS
    mountains: i64 = 0
    for slot in numbers(ground.filled):
        stack = ground.stacks[slot]
        if shards.is_mountain(stack):
            mountains += 1
        height: i64 = 0
        while stack:
            lying[stack & 7] += 1
            stack >>= 3
            height += 1
        heights[min(height, _HEIGHTS - 1)] += 1
    for kind in range(KINDS):
        page.number(lying[kind])
        page.number(count(ground.tops[kind]))
    for number in heights:
        page.number(number)
    page.number(mountains)
    for kind in range(GRASS, LAND + 1):
        _groups(page, ground, ground.tops[kind])


def _groups(page: Page, ground: Ground, slots: i64) -> None:
    """Count the areas that hang together, and the slots of the largest."""
    groups: i64 = 0
    largest: i64 = 0
    while slots:
        group: i64 = BIT[lowest(slots)]
        while True:
            wider: i64 = (group | ground.grid.around(group)) & slots
            if wider == group:
                break
            group = wider
        slots &= ~group
        groups += 1
        largest = max(largest, count(group))
    page.number(groups)
    page.number(largest)


def _dreamer(page: Page, table: Standing, ground: Ground, tops: list[int]) -> None:
    """Say where the Dreamer stands, and what it can step onto."""
    at = ground.start
    stack = ground.stacks[at]
    page.number(1 if ground.inside else 0)
    page.number(table.box.grid.distance[at])
    page.number(1 if shards.is_mountain(stack) else 0)
    page.choice(shards.last(stack), KINDS)
    beside: list[int] = [0] * _TOPS
    mountains: i64 = 0
    for slot in ground.grid.neighbours[at]:
        beside[tops[slot]] += 1
        if shards.is_mountain(ground.stacks[slot]):
            mountains += 1
    for number in beside:
        page.number(number)
    page.number(mountains)
    reached: i64 = BIT[at]
    while True:
        wider: i64 = reached | ground.grid.around(reached & ground.tops[LAND]) & ground.filled
        if wider == reached:
            break
        reached = wider
    page.number(count(reached))


def _pairs(page: Page, table: Standing, tops: list[int]) -> None:
    """Count the slots side by side by what is on top of both."""
    found: list[int] = [0] * (_TOPS * _TOPS)
    for slot in range(table.area):
        one: i64 = tops[slot]
        for beside in table.box.grid.neighbours[slot]:
            if beside > slot:
                other: i64 = tops[beside]
                found[min(one, other) * _TOPS + max(one, other)] += 1
    for low in range(_TOPS):
        for high in range(low, _TOPS):
            page.number(found[low * _TOPS + high])


def _slots(page: Page, table: Standing, ground: Ground, tops: list[int]) -> None:
    """Say what is on top of each slot and how high it lies."""
    columns = table.box.grid.columns
    for row in range(_ROWS):
        for across in range(-_ACROSS, _ACROSS + 1):
            column: i64 = columns // 2 + across
            if not 0 <= column < columns or row >= table.box.grid.rows:
                page.gap(_TOPS + 1)
                continue
            slot: i64 = row * columns + column
            page.choice(tops[slot], _TOPS)
            page.number(shards.height(ground.stacks[slot]))
