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
    known = levels(game(contest.game))
    parser.add_argument("--level", choices=known[1:], help="this one only, against the one below")
    parser.add_argument("--against", choices=known, help="with --level: against this one instead")
    contest_options(parser, contest)
    asked = parser.parse_args(arguments)
    if asked.against and not asked.level:
        parser.error("--against says whom a --level meets: name both")
    if asked.against and asked.against == asked.level:
        parser.error(f"--level and --against are both {asked.level}: name two different levels")
    of_levels = contest._replace(make=partial(_level, contest.game))
    for below, high in pairwise(known):
        if asked.level in (None, high):
            low = asked.against or below
            meetings = orders(contest, asked.kinds, (high, low), asked.games, asked.seed)
            found = hold(of_levels, meetings, seconds=asked.seconds, processes=asked.processes)
            print(json.dumps(found), flush=True)  # noqa: T201 - the result is the output


def _level(name: str, bot: str) -> Bot:
    return game(name).bots[bot]()
