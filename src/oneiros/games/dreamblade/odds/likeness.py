"""When two tables in the middle of one combat have the same future.

Where creatures stand that are neither in the combat cell nor adjacent to it matters only while
something may reach them; rolled numbers matter only until their damage is assigned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.combat import combat
from oneiros.games.dreamblade.table.board import CELLS, NEIGHBOURS, ZONES
from oneiros.games.dreamblade.vocabulary import AMBUSH, CHARGE, WARPSTRIKE
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

Key = tuple[object, ...]


class Likeness:
    """What tells the tables of one combat apart."""

    def __init__(self, table: Table, cell: i64, *, thorough: bool = False) -> None:
        """Look at the whole dreamscape where an attack may reach beyond the combat."""
        having = table.roster.having
        reaching: i64 = (having[AMBUSH] | having[CHARGE] | having[WARPSTRIKE]) & table.in_play
        everywhere = thorough or reaching != 0 or table.wounded & ~table.at[cell] != 0
        self.places: list[int] = list(range(CELLS)) if everywhere else [cell, *NEIGHBOURS[cell]]
        self.places += range(CELLS, ZONES)
        self.attackers: list[int] = numbers(table.attackers)

    def key(self, table: Table) -> Key:
        """Give what distinguishes a table, whose stack begins with the combat, from another."""
        at = table.at
        where = table.where
        return (
            tuple(table.stack),
            tuple([at[place] for place in self.places]),
            tuple([where[one] for one in self.attackers]),
            tuple(table.damage) if table.wounded else (),
            tuple(table.held),
            tuple(table.lit),
            tuple(sorted(table.used_blades)),
            tuple(table.triggers),
            tuple(table.coming),
            (combat.unassigned(table, 0), table.blades, table.hurt, table.holding),
            (table.relentless, table.ferocious, table.hit, table.felled, table.destroyed),
            (table.due_fade, table.due_detonate, table.due_bloodthirsty, table.due_dissipate),
        )
