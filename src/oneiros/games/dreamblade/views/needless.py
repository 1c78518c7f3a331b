"""Whether it makes no difference how damage is split."""

from __future__ import annotations

from typing import Final, cast

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.table.table import Table

MOST_SPLITS: Final = 256
"""Whoever could split damage in more ways is asked."""


def is_needless(table: Table) -> bool:
    """Tell whether every split leads to one and the same table, so that nobody need be asked.

    Damage stays until the phase ends (7.11), so that another strike of the same phase, or anything
    else that is still to come, is reason enough to ask.
    """
    return table.question == questions.DAMAGE and _Splits().lead_to_one(table)


class _Splits:
    def __init__(self) -> None:
        self.met: tuple[object, ...] | None = None
        self.number = 0

    def lead_to_one(self, table: Table) -> bool:
        """Tell whether everything that may be assigned now comes to what was met before."""
        for option in table.options:
            ahead = cast("Table", table.copy())
            ahead.apply(option)
            if _is_same_split(table, ahead):
                if not self.lead_to_one(ahead):
                    return False
                continue
            self.number += 1
            frozen = ahead.frozen()
            if self.number > MOST_SPLITS or self.met not in (None, frozen):
                return False
            self.met = frozen
        return True


def _is_same_split(table: Table, ahead: Table) -> bool:
    """Tell whether the rest of the same damage is asked about."""
    return ahead.question == questions.DAMAGE and len(ahead.stack) == len(table.stack)
