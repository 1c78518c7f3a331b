"""Compare the odds of strikes with those of a search that tries every answer.

Run it as `python -m benchmarks.odds_thorough`. The odds leave out answers that hardly ever change a
strike: shares of damage, where the disrupted go, smaller groups for a deathblow. This asks for the
odds of strikes out of games both ways and prints by how much they differ.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from benchmarks.odds import strikes
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.outlook import POINTS, SWING
from oneiros.games.dreamblade.odds.search import Exhausted
from oneiros.games.dreamblade.odds.strike import Strike
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.text import position

_SAME: Final = 1e-6


def main(arguments: list[str]) -> int:
    """Print how many strikes differ, and how much the chances of each that does."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.odds_thorough", description=__doc__)
    parser.add_argument("--strikes", type=int, default=300)
    parser.add_argument("--copies", type=int, default=150_000)
    parser.add_argument("--seed", default="thorough")
    given = parser.parse_args(arguments)
    compared, differ = 0, list[float]()
    for number, (table, option) in enumerate(strikes(given.seed, given.strikes)):
        aim = number % len(aims.NAMES)
        try:
            usual = Strike(table, option, aim).outlook()
            every = Strike(table, option, aim, given.copies, thorough=True).outlook()
        except Exhausted:
            continue
        compared += 1
        gaps = [abs(a - b) for a, b in zip(usual.expected, every.expected, strict=True)]
        chance = max(gap for at, gap in enumerate(gaps) if at not in (SWING, POINTS))
        if chance > _SAME or abs(usual.value - every.value) > _SAME:
            differ.append(chance)
            print(
                f"chance {chance:.4f}, swing {gaps[SWING]:.3f}, points {gaps[POINTS]:.3f},", end=" "
            )
            print(f"value {every.value - usual.value:+.5f} (aim {aims.NAMES[aim]}):", end=" ")
            print(f"{DREAMBLADE.write(table, option)} in {position.write(table)}")
    print(
        f"{given.strikes} strikes, {compared} worked out both ways, {len(differ)} differ", end=" "
    )
    print(f"by at most {max(differ, default=0):.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
