"""A match of two players: every pair of warbands is played twice, with the seats exchanged."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter, time
from typing import NamedTuple

from oneiros.arena.intervals import Share, share
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.play import play_on
from oneiros.kernel.state import NOBODY
from oneiros.learn.dreamblade.players import player
from oneiros.learn.dreamblade.tables import begun, drawn_warbands
from oneiros.learn.timed import Timed
from oneiros.registry.dreamblade.game import DREAMBLADE as GAME


class Outcome(NamedTuple):
    """What the first player had of two games, and the milliseconds of its decisions."""

    points: float
    mean: float
    longest: float


class Verdict(NamedTuple):
    """How the first player fared: its share with the interval, and how long it thought."""

    share: Share
    mean_milliseconds: float
    longest_milliseconds: float
    seconds: float


def pair(one: str, other: str, seed: object, number: int) -> Outcome:
    """Play the same warbands twice, each player once in each seat."""
    dice = Dice(derived_seed(seed, "match", number))
    warbands = drawn_warbands(dice, held_out=True)
    points, spent = 0.0, []
    for seat in (0, 1):
        table = begun(warbands)
        timed = Timed(player(one), GAME)
        bots: list[Bot] = [timed, player(other)] if seat == 0 else [player(other), timed]
        chance, *own = (Dice(derived_seed(seed, "dice", number, who)) for who in range(3))
        play_on(DREAMBLADE, table, list(zip(bots, own, strict=True)), chance)
        winner = table.winner()
        points += 0.5 if winner == NOBODY else float(winner == seat)
        spent += timed.decisions
    return Outcome(points, 1000 * sum(spent) / len(spent), 1000 * max(spent))


def _in_time(one: str, other: str, seed: object, number: int, end: float) -> Outcome | None:
    return pair(one, other, seed, number) if time() < end else None


def match(
    one: str,
    other: str,
    *,
    games: int,
    seed: object,
    seconds: float = float("inf"),
    processes: int = 0,
) -> Verdict:
    """Play so many games, an even number, over processes; begin none when time is up.

    Which games are played in time may depend on how long they take, so a match that counts has as
    much time as it needs.
    """
    workers = processes or os.cpu_count() or 1
    begun_at = perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        asked = [
            pool.submit(_in_time, one, other, seed, number, time() + seconds)
            for number in range(max(games // 2, 1))
        ]
        found = [outcome for future in asked if (outcome := future.result()) is not None]
    if not found:
        raise BadData("learn-no-games", expected=games)
    points = sum(outcome.points for outcome in found)
    return Verdict(
        share(one, points, 2 * len(found)),
        sum(outcome.mean for outcome in found) / len(found),
        max(outcome.longest for outcome in found),
        perf_counter() - begun_at,
    )
