"""What a power under way remembers: whose it is, what gives it, how many steps are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

PLAYER: Final = -3
CARD: Final = -2
"""The card that gives the power, or NONE where the location does."""
LEFT: Final = -1
"""How many more steps of it there may be: moves, shards to take, draws."""


def left(table: Table) -> i64:
    """Tell how many more steps of the power there may be."""
    return table.stack[LEFT]
