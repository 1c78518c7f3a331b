"""Fumble (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, NUMBERED, Keyword
from oneiros.games.dreamblade.vocabulary import FUMBLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(FUMBLE, "Fumble", BLADES, number=NUMBERED)


def resolve(table: Table, user: i64, number: i64) -> None:
    """Deal -X damage with this combat's attack."""
    table.modify(-number, user, FUMBLE)
