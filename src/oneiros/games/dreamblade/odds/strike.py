"""The odds of a strike before it is made: worked out, or sampled where that is too much.

Both sides are taken to answer as well as they can for what the attacker aims at.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures
from oneiros.games.dreamblade.odds import outlook as look
from oneiros.games.dreamblade.odds.likeness import Likeness
from oneiros.games.dreamblade.odds.outlook import Outlook, Stakes
from oneiros.games.dreamblade.odds.search import Exhausted, Search
from oneiros.games.dreamblade.odds.simulation import Simulation
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade

MOST: Final = 5000
"""On so many copies of the table a strike may be worked out; then it is sampled."""
SAMPLES: Final = 400
FEWEST: Final = 100
"""A strike is sampled so often, but not so often where each sample takes long."""
_MOST_WORK: Final = 5000


class CreatureOdds(NamedTuple):
    """The chances of a creature in the combat; one that is gone was banished or sacrificed."""

    creature: int
    disrupted: float
    destroyed: float
    gone: float


class StrikeOdds(NamedTuple):
    """What a strike may come to.

    The swing is the worth that the other side loses less what the attacker loses, a disrupted
    creature counting for half; the points are those of this strike and of its cell. Where not
    everything was worked out it was sampled, and `error` is the largest standard error of a chance.
    """

    exact: bool
    samples: int
    error: float
    cleared: float
    swing: float
    points: float
    defenders: list[CreatureOdds]
    attackers: list[CreatureOdds]


class Strike:
    """One strike that is looked at: what is at stake, and a table on which only it goes on."""

    def __init__(
        self,
        table: Dreamblade,
        option: i64,
        aim: i64,
        most: i64 = MOST,
        *,
        wanted: i64 = NONE,
        spread: bool = False,
        thorough: bool = False,
    ) -> None:
        """Begin the strike of an option on a copy that ends with its combat.

        The attacker may want one creature before anything else. Checks of the odds ask for the
        spread, or try every answer.
        """
        self.cell: i64 = opt.group_cell_of(option)
        self.struck = table.copy()
        self.struck.stack.clear()
        self.struck.facts = []
        self.struck.call(procedures.COMBAT, self.cell, opt.group_of(option))
        self.struck.advance()
        # A strike without dice may be over by now.
        self.told = self.struck.facts
        self.struck.facts = None
        self.stakes = Stakes(table, self.cell, table.seat, aim, wanted=wanted, spread=spread)
        likeness = Likeness(self.struck, self.cell, thorough=thorough)
        self.search = Search(self.stakes, likeness, most, thorough=thorough)
        self.seed = derived_seed("odds", table.turn, table.phase, option, aim)

    def outlook(self) -> Outlook:
        """Work everything out, or give up as Exhausted."""
        return self.stakes.after(self.told, self.search.look(self.struck.copy()))

    def simulation(self, dice: Dice, *, exact: bool) -> Simulation:
        """Give the same strike to be played with dice."""
        return Simulation(self.search, self.struck, dice, exact=exact)

    def odds(self) -> StrikeOdds:
        """Give the odds."""
        try:
            return self._told(self.outlook(), 0)
        except Exhausted:
            return self._sampled()

    def _sampled(self) -> StrikeOdds:
        """Sample by dice of its own, which are always the same for the same strike."""
        simulation = self.simulation(Dice(self.seed), exact=False)
        found = self.stakes.nothing()
        played: i64 = 0
        while played < SAMPLES and (played < FEWEST or simulation.work < _MOST_WORK):
            found.add(self.stakes.after(self.told, simulation.play()), 1.0)
            played += 1
        mean = self.stakes.nothing()
        mean.add(found, 1.0 / float(played))
        return self._told(mean, played)

    def _told(self, found: Outlook, samples: i64) -> StrikeOdds:
        sides: tuple[list[CreatureOdds], list[CreatureOdds]] = ([], [])
        expected = found.expected
        chances: list[float] = [expected[look.CLEARED]]
        for one in self.stakes.creatures:
            start: i64 = self.stakes.start[one]
            odds = CreatureOdds(
                one,
                expected[start + look.DISRUPTED],
                expected[start + look.DESTROYED],
                expected[start + look.GONE],
            )
            chances += odds[1:]
            sides[1 if one >> 4 == self.stakes.attacker else 0].append(odds)
        return StrikeOdds(
            exact=samples == 0,
            samples=samples,
            error=_error(chances, samples),
            cleared=expected[look.CLEARED],
            swing=expected[look.SWING],
            points=expected[look.POINTS],
            defenders=sides[0],
            attackers=sides[1],
        )


def strike_odds(table: Dreamblade, option: i64, aim: i64) -> StrikeOdds:
    """Give the odds of one of the strikes that a table lists, for what its attacker aims at."""
    return Strike(table, option, aim).odds()


def _error(chances: list[float], samples: i64) -> float:
    """Give the largest standard error of some chances; what was never seen has one, too."""
    if samples == 0:
        return 0.0
    number = float(samples)
    widest = 1.0 / number
    for chance in chances:
        widest = max(widest, sqrt(max(chance * (1.0 - chance), 0.0) / number))
    return widest
