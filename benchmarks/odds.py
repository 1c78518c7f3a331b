"""Hold the odds of strikes to simulation, and say how long they take.

Run it as `python -m benchmarks.odds`. It asks for the odds of hundreds of strikes out of games,
plays a million strikes with dice, and prints the times and the worst deviation in standard errors.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator
from math import sqrt
from time import process_time
from typing import Final, NamedTuple

from oneiros.bots.dreamblade import brisk
from oneiros.build import build
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.outlook import POINTS, SWING, Outlook
from oneiros.games.dreamblade.odds.strike import Strike, StrikeOdds
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY

STRIKES: Final = 500
PLAYS: Final = 1_000_000
UNSEEN: Final = 0.5
"""What is added to each spread, or a chance of nothing would have no error."""
_EVERY: Final = 3


class Gap(NamedTuple):
    """How far simulation and odds are apart, in standard errors of their difference."""

    errors: float
    odds: float
    played: float


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


def worst_gap(strike: Strike, plays: int, dice: Dice) -> Gap:
    """Play a strike so often, and give the chance or number that is farthest from its odds."""
    odds = strike.odds()
    strike.search.left = 1 << 40
    said, samples = _said(strike, odds)
    simulation = strike.simulation(dice, exact=odds.exact)
    dearest = max(strike.stakes.worth[one] for one in strike.stakes.creatures)
    total = [0.0] * len(said)
    squares = [0.0] * len(said)
    for _ in range(plays):
        for at, came in enumerate(strike.stakes.after(strike.told, simulation.play()).expected):
            total[at] += came
            squares[at] += came * came
    worst = Gap(0.0, 0.0, 0.0)
    for at, chance in enumerate(said):
        mean = total[at] / plays
        spread = max(squares[at] / plays - mean * mean, 0.0)
        # A number that seldom comes, but then is large, varies more than was seen of it.
        least = abs(chance) * dearest if at in (SWING, POINTS) else chance * (1 - chance)
        spread = max(spread, least) + UNSEEN / plays
        error = sqrt(spread / plays + (spread / samples if samples else 0.0))
        if abs(mean - chance) / error > worst.errors:
            worst = Gap(abs(mean - chance) / error, chance, mean)
    return worst


def _said(strike: Strike, odds: StrikeOdds) -> tuple[list[float], int]:
    """Give everything that the odds expect, in the order in which a simulation counts it."""
    said = Outlook(0.0, [odds.cleared, odds.swing, odds.points])
    told = {one.creature: one for one in (*odds.defenders, *odds.attackers)}
    for creature in strike.stakes.creatures:
        said.expected += told[creature][1:]
    return said.expected, odds.samples


def main(arguments: list[str]) -> int:
    """Print the times and the worst deviation; 1 where that is larger than chance explains."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.odds", description=__doc__)
    parser.add_argument("--strikes", type=int, default=STRIKES)
    parser.add_argument("--plays", type=int, default=PLAYS)
    parser.add_argument("--seed", default="benchmark")
    given = parser.parse_args(arguments)
    times: list[float] = []
    sampled = 0
    worst = Gap(0.0, 0.0, 0.0)
    for number, (table, option) in enumerate(strikes(given.seed, given.strikes)):
        aim = number % len(aims.NAMES)
        begun = process_time()
        odds = Strike(table, option, aim).odds()
        times.append(1000 * (process_time() - begun))
        sampled += not odds.exact
        plays = given.plays // given.strikes
        dice = Dice(derived_seed("played", given.seed, number))
        worst = max(worst, worst_gap(Strike(table, option, aim), plays, dice))
    times.sort()
    print(f"{len(times)} strikes, {build()}, {sampled} of them sampled")
    print(f"milliseconds of processor time: median {statistics.median(times):.2f}, ", end="")
    print(f"19 of 20 below {times[len(times) * 19 // 20]:.1f}, longest {times[-1]:.1f}")
    print(
        f"{given.plays} strikes played: worst deviation {worst.errors:.2f} standard errors, ",
        end="",
    )
    print(f"{worst.odds:.4f} by odds and {worst.played:.4f} played")
    return 0 if worst.errors < _most(len(times)) else 1


def _most(count: int) -> float:
    """The deviation that some ten chances for each of so many strikes hardly ever exceed."""
    return 4.5 if count < STRIKES else 5.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
