"""Fortunate (rule 11, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.options import with_dice
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import FORTUNATE
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Fortunate", CONTINUOUS, number=NUMBERED, most=6, creatures_only=True
)


def rerolls(table: Table, group: i64) -> list[int]:
    """Every reroll of up to X dice, chosen together, that an attacker may still make."""
    found: list[int] = []
    for creature in numbers(table.active_with(FORTUNATE, group)):
        for entry in table.entries(FORTUNATE, creature):
            if entry not in table.rerolled:
                most: i64 = table.roster.number[entry]
                found.extend(_choices(table, creature, entry % SLOTS, most))
    return found


def _choices(table: Table, creature: i64, slot: i64, most: i64) -> list[int]:
    chosen: list[list[int]] = [[]]
    for face in range(5):
        longer: list[list[int]] = []
        for start in chosen:
            left = min(most - sum(start), table.dice[face])
            longer.extend([*start, taken] for taken in range(max(left, 0) + 1))
        chosen = longer
    return [with_dice(creature, slot, faces) for faces in chosen if sum(faces)]
