"""The ways of the dreamworld for one player: keys, points and nightmares on the links (4, 10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import returning
from oneiros.games.dreamscape.phases.returning import LINK_LIMIT
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LOCATIONS, NIGHTMARE
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape

FAR: Final = 1 << 20
_PAID: Final = 16
"""How much dearer a move for a point is than one with a key, when ways are compared."""
_RED: Final = 40
"""How much dearer a link with a nightmare shard is."""


class Legs:
    """The cheapest ways from a location to all others."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.cost: list[int] = [FAR] * (LOCATIONS + 1)
        self.paid: list[int] = [0] * (LOCATIONS + 1)
        self.hops: list[int] = [0] * (LOCATIONS + 1)
        self.reds: list[int] = [0] * (LOCATIONS + 1)
        self.passed: list[int] = [0] * (LOCATIONS + 1)
        self.links: list[int] = [0] * (LOCATIONS + 1)
        # The first location of each way.
        self.first: list[int] = [0] * (LOCATIONS + 1)


class Roads:
    """The dreamworld as it lies before a traveller."""

    def __init__(self, table: Dreamscape, player: i64) -> None:
        """Look at rows, links and Hands."""
        self.nightmares = table.box.format.nightmare
        self.rows: list[int] = table.rows[:]
        self.links: i64 = table.links
        self.hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
        self.here: i64 = table.sleeper[player]
        self.points: i64 = table.points
        # 3.4: where a key does not lead until something is paid or taken.
        self.stood: i64 = returning.stood(table) if table.question == questions.TRAVEL else 0

    def towards(self, there: i64) -> i64:
        """Give the first step of the cheapest way to a location, or END where there is none."""
        legs = self.legs(self.here, self.points)
        if there == self.here or legs.cost[there] >= FAR:
            return opt.END
        return self.step(legs.first[there])

    def step(self, there: i64) -> i64:
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

    def legs(self, here: i64, points: i64) -> Legs:
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
