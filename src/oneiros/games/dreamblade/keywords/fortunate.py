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


def ready(table: Table, group: i64) -> list[int]:
    """List where the rerolls that some attackers may still make are printed."""
    found: list[int] = []
    for creature in numbers(table.active_with(FORTUNATE, group)):
        entries = table.entries(FORTUNATE, creature)
        found += [entry for entry in entries if entry not in table.rerolled]
    return found


def rerolls(table: Table, group: i64) -> list[int]:
    """Every reroll of up to X dice, chosen together, that an attacker may still make."""
    found: list[int] = []
    for entry in ready(table, group):
        creature: i64 = entry // SLOTS
        slot: i64 = entry % SLOTS
        taken_up = choices(table.dice, table.roster.number[entry])
        found += [with_dice(creature, slot, faces) for faces in taken_up]
    return found


def choices(dice: list[int], most: i64) -> list[list[int]]:
    """List what may be taken up of some dice: how many of each face, at least one die."""
    chosen: list[list[int]] = [[]]
    for face in range(5):
        longer: list[list[int]] = []
        for start in chosen:
            left = min(most - sum(start), dice[face])
            longer.extend([*start, taken] for taken in range(max(left, 0) + 1))
        chosen = longer
    return [faces for faces in chosen if sum(faces)]
