"""What the Dreamer's way to a slot costs (5.2, 5.3, 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LAND
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.standing import Standing


def price(table: Standing, player: int, goal: int, built: dict[int, int]) -> int:
    """Count the white shards for the way to a slot, once some slots have the tops they will have.

    The Dreamer walks over whatever is filled then. Where no such way leads there, bare slots are
    bridged, and give no free step. From the goal itself it is a way there and back.
    """
    tops = {
        slot: int(shards.last(table.stack_at(player, slot)))
        for slot in range(table.area)
        if table.filled[player] & BIT[slot]
    }
    tops.update(built)
    entry = int(table.box.grid.entry)
    start = table.dreamer[player]
    free = table.free & BIT[player] != 0
    if start == NONE:
        if goal == entry:
            return 0
        start, free = entry, tops.get(entry) == LAND
    found = _cheapest(table, tops, start, goal, free=free)
    if found < 0:
        bridged = {**dict.fromkeys(range(table.area), 0), **tops}
        found = _cheapest(table, bridged, start, goal, free=free)
    return found


def _cheapest(table: Standing, tops: dict[int, int], start: int, goal: int, *, free: bool) -> int:
    """Give the fewest white shards from slot to slot, or -1 where no way leads there.

    All that can be reached for a price is gone through before a shard more is spent: with a free
    step the next one costs nothing, and land gives a new one.
    """
    known: set[tuple[int, bool]] = {(start, free)}
    reached = [(start, free)]
    spent = 0
    while reached:
        dearer: list[tuple[int, bool]] = []
        while reached:
            slot, is_free = reached.pop()
            for neighbour in table.box.grid.neighbours[slot]:
                if neighbour not in tops:
                    continue
                if neighbour == goal and is_free:
                    return spent
                step = (neighbour, tops[neighbour] == LAND)
                if is_free and step not in known:
                    known.add(step)
                    reached.append(step)
                elif not is_free:
                    dearer.append(step)
        spent += 1
        for step in dearer:
            if step[0] == goal:
                return spent
            if step not in known:
                known.add(step)
                reached.append(step)
    return -1
