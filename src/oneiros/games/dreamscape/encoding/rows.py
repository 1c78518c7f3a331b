"""Stacks and rows of shards as bytes; the same ones come again and again."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import NIGHTMARE

_SHOWN: Final = 4
"""So many shards are shown one by one, from the top of a stack or the right end of a row."""
_MOST: Final = 20_000
"""So many are remembered before all is forgotten."""

OF_STACK: Final = 1 + NIGHTMARE + _SHOWN * NIGHTMARE
ABOUT_STACK: Final = (
    "height, how many shards of each kind, the kinds of the four uppermost from the top"
)
OF_ROW: Final = OF_STACK + NIGHTMARE
ABOUT_ROW: Final = (
    "length, how many shards of each kind, the kinds of the four rightmost from the right, the "
    "kind of the key"
)


class Rows:
    """Writes stacks and rows, and remembers them."""

    def __init__(self) -> None:
        """Begin with nothing written."""
        self._stacks: dict[int, bytes] = {}
        self._rows: dict[int, bytes] = {}
        self._empty = bytes(OF_ROW)

    def stack(self, stack: int) -> bytes:
        """Write a stack."""
        found = self._stacks.get(stack)
        if found is None:
            if len(self._stacks) >= _MOST:
                self._stacks.clear()
            found = bytes(_stack(stack))
            self._stacks[stack] = found
        return found

    def row(self, row: int) -> bytes:
        """Write the row of a location."""
        if row == 0:
            return self._empty
        found = self._rows.get(row)
        if found is None:
            if len(self._rows) >= _MOST:
                self._rows.clear()
            key = [1 if kind == shards.first(row) else 0 for kind in range(1, NIGHTMARE + 1)]
            found = bytes(_stack(row) + key)
            self._rows[row] = found
        return found


def _stack(stack: int) -> list[int]:
    kinds = range(1, NIGHTMARE + 1)
    found = [int(shards.height(stack))]
    found += [int(shards.count(stack, kind)) for kind in kinds]
    for _ in range(_SHOWN):
        top = shards.last(stack)
        found += [1 if kind == top else 0 for kind in kinds]
        stack = shards.without_last(stack)
    return found
