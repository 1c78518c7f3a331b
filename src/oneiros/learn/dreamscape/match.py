"""A match of two players of Dreamscape: `python -m oneiros.learn.dreamscape.match ONE OTHER`.

Every deal is played once with the first player in each seat, the other player in all the rest.
Players are `scripted`, `random`, `glance` (the planner's lighter setting), and `planner`, or
`planner:playouts=160,turn=400,milliseconds=2000`; without milliseconds it has no clock. The result
tells how often the first one won, by how many points it was ahead of the best of the others, both
with the interval, and how long it thought on a core, in milliseconds: in the median and at most.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from time import process_time, time
from typing import NamedTuple, cast

from oneiros.arena.intervals import mean, share
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.standing import Standing
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.play import play_on
from oneiros.kernel.ruleset import Setup, shares
from oneiros.kernel.state import State
from oneiros.learn.dreamscape.players import player


class Outcome(NamedTuple):
    """What the first player had of a deal: shares of victories, leads, and seconds of thought."""

    points: float
    leads: list[int]
    decisions: list[float]
    cycles: list[float]


class _Timed:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions: list[float] = []
        self.cycles: defaultdict[int, float] = defaultdict(float)

    def choose(self, seen: State, dice: Dice) -> int:
        begun_at = process_time()
        chosen = self._bot.choose(seen, dice)
        self.decisions.append(process_time() - begun_at)
        self.cycles[cast("Standing", seen).cycle] += self.decisions[-1]
        return chosen


class Order(NamedTuple):
    """A deal to play: by whom, with which set-up, and with which dice."""

    one: str
    other: str
    setup: Setup
    seed: object
    number: int


def deal(order: Order) -> Outcome:
    """Play a deal with the first player in each seat."""
    checked = DREAMSCAPE.check(order.setup)
    seats = len(DREAMSCAPE.seats(checked))
    found = Outcome(0.0, [], [], [])
    for seat in range(seats):
        table = DREAMSCAPE.start(checked)
        timed = _Timed(player(order.one))
        bots: list[Bot] = [player(order.other) for _ in range(seats)]
        bots[seat] = timed
        path = (order.seed, "deal", order.number)
        chance, *own = (Dice(derived_seed(*path, who)) for who in range(seats + 1))
        play_on(DREAMSCAPE, table, list(zip(bots, own, strict=True)), chance)
        rest = [score for place, score in enumerate(table.score) if place != seat]
        found.leads.append(table.score[seat] - max(rest))
        found.decisions.extend(timed.decisions)
        found.cycles.extend(timed.cycles.values())
        won = shares(DREAMSCAPE.ending(table), seats)[seat]
        found = found._replace(points=found.points + won)
    return found


def _in_time(order: Order, end: float) -> Outcome | None:
    return deal(order) if time() < end else None


def match(
    one: str,
    other: str,
    *,
    setup: Setup,
    deals: int,
    seed: object,
    seconds: float = float("inf"),
    processes: int = 0,
) -> dict[str, object]:
    """Play so many deals over processes; begin none when time is up."""
    end = time() + seconds
    with ProcessPoolExecutor(processes or os.cpu_count() or 1) as pool:
        asked = [
            pool.submit(_in_time, Order(one, other, setup, seed, number), end)
            for number in range(deals)
        ]
        found = [outcome for future in asked if (outcome := future.result()) is not None]
    if not found:
        raise BadData("learn-no-games", expected=deals)
    leads = [lead for outcome in found for lead in outcome.leads]
    points = sum(outcome.points for outcome in found)
    return {
        "other": other,
        "share": share(one, points, len(leads))._asdict(),
        "lead": mean(one, leads)._asdict(),
        "decision_ms": _spent([spent for outcome in found for spent in outcome.decisions]),
        "cycle_ms": _spent([spent for outcome in found for spent in outcome.cycles]),
    }


def _spent(seconds: Sequence[float]) -> list[float]:
    return [round(1000 * median(seconds), 1), round(1000 * max(seconds), 1)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the match that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--nightmare", action="store_true")
    parser.add_argument("--simultaneous", action="store_true")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no deal later")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=0)
    asked = parser.parse_args(arguments)
    setup: Setup = {
        "players": asked.players,
        "nightmare": asked.nightmare,
        "simultaneous": asked.simultaneous,
    }
    found = match(
        asked.one,
        asked.other,
        setup=setup,
        deals=asked.deals,
        seed=asked.seed,
        seconds=asked.seconds,
        processes=asked.processes,
    )
    print(json.dumps(found))  # noqa: T201 - the result is the output


if __name__ == "__main__":
    main()
