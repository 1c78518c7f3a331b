"""How near a card is, by trying everything: slow, plain, and by the rules themselves."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import creation, returning
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.views.nearest import Slot, compared
from oneiros.games.dreamscape.vocabulary import GRASS, MOVEMENT
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

PLENTY: Final = 12
"""More shards than any card takes."""

Place = tuple[int, list[int], int]
"""The Dreamer's slot, the fit and the turn of a way to build a card."""


def places(table: Dreamscape, card: int) -> Iterator[Place]:
    """Go through every way in which a card fits into the grid."""
    for dreamer in range(table.area):
        number = card * table.area + dreamer
        turns = table.box.turns[number]
        yield from ((dreamer, *one) for one in zip(table.box.fits[number], turns, strict=True))


def trouble(table: Dreamscape, player: int, dreamer: int, fit: list[int]) -> int:
    """Weigh everything that is to be done for a card in one place."""
    found = 4 * _bridge(table, player, fit[0])
    for slot in compared(table, player, fit, dreamer):
        have = table.stack_at(player, slot.number)
        under = len(slot.missing())
        found += 4 * (3 * (shards.height(have) - slot.kept) + under)
        if slot.stuck:
            found += 120
        elif slot.tree and not slot.planted:
            found += 4
        if slot.comes:
            steps = _apart(table, _standing(table, player), slot.number)
            found += steps if table.dreamer[player] != slot.number else 2
    return found


def can_be_paid(table: Dreamscape, player: int, dreamer: int, fit: list[int]) -> bool:
    """Tell whether Hands suffice for a card in one place, where nothing is in the way."""
    slots = compared(table, player, fit, dreamer)
    if any(slot.blocked() for slot in slots):
        return False
    needed = [kind for slot in slots for kind in slot.missing()]
    trees = sum(slot.tree and not slot.planted for slot in slots)
    needed += [GRASS] * trees
    left = {k: table.held(player, k) - needed.count(k) for k in range(GRASS, MOVEMENT + 1)}
    spare = table.held(player, MOVEMENT + 1) // 3
    spare += sum(number // 2 for number in left.values() if number > 0)
    return trees <= table.pool and spare >= -sum(n for n in left.values() if n < 0)


def whites(table: Dreamscape, player: int, slots: Sequence[Slot], most: int) -> int | None:
    """Find the fewest white shards for steps with which the player can build just these slots.

    None where there are too many positions on the way; -1 where it cannot be done so.
    """
    wanted = {slot.number: slot for slot in slots}
    start = table.copy()
    start.open[player] = ()
    start.pool = PLENTY
    _fill_hands(start, player)
    creation.proceed(start)
    known: set[object] = set()
    waiting = [(0, 0, start)]
    number = 0
    while waiting and len(known) < most:
        spent, _, here = heapq.heappop(waiting)
        if _is_built(here, player, slots):
            return spent
        position = _position(here, player)
        if position in known:
            continue
        known.add(position)
        for option in here.options:
            if not _serves(here, player, option, wanted):
                continue
            pays = opt.deed(option) == opt.STEP and not here.free & BIT[player]
            ahead = here.copy()
            ahead.apply(option)
            _fill_hands(ahead, player)
            number += 1
            heapq.heappush(waiting, (spent + pays, number, ahead))
    return None if waiting else -1


def _fill_hands(table: Dreamscape, player: int) -> None:
    for kind in range(GRASS, MOVEMENT + 1):
        table.hands[player * KINDS + kind] = PLENTY


def _is_built(table: Dreamscape, player: int, slots: Sequence[Slot]) -> bool:
    return all(
        table.stack_at(player, slot.number) == slot.stack
        and (table.trees[player] & BIT[slot.number] != 0) == slot.tree
        and (not slot.dreamer or table.dreamer[player] == slot.number)
        for slot in slots
    )


def _position(table: Dreamscape, player: int) -> object:
    own = (tuple(table.stacks), table.trees[player], table.dreamer[player])
    return (own, table.free, returning.stood(table))


def _serves(table: Dreamscape, player: int, option: int, wanted: dict[int, Slot]) -> bool:
    """Tell whether an option is a step, or puts something where it is wanted."""
    what, slot = opt.deed(option), wanted.get(opt.low(option))
    if what in (opt.STEP, opt.ENTER):
        return True
    if slot is None or what not in (opt.PLACE, opt.PLANT):
        return False
    have = table.stack_at(player, slot.number)
    if what == opt.PLANT:
        return slot.tree and have == slot.stack
    return shards.listed(slot.stack)[shards.height(have) :][:1] == [opt.high(option)]


def _standing(table: Dreamscape, player: int) -> int:
    at = table.dreamer[player]
    return int(table.box.grid.entry) if at == NONE else at


def _apart(table: Dreamscape, one: int, other: int) -> int:
    columns = int(table.box.grid.columns)
    return abs(one % columns - other % columns) + abs(one // columns - other // columns)


def _bridge(table: Dreamscape, player: int, wanted: int) -> int:
    """Count the shards on the shortest way from what is filled to what is wanted."""
    slots = range(table.area)
    filled = [slot for slot in slots if table.filled[player] & BIT[slot]]
    goals = [slot for slot in slots if wanted & BIT[slot]]
    if not filled:
        return min(_apart(table, int(table.box.grid.entry), goal) for goal in goals)
    return max(0, min(_apart(table, one, goal) for one in filled for goal in goals) - 1)


def creates(table: Dreamscape) -> bool:
    """Tell whether a player is asked what to create."""
    return table.seat >= 0 and table.question in (questions.CREATION, questions.CROSS)
