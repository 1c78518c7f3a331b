"""Pack (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, KINDS, Keyword
from oneiros.games.dreamblade.vocabulary import PACK
from oneiros.kernel.bits import BIT, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(PACK, "Pack", BLADES, words=KINDS)


def resolve(table: Table, user: i64, whom: i64) -> None:
    """Deal +X damage, X being the allies local and adjacent."""
    cell: i64 = table.where[user]
    near: i64 = (table.at[cell] | table.around(cell)) & table.creatures_of(user >> 4)
    table.modify(count(near & whom & ~BIT[user]), user, PACK)
