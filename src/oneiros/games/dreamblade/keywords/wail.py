"""Wail (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.keywords.keyword import ONE_SHOT, Keyword
from oneiros.games.dreamblade.options import BELOW
from oneiros.games.dreamblade.phases.initiative import EVEN, SIDES
from oneiros.games.dreamblade.table.facts import WAIL_ROLLED
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Wail(Keyword):
    """Two initiative dice, kept as its number in base 8 until both lie on the table."""

    def proceed(self, table: Table, use: Use) -> None:
        """Roll; the sum of both dice is the cost of those that go."""
        if use.number < 8:
            table.subject = use.user
            table.subject_keyword = self.code
            table.ask_chance(questions.INITIATIVE_DIE, SIDES, EVEN)
            return
        table.done()
        self._banish(table, use.user, (use.number >> 3) + (use.number & 7))

    def answer(self, table: Table, use: Use, option: i64) -> None:
        """Put a die beside the other."""
        table.remark(WAIL_ROLLED, (option & BELOW,), "11", use.user, self.code)
        table.done()
        table.call(procedures.EFFECT, use.user, use.entry, use.number << 3 | option & BELOW)

    def _banish(self, table: Table, user: i64, rolled: i64) -> None:
        """Banish every creature whose printed spawn cost is exactly the sum."""
        for creature in numbers(table.in_play & table.roster.creatures):
            if table.roster.cost[creature] == rolled:
                table.banish(creature, "11", user, self.code)


KEYWORD: Final[Keyword] = Wail("Wail", ONE_SHOT, placeless=True)
