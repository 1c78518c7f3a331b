"""What an attacker may aim at with a strike, and what each thing that happens is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.table import facts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

DESTROY: Final = 0
DISRUPT: Final = 1
CLEAR: Final = 2
SCORE: Final = 3
NAMES: Final = ("destroy", "disrupt", "clear", "score")
"""Destroy as much worth as possible, break as much, clear the cell, or score."""

ABOVE_ALL: Final = 1000.0
"""What an aim counts for beside worth, which then only decides between equals."""


def worth(table: Table, miniature: i64) -> float:
    """Give what a miniature is worth: its spawn cost, and never nothing."""
    return float(max(table.roster.cost[miniature], 1))


def loss(kind: int, *, broken: bool) -> float:
    """Say which part of its worth a miniature loses by a fact.

    What is disrupted or must be spawned again loses half; one who aims at breaking lines counts
    it whole.
    """
    if kind in (facts.DESTROYED, facts.SACRIFICED):
        return 1.0
    if kind == facts.DISRUPTED:
        return 1.0 if broken else 0.5
    if kind in (facts.BANISHED, facts.PURGED):
        return 0.5
    return -0.5 if kind == facts.RAISED else 0.0


def value(aim: i64, cleared: float, points: float) -> float:
    """Give what an aim itself counts for, beside worth."""
    if aim == CLEAR:
        return ABOVE_ALL * cleared
    return ABOVE_ALL * points if aim == SCORE else 0.0
