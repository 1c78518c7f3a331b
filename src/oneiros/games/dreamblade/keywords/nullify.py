"""Nullify (rule 11, 10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.auras import touched_by
from oneiros.games.dreamblade.keyword import CONTINUOUS, ENEMIES, KINDS, SELF, Keyword
from oneiros.games.dreamblade.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import NULLIFY
from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(NULLIFY, "Nullify", CONTINUOUS, words=KINDS | ENEMIES | SELF)


def silenced(table: Table, creature: i64) -> bool:
    """Local creatures have no blade abilities, both sides' and itself; locations keep theirs."""
    roster = table.roster
    if not roster.creatures >> creature & 1:
        return False
    cell: i64 = table.where[creature]
    voices: i64 = table.at[cell] & roster.having[NULLIFY]
    while voices:
        voice = lowest(voices)
        voices &= voices - 1
        for slot in range(SLOTS):
            place: i64 = voice * SLOTS + slot
            if roster.keyword[place] != NULLIFY or not table.active_at(place):
                continue
            if touched_by(table, voice, place) >> creature & 1:
                return True
    return False
