"""Whether a dreamscape holds the structure of a card (6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing


def is_matched(table: Standing, player: i64, card: i64) -> bool:
    """6.1: each shown stack exactly, trees only where shown, the Dreamer in its place.

    The Dreamer's slot leaves only the rotations to try.
    """
    at: i64 = table.dreamer[player]
    if at == NONE:
        return False
    trees: i64 = table.trees[player]
    start = player * table.area
    for fit in table.box.fits[card * table.area + at]:
        if trees & fit[0] != fit[1]:
            continue
        length: i64 = len(fit)
        place: i64 = 2
        while place < length and table.stacks[start + fit[place]] == fit[place + 1]:
            place += 2
        if place == length:
            return True
    return False
