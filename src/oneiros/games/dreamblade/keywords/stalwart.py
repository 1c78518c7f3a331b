"""Stalwart (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, KINDS, Keyword
from oneiros.games.dreamblade.vocabulary import STALWART
from oneiros.kernel.bits import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(STALWART, "Stalwart", BLADES, words=KINDS)


def resolve(table: Table, user: i64, whom: i64) -> None:
    """Deal +X damage, X being the local enemies."""
    table.modify(count(table.enemies_in(table.where[user], user >> 4) & whom), user, STALWART)
