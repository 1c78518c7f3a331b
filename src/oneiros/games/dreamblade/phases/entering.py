"""Entering a cell and what it triggers (6.4, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords import ambush, charge
from oneiros.games.dreamblade.vocabulary import AMBUSH, CHARGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def entered(table: Table, creature: i64) -> None:
    """Let Ambush and Charge wait for the next wave after a creature has entered its cell."""
    roster = table.roster
    if table.in_play & roster.having[AMBUSH]:
        table.coming.extend(ambush.against(table, creature))
    if roster.having[CHARGE] >> creature & 1:
        table.coming.extend(charge.of(table, creature))
