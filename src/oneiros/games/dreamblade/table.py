"""The table: what is true, and the verbs that change it, each telling one fact with its cause.

Besides what players see, the table holds the stack of unfinished procedures as plain ints and the
registers of the combat under way, so that a copy is a complete position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import facts
from oneiros.games.dreamblade.dreamscape import (
    CELLS,
    GRAVEYARD,
    NEIGHBOURS,
    RESERVES,
    SPAWN_ROW,
    WORTH,
    ZONES,
)
from oneiros.games.dreamblade.roster import SIDE, SLOTS
from oneiros.kernel.bits import BIT, count, lowest
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.format import Format
    from oneiros.games.dreamblade.roster import Roster

# 4.1: the phases of a turn; the action phases are each player's first and second.
INITIATIVE: Final = 0
SPAWNING: Final = 1
FIRST_ACTION: Final = 2
SECOND_ACTION: Final = 3
CONQUEST: Final = 4

FRAME: Final = 5
"""Ints to a frame of the stack: procedure, step and three arguments."""


class Table(State):
    """Everything about one game of Dreamblade."""

    def __init__(self, roster: Roster, rules: Format) -> None:
        """Lay out an empty dreamscape with both warbands in reserves."""
        super().__init__()
        self.roster = roster
        self.format = rules
        # What stands where: a set for each cell and zone, a place for each miniature.
        self.at: list[int] = [0] * ZONES
        self.at[RESERVES] = roster.everyone
        self.where: list[int] = [RESERVES] * 32
        self.in_play: i64 = 0
        self.damage: list[int] = [0] * 32
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
        self.spawned_into: list[int] = [0] * 5
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
        self.stack: list[int] = []
        # What the question is about, for whoever shows it.
        self.subject: i64 = NONE
        self.subject_keyword: i64 = NONE

    def assign(self, other: Table) -> None:
        """Become equal to another table of the same roster, sharing nothing that changes."""
        self.seat = other.seat
        self.question = other.question
        self.options = other.options
        self.weights = other.weights
        self.at = other.at[:]
        self.where = other.where[:]
        self.in_play = other.in_play
        self.damage = other.damage[:]
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
        self.stack = other.stack[:]
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
        )

    def frozen(self) -> tuple[object, ...]:
        """Give everything that distinguishes this table from another of the same roster."""
        return (
            self.shown(),
            (self.seat, self.question, tuple(self.options), self.last_turn_had_a_one),
            (self.combat_cell, self.holding, self.attackers, tuple(self.dice), self.blades),
            (tuple(self.rerolled), tuple(self.used_blades), self.modifier, tuple(self.held)),
            (tuple(self.lit), self.ferocious, self.hit, self.felled, self.destroyed, self.strikers),
            (self.due_fade, self.due_detonate, self.due_bloodthirsty, self.due_dissipate),
            (tuple(self.triggers), tuple(self.coming), self.hurt, tuple(self.stack)),
        )

    def winner(self) -> i64:
        """Name the player who won the finished game, or NOBODY for a draw."""
        return self.champion

    # The stack of procedures.

    def call(self, procedure: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Begin a procedure; the one on top waits until it is done."""
        self.stack.extend((procedure, 0, a, b, c))

    def done(self) -> None:
        """End the procedure on top."""
        del self.stack[-FRAME:]

    def step(self) -> i64:
        """Tell how far the procedure on top has come."""
        return self.stack[-4]

    def go(self, step: i64) -> None:
        """Say where the procedure on top goes on."""
        self.stack[-4] = step

    def ask(self, seat: i64, question: i64, options: list[int]) -> None:
        """Ask a player a question."""
        self.seat = seat
        self.question = question
        self.options = options

    def ask_chance(self, question: i64, options: list[int], weights: list[int]) -> None:
        """Ask chance a question."""
        self.seat = CHANCE
        self.question = question
        self.options = options
        self.weights = weights

    # Questions about the table.

    def enemies_in(self, cell: i64, player: i64) -> i64:
        """2.4: the creatures of a player's opponent in a cell."""
        return self.at[cell] & self.roster.creatures & SIDE[1 - player]

    def creatures_in(self, cell: i64, player: i64) -> i64:
        """Give the creatures a player controls in a cell."""
        return self.at[cell] & self.roster.creatures & SIDE[player]

    def creatures_of(self, player: i64) -> i64:
        """1.8: the creatures a player controls."""
        return self.in_play & self.roster.creatures & SIDE[player]

    def engaged(self, miniature: i64) -> bool:
        """2.5: a creature is engaged while an enemy creature is in its cell."""
        return self.enemies_in(self.where[miniature], miniature >> 4) != 0

    def has_room(self, cell: i64, player: i64) -> bool:
        """1.7: at most four creatures of each player in a cell."""
        return count(self.creatures_in(cell, player)) < 4

    def around(self, cell: i64) -> i64:
        """1.5: the miniatures in the adjacent cells."""
        found: i64 = 0
        for other in NEIGHBOURS[cell]:
            found |= self.at[other]
        return found

    def scores(self, miniature: i64) -> bool:
        """10.2: a score condition holds in a scoring cell of the controller, contested or not."""
        cell: i64 = self.where[miniature]
        return cell < CELLS and WORTH[miniature >> 4][cell] > 0

    def active_with(self, keyword: i64, among: i64) -> i64:
        """Give those in play among some miniatures in which a continuous keyword works now."""
        roster = self.roster
        among &= self.in_play
        found: i64 = among & roster.always[keyword]
        waiting: i64 = among & roster.scoring[keyword]
        while waiting:
            miniature = lowest(waiting)
            waiting &= waiting - 1
            if self.scores(miniature):
                found |= BIT[miniature]
        return found

    def active_at(self, place: i64) -> bool:
        """Tell whether the score condition of a printed ability, if it has one, holds."""
        return not self.roster.score[place] or self.scores(place // SLOTS)

    def strength(self, keyword: i64, miniature: i64) -> i64:
        """Add up the numbers of a miniature's continuous abilities of a keyword that work now."""
        roster = self.roster
        total: i64 = 0
        place: i64 = miniature * SLOTS
        for slot in range(SLOTS):
            if roster.keyword[place + slot] == keyword and roster.when[place + slot] == 0:
                if self.active_at(place + slot):
                    total += roster.number[place + slot]
        return total

    # The verbs.

    def tell(self, kind: int, about: tuple[int, ...], rule: str, piece: i64, ability: i64) -> None:
        """Record a fact; verbs call this only while somebody listens."""
        if self.facts is not None:
            self.facts.append(Fact(kind, about, Cause(rule, piece, ability)))

    def begin_turn(self, turn: i64, rule: str) -> None:
        """Begin a turn: nobody has conquest points yet."""
        self.turn = turn
        self.points[0] = 0
        self.points[1] = 0
        if self.facts is not None:
            self.tell(facts.TURN_BEGAN, (turn,), rule, NONE, NONE)

    def roll_initiative(self, player: i64, number: i64, rule: str) -> None:
        """Set a player's initiative die."""
        self.initiative[player] = number
        if self.facts is not None:
            self.tell(facts.INITIATIVE_ROLLED, (player, number), rule, NONE, NONE)

    def go_first(self, player: i64, rule: str) -> None:
        """Make a player the first player of this turn."""
        self.first = player
        if self.facts is not None:
            self.tell(facts.WENT_FIRST, (player,), rule, NONE, NONE)

    def begin_phase(self, phase: i64, player: i64, rule: str) -> None:
        """Begin a phase: what was spawned, moved, fought and used in the last one is forgotten."""
        self.phase = phase
        self.active = player
        self.pool = 0
        self.spawned = 0
        self.moved = 0
        self.fought = 0
        self.barred = 0
        if phase == SPAWNING:
            for file in range(5):
                self.spawned_into[file] = 0
                if self.creatures_in(SPAWN_ROW[player][file], player):
                    self.barred |= BIT[file]
            for slot in range(SLOTS):
                self.used[slot] = 0
                self.energized[slot] = 0
        if self.facts is not None:
            self.tell(facts.PHASE_BEGAN, (phase, player), rule, NONE, NONE)

    def gain(self, amount: i64, rule: str) -> None:
        """Add spawn points to the pool."""
        self.pool += amount
        if self.facts is not None:
            self.tell(facts.POINTS_GAINED, (amount,), rule, NONE, NONE)

    def spend(self, amount: i64, rule: str, piece: i64) -> None:
        """Take spawn points from the pool."""
        self.pool -= amount
        if self.facts is not None:
            self.tell(facts.POINTS_SPENT, (amount,), rule, piece, NONE)

    def take_bonus(self, player: i64, rule: str) -> None:
        """Move a player's bonus points into the pool."""
        self.pool += self.bonus[player]
        self.bonus[player] = 0
        if self.facts is not None:
            self.tell(facts.BONUS_TAKEN, (player,), rule, NONE, NONE)

    def energize(self, miniature: i64, slot: i64, amount: i64, keyword: i64) -> None:
        """Add a miniature's extra spawn points to the pool."""
        self.energized[slot] |= BIT[miniature]
        self.pool += amount
        if self.facts is not None:
            self.tell(facts.ENERGIZED, (miniature, slot, amount), "11", miniature, keyword)

    def _put(self, miniature: i64, place: i64) -> None:
        bit: i64 = BIT[miniature]
        self.at[self.where[miniature]] &= ~bit
        self.at[place] |= bit
        self.where[miniature] = place
        if place < CELLS:
            self.in_play |= bit
        else:
            # 8.9: damage on a creature that leaves the dreamscape is gone.
            self.in_play &= ~bit
            self.damage[miniature] = 0
            self.relentless &= ~bit
            self.hurt &= ~bit

    def spawn(self, miniature: i64, cell: i64, rule: str, keyword: i64) -> None:
        """5.8: put a miniature into the dreamscape; it does not enter."""
        self._put(miniature, cell)
        self.spawned |= BIT[miniature]
        if cell // 5 == SPAWN_ROW[miniature >> 4][0] // 5:
            self.spawned_into[cell % 5] += 1
        if self.facts is not None:
            self.tell(facts.SPAWNED, (miniature, cell), rule, miniature, keyword)

    def use(self, miniature: i64, slot: i64, keyword: i64) -> None:
        """5.9: mark a spawn ability as used in this phase."""
        self.used[slot] |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.ABILITY_USED, (miniature, slot), "5.9", miniature, keyword)

    def move(self, miniature: i64, cell: i64, rule: str, piece: i64, keyword: i64) -> None:
        """Move a miniature to another cell by an ability."""
        self._put(miniature, cell)
        if self.facts is not None:
            self.tell(facts.MOVED, (miniature, cell), rule, piece, keyword)

    def shift(self, miniature: i64, cell: i64) -> None:
        """6.2: move a creature to an adjacent cell as its one shift of this phase."""
        self._put(miniature, cell)
        self.moved |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.SHIFTED, (miniature, cell), "6.2", miniature, NONE)

    def fight(self, cell: i64, attackers: i64) -> None:
        """7.1: begin the one combat a cell may see in a phase."""
        self.fought |= BIT[cell]
        if self.facts is not None:
            self.tell(facts.STRUCK, (cell, attackers), "7.1", NONE, NONE)

    def roll_face(self, face: i64, rule: str) -> None:
        """Add a die to the roll under way."""
        self.dice[face] += 1
        if self.facts is not None:
            self.tell(facts.FACE_ROLLED, (face,), rule, NONE, NONE)

    def take_up(self, faces: list[int], piece: i64, keyword: i64) -> None:
        """Take dice of the roll under way back into the hand."""
        for face in range(5):
            self.dice[face] -= faces[face]
        if self.facts is not None:
            self.tell(facts.DICE_TAKEN_UP, tuple(faces), "7.4", piece, keyword)

    def spend_blades(self, user: i64, place: i64, blades: i64, keyword: i64) -> None:
        """7.5: assign blades to an ability."""
        self.blades -= blades
        if self.facts is not None:
            self.tell(facts.BLADES_ASSIGNED, (user, place, blades), "7.5", user, keyword)

    def modify(self, amount: i64, piece: i64, keyword: i64) -> None:
        """10.8: change the damage of this combat's regular attack."""
        self.modifier += amount
        if self.facts is not None:
            self.tell(facts.DAMAGE_MODIFIED, (amount,), "11", piece, keyword)

    def hold(self, miniature: i64, amount: i64, relentless: i64, piece: i64, keyword: i64) -> None:
        """7.7: keep damage for its target until the attack's damage is assigned."""
        self.held.append(miniature | relentless << 5 | amount << 6)
        if self.facts is not None:
            self.tell(facts.DAMAGE_HELD, (miniature, amount), "7.7", piece, keyword)

    def wound(self, miniature: i64, amount: i64, rule: str, piece: i64, keyword: i64) -> None:
        """Deal damage to a creature."""
        self.damage[miniature] += amount
        self.hurt |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.DAMAGED, (miniature, amount), rule, piece, keyword)

    def clear_damage(self, rule: str) -> None:
        """8.9: clear all damage."""
        any_damage = False
        for miniature in range(32):
            if self.damage[miniature]:
                self.damage[miniature] = 0
                any_damage = True
        self.hurt = 0
        self.relentless = 0
        if any_damage and self.facts is not None:
            self.tell(facts.DAMAGE_CLEARED, (), rule, NONE, NONE)

    def disrupt(self, miniature: i64, cell: i64, rule: str) -> None:
        """8.4: clear a creature's damage and put it elsewhere; it does not enter."""
        self._put(miniature, cell)
        self.damage[miniature] = 0
        self.relentless &= ~BIT[miniature]
        self.hurt &= ~BIT[miniature]
        self.felled |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.DISRUPTED, (miniature, cell), rule, NONE, NONE)

    def destroy(
        self, miniature: i64, point: i64, bonus: i64, rule: str, piece: i64, keyword: i64
    ) -> None:
        """8.5: a destroyed miniature goes to its owner's graveyard and pays both players."""
        owner: i64 = miniature >> 4
        self._put(miniature, GRAVEYARD)
        self.points[1 - owner] += point
        self.bonus[owner] += bonus
        self.felled |= BIT[miniature]
        self.destroyed |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.DESTROYED, (miniature, point, bonus), rule, piece, keyword)

    def sacrifice(self, miniature: i64, rule: str, piece: i64, keyword: i64) -> None:
        """8.6: move a miniature to its owner's graveyard; nobody gets anything."""
        self._put(miniature, GRAVEYARD)
        if self.facts is not None:
            self.tell(facts.SACRIFICED, (miniature,), rule, piece, keyword)

    def banish(self, miniature: i64, rule: str, piece: i64, keyword: i64) -> None:
        """8.6: move a miniature to its owner's reserves."""
        self._put(miniature, RESERVES)
        if self.facts is not None:
            self.tell(facts.BANISHED, (miniature,), rule, piece, keyword)

    def purge(self, miniature: i64, piece: i64, keyword: i64) -> None:
        """Move a miniature from reserves to the graveyard."""
        self._put(miniature, GRAVEYARD)
        if self.facts is not None:
            self.tell(facts.PURGED, (miniature,), "11", piece, keyword)

    def bring_back(self, miniature: i64, piece: i64, keyword: i64) -> None:
        """Move a miniature from the graveyard to reserves."""
        self._put(miniature, RESERVES)
        if self.facts is not None:
            self.tell(facts.RAISED, (miniature,), "11", piece, keyword)

    def mark_relentless(self, miniature: i64, piece: i64, keyword: i64) -> None:
        """Remember that the damage on a creature cannot disrupt it."""
        self.relentless |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.MARKED_RELENTLESS, (miniature,), "11", piece, keyword)

    def mark_ferocious(self, miniature: i64, piece: i64, keyword: i64) -> None:
        """Remember that a creature is destroyed if it would be disrupted in this combat."""
        self.ferocious |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.MARKED_FEROCIOUS, (miniature,), "11", piece, keyword)

    def claim(self, player: i64, cell: i64, worth: i64, rule: str, keyword: i64) -> None:
        """9.1: score a cell."""
        self.points[player] += worth
        if self.facts is not None:
            self.tell(facts.CLAIMED, (player, cell, worth), rule, NONE, keyword)

    def win_turn(self, player: i64, rule: str) -> None:
        """9.3: advance a player on the victory track."""
        self.wins[player] += 1
        if self.facts is not None:
            self.tell(facts.TURN_WON, (player,), rule, NONE, NONE)

    def end_game(self, winner: i64, rule: str) -> None:
        """End the game."""
        self.champion = winner
        self.stack.clear()
        self.seat = NOBODY
        self.options = []
        if self.facts is not None:
            self.tell(facts.GAME_ENDED, (winner,), rule, NONE, NONE)

    def remark(
        self, kind: int, about: tuple[int, ...], rule: str, piece: i64, keyword: i64
    ) -> None:
        """Tell something worth knowing that changes nothing on the table."""
        if self.facts is not None:
            self.tell(kind, about, rule, piece, keyword)
