"""Where to travel and what to collect: every way to spend the action points is weighed (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape import powers
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import returning
from oneiros.games.dreamscape.phases.returning import LINK_LIMIT
from oneiros.games.dreamscape.phases.travel import COLLECT_LIMIT
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import (
    GOLEM,
    KING,
    LOCATIONS,
    MUSE,
    NIGHTMARE,
    TOWER,
)
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.outlook import Outlook
    from oneiros.games.dreamscape.flow import Dreamscape

_FAR: Final = 1 << 20
_PAID: Final = 16
"""How much dearer a move for a point is than one with a key, when ways are compared."""
_RED: Final = 40
"""How much dearer a link with a nightmare shard is."""

LOC_KING: Final = 40
LOC_KING_BELOW: Final = 2
REST1: Final = -15
REST2: Final = 0
REST3: Final = 0
REST4: Final = 0
REST5: Final = 0
REST6: Final = 0
GOLEM_LESS: Final = 50


class Legs:
    """The cheapest ways from a location to all others."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.cost: list[int] = [_FAR] * (LOCATIONS + 1)
        self.paid: list[int] = [0] * (LOCATIONS + 1)
        self.hops: list[int] = [0] * (LOCATIONS + 1)
        self.reds: list[int] = [0] * (LOCATIONS + 1)
        self.passed: list[int] = [0] * (LOCATIONS + 1)
        self.links: list[int] = [0] * (LOCATIONS + 1)
        # The first location of each way.
        self.first: list[int] = [0] * (LOCATIONS + 1)


class Journey:
    """A search through all sequences of moves and collected shards."""

    def __init__(self, table: Dreamscape, player: i64, outlook: Outlook, powers: list[int]) -> None:
        """Take what each location's power is worth; Muse and Tower are worked out by Hands."""
        self.outlook = outlook
        self.powers = powers
        self.bag: list[int] = table.bag
        self.in_bag: i64 = table.in_bag()
        self.nightmares = table.box.format.nightmare
        self.rows: list[int] = table.rows[:]
        self.links: i64 = table.links
        self.hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
        self.here: i64 = table.sleeper[player]
        self.points: i64 = table.points
        # 3.4: where a key does not lead until something is paid or taken.
        self.stood: i64 = returning.stood(table) if table.question == questions.TRAVEL else 0
        self.mind: dict[int, int] = {}
        self.bonuses: dict[int, int] = {}
        self.best: i64 = -_FAR
        self.first: i64 = opt.END
        self.power: i64 = 0
        self.rest: list[int] = [0, REST1, REST2, REST3, REST4, REST5, REST6]
        if outlook.left == 0:
            self.rest = [0] * (LOCATIONS + 1)

    def search(self) -> i64:
        """Give the first deed of the best journey."""
        self._explore(self.here, self.points, BIT[self.here], 0, -1)
        at_once = self.here not in (TOWER, GOLEM)
        if self.power == self.here and (at_once or self.first != opt.COLLECT):
            return opt.POWER
        return self.first

    def _explore(self, here: i64, points: i64, passed: i64, hops: i64, first: i64) -> None:
        legs = self._legs(here, points)
        self._end(here, passed, hops, first, legs)
        if points == 0:
            return
        hands = self.hands
        for location in range(1, LOCATIONS + 1):
            cost: i64 = legs.paid[location]
            if legs.cost[location] >= _FAR or cost >= points:
                continue
            row = self.rows[location]
            kind = shards.last(row)
            if kind == 0 or hands[kind] >= COLLECT_LIMIT:
                continue
            start = first
            if start < 0:
                start = opt.COLLECT if location == here else self._step(legs.first[location])
            links, reds = self.links, legs.reds[location]
            hands[kind] += 1
            hands[NIGHTMARE] += reds
            self.links = links & ~legs.links[location]
            self.rows[location] = shards.without_last(row)
            self._explore(
                location,
                points - cost - 1,
                passed | legs.passed[location],
                hops + legs.hops[location],
                start,
            )
            self.rows[location] = row
            self.links = links
            hands[kind] -= 1
            hands[NIGHTMARE] -= reds

    def _step(self, there: i64) -> i64:
        """Go to a linked location, with a key if one fits."""
        red = self._takes_red(self.here, there, self.links, 0)
        free = self._has_key(there) and (red or not self.stood & BIT[there])
        return (opt.KEY if free else opt.MOVE) | there

    def _has_key(self, location: i64) -> bool:
        key = shards.first(self.rows[location])
        return key == 0 or self.hands[key] > 0

    def _takes_red(self, here: i64, there: i64, links: i64, taken: i64) -> bool:
        """10.3: tell whether a move takes a nightmare shard after so many on the way."""
        link = dreamworld.link_between(here, there)
        if not self.nightmares or not links & BIT[link]:
            return False
        return self.hands[NIGHTMARE] + taken < LINK_LIMIT

    def _legs(self, here: i64, points: i64) -> Legs:
        """Find the cheapest way to every location."""
        legs = Legs()
        legs.cost[here] = 0
        stood: i64 = self.stood if points == self.points else 0
        waiting: list[int] = [here]
        while waiting:
            there = waiting.pop()
            spent: i64 = legs.paid[there]
            if spent >= points:
                continue
            barred: i64 = stood if spent == 0 and legs.reds[there] == 0 else 0
            for beside in dreamworld.NEIGHBOURS[there]:
                link = dreamworld.link_between(there, beside)
                links: i64 = self.links & ~legs.links[there]
                red: i64 = 1 if self._takes_red(there, beside, links, legs.reds[there]) else 0
                paid: i64 = 0 if self._has_key(beside) else 1
                if barred & BIT[beside] and not red:
                    paid = 1
                cost: i64 = legs.cost[there] + _PAID * paid + 1 + _RED * red
                if cost >= legs.cost[beside]:
                    continue
                legs.cost[beside] = cost
                legs.paid[beside] = spent + paid
                legs.hops[beside] = legs.hops[there] + 1
                legs.reds[beside] = legs.reds[there] + red
                legs.links[beside] = legs.links[there] | (BIT[link] if red else 0)
                legs.passed[beside] = legs.passed[there] | BIT[beside]
                legs.first[beside] = beside if there == here else legs.first[there]
                waiting.append(beside)
        return legs

    def _end(self, here: i64, passed: i64, hops: i64, first: i64, legs: Legs) -> None:
        """Weigh lying down at every location within reach."""
        for location in range(1, LOCATIONS + 1):
            if legs.cost[location] >= _FAR:
                continue
            self.hands[NIGHTMARE] += legs.reds[location]
            mind = self._mind()
            # The worth and, below it, the number of completions.
            worth: i64 = (mind >> 4) + (mind & 15) * self.outlook.drawn(location)
            worth += self.rest[location] - hops - legs.hops[location]
            bonus: i64 = 0
            power: i64 = 0
            for passing in range(1, LOCATIONS + 1):
                if (passed | legs.passed[location]) & BIT[passing] and self.powers[passing]:
                    more = self._bonus(passing)
                    if more > bonus:
                        bonus = more
                        power = passing
            self.hands[NIGHTMARE] -= legs.reds[location]
            if worth + bonus > self.best:
                self.best = worth + bonus
                self.power = power
                self.first = first
                if first < 0:
                    self.first = opt.END
                    if location != here:
                        self.first = self._step(legs.first[location])

    def _key(self) -> i64:
        key: i64 = 0
        for kind in range(1, NIGHTMARE + 1):
            key = key << 5 | self.hands[kind]
        return key

    def _mind(self) -> i64:
        """Give the worth of Hands, remembered."""
        key = self._key()
        if key not in self.mind:
            worth = self.outlook.weigh(self.hands)
            self.mind[key] = worth << 4 | self.outlook.completions
        return self.mind[key]

    def _bonus(self, location: i64) -> i64:
        """Give what the power of a location adds to Hands as they are."""
        if location not in (MUSE, TOWER):
            return self.powers[location]
        key = self._key() << 3 | location
        if key not in self.bonuses:
            if location == TOWER:
                worth = self.outlook.weigh(self.hands, tower=True)
                worth += self.outlook.completions * self.outlook.drawn(3)
            else:
                worth = self._mused()
            before = self._mind()
            worth -= (before >> 4) + (before & 15) * self.outlook.drawn(3)
            self.bonuses[key] = worth
        return self.bonuses[key]

    def _mused(self) -> i64:
        """7.2: the mean over what may be drawn from the bag."""
        total: i64 = 0
        for kind in range(1, NIGHTMARE + 1):
            if self.bag[kind]:
                self.hands[kind] += 1
                mind = self._mind()
                self.hands[kind] -= 1
                worth: i64 = (mind >> 4) + (mind & 15) * self.outlook.drawn(3)
                total += self.bag[kind] * worth
        return total // self.in_bag


def location_powers(table: Dreamscape, player: i64, outlook: Outlook) -> list[int]:
    """Tell which locations' powers are wanted: 0 for those that cannot be used or do not help."""
    found: list[int] = [0] * (LOCATIONS + 1)
    if table.flipped & BIT[player]:
        return found
    if table.in_bag():
        found[MUSE] = 1
    found[TOWER] = 1
    if len(outlook.cards) < LOC_KING_BELOW and outlook.left >= 2:
        found[KING] = LOC_KING * outlook.left
    if table.sleeper[player] == GOLEM:
        found[GOLEM] = max(powers.shift_gain(table, player) - GOLEM_LESS, 0)
    found[table.nightmare] = 0
    return found
