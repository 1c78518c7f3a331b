"""Hold the odds of strikes to simulation, and say how long they take.

Run it as `python -m benchmarks.odds`. It asks for the odds of hundreds of strikes out of games,
plays a million strikes with dice, and prints the times and whether chance explains every deviation.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator
from time import process_time
from typing import Final, NamedTuple

from benchmarks import agreement
from benchmarks.agreement import Figure
from oneiros.bots.dreamblade import brisk
from oneiros.build import build
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.outlook import POINTS, SWING
from oneiros.games.dreamblade.odds.search import Exhausted
from oneiros.games.dreamblade.odds.strike import Strike
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import WORTH
from oneiros.games.dreamblade.text import position
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY

STRIKES: Final = 500
PLAYS: Final = 1_000_000
_EVERY: Final = 3


class Played(NamedTuple):
    """What many plays of a strike brought: sums of powers of each figure, and the largest."""

    plays: int
    total: list[float]
    squares: list[float]
    cubes: list[float]
    largest: list[float]

    def variance(self, at: int) -> float:
        """Give the variance of a figure in these plays."""
        mean = self.total[at] / self.plays
        return max(self.squares[at] / self.plays - mean * mean, 0.0)

    def skewness(self, at: int) -> float:
        """Give the skewness of a figure in these plays."""
        spread, mean = self.variance(at), self.total[at] / self.plays
        third = self.cubes[at] / self.plays - 3 * mean * self.squares[at] / self.plays
        return (third + 2 * mean**3) / spread**1.5 if spread else 0.0


def strikes(seed: str, count: int) -> Iterator[tuple[Dreamblade, int]]:
    """Play games between ready warbands, and give strikes that could be made in them."""
    dice = Dice(derived_seed("strikes", seed))
    ready = list(ready_warbands())
    while True:
        warbands = [ready[dice.below(len(ready))] for _ in range(2)]
        table = DREAMBLADE.start(DREAMBLADE.check({"warbands": warbands}))
        while table.seat != NOBODY:
            open_now = [one for one in table.options if opt.deed(one) == opt.STRIKE]
            if table.seat != CHANCE and open_now and dice.below(_EVERY) == 0:
                yield table.copy(), open_now[dice.below(len(open_now))]
                count -= 1
                if count == 0:
                    return
            chosen = dice.choose(table) if table.seat == CHANCE else brisk.answer(table, dice)
            table.apply(chosen)


def figures(table: Dreamblade, option: int, aim: int, plays: int, dice: Dice) -> list[Figure]:
    """Play a strike so often, and say of everything that its odds tell how far away it is."""
    strike = Strike(table, option, aim, spread=True)
    try:
        said = strike.outlook().expected
        sampled = None
    except Exhausted:
        odds = strike.odds()
        sampled = _play(strike, odds.samples, Dice(strike.seed), exact=False)
        said = [total / odds.samples for total in sampled.total]
    strike.search.left = 1 << 40
    played = _play(strike, plays, dice, exact=sampled is None)
    found: list[Figure] = []
    for at in range(strike.stakes.squares):
        mean = played.total[at] / plays
        likelihood = _likelihood(strike, at, said, sampled, played)
        found.append(Figure(likelihood, _name(table, strike, at), said[at], mean))
    return found


def _play(strike: Strike, plays: int, dice: Dice, *, exact: bool) -> Played:
    simulation = strike.simulation(dice, exact=exact)
    size = strike.stakes.squares
    played = Played(plays, *([0.0] * size for _ in range(4)))
    for _ in range(plays):
        came = strike.stakes.after(strike.told, simulation.play()).expected
        for at in range(size):
            played.total[at] += came[at]
            played.squares[at] += came[at] ** 2
            played.cubes[at] += came[at] ** 3
            played.largest[at] = max(played.largest[at], abs(came[at]))
    return played


def _likelihood(
    strike: Strike, at: int, said: list[float], sampled: Played | None, played: Played
) -> float:
    """Say how likely a figure is: a chance by its own distribution, a number by its spread."""
    plays, mean = played.plays, played.total[at] / played.plays
    chance = at not in (SWING, POINTS) and max(played.largest[at], said[at]) <= 1
    if chance and sampled is None:
        return agreement.of_chance(said[at], round(played.total[at]), plays)
    if chance and sampled is not None:
        return agreement.of_sampled_chance(
            round(sampled.total[at]), sampled.plays, round(played.total[at]), plays
        )
    away, skew, reach = mean - said[at], played.skewness(at), _reach(strike, at)
    if sampled is None and at in (SWING, POINTS):
        spread = said[strike.stakes.squares + at - SWING] - said[at] * said[at]
        return agreement.of_number(away, spread, skew, reach, plays)
    if sampled is None:
        return agreement.of_number(away, played.variance(at), skew, reach, plays)
    both = plays + sampled.plays
    spread = (plays * played.variance(at) + sampled.plays * sampled.variance(at)) / both
    return agreement.of_number(away, spread, skew, reach, plays * sampled.plays / both)


def _reach(strike: Strike, at: int) -> float:
    """Give how far a number may be from its mean, by all who fight and by the cell."""
    if at == SWING:
        return sum(strike.stakes.worth[one] for one in strike.stakes.creatures)
    worth = max(side[strike.cell] for side in WORTH)
    return float(len(strike.stakes.creatures) + 2 * worth)


def _name(table: Dreamblade, strike: Strike, at: int) -> str:
    """Name a figure and the strike, so that it can be looked at again."""
    names = ["cleared", "swing", "points"]
    for one in strike.stakes.creatures:
        label = table.roster.labels[one]
        names += [f"{label} {fate}" for fate in ("disrupted", "destroyed", "gone")]
    aim = aims.NAMES[strike.stakes.aim]
    return f"{names[at]} (aim {aim}): {position.write(table)}"


def main(arguments: list[str]) -> int:
    """Print the times and the deviations; 1 where those are larger than chance explains."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.odds", description=__doc__)
    parser.add_argument("--strikes", type=int, default=STRIKES)
    parser.add_argument("--plays", type=int, default=PLAYS)
    parser.add_argument("--seed", default="benchmark")
    given = parser.parse_args(arguments)
    times: list[float] = []
    sampled = 0
    all_figures: list[list[Figure]] = []
    for number, (table, option) in enumerate(strikes(given.seed, given.strikes)):
        aim = number % len(aims.NAMES)
        begun = process_time()
        odds = Strike(table, option, aim).odds()
        times.append(1000 * (process_time() - begun))
        sampled += not odds.exact
        plays = given.plays // given.strikes
        dice = Dice(derived_seed("played", given.seed, number))
        all_figures.append(figures(table, option, aim, plays, dice))
    times.sort()
    print(f"{len(times)} strikes, {build()}, {sampled} of them sampled")
    print(f"milliseconds of processor time: median {statistics.median(times):.2f}, ", end="")
    print(f"19 of 20 below {times[len(times) * 19 // 20]:.1f}, longest {times[-1]:.1f}")
    verdict = agreement.judge(all_figures)
    print(f"{given.plays} strikes played, {verdict.figures} figures: the least likely is", end=" ")
    print(
        f"{verdict.worst.errors:.2f} standard errors away; {verdict.beyond} are beyond 3,", end=" "
    )
    print(f"and {verdict.strikes_beyond} strikes as a whole (chance allows {verdict.most_beyond})")
    print(f"farthest: {verdict.worst}")
    for one in verdict.failed:
        print(f"not explained by chance: {one}")
    return 0 if verdict.holds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
