"""How far cells draw a side's creatures, worked out once: what scores nearby pulls most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.table.board import CELLS, DISTANCE, SCORING_CELLS, WORTH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

_STRENGTH: Final = 60


def _pulls(player: int) -> list[int]:
    """For each set of free scoring cells and each cell, how strongly the best of them pulls."""
    cells = SCORING_CELLS[player]
    found: list[int] = []
    for free in range(1 << len(cells)):
        for here in range(CELLS):
            own = _STRENGTH * WORTH[player][here]
            others = [
                _STRENGTH * WORTH[player][cell] // (1 + DISTANCE[here][cell])
                for number, cell in enumerate(cells)
                if free >> number & 1
            ]
            found.append(max(own, *others) if others else own)
    return found


PULL: Final[list[list[int]]] = [_pulls(0), _pulls(1)]
"""For each player, by `free_cells` * CELLS + cell."""

ALL_FREE: Final = 63


def free_cells(table: Table, player: i64) -> i64:
    """Give the scoring cells of a player in which nobody of the side stands, as a set."""
    found: i64 = 0
    bit: i64 = 1
    for cell in SCORING_CELLS[player]:
        if not table.creatures_in(cell, player):
            found |= bit
        bit <<= 1
    return found


def pull(player: i64, cell: i64) -> i64:
    """Give how strongly a cell is drawn to what scores for a player, were all of that free."""
    return PULL[player][ALL_FREE * CELLS + cell]
