"""Walks for their own sake: what the Dreamer gains on water and mountains (5.6 to 5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LAND, NIGHTMARE, WATER
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.ground import Ground
    from oneiros.bots.dreamscape.plan import Plan
    from oneiros.games.dreamscape.table.standing import Standing

LONGEST: Final = 4
"""Whites that a walk is thought through with."""
_NODES: Final = 1500
_POINT: Final = 100
_FAR: Final = 100000
_STEP: Final = 1
"""A shorter walk is liked better; so every walk comes to an end."""


class Walk:
    """The best walk with some whites, found by trying all of them."""

    def __init__(self, table: Standing, player: i64, ground: Ground) -> None:
        """Look at what each slot gives."""
        self.ground = ground
        self.gain: list[int] = [0] * table.area
        self.peaks: i64 = 0
        for slot in numbers(ground.filled):
            stack = ground.stacks[slot]
            top = shards.last(stack)
            if top == WATER:
                self.gain[slot] = _POINT
            elif top == NIGHTMARE:
                self.gain[slot] = -_POINT
            if table.pays(player, slot):
                self.peaks |= BIT[slot]
        self.best: i64 = 0
        self.first: i64 = -1
        self.nodes: i64 = 0
        # What it is worth to end a walk on each slot.
        self.ends: list[int] = [0] * table.area

    def search(self, whites: i64) -> i64:
        """Give the gain of the best walk from where the Dreamer is; `first` is its first step."""
        self.first = -1
        self.nodes = 0
        start = self.ground.start
        self.best = self.ends[start] if self.ground.inside else 0
        if self.ground.trees & BIT[start]:
            self.best = -_FAR
        free = self.ground.free
        if not self.ground.inside:
            if not self.ground.filled & BIT[start] or self.ground.is_shut():
                return 0
            # 5.2: to enter is a step onto the entry slot.
            self._arrive(start, whites, 0, self.peaks, 0, start)
        else:
            self._go_on(start, whites, free, 0, self.peaks, self.ground.barred, -1)
        return self.best

    def lean(self, plan: Plan) -> None:
        """Like to end near the Dreamer's place of a plan."""
        goal: i64 = plan.fit[2]
        columns = self.ground.grid.columns
        for slot in numbers(self.ground.filled):
            across: i64 = slot % columns - goal % columns
            up: i64 = slot // columns - goal // columns
            self.ends[slot] = -15 * (max(across, -across) + max(up, -up))

    def _arrive(
        self, slot: i64, whites: i64, gained: i64, peaks: i64, passed: i64, first: i64
    ) -> None:
        """Take what a slot gives, and go on or stop there."""
        self.nodes += 1
        more: i64 = self.gain[slot]
        if peaks & BIT[slot]:
            more += 2 * _POINT
            peaks &= ~BIT[slot]
        # After a gain every slot may be passed again.
        passed = BIT[slot] if more > 0 else passed | BIT[slot]
        gained += more - _STEP
        if not self.ground.trees & BIT[slot] and gained + self.ends[slot] > self.best:
            self.best = gained + self.ends[slot]
            self.first = first
        free = shards.last(self.ground.stacks[slot]) == LAND
        self._go_on(slot, whites, free, gained, peaks, passed, first)

    def _go_on(
        self,
        slot: i64,
        whites: i64,
        free: bool,  # noqa: FBT001 - one of many numbers of a walk
        gained: i64,
        peaks: i64,
        passed: i64,
        first: i64,
    ) -> None:
        if (whites == 0 and not free) or self.nodes > _NODES:
            return
        left = whites if free else whites - 1
        for beside in self.ground.grid.neighbours[slot]:
            if self.ground.filled & BIT[beside] and not passed & BIT[beside]:
                self._arrive(beside, left, gained, peaks, passed, beside if first < 0 else first)


def gains(table: Standing, player: i64, ground: Ground) -> list[int]:
    """Give what the best walk brings by the number of whites, from none to LONGEST."""
    walk = Walk(table, player, ground)
    return [max(walk.search(whites), 0) for whites in range(LONGEST + 1)]
