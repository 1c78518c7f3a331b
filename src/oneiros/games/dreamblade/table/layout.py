"""What a table is made of: the fields of a position and their copy.

Besides what players see there is the stack of unfinished procedures as plain ints and the
registers of the combat under way, so that a copy is a complete position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.table.board import RESERVES, ZONES
from oneiros.games.dreamblade.table.roster import SLOTS
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

    def __init__(self, roster: Roster, rules: Format, other: Layout | None = None) -> None:
        """Lay out both warbands in reserves, or all that another table of the same roster holds."""
        super().__init__(other)
        self.roster = roster
        self.format = rules
        if other is None:
            # What stands where: a set for each cell and zone, a place for each miniature.
            self.at: list[int] = [0] * ZONES
            self.at[RESERVES] = roster.everyone
            self.where: list[int] = [RESERVES] * 32
            self.in_play: i64 = 0
            self.damage: list[int] = [0] * 32
            self.wounded: i64 = 0
            self.wins: list[int] = [0, 0]
            self.bonus: list[int] = [0, 0]
            self.points: list[int] = [0, 0]
            self.initiative: list[int] = [0, 0]
            self.turn: i64 = 0
            self.first: i64 = 0
            self.phase: i64 = INITIATIVE
            self.active: i64 = 0
            self.last_turn_had_a_one: i64 = 0
            self.champion: i64 = NOBODY
            # The phase under way.
            self.pool: i64 = 0
            self.barred: i64 = 0
            self.spawned: i64 = 0
            self.spawned_into: list[int] = []
            self.used: list[int] = [0] * SLOTS
            self.energized: list[int] = [0] * SLOTS
            self.moved: i64 = 0
            self.fought: i64 = 0
            self.relentless: i64 = 0
            # The combat and the roll under way.
            self.combat_cell: i64 = NONE
            self.holding: i64 = 0
            self.attackers: i64 = 0
            self.dice: list[int] = [0] * 5
            self.rerolled: list[int] = []
            self.rolled: i64 = 0
            self.blades: i64 = 0
            self.used_blades: list[int] = []
            self.modifier: i64 = 0
            self.held: list[int] = []
            self.lit: list[int] = []
            self.ferocious: i64 = 0
            self.hit: i64 = 0
            self.felled: i64 = 0
            self.destroyed: i64 = 0
            self.strikers: i64 = 0
            self.due_fade: i64 = 0
            self.due_detonate: i64 = 0
            self.due_bloodthirsty: i64 = 0
            self.due_dissipate: i64 = 0
            # What waits: the wave being resolved, the next one, and damage not judged yet.
            self.triggers: list[int] = []
            self.coming: list[int] = []
            self.hurt: i64 = 0
            # What the question is about, for whoever shows it.
            self.subject: i64 = NONE
            self.subject_keyword: i64 = NONE
        else:
            self.at = other.at[:]
            self.where = other.where[:]
            self.in_play = other.in_play
            self.damage = other.damage[:]
            self.wounded = other.wounded
            self.wins = other.wins[:]
            self.bonus = other.bonus[:]
            self.points = other.points[:]
            self.initiative = other.initiative[:]
            self.turn = other.turn
            self.first = other.first
            self.phase = other.phase
            self.active = other.active
            self.last_turn_had_a_one = other.last_turn_had_a_one
            self.champion = other.champion
            self.pool = other.pool
            self.barred = other.barred
            self.spawned = other.spawned
            self.spawned_into = other.spawned_into[:]
            self.used = other.used[:]
            self.energized = other.energized[:]
            self.moved = other.moved
            self.fought = other.fought
            self.relentless = other.relentless
            self.combat_cell = other.combat_cell
            self.holding = other.holding
            self.attackers = other.attackers
            self.dice = other.dice[:]
            self.rerolled = other.rerolled[:]
            self.rolled = other.rolled
            self.blades = other.blades
            self.used_blades = other.used_blades[:]
            self.modifier = other.modifier
            self.held = other.held[:]
            self.lit = other.lit[:]
            self.ferocious = other.ferocious
            self.hit = other.hit
            self.felled = other.felled
            self.destroyed = other.destroyed
            self.strikers = other.strikers
            self.due_fade = other.due_fade
            self.due_detonate = other.due_detonate
            self.due_bloodthirsty = other.due_bloodthirsty
            self.due_dissipate = other.due_dissipate
            self.triggers = other.triggers[:]
            self.coming = other.coming[:]
            self.hurt = other.hurt
            self.subject = other.subject
            self.subject_keyword = other.subject_keyword

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
