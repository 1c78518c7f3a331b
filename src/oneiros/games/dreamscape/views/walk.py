"""What the Dreamer's way to a slot costs (5.2, 5.3, 5.7)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LAND
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.standing import Standing

_UNBUILT: Final = -2
"""Nothing has been put anywhere yet."""
_BUILT: Final = -1
"""Everything has been put where it is wanted."""


class _At(NamedTuple):
    """Where the Dreamer is, whether with a free step, and what has been built.

    That is nothing, everything, or everything but the slot on which it stood then.
    """

    slot: int
    free: bool
    built: int


class _Way(NamedTuple):
    """What a way is looked for in: the tops of filled slots before and after building."""

    table: Standing
    goal: int
    before: Mapping[int, int]
    after: Mapping[int, int]
    lacking: Collection[int]
    trees: int

    def top(self, slot: int, built: int) -> int | None:
        """Give the top of a slot, None where there is nothing to step on."""
        return (self.before if built in (_UNBUILT, slot) else self.after).get(slot)

    def settled(self, at: _At) -> list[_At]:
        """5.7: build what can be built from here, which loses the free step; not on a tree."""
        if at.built in (_BUILT, at.slot) or self.trees & BIT[at.slot]:
            return []
        under = at.slot in self.lacking and at.built == _UNBUILT
        return [_At(at.slot, free=False, built=at.slot if under else _BUILT)]

    def arrives(self, at: _At) -> bool:
        """Tell whether the Dreamer is there for good: nothing is to be put under it any more."""
        if at.slot != self.goal or at.built == self.goal:
            return False
        return at.built != _UNBUILT or self.goal not in self.lacking


def price(
    table: Standing, player: int, goal: int, built: Mapping[int, int], lacking: Collection[int]
) -> int:
    """Count the white shards for the way to a slot, once some slots have the tops they will have.

    On those that are lacking something is still to be put, and whoever puts it loses the free
    step. The Dreamer walks over whatever is filled. Where no such way leads there, bare slots are
    bridged, and give no free step. Where something is lacking on the goal itself, a Dreamer there
    goes away and comes back.
    """
    tops = {
        slot: int(shards.last(table.stack_at(player, slot)))
        for slot in range(table.area)
        if table.filled[player] & BIT[slot]
    }
    after = {**tops, **built}
    entry = int(table.box.grid.entry)
    at = table.dreamer[player]
    if at == NONE:
        if goal == entry:
            return 0
        # 5.2: what is wanted may be put before the Dreamer enters.
        start = _At(entry, free=after.get(entry) == LAND, built=_BUILT)
    else:
        free = table.free & BIT[player] != 0
        start = _At(at, free=free, built=_UNBUILT if lacking else _BUILT)
    trees = int(table.trees[player])
    found = _cheapest(_Way(table, goal, tops, after, lacking, trees), start)
    if found < 0:
        bridged = {**dict.fromkeys(range(table.area), 0), **after}
        if at != NONE:
            start = start._replace(built=_UNBUILT)
        found = _cheapest(_Way(table, goal, tops, bridged, lacking, trees), start)
    return found


def _cheapest(way: _Way, start: _At) -> int:
    """Give the fewest white shards for a way, or -1 where none leads there.

    All that can be reached for a price is gone through before a shard more is spent: with a free
    step the next one costs nothing, and land gives a new one.
    """
    known: set[_At] = set()
    reached = [start]
    spent = 0
    while reached:
        dearer: list[_At] = []
        while reached:
            at = reached.pop()
            if at in known:
                continue
            known.add(at)
            if at is not start and way.arrives(at):
                return spent
            reached += way.settled(at)
            (reached if at.free else dearer).extend(_steps(way, at))
        spent += 1
        reached = dearer
    return -1


def _steps(way: _Way, at: _At) -> list[_At]:
    """List where the Dreamer may be after a step; land gives a free step."""
    tops = [(slot, way.top(slot, at.built)) for slot in way.table.box.grid.neighbours[at.slot]]
    return [_At(slot, free=top == LAND, built=at.built) for slot, top in tops if top is not None]
