"""What seats, phases, cells and zones are called in notation, views and scenarios."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.table.board import CELLS, cell_name
from oneiros.kernel.state import CHANCE, NOBODY

SEATS: Final = ("A", "B")
PHASES: Final = ("initiative", "spawn", "first action", "second action", "conquest")
ZONE_NAMES: Final = ("reserves", "graveyard", "removed")


def place_name(place: int) -> str:
    """Name a cell or a zone."""
    return cell_name(place) if place < CELLS else ZONE_NAMES[place - CELLS]


def seat_name(seat: int) -> str | None:
    """Name a seat; chance and nobody are no seats."""
    if seat == CHANCE:
        return "chance"
    return None if seat == NOBODY else SEATS[seat]
