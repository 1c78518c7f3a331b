"""A game in numbers: what each player got in every cycle, and by what, and what was left unused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.table.table import ACTION_POINTS
from oneiros.games.dreamscape.vocabulary import CYCLES
from oneiros.kernel.fact import Fact
from oneiros.registry.coach import Gain

LAST: Final = CYCLES + 1
"""The last creation counts as a cycle of its own (5.8)."""
END: Final = LAST + 1
"""The final scoring comes after it."""

CARDS: Final = "cards"
TREES: Final = "trees"
WATER: Final = "water"
MOUNTAINS: Final = "mountains"
CROSSED: Final = "crossed"
PURPOSES: Final = "purposes"
OPEN: Final = "open"
NIGHTMARES: Final = "nightmares"
SOURCES: Final = {
    "6.2": CARDS,
    "5.4": TREES,
    "5.6": WATER,
    "5.8": MOUNTAINS,
    "10.6": CROSSED,
    "8.2": OPEN,
    "10.8": NIGHTMARES,
}
"""What brings points or takes them, by its rule; purposes are told by facts of their own."""
_UNUSED: Final = "5.10"
"""The rule by which shards that are left in Hands go back into the bag."""


class Completed(NamedTuple):
    """A card that was completed."""

    card: int
    cycle: int
    points: int


class Tale:
    """What one player did in one game."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.points: Counter[tuple[int, str]] = Counter()
        """Points by the cycle and by what brought them."""
        self.completed: list[Completed] = []
        self.kept: dict[int, int] = {}
        """The cycle since which each card was held, 0 for the set-up."""
        self.entered = 0
        """The cycle in which the Dreamer entered, or 0."""
        self.created: list[int] = []
        """The cycles whose creation the player has ended, the last creation among them."""
        self.travels = 0
        self.idle_points: Counter[int] = Counter()
        """Action points that were not used, by the cycle."""
        self.unused_shards: Counter[int] = Counter()
        """Shards that were left in Hands when a creation ended, by the cycle."""
        self.free_steps = 0
        self.free_steps_taken = 0
        self.trees = 0
        self.location_powers = 0
        self.card_powers = 0
        self._spent = 0

    def hear(self, fact: Fact, cycle: int) -> None:
        """Count a fact about the player."""
        kind, about = fact.kind, fact.about
        if kind == facts.SCORED:
            self._score(fact, cycle)
        elif kind == facts.PURPOSE_PAID:
            self.points[END, PURPOSES] += about[2]
        elif kind == facts.CARD_KEPT:
            self.kept[about[1]] = cycle
        elif kind in (facts.TRAVEL_BEGAN, facts.COLLECTED, facts.SLEEPER_MOVED, facts.LAIN_DOWN):
            self._travel(fact, cycle)
        elif kind == facts.POWER_USED:
            self.location_powers += 1
        elif kind == facts.SHARD_STORED:
            self.card_powers += about[3]
        else:
            self._create(fact, cycle)

    def total(self, *sources: str) -> int:
        """Add up the points of some sources, or of all."""
        return sum(
            points
            for (_, source), points in self.points.items()
            if not sources or source in sources
        )

    def gains(self) -> tuple[Gain, ...]:
        """Give what each cycle brought, and by what, in the order of the game."""
        order = [*SOURCES.values(), PURPOSES]
        told = [(cycle, order.index(source), points) for (cycle, source), points in self._told()]
        return tuple(Gain(cycle, order[place], points) for cycle, place, points in sorted(told))

    def barren(self) -> list[int]:
        """6.2: list the cycles in which no card was completed, the last creation left out."""
        fruitful = {one.cycle for one in self.completed}
        return [cycle for cycle in self.created if cycle < LAST and cycle not in fruitful]

    def _told(self) -> Iterable[tuple[tuple[int, str], int]]:
        return ((key, points) for key, points in self.points.items() if points)

    def _score(self, fact: Fact, cycle: int) -> None:
        _, points = fact.about
        source = SOURCES[fact.cause.rule]
        self.points[END if source in (OPEN, NIGHTMARES) else cycle, source] += points
        if source == CARDS:
            self.completed.append(Completed(fact.cause.piece, cycle, points))
            self.kept.pop(fact.cause.piece, None)

    def _travel(self, fact: Fact, cycle: int) -> None:
        """4.1: count what is spent, and what is left when the Sleeper lies down."""
        if fact.kind == facts.TRAVEL_BEGAN:
            self._spent = 0
        elif fact.kind == facts.COLLECTED:
            self._spent += 1
        elif fact.kind == facts.SLEEPER_MOVED:
            self._spent += fact.about[3]
        else:
            self.travels += 1
            self.idle_points[cycle] += ACTION_POINTS - self._spent

    def _create(self, fact: Fact, cycle: int) -> None:
        kind, about = fact.kind, fact.about
        if kind == facts.ENTERED:
            self.entered = cycle
        elif kind == facts.PLANTED:
            self.trees += 1
        elif kind == facts.FREE_STEP_GAINED:
            self.free_steps += 1
        elif kind == facts.STEPPED:
            # What is not paid with a white shard is the free step.
            self.free_steps_taken += 1 - about[3]
        elif kind == facts.DISCARDED and fact.cause.rule == _UNUSED:
            self.unused_shards[cycle] += about[2]
        elif kind == facts.CREATION_ENDED:
            self.created.append(cycle)


def told(heard: Iterable[Fact], players: int) -> list[Tale]:
    """Read a game from everything that happened in it, for each player."""
    tales = [Tale() for _ in range(players)]
    cycle = 0
    for fact in heard:
        if fact.kind == facts.CYCLE_BEGAN:
            cycle = fact.about[0]
        elif fact.kind == facts.CREATION_BEGAN and fact.about[1]:
            cycle = LAST
        elif fact.kind in _OF_PLAYERS and fact.about[0] >= 0:
            tales[fact.about[0]].hear(fact, cycle)
    return tales


_OF_PLAYERS: Final = frozenset(
    kind.number for kind in facts.KINDS if next(iter(kind.fields.values()), "") == facts.SEAT
)
"""The kinds of facts that begin with the player whom they are about."""
