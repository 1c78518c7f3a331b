"""The dreamscape: cells, neighbours, portals, spawn rows and what cells are worth (rule 1).

A cell is a number from 0 (a1) to 24 (e5), file first. The three other zones of rule 1.8
are numbers of the same kind, so that one list holds what stands anywhere.
"""

from __future__ import annotations

from typing import Final

A: Final = 0
B: Final = 1

FILES: Final = "abcde"
RANKS: Final = "12345"
SIZE: Final = 5
CELLS: Final = 25

# 1.8: the zones besides the dreamscape.
RESERVES: Final = 25
GRAVEYARD: Final = 26
REMOVED: Final = 27
ZONES: Final = 28


def cell_at(file: int, rank: int) -> int:
    """1.1: files run left to right as A sees them, ranks away from A; both count from 0 here."""
    return rank * SIZE + file


def cell_name(cell: int) -> str:
    """Write a cell as players do: c3."""
    return FILES[cell % SIZE] + RANKS[cell // SIZE]


def cell_named(name: str) -> int:
    """Read a cell's name, or give -1 where there is no such cell."""
    if len(name) != 2 or name[0] not in FILES or name[1] not in RANKS:
        return -1
    return cell_at(FILES.index(name[0]), RANKS.index(name[1]))


def _adjacent_to(cell: int) -> list[int]:
    """1.5: adjacent means sharing a side."""
    file, rank = cell % SIZE, cell // SIZE
    around = [(file, rank - 1), (file - 1, rank), (file + 1, rank), (file, rank + 1)]
    return [cell_at(f, r) for f, r in around if 0 <= f < SIZE and 0 <= r < SIZE]


def _distance(one: int, other: int) -> int:
    """1.6: distance is counted in adjacent steps."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


NEIGHBOURS: Final[list[list[int]]] = [_adjacent_to(cell) for cell in range(CELLS)]
DISTANCE: Final[list[list[int]]] = [[_distance(a, b) for b in range(CELLS)] for a in range(CELLS)]

# 1.2: bottom right from each player's own seat.
PORTAL: Final[list[int]] = [cell_named("e1"), cell_named("a5")]

# 1.3: the portal belongs to the spawn row.
SPAWN_ROW: Final[list[list[int]]] = [
    [cell_at(file, 0) for file in range(SIZE)],
    [cell_at(file, 4) for file in range(SIZE)],
]

_WORTH_TO_A: Final = {"b4": 5, "c4": 4, "d4": 3, "b3": 1, "c3": 2, "d3": 1}
_WORTH_TO_B: Final = {"d2": 5, "c2": 4, "b2": 3, "d3": 1, "c3": 2, "b3": 1}

# 1.4: the worth of each cell to A and to B; a cell worth something is a scoring cell.
WORTH: Final[list[list[int]]] = [
    [worth.get(cell_name(cell), 0) for cell in range(CELLS)] for worth in (_WORTH_TO_A, _WORTH_TO_B)
]
SCORING_CELLS: Final[list[list[int]]] = [
    [cell for cell in range(CELLS) if WORTH[player][cell]] for player in (A, B)
]
