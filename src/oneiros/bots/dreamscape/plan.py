"""Ways to build a card: what a place in the dreamscape still lacks for it (6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LAND, MOVEMENT
from oneiros.kernel.bits import BIT, count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.ground import Ground
    from oneiros.games.dreamscape.table.standing import Standing

MOST_REMOVALS: Final = 2
"""7.6: the Tower takes so many shards away."""

_OUT_AND_BACK: Final = 2
"""Whites to step off a slot, build on it and step back: building loses the free step."""

_LARGEST: Final = 40
_LARGER: Final = 3
"""By how much a plan may lack more than the smallest one known."""


class Plan:
    """One place and rotation of a card, and what is lacking there."""

    def __init__(self, card: i64, fit: list[int]) -> None:
        """Begin with nothing lacking."""
        self.card: i64 = card
        # As the box writes it: slots shown, trees, then each slot and stack, the Dreamer's first.
        self.fit = fit
        # Shards lacking by kind, white ones for the walk among them, and trees.
        self.needs: list[int] = [0] * KINDS
        self.planting: i64 = 0
        # Shards in the way, which only the Tower can take, by kind.
        self.in_way: list[int] = [0] * KINDS
        self.removals: i64 = 0
        # Slots to be filled with anything, so that the rest can be reached.
        self.links: i64 = 0
        self.fillers: i64 = 0
        # Slots that the Dreamer leaves by a free step, if it comes at the right time.
        self.lands: i64 = 0
        self.size: i64 = 0

    def measure(self) -> None:
        """Add up all that is lacking or in the way."""
        total: i64 = self.fillers + self.removals + self.planting
        for kind in range(1, MOVEMENT + 1):
            total += self.needs[kind]
        self.size = total

    def key(self) -> i64:
        """Give a number that is the same for plans that lack the same."""
        found: i64 = (self.planting << 4 | self.fillers) << 4 | self.removals
        for kind in range(1, MOVEMENT + 1):
            found = found << 4 | self.needs[kind]
        if self.removals:
            for kind in range(1, MOVEMENT + 1):
                found = found << 2 | self.in_way[kind]
        return found

    def serves(self, other: Plan) -> bool:
        """Tell whether this plan lacks nothing that the other does not lack."""
        if self.fillers > other.fillers or self.removals > other.removals:
            return False
        if self.planting > other.planting:
            return False
        return all(self.needs[kind] <= other.needs[kind] for kind in range(1, MOVEMENT + 1))


def plans_for(table: Standing, card: i64, ground: Ground, removals: i64) -> list[Plan]:
    """Give the plans for a card, each lacking something that another does not lack."""
    found: list[Plan] = []
    known: set[int] = set()
    if ground.is_shut():
        return found
    area = table.area
    most: i64 = _LARGEST
    for slot in range(area):
        for fit in table.box.fits[card * area + slot]:
            plan = plan_at(table, card, fit, ground, removals, most)
            if plan is None:
                continue
            key = plan.key()
            if key not in known:
                known.add(key)
                _add(found, plan)
                most = min(most, plan.size + _LARGER)
    return found


def _add(found: list[Plan], plan: Plan) -> None:
    """Add a plan unless one that is there serves as well; drop those that it replaces."""
    for other in found:
        if other.size <= plan.size and other.serves(plan):
            return
    place = len(found) - 1
    while place >= 0:
        if found[place].size >= plan.size and plan.serves(found[place]):
            del found[place]
        place -= 1
    found.append(plan)


def plan_at(
    table: Standing, card: i64, fit: list[int], ground: Ground, removals: i64, most: i64
) -> Plan | None:
    """Work out what a place lacks, or None where that is too much or cannot be built any more."""
    shown: i64 = fit[0]
    trees: i64 = fit[1]
    if ground.trees & shown & ~trees:
        return None
    planted = count(trees & ~ground.trees)
    if planted > table.pool:
        return None
    plan = Plan(card, fit)
    plan.lands = ground.land()
    place: i64 = 2
    length: i64 = len(fit)
    while place < length:
        if not _add_stack(plan, fit[place], fit[place + 1], ground, removals):
            return None
        place += 2
    plan.planting = planted
    plan.measure()
    if plan.size > most or not _link(plan, shown, ground, most):
        return None
    if not _walk(plan, fit[2], ground):
        return None
    plan.measure()
    return plan


def _add_stack(plan: Plan, slot: i64, want: int, ground: Ground, removals: i64) -> bool:
    """Add what a stack lacks: nothing is put under it, so what lies there must be its bottom."""
    have = ground.stacks[slot]
    if have == want:
        return True
    if ground.trees & BIT[slot]:
        return False
    rest = want
    while True:
        while rest and rest != have:
            rest >>= 3
        if rest == have:
            break
        if plan.removals == removals or not ground.empty & BIT[slot]:
            return False
        plan.in_way[have & 7] += 1
        plan.removals += 1
        have >>= 3
        rest = want
    passable = have & 7 == LAND
    while want != have:
        plan.needs[want & 7] += 1
        passable = passable or want & 7 == LAND
        want >>= 3
    if passable:
        plan.lands |= BIT[slot]
    else:
        plan.lands &= ~BIT[slot]
    return True


def _link(plan: Plan, shown: i64, ground: Ground, most: i64) -> bool:
    """Find the few bare slots that must be filled so that every slot shown is reached (5.1)."""
    grid = ground.grid
    reached: i64 = ground.filled
    if reached == 0 or ground.bare_entry():
        reached |= BIT[grid.entry]
        if not shown & BIT[grid.entry]:
            plan.links |= BIT[grid.entry]
            plan.fillers += 1
    while True:
        apart: i64 = shown & ~reached
        if apart == 0:
            return True
        joined: i64 = grid.around(reached) & apart
        if joined == 0:
            joined = _bridge(reached, apart, ground)
            plan.links |= joined
            plan.fillers += count(joined)
            if joined == 0 or plan.size + plan.fillers > most:
                return False
        reached |= joined


def _bridge(reached: i64, aims: i64, ground: Ground) -> i64:
    """Give the fewest bare slots that join what is reached with one of the aims."""
    grid = ground.grid
    layers: list[int] = []
    seen = reached
    edge = reached
    while True:
        edge = grid.around(edge) & ~seen
        if edge == 0:
            return 0
        if edge & aims:
            break
        layers.append(edge)
        seen |= edge
    last: i64 = edge & aims
    found: i64 = 0
    last = BIT[lowest(last)]
    while layers:
        layer: i64 = layers.pop()
        last = BIT[lowest(grid.around(last) & layer)]
        found |= last
    return found


def _walk(plan: Plan, goal: i64, ground: Ground) -> bool:
    """Add the whites for the Dreamer's walk, without nightmares on the way if possible."""
    ready = ground.stacks[goal] == plan.fit[3]
    if ground.inside and goal == ground.start:
        if not ready:
            plan.needs[MOVEMENT] += 1 if ground.free else _OUT_AND_BACK
        return True
    everywhere: i64 = ground.filled | plan.fit[0] | plan.links
    spent = ground.whites(everywhere & ~ground.reds, plan.lands, goal, free=False)
    if spent < 0:
        spent = ground.whites(everywhere, plan.lands, goal, free=False)
    if ground.free and ready:
        # The walk goes on at once, over what lies there: building would lose the free step.
        standing: i64 = ground.filled & ~ground.reds & ~ground.barred
        now = ground.whites(standing, ground.land(), goal, free=True)
        if now >= 0 and (spent < 0 or now < spent):
            spent = now
    if spent < 0:
        return False
    plan.needs[MOVEMENT] += spent
    return True
