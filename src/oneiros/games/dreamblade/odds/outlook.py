"""What may become of a strike from some point on: a value for the aim, and chances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.phases.conquest import claims
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.board import WORTH
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table
    from oneiros.kernel.fact import Fact

# Where the chances of a creature lie, from its own start, and what comes before all creatures.
DISRUPTED: Final = 0
DESTROYED: Final = 1
GONE: Final = 2
EACH: Final = 3
CLEARED: Final = 0
SWING: Final = 1
POINTS: Final = 2
CREATURES: Final = 3


class Outlook:
    """What the aim counts for, and for everything else how much of it is to be expected."""

    def __init__(self, value: float, expected: list[float]) -> None:
        """Note both."""
        self.value = value
        self.expected = expected

    def add(self, other: Outlook, chance: float) -> None:
        """Count another outlook in with its chance."""
        self.value += chance * other.value
        mine = self.expected
        theirs = other.expected
        for at in range(len(mine)):
            mine[at] += chance * theirs[at]


class Stakes:
    """Who fights, what is aimed at, and how what happens is counted for that."""

    def __init__(
        self,
        table: Table,
        cell: i64,
        attacker: i64,
        aim: i64,
        *,
        wanted: i64 = NONE,
        spread: bool = False,
    ) -> None:
        """Count for an attacker in a cell, who may want one creature before anything else.

        Where the spread is asked for, the squares of swing and points are expected, too, and come
        last: a check of the odds needs to know how both vary.
        """
        self.cell: i64 = cell
        self.attacker: i64 = attacker
        self.aim: i64 = aim
        self.creatures: list[int] = numbers(table.at[cell] & table.roster.creatures)
        self.start: list[int] = [-1] * 32
        for place, one in enumerate(self.creatures):
            self.start[one] = CREATURES + EACH * place
        self.squares: i64 = CREATURES + EACH * len(self.creatures)
        self.spread = spread
        self.size: i64 = self.squares + 2 if spread else self.squares
        self.worth: list[float] = [aims.worth(table, one) for one in range(32)]
        if wanted != NONE:
            self.worth[wanted] = aims.ABOVE_ALL
        self.claimed: i64 = 0
        self.claimed = self._claimed(table)

    def nothing(self) -> Outlook:
        """Expect nothing at all."""
        return Outlook(0.0, [0.0] * self.size)

    def end(self, table: Table) -> Outlook:
        """Judge the table after the combat: whether the cell is cleared, and who claims it."""
        found = self.nothing()
        cleared = 0.0 if table.enemies_in(self.cell, self.attacker) else 1.0
        points = float(self._claimed(table) - self.claimed)
        found.expected[CLEARED] = cleared
        found.expected[POINTS] = points
        if self.spread:
            found.expected[self.squares + 1] = points * points
        found.value = aims.value(self.aim, cleared, points)
        return found

    def after(self, told: list[Fact], outlook: Outlook) -> Outlook:
        """Add what has happened to what may still happen."""
        found: Outlook | None = None
        for fact in told:
            if facts.DISRUPTED <= fact.kind <= facts.RAISED:
                if found is None:
                    found = Outlook(outlook.value, outlook.expected[:])
                self._add(found, fact)
        return outlook if found is None else found

    def _add(self, found: Outlook, fact: Fact) -> None:
        """Count a miniature that was broken or left, and the point that it may bring (8.5)."""
        kind: i64 = fact.kind
        one: i64 = fact.about[0]
        sign = -1.0 if one >> 4 == self.attacker else 1.0
        lost = sign * self.worth[one]
        self._shift(found, SWING, lost * aims.loss(kind, broken=False))
        found.value += lost * aims.loss(kind, broken=self.aim == aims.DISRUPT)
        if kind == facts.DESTROYED:
            points = sign * fact.about[1]
            self._shift(found, POINTS, points)
            found.value += aims.value(self.aim, 0.0, points)
        start: i64 = self.start[one]
        if start >= 0:
            expected = found.expected
            if kind == facts.DISRUPTED:
                expected[start + DISRUPTED] += 1.0
            elif kind == facts.DESTROYED:
                expected[start + DESTROYED] += 1.0
            elif kind in (facts.SACRIFICED, facts.BANISHED):
                expected[start + GONE] += 1.0

    def _shift(self, found: Outlook, number: i64, by: float) -> None:
        """Add to the swing or to the points, and to the square of it."""
        expected = found.expected
        if self.spread:
            square: i64 = self.squares + number - SWING
            expected[square] += by * (2.0 * expected[number] + by)
        expected[number] += by

    def _claimed(self, table: Table) -> i64:
        """What the cell brings the attacker, less what it brings the other side."""
        total: i64 = 0
        for player in range(2):
            if claims(table, player, self.cell):
                worth: i64 = WORTH[player][self.cell]
                total += worth if player == self.attacker else -worth
        return total
