"""Each level of a game against the one below.

Every set-up is played in every seating. A line for each step of the ladder tells how the higher
level fared, with the interval, and how long it thought on a core, in the median and at most.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from oneiros.kernel.bot import Bot
from oneiros.learn.contest import Contest, contest_options, hold, orders
from oneiros.registry.game import levels
from oneiros.registry.games import game


def main(contest: Contest, arguments: Sequence[str] | None = None) -> None:
    """Play the ladder of a game, or one step of it; each kind of set-up is played as often."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", help="this level only, against the one below")
    contest_options(parser, contest)
    asked = parser.parse_args(arguments)
    of_levels = contest._replace(make=partial(_level, contest.game))
    for low, high in pairwise(levels(game(contest.game))):
        if asked.level in (None, high):
            meetings = orders(contest, asked.kinds, (high, low), asked.games, asked.seed)
            found = hold(of_levels, meetings, seconds=asked.seconds, processes=asked.processes)
            print(json.dumps(found), flush=True)  # noqa: T201 - the result is the output


def _level(name: str, bot: str) -> Bot:
    return game(name).bots[bot]()
