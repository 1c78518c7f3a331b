"""The table: what is true, and the verbs that change it, each telling one fact with its cause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.options import with_held, with_light
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.board import CELLS, GRAVEYARD, PORTAL, RESERVES, SPAWN_ROW
from oneiros.games.dreamblade.table.layout import SPAWNING
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.table.standing import Standing
from oneiros.games.dreamblade.vocabulary import BODYGUARD
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


class Table(Standing):
    """Everything about one game of Dreamblade, and everything that can happen to it."""

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
        for slot in range(SLOTS):
            self.used[slot] = 0
            self.energized[slot] = 0
        self.spawned_into.clear()
        for file in range(5):
            if phase == SPAWNING and self.creatures_in(SPAWN_ROW[player][file], player):
                self.barred |= BIT[file]
        if self.facts is not None:
            self.tell(facts.PHASE_BEGAN, (phase, player), rule, NONE, NONE)

    def gain(self, player: i64, amount: i64, rule: str) -> None:
        """Add spawn points to a player's pool."""
        self.pool += amount
        if self.facts is not None:
            self.tell(facts.POINTS_GAINED, (player, amount), rule, NONE, NONE)

    def spend(self, amount: i64, rule: str, piece: i64) -> None:
        """Take spawn points from the pool."""
        self.pool -= amount
        if self.facts is not None:
            self.tell(facts.POINTS_SPENT, (amount,), rule, piece, NONE)

    def take_bonus(self, player: i64, rule: str) -> None:
        """Move a player's bonus points into the pool."""
        amount: i64 = self.bonus[player]
        self.pool += amount
        self.bonus[player] = 0
        if self.facts is not None:
            self.tell(facts.BONUS_TAKEN, (player, amount), rule, NONE, NONE)

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
            self._heal(miniature)

    def _heal(self, miniature: i64) -> None:
        bit: i64 = BIT[miniature]
        if self.wounded & bit:
            self.damage[miniature] = 0
            self.wounded &= ~bit
            self.relentless &= ~bit
            self.hurt &= ~bit

    def spawn(self, miniature: i64, cell: i64, rule: str, keyword: i64) -> None:
        """5.8: put a miniature into the dreamscape; it does not enter."""
        self._put(miniature, cell)
        self.spawned |= BIT[miniature]
        if cell != PORTAL[miniature >> 4] and self.roster.creatures >> miniature & 1:
            self.spawned_into.append(cell)
            self.spawned_into.sort()
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
        self.combat_cell = cell
        self.attackers = attackers
        if self.facts is not None:
            self.tell(facts.STRUCK, (cell, attackers), "7.1", NONE, NONE)

    def end_combat(self) -> None:
        """7.9: effects "this combat" end."""
        self.combat_cell = NONE
        self.attackers = 0
        self.modifier = 0
        self.rolled = 0
        self.blades = 0
        self.ferocious = 0
        self.lit.clear()
        for face in range(5):
            self.dice[face] = 0
        if self.facts is not None:
            self.tell(facts.COMBAT_ENDED, (), "7.9", NONE, NONE)

    def begin_roll(self, dice: i64, rule: str) -> None:
        """Take up so many dice; nothing lies on the table yet."""
        for face in range(5):
            self.dice[face] = 0
        if self.facts is not None:
            self.tell(facts.ROLL_BEGAN, (dice,), rule, NONE, NONE)

    def count_blades(self, rolled: i64, blades: i64) -> None:
        """7.5: note the numbers rolled and the blades to be assigned of a regular attack."""
        self.rolled = rolled
        self.blades = blades
        if self.facts is not None:
            self.tell(facts.BLADES_COUNTED, (rolled, blades), "7.5", NONE, NONE)

    def light(self, user: i64, entry: i64, keyword: i64) -> None:
        """10.8: switch an ability on until the end of combat."""
        self.lit.append(with_light(user, entry))
        if self.facts is not None:
            self.tell(facts.ABILITY_LIT, (user, entry), "10.8", user, keyword)

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

    def spend_blades(self, user: i64, entry: i64, blades: i64, keyword: i64) -> None:
        """7.5: assign blades to an ability."""
        self.blades -= blades
        if self.facts is not None:
            self.tell(facts.BLADES_ASSIGNED, (user, entry, blades), "7.5", user, keyword)

    def modify(self, amount: i64, piece: i64, keyword: i64) -> None:
        """10.8: change the damage of this combat's regular attack."""
        self.modifier += amount
        if self.facts is not None:
            self.tell(facts.DAMAGE_MODIFIED, (amount,), "11", piece, keyword)

    def hold(self, miniature: i64, amount: i64, relentless: i64, piece: i64, keyword: i64) -> None:
        """7.7: keep damage for its target until the attack's damage is assigned."""
        self.held.append(with_held(miniature, amount, relentless, piece, keyword))
        if self.facts is not None:
            about = (miniature, amount, relentless)
            self.tell(facts.DAMAGE_HELD, about, "7.7", piece, keyword)

    def release(self, held: i64) -> None:
        """7.7: hold damage no longer; it is dealt or lost now."""
        self.held.remove(held)
        if self.facts is not None:
            self.tell(facts.HELD_RELEASED, (held,), "7.7", NONE, NONE)

    def lose_damage(self, miniature: i64, amount: i64, guard: i64) -> None:
        """7.8: damage that a Bodyguard keeps from its target is lost."""
        if self.facts is not None:
            self.tell(facts.DAMAGE_LOST, (miniature, amount), "7.8", guard, BODYGUARD)

    def wound(self, miniature: i64, amount: i64, rule: str, piece: i64, keyword: i64) -> None:
        """Deal damage to a creature."""
        self.damage[miniature] += amount
        self.wounded |= BIT[miniature]
        self.hurt |= BIT[miniature]
        if self.facts is not None:
            self.tell(facts.DAMAGED, (miniature, amount), rule, piece, keyword)

    def clear_damage(self, rule: str) -> None:
        """8.9: clear all damage."""
        if not self.wounded:
            return
        for miniature in numbers(self.wounded):
            self.damage[miniature] = 0
        self.wounded = 0
        self.hurt = 0
        self.relentless = 0
        if self.facts is not None:
            self.tell(facts.DAMAGE_CLEARED, (), rule, NONE, NONE)

    def disrupt(self, miniature: i64, cell: i64, rule: str) -> None:
        """8.4: clear a creature's damage and put it elsewhere; it does not enter."""
        self._put(miniature, cell)
        self._heal(miniature)
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
        self.felled |= BIT[miniature] & self.roster.creatures
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

    def claim(
        self, player: i64, cell: i64, worth: i64, rule: str, piece: i64, keyword: i64
    ) -> None:
        """9.1: score a cell."""
        self.points[player] += worth
        if self.facts is not None:
            self.tell(facts.CLAIMED, (player, cell, worth), rule, piece, keyword)

    def win_turn(self, player: i64, rule: str) -> None:
        """9.3: advance a player on the victory track."""
        self.wins[player] += 1
        if self.facts is not None:
            about = (player, self.points[0], self.points[1])
            self.tell(facts.TURN_WON, about, rule, NONE, NONE)

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
