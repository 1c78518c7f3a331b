"""What could be done in a position: what the planner thinks of, and what bots do there."""

from __future__ import annotations

from typing import Final

from oneiros.analysis.valuing import Valued
from oneiros.bots.budget import Budget
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.puzzles.going import Way, ended, way
from oneiros.puzzles.judging import weigh
from oneiros.puzzles.kinds import goals
from oneiros.puzzles.puzzle import Laid

_MOST_ANSWERS: Final = 80
"""Whoever answers more often within a phase is not going to end it."""


class Ways:
    """Different ways on from a position, in the order in which they came up."""

    def __init__(self, laid: Laid) -> None:
        """Begin with none."""
        self.laid = laid
        self.all: list[Way] = []
        self._numbers: dict[tuple[object, ...], int] = {}
        self._goals: dict[int, frozenset[str]] = {}
        self._valued: dict[tuple[int, int, int], Valued] = {}

    def add(self, one: Way) -> int:
        """Take a way, and give its number: that of the first one that led to the same."""
        number = self._numbers.setdefault(one.reached, len(self.all))
        if number == len(self.all):
            self.all.append(one)
        return number

    def goals(self, number: int) -> frozenset[str]:
        """Name the goals that a way reaches."""
        if number not in self._goals:
            self._goals[number] = goals(self.laid, self.all[number])
        return self._goals[number]

    def valued(self, number: int, seed: int, playouts: int) -> Valued:
        """Play a way on with the dice of a seed."""
        known = (number, seed, playouts)
        if known not in self._valued:
            self._valued[known] = weigh(self.laid, self.all[number], seed, playouts)
        return self._valued[known]

    def think(self, playouts: int, most: int, seed: int) -> None:
        """Take the best that the planner finds."""
        plans = self.laid.game.weigh(self.laid.start.copy(), Budget(playouts), Dice(seed))
        found = [way(self.laid, plan.answers) for plan in plans]
        for one in [one for one in found if one.whole][:most]:
            self.add(one)

    def let(self, bot: str, times: int, seed: int) -> list[int]:
        """Let a bot try so many times, each with other dice, and give the number of each way.

        A bot that the game does not have finds nothing.
        """
        if bot not in self.laid.game.bots:
            return []
        seeds = (derived_seed(seed, bot, number) for number in range(times))
        tries = [attempt(self.laid, bot, one) for one in seeds]
        return [self.add(one) for one in tries if one.whole]


def attempt(laid: Laid, bot: str, seed: int) -> Way:
    """Let a bot do what it likes best in a position."""
    player, dice = unhurried(laid.game.bots[bot]()), Dice(seed)
    state = laid.start.copy()
    answers: list[int] = []
    while not ended(laid, state) and len(answers) < _MOST_ANSWERS:
        answers.append(player.choose(laid.game.ruleset.veil(state, laid.start.seat), dice))
        state.apply(answers[-1])
    return way(laid, answers)


def unhurried(bot: Bot) -> Bot:
    """Take the clock from a bot that has one: what it finds must not depend on the machine."""
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget):
        budget.milliseconds = budget.milliseconds_a_turn = 0
    return bot
