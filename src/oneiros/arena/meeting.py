"""One meeting of two bots: the same table in every seating, and how long each of them thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from statistics import fmean

import msgspec

from oneiros.arena.series import Result, play
from oneiros.arena.timed import Timed
from oneiros.arena.tournament import Pairing
from oneiros.kernel.bot import Bot
from oneiros.registry.bots.names import find
from oneiros.registry.bots.outside_bot import loss_of
from oneiros.registry.games import game


class Thought(msgspec.Struct):
    """How often a bot decided, and the seconds of processor time that it took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    lost: int = 0
    """How many moves a bot from outside lost by its faults."""
    why: str = ""
    """Why it lost the first of them."""

    def add(self, other: Thought) -> None:
        """Count another thought of the same bot."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.lost += other.lost
        self.why = self.why or other.why


class Meeting(msgspec.Struct):
    """What came of a meeting: what the first bot had of each game, and how long both thought."""

    number: int
    bots: tuple[str, str]
    points: list[float]
    """1 for whoever is placed above the other, a half for being equal; the mean over a table."""
    thought: dict[str, Thought]


def meet(pairing: Pairing) -> Meeting:
    """Play all games of a meeting between bots by their names."""
    known = game(pairing.fixtures[0].game)
    results, timed = played(pairing, lambda bot: find(known, bot)())
    points = [placed(result, pairing.pair[0]) for result in results]
    return Meeting(pairing.number, pairing.pair, points, {b: _thought(timed[b]) for b in timed})


def played(
    pairing: Pairing, make: Callable[[str], Bot]
) -> tuple[list[Result], dict[str, list[Timed]]]:
    """Play all games of a meeting; give the results, and how long each bot thought in each seat."""
    results: list[Result] = []
    timed: dict[str, list[Timed]] = {bot: [] for bot in pairing.pair}
    for fixture in pairing.fixtures:
        seated = [Timed(make(bot), game(fixture.game)) for bot in fixture.bots]
        for bot, one in zip(fixture.bots, seated, strict=True):
            timed[bot].append(one)
        results.append(play(fixture, seated))
    return results, timed


def _thought(seats: Sequence[Timed]) -> Thought:
    spent = [second for one in seats for second in one.decisions]
    lost = [loss for loss in map(loss_of, (one.bot for one in seats)) if loss.moves]
    moves, why = sum(one.moves for one in lost), lost[0].why if lost else ""
    return Thought(len(spent), sum(spent), max(spent, default=0.0), moves, why)


def placed(result: Result, bot: str) -> float:
    """Compare every seat of a bot with every other: by its part of the victory, then by points."""
    seated = list(zip(result.fixture.bots, result.standings(), strict=True))
    own = [standing for one, standing in seated if one == bot]
    others = [standing for one, standing in seated if one != bot]
    return fmean((one > other) + 0.5 * (one == other) for one, other in product(own, others))
