"""A dreamscape as one who plans sees it: sets of slots, and where the Dreamer sets out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import returning
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LAND, WATER
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.grid import Grid
    from oneiros.games.dreamscape.table.standing import Standing

_WALKING: Final = (questions.CREATION, questions.CROSS)
_FAR: Final = 1 << 20
_WHITE: Final = 64
_STEP: Final = 4


class Ground:
    """What lies in a player's dreamscape now."""

    def __init__(self, table: Standing, player: i64) -> None:
        """Sort the slots by what is on top of them."""
        self.grid: Grid = table.box.grid
        self.filled: i64 = table.filled[player]
        self.trees: i64 = table.trees[player]
        self.reds: i64 = table.reds[player]
        self.empty: i64 = table.empty(player)
        self.tops: list[int] = [0] * KINDS
        start = player * table.area
        self.stacks: list[int] = table.stacks[start : start + table.area]
        for slot in numbers(self.filled):
            self.tops[shards.last(self.stacks[slot])] |= BIT[slot]
        at: i64 = table.dreamer[player]
        self.inside = at != NONE
        # 5.2: one that is outside sets out from the entry slot.
        self.start: i64 = at if self.inside else self.grid.entry
        self.free = self.inside and table.free & BIT[player] != 0
        # 3.4: where a free step does not lead.
        self.barred: i64 = 0
        if self.free and table.seat == player and table.question in _WALKING:
            self.barred = returning.barred_slots(table, player)

    def bare_entry(self) -> bool:
        """Tell whether the Dreamer is outside and the entry slot bare."""
        return not self.inside and not self.filled & BIT[self.grid.entry]

    def is_shut(self) -> bool:
        """Tell whether the Dreamer is outside and a tree stands on the entry slot."""
        return not self.inside and self.trees & BIT[self.grid.entry] != 0

    def whites(self, walkable: i64, lands: i64, goal: i64, *, free: bool) -> i64:
        """Count the moves to a slot that cost a white shard; -1 if it cannot be reached (5.3, 5.7).

        Leaving a slot of `lands` is free, but for the slot where the Dreamer stands already.
        """
        begun: i64 = BIT[self.start]
        aim: i64 = BIT[goal]
        if begun == aim:
            return 0
        leaving: i64 = lands & ~begun
        reached = begun
        if free or (not self.inside and lands & begun):
            reached |= self.grid.around(begun) & walkable
        reached = self._spread(reached, walkable, leaving)
        spent: i64 = 0
        while not reached & aim:
            wider = self._spread(reached | self.grid.around(reached) & walkable, walkable, leaving)
            if wider == reached:
                return -1
            reached = wider
            spent += 1
        return spent

    def _spread(self, reached: i64, walkable: i64, leaving: i64) -> i64:
        """Go on from land to land as far as it goes."""
        while True:
            wider: i64 = reached | self.grid.around(reached & leaving) & walkable
            if wider == reached:
                return reached
            reached = wider

    def land(self) -> i64:
        """The slots with land on top."""
        return self.tops[LAND]

    def route(self, walkable: i64, lands: i64, goal: i64, *, free: bool) -> list[int]:
        """Give the slots of the cheapest walk: few whites, few steps, over water and mountains.

        The slot where the Dreamer stands is left out, the entry slot of one outside is not.
        """
        cost: list[int] = [_FAR] * self.grid.area
        before: list[int] = [-1] * self.grid.area
        cost[self.start] = 0
        waiting: list[int] = [self.start]
        while waiting:
            here = waiting.pop()
            if here == self.start:
                unpaid = free or (not self.inside and lands & BIT[here] != 0)
            else:
                unpaid = lands & BIT[here] != 0
            for beside in self.grid.neighbours[here]:
                if not walkable & BIT[beside]:
                    continue
                spent = cost[here] + (0 if unpaid else _WHITE) + self._toll(beside)
                if spent < cost[beside]:
                    cost[beside] = spent
                    before[beside] = here
                    waiting.append(beside)
        found: list[int] = []
        if cost[goal] >= _FAR:
            return found
        slot = goal
        while slot != self.start:
            found.append(slot)
            slot = before[slot]
        if not self.inside:
            found.append(slot)
        found.reverse()
        return found

    def _toll(self, slot: i64) -> i64:
        """What makes a step less or more welcome, never below 1."""
        if self.reds & BIT[slot]:
            return 8 * _STEP
        stack = self.stacks[slot]
        toll: i64 = _STEP
        if shards.last(stack) == WATER:
            toll -= 1
        return toll - 2 if shards.is_mountain(stack) else toll
