"""Ferocity (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, BLADES, KINDS, Keyword
from oneiros.games.dreamblade.keywords.targeting import local_enemies
from oneiros.games.dreamblade.vocabulary import FEROCITY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    FEROCITY,
    "Ferocity",
    BLADES,
    words=KINDS,
    asks=A_TARGET,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local enemy."""
    return local_enemies(table, user, whom)


def resolve(table: Table, user: i64, target: i64) -> None:
    """If the target would be disrupted this combat, it is destroyed instead."""
    table.mark_ferocious(target, user, FEROCITY)


def turned_deadly(table: Table, disrupted: i64) -> i64:
    """8.8: those about to be disrupted that are destroyed instead."""
    return disrupted & table.ferocious
