"""Each level of a game for two against the one below.

Every set-up is played twice, with the seats exchanged. A line for each step of the ladder tells how
often the higher level won, with the interval, and how long it thought on a core, in the median and
at most.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from statistics import median
from time import time
from typing import NamedTuple

from oneiros.arena.intervals import share
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.play import play_on
from oneiros.kernel.ruleset import Setup, shares
from oneiros.learn.timed import Timed
from oneiros.registry.game import levels
from oneiros.registry.games import game

Draw = Callable[[Dice], Setup]
"""Gives a set-up of some kind."""


class Pair(NamedTuple):
    """What the higher of two levels had of two games, and the seconds it thought."""

    kind: str
    points: float
    decisions: list[float]
    turns: list[float]


class Order(NamedTuple):
    """Two games to play: with which set-up, by which levels, and with which dice."""

    game: str
    kind: str
    setup: Setup
    high: str
    low: str
    seeds: tuple[int, ...]


def pair(order: Order) -> Pair:
    """Play one set-up twice, each level once in each seat."""
    played = game(order.game)
    points, decisions, turns = 0.0, [], []
    for seat in (0, 1):
        state = played.ruleset.start(order.setup)
        timed = Timed(played.bots[order.high](), played)
        bots: list[Bot] = [played.bots[order.low](), played.bots[order.low]()]
        bots[seat] = timed
        chance, *own = map(Dice, order.seeds)
        play_on(played.ruleset, state, list(zip(bots, own, strict=True)), chance)
        points += shares(played.ruleset.ending(state), len(bots))[seat]
        decisions += timed.decisions
        turns += timed.turns()
    return Pair(order.kind, points, decisions, turns)


def _in_time(order: Order, end: float) -> Pair | None:
    return pair(order) if time() < end else None


def orders(
    name: str, draws: Mapping[str, Draw], steps: tuple[str, str], games: int, seed: object
) -> Iterator[Order]:
    """Give so many games in pairs; pair n depends on nothing but the seed and n."""
    ruleset = game(name).ruleset
    kinds = list(draws)
    for number in range(max(games // 2, 1)):
        kind = kinds[number % len(kinds)]
        setup = ruleset.check(draws[kind](Dice(derived_seed(seed, "setup", number))))
        seeds = tuple(derived_seed(seed, "dice", number, who) for who in range(3))
        yield Order(name, kind, setup, *steps, seeds)


def step(asked: Sequence[Order], *, seconds: float, processes: int) -> dict[str, object]:
    """Play games of one level against another; begin none when time is up."""
    end = time() + seconds
    with ProcessPoolExecutor(processes or os.cpu_count() or 1) as pool:
        coming = [pool.submit(_in_time, order, end) for order in asked]
        found = [one for future in coming if (one := future.result()) is not None]
    if not found:
        raise BadData("learn-no-games", expected=2 * len(asked))
    first = asked[0]
    return {"game": first.game, "level": first.high, "against": first.low, **_summed(found)}


def _summed(found: Sequence[Pair]) -> dict[str, object]:
    whole = share("", sum(one.points for one in found), 2 * len(found))
    kinds = {
        kind: [sum(one.points for one in found if one.kind == kind), 2 * ones]
        for kind in dict.fromkeys(one.kind for one in found)
        for ones in [sum(one.kind == kind for one in found)]
    }
    decisions = [1000 * spent for one in found for spent in one.decisions]
    turns = [1000 * spent for one in found for spent in one.turns]
    return {
        "won": sum(one.points for one in found),
        "games": whole.games,
        "low": round(whole.low, 3),
        "high": round(whole.high, 3),
        "kinds": kinds,
        "decision_ms": [round(median(decisions), 2), round(max(decisions), 1)],
        "turn_ms": [round(median(turns), 1), round(max(turns), 1)],
    }


def main(name: str, draws: Mapping[str, Draw], arguments: Sequence[str] | None = None) -> None:
    """Play the ladder of a game, or one step of it; each kind of set-up is played as often."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", help="this level only, against the one below")
    parser.add_argument("--games", type=int, default=400, help="for each step")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for each step")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=0)
    asked = parser.parse_args(arguments)
    for low, high in pairwise(levels(game(name))):
        if asked.level in (None, high):
            games = list(orders(name, draws, (high, low), asked.games, asked.seed))
            found = step(games, seconds=asked.seconds, processes=asked.processes)
            print(json.dumps(found), flush=True)  # noqa: T201 - the result is the output
