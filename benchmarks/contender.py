"""What is measured of an engine: random games for a while, and copies from the middle of games.

Time is that of the process, not of the clock on the wall: every engine here works in one thread,
and what else the machine does should count for nobody.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple, Protocol

from oneiros.kernel.collector import CollectorRests

KEPT: Final = 10_000
"""So many copies are kept."""


class Game(NamedTuple):
    """One finished game: players' decisions, answers of chance, and seconds of the engine."""

    decisions: int
    chances: int
    seconds: float


class Contender(Protocol):
    """An engine with one game and one way to drive it."""

    def play(self, random: Random) -> Game:
        """Play one game at random from its set-up to its end."""

    def copier(self, random: Random, decisions: int) -> Callable[[], object] | None:
        """Give what copies a state after so many decisions; None if the engine offers no copy."""


class Pace(NamedTuple):
    """What a while of random games came to."""

    games: int
    decisions: int
    chances: int
    seconds: float


def measure(contender: Contender, seconds: float, seed: int) -> Pace:
    """Play whole games for at least so many seconds; the same seed gives the same games."""
    random = Random(seed)
    games = decisions = chances = 0
    spent = 0.0
    while spent < seconds:
        game = contender.play(random)
        games += 1
        decisions += game.decisions
        chances += game.chances
        spent += game.seconds
    return Pace(games, decisions, chances, spent)


def measure_copy(contender: Contender, length: float, seed: int) -> float | None:
    """Give the microseconds of a copy, the mean over states from the middle half of games."""
    random = Random(seed)
    total = 0.0
    states, copies = 24, 200
    for number in range(states):
        share = 0.25 + 0.5 * number / (states - 1)
        copy = contender.copier(random, int(length * share))
        if copy is None:
            return None
        copy()
        begun = process_time()
        for _ in range(copies):
            copy()
        total += process_time() - begun
    return total / (states * copies) * 1e6


def measure_kept(contender: Contender, length: float, seed: int) -> dict[str, float] | None:
    """Give the microseconds of a copy where all copies are kept, as searches keep them.

    Once while Python's collector works, and once while it rests, as in our searches.
    """
    copy = contender.copier(Random(seed), int(length / 2))
    if copy is None:
        return None
    working = _kept(copy)
    with CollectorRests():
        resting = _kept(copy)
    return {"working": working, "resting": resting}


def _kept(copy: Callable[[], object]) -> float:
    gc.collect()
    begun = process_time()
    kept = [copy() for _ in range(KEPT)]
    return (process_time() - begun) / len(kept) * 1e6


def drawn(random: Random, weights: Sequence[float]) -> int:
    """Draw an index by weight, the same quick way for every engine with chance."""
    mark = random.random() * sum(weights)
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    return len(weights) - 1
