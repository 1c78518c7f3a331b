"""A strike played with dice: samples where not everything can be worked out, and a check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import roll
from oneiros.games.dreamblade.keywords import fortunate
from oneiros.games.dreamblade.odds import thumb
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.games.dreamblade.odds.outlook import Outlook
    from oneiros.games.dreamblade.odds.search import Search
    from oneiros.kernel.dice import Dice


class Simulation:
    """Plays one strike again and again; both sides answer as its odds say they do."""

    def __init__(self, search: Search, struck: Dreamblade, dice: Dice, *, exact: bool) -> None:
        """Answer by what was worked out, or by rule of thumb where that is too much."""
        self.search = search
        self.struck = struck
        self.dice = dice
        self.exact = exact
        self.work: i64 = 0

    def play(self) -> Outlook:
        """Play the strike once, and tell what came of it."""
        table = self.struck.copy()
        table.facts = []
        before = table
        while table.seat != NOBODY:
            if table.seat == CHANCE:
                if self.exact and _begins(table):
                    before = table.copy()
                table.apply(self.dice.choose(table))
            elif table.question == questions.REROLL:
                table.apply(self._reroll(table, before))
            else:
                table.apply(self._answer(table))
        return self.search.stakes.after(table.facts, self.search.stakes.end(table))

    def _reroll(self, table: Dreamblade, before: Dreamblade) -> i64:
        rerolling = self.search.rerolling(before) if self.exact else None
        if rerolling is None:
            return thumb.answer(table, self.search.stakes)
        entries = fortunate.ready(table, roll.attackers(table))
        numbers = tuple(sorted([table.roster.number[entry] for entry in entries]))
        number, taken = rerolling.choice(table.dice, numbers)
        for entry in entries:
            if table.roster.number[entry] == number:
                return opt.with_dice(entry // SLOTS, entry % SLOTS, taken)
        return opt.KEEP_DICE

    def _answer(self, table: Dreamblade) -> i64:
        if self.exact:
            return self.search.best(table)
        self.work += len(table.options)
        return thumb.answer(table, self.search.stakes)


def _begins(table: Dreamblade) -> bool:
    """Tell whether the first die of a roll is about to fall."""
    return table.question == questions.ATTACK_DIE and not table.rerolled and sum(table.dice) == 0
