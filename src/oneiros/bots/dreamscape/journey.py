"""Where to travel and what to collect: every way to spend the action points is weighed (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape import powers
from oneiros.bots.dreamscape.roads import FAR, Legs, Roads
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases.travel import COLLECT_LIMIT
from oneiros.games.dreamscape.table import shards
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

LOC_KING: Final = 40
LOC_KING_BELOW: Final = 2
REST1: Final = -15
REST2: Final = 0
REST3: Final = 0
REST4: Final = 0
REST5: Final = 0
REST6: Final = 0
GOLEM_LESS: Final = 50


class Itinerary:
    """Where to collect, one after another, where to lie down, and which power to use on the way."""

    def __init__(self, stops: list[int], power: i64, passed: i64, worth: i64) -> None:
        """Hold the stops, the last of which is the end, and what the journey passes."""
        self.stops = stops
        self.power: i64 = power
        self.passed: i64 = passed
        self.worth: i64 = worth


class Journey(Roads):
    """A search through all sequences of moves and collected shards."""

    def __init__(self, table: Dreamscape, player: i64, outlook: Outlook, powers: list[int]) -> None:
        """Take what each location's power is worth; Muse and Tower are worked out by Hands."""
        super().__init__(table, player)
        self.outlook = outlook
        self.powers = powers
        self.bag: list[int] = table.bag
        self.in_bag: i64 = table.in_bag()
        self.mind: dict[int, int] = {}
        self.bonuses: dict[int, int] = {}
        self.best: i64 = -FAR
        self.first: i64 = opt.END
        self.power: i64 = 0
        # Where the best journey collects, one after another, and where it ends.
        self.stops: list[int] = []
        self._trail: list[int] = []
        # By Hands and location at the end, the best journey to it, if anybody wants to know.
        self.ends: dict[int, Itinerary] | None = None
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
        legs = self.legs(here, points)
        self._end(here, passed, hops, first, legs)
        if points == 0:
            return
        hands = self.hands
        for location in range(1, LOCATIONS + 1):
            cost: i64 = legs.paid[location]
            if legs.cost[location] >= FAR or cost >= points:
                continue
            row = self.rows[location]
            kind = shards.last(row)
            if kind == 0 or hands[kind] >= COLLECT_LIMIT:
                continue
            start = first
            if start < 0:
                start = opt.COLLECT if location == here else self.step(legs.first[location])
            links, reds = self.links, legs.reds[location]
            hands[kind] += 1
            hands[NIGHTMARE] += reds
            self.links = links & ~legs.links[location]
            self.rows[location] = shards.without_last(row)
            self._trail.append(location)
            self._explore(
                location,
                points - cost - 1,
                passed | legs.passed[location],
                hops + legs.hops[location],
                start,
            )
            self._trail.pop()
            self.rows[location] = row
            self.links = links
            hands[kind] -= 1
            hands[NIGHTMARE] -= reds

    def _end(self, here: i64, passed: i64, hops: i64, first: i64, legs: Legs) -> None:
        """Weigh lying down at every location within reach."""
        for location in range(1, LOCATIONS + 1):
            if legs.cost[location] >= FAR:
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
            if self.ends is not None:
                self._note(location, power, passed | legs.passed[location], worth + bonus)
            self.hands[NIGHTMARE] -= legs.reds[location]
            if worth + bonus > self.best:
                self.best = worth + bonus
                self.power = power
                self.stops = [*self._trail, location]
                self.first = first
                if first < 0:
                    self.first = opt.END
                    if location != here:
                        self.first = self.step(legs.first[location])

    def _note(self, location: i64, power: i64, passed: i64, worth: i64) -> None:
        """Remember the best journey to each end."""
        if self.ends is None:
            return
        key = self._key() << 3 | location
        if key not in self.ends or self.ends[key].worth < worth:
            self.ends[key] = Itinerary([*self._trail, location], power, passed, worth)

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
