"""What the Dreamer's way to a slot costs (3.4, 5.2, 5.3, 5.7)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import returning
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LAND
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.standing import Standing

_UNBUILT: Final = -2
"""Nothing has been put anywhere yet."""
_BUILT: Final = -1
"""Everything has been put that helps the Dreamer on its way; the rest can be put afterwards."""


class _At(NamedTuple):
    """Where the Dreamer is, whether with a free step, and what has been built.

    That is nothing, everything, or everything but the slot on which it stood then.
    """

    slot: int
    free: bool
    built: int
    returns: bool = False
    """3.4: whether it has gone for nothing ever since, so that some slots are barred."""


class _Way(NamedTuple):
    """What a way is looked for in: the tops of filled slots before and after building."""

    table: Standing
    player: int
    goal: int
    before: Mapping[int, int]
    after: Mapping[int, int]
    lacking: Collection[int]
    trees: int
    barred: int

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
    """Count the white shards for the way to a slot, when some slots can be built up to these tops.

    On those that are lacking something is still to be put, and whoever puts it loses the free
    step. The goal is built wholly before the Dreamer comes for good, the rest perhaps later. The
    Dreamer walks over whatever is filled. Where no such way leads there, bare slots are bridged,
    and give no free step. Where something is lacking on the goal itself, a Dreamer there goes away
    and comes back.
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
        stage = _UNBUILT if lacking else _BUILT
        start = _At(at, free=free, built=stage, returns=free and _creates(table, player))
    trees = int(table.trees[player])
    barred = int(returning.barred_slots(table, player)) if start.returns else 0
    way = _Way(table, player, goal, tops, after, lacking, trees, barred)
    found = _cheapest(way, start)
    if found < 0:
        bridged = {**dict.fromkeys(range(table.area), 0), **after}
        if at != NONE:
            start = start._replace(built=_UNBUILT)
        found = _cheapest(way._replace(after=bridged), start)
    return found


def _creates(table: Standing, player: int) -> bool:
    """Tell whether it is known where the player has stood, which is so while creation is asked."""
    return table.seat == player and table.question in (questions.CREATION, questions.CROSS)


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
    found: list[_At] = []
    for slot in way.table.box.grid.neighbours[at.slot]:
        top = way.top(slot, at.built)
        if top is None or (at.returns and way.barred & BIT[slot]):
            continue
        free = top == LAND
        returns = at.returns and free and not way.table.pays(way.player, slot)
        found.append(_At(slot, free, at.built, returns))
    return found
