"""Nullify (rule 11, 10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, ENEMIES, KINDS, SELF, Keyword
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.vocabulary import NULLIFY
from oneiros.kernel.bits import BIT, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Nullify", CONTINUOUS, words=KINDS | ENEMIES | SELF)


def silenced(table: Table, creature: i64) -> bool:
    """Local creatures have no blade abilities, both sides' and itself; locations keep theirs."""
    return silencers(table, creature) != 0


def silencers(table: Table, creature: i64) -> i64:
    """The local miniatures whose Nullify touches a creature."""
    roster = table.roster
    found: i64 = 0
    if not roster.creatures >> creature & 1:
        return found
    voices: i64 = table.at[table.where[creature]] & roster.having[NULLIFY]
    while voices:
        voice = lowest(voices)
        voices &= voices - 1
        for entry in table.entries(NULLIFY, voice):
            if touched_by(table, voice, entry) >> creature & 1:
                found |= BIT[voice]
    return found
