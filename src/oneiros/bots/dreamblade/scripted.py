"""The scripted opponent: it tries every option on a copy of the table and likes one best.

It knows what a player knows. The dice it rolls while looking ahead are its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.bots.dreamblade import instinct
from oneiros.bots.dreamblade.considerations import worth
from oneiros.bots.dreamblade.groups import worth_trying
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.table.layout import INITIATIVE
from oneiros.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamblade.temper import Temper
    from oneiros.kernel.dice import Dice

EAGERNESS: Final = 1
"""By how much a deed must improve the table before it is preferred to ending."""


class Effort:
    """How hard the scripted opponent tries: trials of an option that leads to dice, and in all."""

    def __init__(self, samples: int, most_trials: int) -> None:
        """Try an option so often; many options are tried less often each."""
        self.samples: i64 = samples
        self.most_trials: i64 = most_trials


USUAL: Final = Effort(6, 240)
BRIEF: Final = Effort(2, 80)
ONE_LOOK: Final = Effort(1, 240)


class ScriptedBot:
    """Plays every decision by weighing what it leads to."""

    def __init__(self, effort: Effort = USUAL, temper: Temper | None = None) -> None:
        """Try as hard as usual, or less; with a temper, misjudge what is found."""
        self.effort = effort
        self.temper = temper

    def choose(self, seen: State, dice: Dice) -> int:
        """Give the option whose outcome is worth most to the player who is asked."""
        table = cast("Dreamblade", seen)
        player = table.seat
        effort = self.effort
        temper = self.temper
        options = worth_trying(table, effort.most_trials)
        if temper is not None:
            options = temper.noticed(options, dice)
        samples: i64 = max(min(effort.samples, effort.most_trials // len(table.options)), 1)
        best = options[0]
        highest: i64 = 0
        equals: i64 = 0
        for option in options:
            value = appraise(table, option, player, dice, samples, temper)
            if option == opt.END:
                value += EAGERNESS * samples
            if equals == 0 or value > highest:
                best = option
                highest = value
                equals = 1
            elif value == highest:
                # Options are listed from A's side: taking the first would favour a seat.
                equals += 1
                if dice.below(equals) == 0:
                    best = option
        return best


def appraise(
    table: Dreamblade,
    option: i64,
    player: i64,
    dice: Dice,
    samples: i64,
    temper: Temper | None = None,
) -> i64:
    """Add up the worth of a table to a player after an option, over several trials."""
    total: i64 = 0
    for trial in range(samples):
        tried = table.copy()
        tried.apply(option)
        rolled = _settle(tried, dice)
        value = worth(tried, player) if temper is None else temper.worth(tried, player)
        if trial == 0 and not rolled:
            return value * samples
        total += value
    return total


def _settle(table: Dreamblade, dice: Dice) -> bool:
    """Go on by instinct until a player must plan again; tell whether dice were rolled."""
    rolled = False
    while table.seat != NOBODY and not _quiet(table):
        if table.seat == CHANCE:
            rolled = True
            table.apply(dice.choose(table))
        else:
            table.apply(instinct.answer(table, dice))
    return rolled


def _quiet(table: Dreamblade) -> bool:
    """Tell whether nothing is under way: a player plans, or a new turn begins."""
    if table.seat == CHANCE:
        return table.phase == INITIATIVE
    question = table.question
    return question in (questions.SPAWN_PHASE, questions.ACTION, questions.SHIFT, questions.STRIKE)
