"""What shards in Hands are good for, in hundredths of a point: cards to complete, trees, walks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape import roaming
from oneiros.bots.dreamscape.ground import Ground
from oneiros.bots.dreamscape.plan import MOST_REMOVALS, Plan, plans_for
from oneiros.games.dreamscape.phases.creation import NIGHTMARE_TRADE
from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.games.dreamscape.table.layout import KINDS, LAST_CREATION
from oneiros.games.dreamscape.vocabulary import CYCLES, GRASS, LAND, MOVEMENT, NIGHTMARE
from oneiros.kernel.bits import count
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

POINT: Final = 100
LACKING: Final = 190
LACK_GREEN: Final = 200
LACK_WHITE: Final = 180
LACK_ANY: Final = 140
"""What a shard costs that a card lacks: what the same effort would bring elsewhere."""
UNFINISHED: Final = -500
"""8.2: an open card at the end."""
CHANCES: Final[list[list[int]]] = [
    [],
    [97, 96, 93, 84, 40, 17, 4],
    [98, 98, 95, 87, 83, 76, 50, 24, 15, 10],
    [99, 99, 96, 91, 85, 80, 75, 52, 45, 20],
    [99, 99, 98, 95, 92, 90, 75, 70, 58, 50],
    [99, 99, 99, 97, 96, 93, 85, 70, 58, 55],
]
"""How often a card is finished, in percent, by the travels to come and the shards it lacks."""
OWED: Final = 60
"""How much of what other cards lack stands in the way of a card, in percent."""
STORED: Final = 100
"""What a shard is worth that can be stored."""
IDLE: Final = 40
"""What a shard is worth that only fills a slot."""
READY: Final = 80
"""What a shard is worth when a new card comes in the same creation."""
RED: Final = -350
"""10.8: a nightmare shard that must be placed."""
RED_FIRST: Final = -400
"""9.2: the first one where a purpose wants none."""
RED_TRADED: Final = -100
"""10.5: three nightmare shards, until they are traded for another."""
TAKEN_UP: Final = -30
"""7.6: the place of a shard that the Tower takes."""
TREE_LATER: Final = 15
TINT_COUNT: Final = 50
TINT_MOST: Final = 50
DRAW: Final = 60
DRAW_MORE: Final = 45


class Outlook:
    """One player's prospects as the dreamscape stands."""

    def __init__(self, table: Standing, player: i64, *, tower: bool = False) -> None:
        """Plan every open card; with the Tower at hand, those with shards in the way too."""
        self.ground = Ground(table, player)
        self.cards: list[int] = list(table.open[player])
        self.points: list[int] = table.box.points
        removals: i64 = MOST_REMOVALS if tower else 0
        self.plans: list[list[Plan]] = [
            plans_for(table, card, self.ground, removals) for card in self.cards
        ]
        self.last = table.phase == LAST_CREATION
        self.left: i64 = 0 if self.last else CYCLES - table.cycle
        self.trees: i64 = count(self.ground.trees)
        self.pool: i64 = table.pool
        self.holders: i64 = 0 if self.last else _holders(table, player)
        self.stroll: list[int] = roaming.gains(table, player, self.ground)
        self.tints: list[int] = _tints(table, player)
        pure = purpose.NO_NIGHTMARE in table.purposes and table.nightmares(player) == 0
        self.blemish: i64 = RED_FIRST if pure else 0
        self.prices: list[int] = [IDLE] * KINDS
        self.prices[GRASS] = self.planted(1) if self.pool else IDLE
        self.prices[MOVEMENT] = IDLE + self.stroll[1]
        # What was found by the last weighing.
        self.chosen: list[Plan | None] = []
        self.completions: i64 = 0
        self.owed: i64 = 0
        # What a shard of each kind costs that a card lacks, and what all of one plan cost.
        self.lacks: list[int] = [LACKING] * KINDS
        self.lacks[GRASS] = LACK_GREEN
        self.lacks[MOVEMENT] = LACK_WHITE
        self.missing: i64 = 0

    def planted(self, greens: i64) -> i64:
        """5.4: what so many more trees bring now, and by making later ones worth more."""
        total: i64 = 0
        number: i64 = min(greens, self.pool)
        later: i64 = TREE_LATER * min(2 * self.left, max(self.pool - number, 0))
        for more in range(1, number + 1):
            total += POINT * (self.trees + more) + later
        return total

    def weigh(self, hands: list[int], *, tower: bool = False) -> i64:
        """Give the worth of Hands: card after card takes what it needs, the best one first."""
        rest = hands[:]
        self.completions = 0
        self.owed = 0
        self.chosen = [None] * len(self.cards)
        undone = list(range(len(self.cards)))
        total: i64 = 0
        while undone:
            best: i64 = 0
            first: i64 = -1
            kept: Plan | None = None
            for index in undone:
                worth, plan = self._best(index, rest, tower=tower)
                if first < 0 or worth > best:
                    best, first, kept = worth, index, plan
            undone.remove(first)
            if kept is None:
                total += UNFINISHED
                continue
            self.chosen[first] = kept
            total += self._spend(kept, rest, tower=tower)
            tower = False
        return total + self._leftovers(rest, tower=tower)

    def _best(self, index: i64, hands: list[int], *, tower: bool) -> tuple[i64, Plan | None]:
        """Give the best plan for a card with such Hands, less the price of what it uses."""
        best: i64 = 0
        found: Plan | None = None
        points = self.points[self.cards[index]]
        for plan in self.plans[index]:
            if plan.removals and not tower:
                continue
            worth = self._appraise(plan, points, hands, tower=tower)
            if found is None or worth > best:
                best, found = worth, plan
        return best, found

    def _appraise(self, plan: Plan, points: i64, hands: list[int], *, tower: bool) -> i64:
        short = self.shortage(plan, hands, tower=tower)
        missing = self.missing
        cost: i64 = 0
        if short == 0:
            for kind in range(GRASS, MOVEMENT + 1):
                cost += self.prices[kind] * min(plan.needs[kind], hands[kind])
            return POINT * points + self.drawn(3) - cost - IDLE * plan.fillers
        if not self.last:
            more = self._withheld(plan, hands)
            short += more
            missing += LACKING * more
        for kind in range(GRASS, MOVEMENT + 1):
            if self.prices[kind] <= LACKING:
                cost += self.prices[kind] * min(plan.needs[kind], hands[kind])
        return self.hope(points, short, missing) - cost

    def _withheld(self, plan: Plan, hands: list[int]) -> i64:
        """Shards that serve better otherwise while the card cannot be completed."""
        found: i64 = 0
        for kind in range(GRASS, MOVEMENT + 1):
            if self.prices[kind] > LACKING:
                found += min(plan.needs[kind], hands[kind])
        return found

    def hope(self, points: i64, short: i64, missing: i64) -> i64:
        """Give the worth of an open card that lacks so many shards after this creation."""
        chances = CHANCES[min(self.left, len(CHANCES) - 1)]
        place: i64 = short + OWED * self.owed // 100
        if place >= len(chances):
            return UNFINISHED
        chance: i64 = chances[place]
        return (chance * (POINT * points - missing) + (100 - chance) * UNFINISHED) // 100

    def shortage(self, plan: Plan, hands: list[int], *, tower: bool) -> i64:
        """Count the shards that a plan lacks beyond Hands and what trading brings (5.5)."""
        short: i64 = 0
        self.missing = 0
        spare: i64 = 0
        trades: i64 = 0
        takes: i64 = MOST_REMOVALS - plan.removals if tower else 0
        for kind in range(GRASS, MOVEMENT + 1):
            more: i64 = hands[kind] - plan.needs[kind]
            if kind == GRASS:
                more -= plan.planting
            if plan.removals:
                more += plan.in_way[kind]
            if more < 0 and takes:
                tops = self.ground.tops[kind] & self.ground.empty & ~plan.fit[0]
                while tops and more < 0 and takes:
                    tops &= tops - 1
                    more += 1
                    takes -= 1
            if more < 0:
                short -= more
                self.missing -= more * self.lacks[kind]
            else:
                spare += more
                trades += more // 2
        if spare < plan.fillers:
            self.missing += LACK_ANY * (plan.fillers - spare)
            return short + plan.fillers - spare
        trades = min(trades, (spare - plan.fillers) // 2)
        return short if short > trades else 0

    def _spend(self, plan: Plan, rest: list[int], *, tower: bool) -> i64:
        """Take what a plan uses out of Hands, and give what it brings."""
        points: i64 = self.points[plan.card]
        short = self.shortage(plan, rest, tower=tower)
        missing = self.missing
        if short:
            if not self.last:
                more = self._withheld(plan, rest)
                short += more
                missing += LACKING * more
            for kind in range(GRASS, MOVEMENT + 1):
                if self.prices[kind] <= LACKING:
                    rest[kind] -= min(rest[kind], plan.needs[kind])
            hoped = self.hope(points, short, missing)
            self.owed += short
            return hoped
        self.completions += 1
        lacking: i64 = 0
        for kind in range(GRASS, MOVEMENT + 1):
            needed: i64 = plan.needs[kind]
            if kind == GRASS:
                needed += plan.planting
            used: i64 = min(rest[kind], needed)
            lacking += needed - used
            rest[kind] -= used
        if not tower:
            self._pay(rest, plan.fillers + 2 * lacking)
        gained: i64 = POINT * points + self.planted(plan.planting)
        return gained + (TAKEN_UP * lacking if tower else 0)

    def _pay(self, rest: list[int], number: i64) -> None:
        """Take so many shards of any kind out of Hands, the cheapest ones first."""
        while number > 0:
            best: i64 = 0
            for kind in range(GRASS, MOVEMENT + 1):
                if rest[kind] and (best == 0 or self.prices[kind] < self.prices[best]):
                    best = kind
            if best == 0:
                return
            rest[best] -= 1
            number -= 1

    def _leftovers(self, rest: list[int], *, tower: bool) -> i64:
        """Give the worth of shards that no card needs."""
        total = self.planted(rest[GRASS])
        others: i64 = max(rest[GRASS] - self.pool, 0)
        if tower and count(self.ground.tops[GRASS] & self.ground.empty):
            total += self.planted(rest[GRASS] + 1) - self.planted(rest[GRASS])
        for kind in range(GRASS + 1, LAND + 1):
            total += rest[kind] * self.tints[kind]
            others += rest[kind]
        whites: i64 = rest[MOVEMENT]
        total += self.stroll[min(whites, len(self.stroll) - 1)]
        others += whites
        kept = min(others, self.holders)
        total += STORED * kept
        total += (READY if self.completions else IDLE) * (others - kept)
        reds: i64 = rest[NIGHTMARE]
        total += RED_TRADED * (reds // NIGHTMARE_TRADE)
        reds %= NIGHTMARE_TRADE
        return total + RED * reds + (self.blemish if reds else 0)

    def drawn(self, location: i64) -> i64:
        """6.3: what a draw is worth with the Sleeper at a location."""
        if self.last:
            return 0
        return (DRAW + DRAW_MORE * location) * (1 + min(self.left, 3)) // 3


def _holders(table: Standing, player: i64) -> i64:
    """7.1: count the cards that can still take a shard."""
    found: i64 = 0
    for card in table.open[player]:
        if table.stored[card] == 0:
            found += 1
    if table.top_of_pile(player) != NONE and table.covered[player] == 0:
        found += 1
    return found


def _tints(table: Standing, player: i64) -> list[int]:
    """9.3: what a shard of each kind adds to the purposes, whatever else it does."""
    found: list[int] = [0] * KINDS
    for place in range(len(table.purposes)):
        colour: i64 = table.colours[place]
        kind: i64 = table.purposes[place]
        if kind == purpose.COUNT_OF:
            if purposes.measure(table, player, place) < purpose.COUNT_LIMIT:
                found[colour] += TINT_COUNT
        elif purpose.has_colour(kind):
            found[colour] += TINT_MOST
    return found
