"""Two players against each other over every kind of set-up, each of them in every seat.

What comes of it: how often the first was placed above the other, with the interval; by how many
points, where a game is about points; and how long it thought on a core, in the median and at most.
Where more than two play, also the mean places, and how often the first won alone among others.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean, median
from time import time
from typing import NamedTuple

from oneiros.arena.intervals import mean, share
from oneiros.arena.meeting import placed, played
from oneiros.arena.running import spread
from oneiros.arena.series import Result
from oneiros.arena.tournament import Pairing, games_in_a_meeting, seatings
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.ruleset import Setup
from oneiros.registry.games import game

Draw = Callable[[Dice], Setup]
"""Gives a set-up of some kind."""
Figures = dict[str, object]


class Contest(NamedTuple):
    """How players of a game are compared: its kinds of set-ups, and how players are made of words.

    The first `usual` kinds are played unless others are asked for.
    """

    game: str
    kinds: Mapping[str, Draw]
    usual: int
    make: Callable[[str], Bot]


class Order(NamedTuple):
    """A meeting to play, and of which kind it is."""

    kind: str
    pairing: Pairing


class Crowd(NamedTuple):
    """How a game of more than two went: the places of both, and what the first won if alone."""

    own: list[float]
    others: list[float]
    alone: float | None
    """Its part of the victory; None where it had more than one seat."""


class Outcome(NamedTuple):
    """What the first player had of a meeting: points, leads, and seconds of thought."""

    order: Order
    points: list[float]
    leads: list[float]
    crowd: list[Crowd]
    """Of each game of more than two players."""
    decisions: list[float]
    turns: list[float]


def contest_options(parser: ArgumentParser, contest: Contest) -> None:
    """Let a command line say what is played, and how long."""
    known = list(contest.kinds)
    parser.add_argument("--kinds", nargs="+", default=known[: contest.usual], help=", ".join(known))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin none later")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=0)


def orders(
    contest: Contest, kinds: Sequence[str], pair: tuple[str, str], games: int, seed: object
) -> Iterator[Order]:
    """Give meetings of so many games; meeting n depends on nothing but the seed and n."""
    if pair[0] == pair[1]:
        raise BadData("learn-same-player", came=pair[0])
    for kind in kinds:
        if kind not in contest.kinds:
            raise BadData("learn-kind-unknown", came=kind, known=", ".join(contest.kinds))
    ruleset = game(contest.game).ruleset
    number = begun = 0
    while begun < games:
        kind = kinds[number % len(kinds)]
        drawn = contest.kinds[kind](Dice(derived_seed(seed, "setup", number)))
        setup = ruleset.check(drawn)
        path = (seed, "dice", number)
        yield Order(kind, Pairing(number, pair, seatings(contest.game, setup, pair, path)))
        begun += games_in_a_meeting(len(ruleset.seats(setup)))
        number += 1


def hold(
    contest: Contest, asked: Iterator[Order], *, seconds: float = float("inf"), processes: int = 0
) -> Figures:
    """Play meetings of one pair over processes; begin none when time is up.

    Which meetings are played in time may depend on how long they take, so a match that counts has
    as much time as it needs.
    """
    work = partial(_in_time, contest.make, time() + seconds)
    found = [one for one in spread(work, asked, processes=processes) if one is not None]
    if not found:
        raise BadData("learn-no-games", expected=1)
    found.sort(key=lambda one: one.order.pairing.number)
    return _summed(found)


def _in_time(make: Callable[[str], Bot], end: float, order: Order) -> Outcome | None:
    return meeting(make, order) if time() < end else None


def meeting(make: Callable[[str], Bot], order: Order) -> Outcome:
    """Play one set-up in every seating."""
    first = order.pairing.pair[0]
    results, timed = played(order.pairing, make)
    return Outcome(
        order,
        [placed(result, first) for result in results],
        [_lead(result, first) for result in results if result.scores],
        [
            crowd(result, first)
            for result in results
            if len(result.shares) > len(order.pairing.pair)
        ],
        [spent for one in timed[first] for spent in one.decisions],
        [spent for one in timed[first] for spent in one.turns()],
    )


def _lead(result: Result, bot: str) -> float:
    """Give by how many points a bot is ahead of the best of the others, on average of its seats."""
    seats = list(zip(result.fixture.bots, result.scores, strict=True))
    best = max(score for seated, score in seats if seated != bot)
    return fmean(score - best for seated, score in seats if seated == bot)


def crowd(result: Result, bot: str) -> Crowd:
    """Give the places at a table; equals share theirs."""
    standings = result.standings()
    places = [
        0.5 + sum((other > one) + 0.5 * (other == one) for other in standings) for one in standings
    ]
    seats = [seated == bot for seated in result.fixture.bots]
    own = [place for place, mine in zip(places, seats, strict=True) if mine]
    others = [place for place, mine in zip(places, seats, strict=True) if not mine]
    return Crowd(own, others, result.shares[seats.index(True)] if len(own) == 1 else None)


def _summed(found: Sequence[Outcome]) -> Figures:
    one, other = found[0].order.pairing.pair
    points = [point for outcome in found for point in outcome.points]
    leads = [lead for outcome in found for lead in outcome.leads]
    kinds = dict.fromkeys((outcome.order.kind for outcome in found), (0.0, 0))
    for outcome in found:
        won, games = kinds[outcome.order.kind]
        kinds[outcome.order.kind] = (won + sum(outcome.points), games + len(outcome.points))
    return {
        "other": other,
        "share": share(one, sum(points), len(points))._asdict(),
        **({"lead": mean(one, leads)._asdict()} if leads else {}),
        **_placing([crowd for outcome in found for crowd in outcome.crowd]),
        "kinds": kinds,
        "decision_ms": _spent([spent for outcome in found for spent in outcome.decisions]),
        "turn_ms": _spent([spent for outcome in found for spent in outcome.turns]),
    }


def _placing(crowds: Sequence[Crowd]) -> Figures:
    if not crowds:
        return {}
    alone = [crowd.alone for crowd in crowds if crowd.alone is not None]
    own = fmean(place for crowd in crowds for place in crowd.own)
    others = fmean(place for crowd in crowds for place in crowd.others)
    return {"places": [round(own, 2), round(others, 2)], "alone": [sum(alone), len(alone)]}


def _spent(seconds: Sequence[float]) -> list[float]:
    return [round(1000 * median(seconds), 2), round(1000 * max(seconds), 1)]
