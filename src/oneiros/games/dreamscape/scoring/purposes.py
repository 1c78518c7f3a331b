"""Scoring the dream purposes (9): one measure for each kind, and whom it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import GRASS, MOVEMENT
from oneiros.kernel.bits import BIT, count, lowest, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

_MOUNTAIN_FACTOR: Final = 2


def paid(table: Standing, place: i64) -> list[int]:
    """9: what a tile pays each player as the table stands."""
    measures = [measure(table, player, place) for player in range(table.players)]
    return [_payment(table.purposes[place], own, measures) for own in measures]


def points(table: Standing, player: i64, place: i64) -> i64:
    """9: what a tile pays one player as the table stands."""
    return paid(table, place)[player]


def worth(table: Standing, place: i64) -> i64:
    """9: what a tile pays at most; one for groups has no limit but the slots, shards and trees."""
    kind: i64 = table.purposes[place]
    if kind == purpose.COUNT_OF:
        return purpose.COUNT_LIMIT
    if kind == purpose.GROUPS_NEAR:
        box = table.box
        # One of them lies on the tile.
        shards_of_it = box.format.shards[table.colours[place]] - 1
        return _MOUNTAIN_FACTOR * (min(table.area, shards_of_it) + box.trees)
    return purpose.POINTS[kind]


def _payment(kind: i64, own: i64, measures: list[int]) -> i64:
    """What a tile of a kind pays for a measure among those of all players."""
    if kind == purpose.COUNT_OF:
        return min(own, purpose.COUNT_LIMIT)
    if kind == purpose.GROUPS_NEAR:
        return own
    worth: i64 = purpose.POINTS[kind]
    if kind == purpose.NO_NIGHTMARE:
        return worth if own == 0 else 0
    if kind == purpose.LEAST_EMPTY:
        return worth if own == min(measures) else 0
    # "Most", "longest" and "farthest" need at least 1 and pay every tied player.
    return worth if own > 0 and own == max(measures) else 0


def measure(table: Standing, player: i64, place: i64) -> i64:
    """Count what a tile is about in a player's dreamscape."""
    kind: i64 = table.purposes[place]
    colour: i64 = table.colours[place]
    if kind == purpose.MOST_SHARDS:
        total: i64 = 0
        for any_colour in range(GRASS, MOVEMENT + 1):
            total += _shards_of(table, player, any_colour)
        return total
    if kind == purpose.MOST_PAIRS:
        return _stacks_of_two(table, player)
    if kind == purpose.MOST_CARDS:
        return len(table.pile[player])
    if kind == purpose.FARTHEST_DREAMER:
        at: i64 = table.dreamer[player]
        return 0 if at == NONE else table.box.grid.distance[at]
    if kind == purpose.NO_NIGHTMARE:
        return table.nightmares(player)
    if kind == purpose.LEAST_EMPTY:
        filled: i64 = table.filled[player] & ~table.reds[player]
        return table.area - count(filled)
    if kind == purpose.MOST_SINGLES:
        return _singles(table, player, colour)
    if kind == purpose.LONGEST_PATH:
        return _longest_path(table, player, colour)
    if kind == purpose.GROUPS_NEAR:
        return _groups_near(table, player, colour)
    return _shards_of(table, player, colour)


def _shards_of(table: Standing, player: i64, kind: i64) -> i64:
    """Count the shards of a kind; a tree is one more of the kind it stands on."""
    found: i64 = 0
    for slot in numbers(table.filled[player]):
        stack = table.stack_at(player, slot)
        found += shards.count(stack, kind)
        if table.trees[player] & BIT[slot] and shards.last(stack) == kind:
            found += 1
    return found


def _stacks_of_two(table: Standing, player: i64) -> i64:
    """9.1: a tree does not change a stack's height; red is no shard of the purposes."""
    found: i64 = 0
    for slot in numbers(table.filled[player]):
        if shards.height(table.stack_at(player, slot)) == 2:
            found += 1
    return found


def _singles(table: Standing, player: i64, kind: i64) -> i64:
    """9.3: slots holding exactly one shard, of the colour; with a tree they count twice."""
    found: i64 = 0
    for slot in numbers(table.filled[player]):
        if table.stack_at(player, slot) == kind:
            found += _worth(table, player, slot)
    return found


def _tops(table: Standing, player: i64, kind: i64) -> i64:
    """The slots with a colour on top."""
    found: i64 = 0
    for slot in numbers(table.filled[player]):
        if shards.last(table.stack_at(player, slot)) == kind:
            found |= BIT[slot]
    return found


def _worth(table: Standing, player: i64, slot: i64) -> i64:
    """One for the top shard and one for a tree on it."""
    return 2 if table.trees[player] & BIT[slot] else 1


def _total(table: Standing, player: i64, slots: i64) -> i64:
    return count(slots) + count(slots & table.trees[player])


def _longest_path(table: Standing, player: i64, kind: i64) -> i64:
    """9.3: a simple path of adjacent slots with the colour on top; shards and trees count."""
    tops = _tops(table, player, kind)
    best: i64 = 0
    while tops:
        group = _connected(table, BIT[lowest(tops)], tops)
        tops &= ~group
        most = _total(table, player, group)
        for start in numbers(group):
            if best >= most:
                break
            left: i64 = group & ~BIT[start]
            best = _lengthen(table, player, start, left, _worth(table, player, start), best)
    return best


def _lengthen(table: Standing, player: i64, end: i64, left: i64, length: i64, best: i64) -> i64:
    """Try every way on from the end of a path, and give the longest length known."""
    best = max(best, length)
    within = _connected(table, table.box.grid.beside[end] & left, left)
    # A path changes between the colours of a chessboard, so the rarer one limits it.
    dark: i64 = table.box.grid.dark if table.box.grid.dark & BIT[end] else ~table.box.grid.dark
    slots = min(2 * count(within & ~dark), 2 * count(within & dark) + 1)
    if length + slots + count(within & table.trees[player]) <= best:
        return best
    for slot in numbers(table.box.grid.beside[end] & left):
        longer = length + _worth(table, player, slot)
        best = _lengthen(table, player, slot, left & ~BIT[slot], longer, best)
    return best


def _groups_near(table: Standing, player: i64, kind: i64) -> i64:
    """9.3: the groups that have a slot adjacent to the Dreamer, doubled from a mountain."""
    at: i64 = table.dreamer[player]
    if at == NONE:
        return 0
    tops = _tops(table, player, kind)
    near: i64 = table.box.grid.beside[at] & tops
    total = _total(table, player, _connected(table, near, tops))
    return total * _MOUNTAIN_FACTOR if table.stands_on_mountain(player) else total


def _connected(table: Standing, seeds: i64, slots: i64) -> i64:
    """Everything among some slots that hangs together with the seeds."""
    group = seeds
    while True:
        wider = (group | table.box.grid.around(group)) & slots
        if wider == group:
            return group
        group = wider
