"""Payback (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, BLADES, KINDS, Keyword
from oneiros.games.dreamblade.keywords.targeting import local_enemies
from oneiros.games.dreamblade.vocabulary import PAYBACK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    PAYBACK,
    "Payback",
    BLADES,
    words=KINDS,
    asks=A_TARGET,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local enemy."""
    return local_enemies(table, user, whom)


def resolve(table: Table, user: i64, target_power: i64) -> None:
    """Deal +X damage, X being the modified power of the target."""
    table.modify(target_power, user, PAYBACK)
