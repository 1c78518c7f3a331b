"""Chances of drawing without putting back, by counting."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def none_of(wanted: i64, among: i64, draws: i64) -> float:
    """Give the chance that none of the wanted ones is drawn."""
    chance = 1.0
    for drawn in range(draws):
        left: i64 = among - drawn
        if left <= wanted:
            return 0.0
        chance = chance * float(left - wanted) / float(left)
    return chance


def some_of(wanted: i64, among: i64, draws: i64) -> float:
    """Give the chance that at least one of the wanted ones is drawn."""
    return 1.0 - none_of(wanted, among, draws)
