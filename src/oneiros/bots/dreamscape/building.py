"""Building a card as planned: the way for the Dreamer, its walk, then all the rest (5, 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import GRASS, LAND, MOVEMENT
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.outlook import Outlook
    from oneiros.bots.dreamscape.plan import Plan
    from oneiros.games.dreamscape.table.table import Table

NOTHING: Final = -1


class Builder:
    """Carries out a plan deed by deed, looking at the table again each time."""

    def __init__(self, table: Table, player: i64, outlook: Outlook, plan: Plan) -> None:
        """Find the Dreamer's way."""
        self.table = table
        self.outlook = outlook
        self.ground = outlook.ground
        self.plan = plan
        self.hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
        self.bare: i64 = table.bare(player)
        self.bases: i64 = table.bases(player)
        self.goal: i64 = plan.fit[2]
        self.stacks: list[int] = [0] * table.area
        for place in range(2, len(plan.fit), 2):
            self.stacks[plan.fit[place]] = plan.fit[place + 1]
        self.route: list[int] = self._route()

    def walk_on(self) -> list[int]:
        """Give the way to a goal that is ready, as far as moves suffice for all of it."""
        ground = self.ground
        if ground.stacks[self.goal] != self.plan.fit[3]:
            return []
        standing: i64 = ground.filled & ~ground.reds & ~ground.barred
        now = ground.whites(standing, ground.land(), self.goal, free=ground.free)
        if not 0 <= now <= self.hands[MOVEMENT]:
            return []
        return ground.route(standing, ground.land(), self.goal, free=ground.free)

    def _route(self) -> list[int]:
        ground, plan = self.ground, self.plan
        if ground.free:
            found = self.walk_on()
            if found:
                return found
        everywhere: i64 = ground.filled | plan.fit[0] | plan.links
        found = ground.route(everywhere & ~ground.reds, plan.lands, self.goal, free=False)
        if not found:
            found = ground.route(everywhere, plan.lands, self.goal, free=False)
        return found

    def complete(self) -> i64:
        """Give the next deed of a build that can be finished now, or NOTHING if it cannot."""
        traded = self._trade()
        if traded != NOTHING:
            return traded
        stands = self.ground.inside and self.ground.start == self.goal
        if stands and self.ground.stacks[self.goal] != self.plan.fit[3]:
            return self._step_off()
        if not stands:
            paved = self._pave()
            if paved != NOTHING:
                return paved
            if self.route:
                return opt.STEP | self.route[0] if self.ground.inside else opt.ENTER
        return self._finish()

    def advance(self) -> i64:
        """Give a deed towards a build that cannot be finished now, or NOTHING."""
        if not (self.ground.inside and self.ground.start == self.goal):
            paved = self._pave()
            if paved != NOTHING:
                return paved
        passed: i64 = 0
        for slot in self.route:
            if slot != self.goal and self.plan.lands & BIT[slot]:
                passed |= BIT[slot]
        return self._place_any(self.plan.fit[0] & ~passed)

    def _trade(self) -> i64:
        """5.5: trade two that are not needed for one that is."""
        lacking: i64 = 0
        spare: list[int] = [0] * KINDS
        for kind in range(GRASS, MOVEMENT + 1):
            spare[kind] = self.hands[kind] - self.plan.needs[kind]
            if kind == GRASS:
                spare[kind] -= self.plan.planting
            if spare[kind] < 0:
                lacking = kind
        if lacking == 0:
            return NOTHING
        best: i64 = NOTHING
        lowest: i64 = 0
        for kind in range(GRASS, MOVEMENT + 1):
            option = opt.pair(opt.TRADE, kind, lacking)
            if spare[kind] < 2 or option not in self.table.options:
                continue
            price = self.outlook.prices[kind]
            if best == NOTHING or price < lowest:
                best, lowest = option, price
        return best

    def _step_off(self) -> i64:
        """Leave a slot that must be built on before the Dreamer may stand there."""
        best: i64 = NOTHING
        lowest: i64 = 0
        for beside in self.ground.grid.neighbours[self.goal]:
            option = opt.STEP | beside
            if option not in self.table.options or self.ground.trees & BIT[beside]:
                continue
            price: i64 = 9 if self.ground.reds & BIT[beside] else 0
            if self.stacks[beside] != self.ground.stacks[beside]:
                price += 2
            if best == NOTHING or price < lowest:
                best, lowest = option, price
        return best

    def _pave(self) -> i64:
        """Fill the slots of the way, land on top where the plan has land, and the goal whole."""
        for slot in self.route:
            lying = self.ground.stacks[slot]
            want = self.stacks[slot]
            if slot == self.goal:
                if lying != want:
                    return self._place_next(slot)
            elif lying == 0 or (self.plan.lands & BIT[slot] and lying & 7 != LAND):
                return self._place_next(slot)
        return NOTHING

    def _finish(self) -> i64:
        """Place whatever is still lacking, then plant."""
        placed = self._place_any(self.plan.fit[0])
        if placed != NOTHING:
            return placed
        for slot in numbers(self.plan.fit[1] & ~self.ground.trees):
            option = opt.PLANT | slot
            if self.ground.stacks[slot] == self.stacks[slot] and option in self.table.options:
                return option
        return NOTHING

    def _place_any(self, slots: i64) -> i64:
        """Place a shard that the plan lacks on one of some slots, or fill a link."""
        for slot in numbers(slots | self.plan.links):
            if self.ground.stacks[slot] != self.stacks[slot] or self.plan.links & BIT[slot]:
                placed = self._place_next(slot)
                if placed != NOTHING:
                    return placed
        return NOTHING

    def _place_next(self, slot: i64) -> i64:
        """Place the next shard of a stack, if it is in Hands and may lie there."""
        if not (self.bare | self.bases) & BIT[slot]:
            return NOTHING
        if self.stacks[slot] == 0:
            return self._fill(slot)
        lying = self.ground.stacks[slot]
        rest = self.stacks[slot]
        kind: i64 = 0
        while rest != lying:
            if rest == 0:
                return NOTHING
            kind = rest & 7
            rest >>= 3
        if kind == 0 or self.hands[kind] == 0:
            return NOTHING
        return opt.pair(opt.PLACE, kind, slot)

    def _fill(self, slot: i64) -> i64:
        """Fill a link with a shard that the plan can spare, land if there is any."""
        if self.ground.stacks[slot] != 0:
            return NOTHING
        best: i64 = 0
        lowest: i64 = 0
        for kind in range(GRASS, MOVEMENT + 1):
            if self.hands[kind] <= self.plan.needs[kind]:
                continue
            price: i64 = self.outlook.prices[kind] - (30 if kind == LAND else 0)
            if best == 0 or price < lowest:
                best, lowest = kind, price
        return opt.pair(opt.PLACE, best, slot) if best else NOTHING
