"""One meeting of two bots: the same table in every seating, and how long each of them thought."""

from __future__ import annotations

from itertools import product
from statistics import fmean
from time import process_time

import msgspec

from oneiros.arena.series import Result, play
from oneiros.arena.tournament import Pairing
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import State
from oneiros.registry.games import game


class Thought(msgspec.Struct):
    """How often a bot decided, and the seconds of processor time that it took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thought) -> None:
        """Count another thought of the same bot."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Meeting(msgspec.Struct):
    """What came of a meeting: what the first bot had of each game, and how long both thought."""

    number: int
    bots: tuple[str, str]
    points: list[float]
    """1 for whoever is placed above the other, a half for being equal; the mean over a table."""
    thought: dict[str, Thought]


class _Timed:
    def __init__(self, bot: Bot, thought: Thought) -> None:
        self._bot = bot
        self._thought = thought

    def choose(self, seen: State, dice: Dice) -> int:
        begun = process_time()
        chosen = self._bot.choose(seen, dice)
        spent = process_time() - begun
        self._thought.add(Thought(1, spent, spent))
        return chosen


def meet(pairing: Pairing) -> Meeting:
    """Play all games of a meeting."""
    thought = {bot: Thought() for bot in pairing.pair}
    points: list[float] = []
    for fixture in pairing.fixtures:
        known = game(fixture.game).bots
        seated = [_Timed(known[bot](), thought[bot]) for bot in fixture.bots]
        points.append(placed(play(fixture, seated), pairing.pair[0]))
    return Meeting(pairing.number, pairing.pair, points, thought)


def placed(result: Result, bot: str) -> float:
    """Compare every seat of a bot with every other: by its part of the victory, then by points."""
    seats = range(len(result.shares))
    scores = result.scores or (0,) * len(seats)
    standing = [(result.shares[seat], scores[seat]) for seat in seats]
    own = [standing[seat] for seat in seats if result.fixture.bots[seat] == bot]
    others = [standing[seat] for seat in seats if result.fixture.bots[seat] != bot]
    return fmean((one > other) + 0.5 * (one == other) for one, other in product(own, others))
