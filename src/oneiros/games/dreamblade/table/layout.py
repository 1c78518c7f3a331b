"""What a table is made of: the fields of a position and their copy.

Besides what players see there is the stack of unfinished procedures as plain ints and the
registers of the combat under way, so that a copy is a complete position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.table.board import RESERVES, ZONES
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import VERSION
from oneiros.kernel.fact import NONE
from oneiros.kernel.procedures import Procedures
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.format import Format
    from oneiros.games.dreamblade.table.roster import Roster

# 4.1: the phases of a turn; the action phases are each player's first and second.
INITIATIVE: Final = 0
SPAWNING: Final = 1
FIRST_ACTION: Final = 2
SECOND_ACTION: Final = 3
CONQUEST: Final = 4


class Layout(Procedures):
    """The fields of one game of Dreamblade."""

    def __init__(self, roster: Roster, agreed: Format, other: Layout | None = None) -> None:
        """Lay out both warbands in reserves, or all that another table of the same roster holds."""
        super().__init__(other)
        self.roster = roster
        self.format = agreed
        # Named with their type: a bare number before `else` would make objects of both, compiled.
        zero: i64 = 0
        none: i64 = NONE
        nobody: i64 = NOBODY
        initiative: i64 = INITIATIVE
        # What stands where: a set for each cell and zone, a place for each miniature.
        self.at: list[int] = _all_in_reserves(roster) if other is None else other.at[:]
        self.where: list[int] = [RESERVES] * 32 if other is None else other.where[:]
        self.in_play: i64 = zero if other is None else other.in_play
        self.damage: list[int] = [0] * 32 if other is None else other.damage[:]
        self.wounded: i64 = zero if other is None else other.wounded
        self.wins: list[int] = [0, 0] if other is None else other.wins[:]
        self.bonus: list[int] = [0, 0] if other is None else other.bonus[:]
        self.points: list[int] = [0, 0] if other is None else other.points[:]
        self.initiative: list[int] = [0, 0] if other is None else other.initiative[:]
        self.turn: i64 = zero if other is None else other.turn
        self.first: i64 = zero if other is None else other.first
        self.phase: i64 = initiative if other is None else other.phase
        self.active: i64 = zero if other is None else other.active
        self.last_turn_had_a_one: i64 = zero if other is None else other.last_turn_had_a_one
        self.champion: i64 = nobody if other is None else other.champion
        # The phase under way.
        self.pool: i64 = zero if other is None else other.pool
        self.barred: i64 = zero if other is None else other.barred
        self.spawned: i64 = zero if other is None else other.spawned
        self.spawned_into: list[int] = [] if other is None else other.spawned_into[:]
        self.used: list[int] = [0] * SLOTS if other is None else other.used[:]
        self.energized: list[int] = [0] * SLOTS if other is None else other.energized[:]
        self.moved: i64 = zero if other is None else other.moved
        self.fought: i64 = zero if other is None else other.fought
        self.relentless: i64 = zero if other is None else other.relentless
        # The combat and the roll under way.
        self.combat_cell: i64 = none if other is None else other.combat_cell
        self.holding: i64 = zero if other is None else other.holding
        self.attackers: i64 = zero if other is None else other.attackers
        self.dice: list[int] = [0] * 5 if other is None else other.dice[:]
        self.rerolled: list[int] = [] if other is None else other.rerolled[:]
        self.rolled: i64 = zero if other is None else other.rolled
        self.blades: i64 = zero if other is None else other.blades
        self.used_blades: list[int] = [] if other is None else other.used_blades[:]
        self.modifier: i64 = zero if other is None else other.modifier
        self.held: list[int] = [] if other is None else other.held[:]
        self.lit: list[int] = [] if other is None else other.lit[:]
        self.ferocious: i64 = zero if other is None else other.ferocious
        self.hit: i64 = zero if other is None else other.hit
        self.felled: i64 = zero if other is None else other.felled
        self.destroyed: i64 = zero if other is None else other.destroyed
        self.strikers: i64 = zero if other is None else other.strikers
        self.due_fade: i64 = zero if other is None else other.due_fade
        self.due_detonate: i64 = zero if other is None else other.due_detonate
        self.due_bloodthirsty: i64 = zero if other is None else other.due_bloodthirsty
        self.due_dissipate: i64 = zero if other is None else other.due_dissipate
        # What waits: the wave being resolved, the next one, and damage not judged yet.
        self.triggers: list[int] = [] if other is None else other.triggers[:]
        self.coming: list[int] = [] if other is None else other.coming[:]
        self.hurt: i64 = zero if other is None else other.hurt
        # What the question is about, for the screens that show it.
        self.subject: i64 = none if other is None else other.subject
        self.subject_keyword: i64 = none if other is None else other.subject_keyword

    def __getnewargs__(self) -> tuple[Roster, Format]:
        """Begin an unpickled table with its roster and format; its fields follow."""
        return self.roster, self.format

    def rules_version(self) -> int:
        """Give the version of these rules."""
        return VERSION

    def shown(self) -> tuple[object, ...]:
        """Give what the facts tell: everything players see on the table, and the turn's memory."""
        return (
            tuple(self.at),
            tuple(self.damage),
            tuple(self.wins),
            tuple(self.bonus),
            tuple(self.points),
            tuple(self.initiative),
            (self.turn, self.first, self.phase, self.active, self.champion),
            (self.pool, self.barred, self.spawned, tuple(self.spawned_into)),
            (tuple(self.used), tuple(self.energized), self.moved, self.fought, self.relentless),
            (self.combat_cell, self.attackers, tuple(self.dice), self.rolled, self.blades),
            (self.modifier, tuple(self.held), tuple(self.lit), self.ferocious),
        )

    def frozen(self) -> tuple[object, ...]:
        """Give everything that distinguishes this table from another of the same roster."""
        return (
            self.shown(),
            (self.seat, self.question, tuple(self.options), self.last_turn_had_a_one),
            (self.holding, tuple(self.rerolled), tuple(self.used_blades)),
            (self.hit, self.felled, self.destroyed, self.strikers),
            (self.due_fade, self.due_detonate, self.due_bloodthirsty, self.due_dissipate),
            (tuple(self.triggers), tuple(self.coming), self.hurt, tuple(self.stack)),
        )

    def winner(self) -> i64:
        """Name the player who won the finished game, or NOBODY for a draw."""
        return self.champion


def _all_in_reserves(roster: Roster) -> list[int]:
    """Give the sets of all cells and zones, with everyone in reserves."""
    at = [0] * ZONES
    at[RESERVES] = roster.everyone
    return at
