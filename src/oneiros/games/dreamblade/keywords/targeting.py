"""Whom abilities may choose as their target (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def local_enemies(table: Table, user: i64, whom: i64) -> i64:
    """The enemy creatures in the user's own cell that an ability's words name."""
    return table.enemies_in(table.where[user], user >> 4) & whom
