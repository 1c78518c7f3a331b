"""Hell's Fury (rule 11, 10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords import crit
from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, Keyword
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import HELLS_FURY
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class HellsFury(Keyword):
    """It lends an ability; what is lent is carried out here."""

    def resolve(self, table: Table, use: Use) -> None:
        """Crit for the miniature it was lent to."""
        crit.KEYWORD.resolve(table, use)


KEYWORD: Final[Keyword] = HellsFury("Hell's Fury", CONTINUOUS)


CRIT_GRANTED: Final = 2


def granted(table: Table, creature: i64) -> i64:
    """Those that lend a Hellbred ally, local or adjacent, the ability "blade: Crit 2"."""
    roster = table.roster
    if (
        not roster.having[HELLS_FURY]
        or not roster.hellbred >> creature & roster.creatures >> creature & 1
    ):
        return 0
    cell: i64 = table.where[creature]
    near: i64 = (table.at[cell] | table.around(cell)) & SIDE[creature >> 4] & ~BIT[creature]
    return table.active_with(HELLS_FURY, near)
