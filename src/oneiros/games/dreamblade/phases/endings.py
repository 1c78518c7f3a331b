"""How a game ended (9.3, 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table


def rule(table: Table) -> str:
    """Name the rule that ended a finished game: six turn wins, or the turn limit."""
    won = table.champion != NOBODY and table.wins[table.champion] >= table.format.wins_needed
    return "9.3" if won else "3.5"
