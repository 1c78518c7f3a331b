"""The verbs of playing: travel, creation and the end, each telling one fact with its cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table import facts, mountains, shards
from oneiros.games.dreamscape.table.dealing import Dealing
from oneiros.games.dreamscape.table.layout import CREATION, KINDS, LAST_CREATION, OVER, TRAVEL
from oneiros.games.dreamscape.table.rows import without
from oneiros.games.dreamscape.vocabulary import GRASS, MOVEMENT, NIGHTMARE
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


ACTION_POINTS: Final = 4


class Table(Dealing):
    """A table that changes by verbs."""

    # Travel.

    def begin_travel(self, player: i64) -> None:
        """4.1: give a player the action points."""
        self.phase = TRAVEL
        self.active = player
        self.points = ACTION_POINTS
        if self.facts is not None:
            self.tell(facts.TRAVEL_BEGAN, (player,), "4.1")

    def collect(self, player: i64) -> None:
        """4.2: take the rightmost shard of the Sleeper's location for a point."""
        location: i64 = self.sleeper[player]
        kind = shards.last(self.rows[location])
        self.rows[location] = shards.without_last(self.rows[location])
        self.hands[player * KINDS + kind] += 1
        self.points -= 1
        if self.facts is not None:
            self.tell(facts.COLLECTED, (player, location, kind), "4.2")

    def move_sleeper(self, player: i64, location: i64, spent: i64) -> None:
        """4.3, 4.4: move to a linked location for a point, or with a key for none."""
        left: i64 = self.sleeper[player]
        self.sleeper[player] = location
        self.points -= spent
        if self.facts is not None:
            rule = "4.3" if spent else "4.4"
            self.tell(facts.SLEEPER_MOVED, (player, left, location, spent), rule)

    def take_link(self, player: i64, link: i64) -> None:
        """10.3: take the nightmare shard of a link into Hands."""
        self.links &= ~BIT[link]
        self.hands[player * KINDS + NIGHTMARE] += 1
        if self.facts is not None:
            self.tell(facts.LINK_TAKEN, (player, link), "10.3")

    def flip_marker(self, player: i64) -> None:
        """4.5: use the power of the Sleeper's location."""
        self.flipped |= BIT[player]
        if self.facts is not None:
            location: i64 = self.sleeper[player]
            self.tell(facts.POWER_USED, (player, location), "4.5", NONE, location)

    def lie_down(self, player: i64) -> None:
        """4.7: lay the Sleeper on top of the others."""
        before = without(self.lain, player) if player in self.lain else self.lain
        self.lain = (*before, player)
        self.points = 0
        if self.facts is not None:
            self.tell(facts.LAIN_DOWN, (player, self.sleeper[player]), "4.7")

    def move_nightmare(self, location: i64, rule: str) -> None:
        """10.1, 10.4: put Mr Nightmare on a location."""
        self.nightmare = location
        if self.facts is not None:
            self.tell(facts.NIGHTMARE_MOVED, (location,), rule)

    def seed_link(self, player: i64, link: i64, rule: str) -> None:
        """10.1, 10.4: put a nightmare shard from the reserve on a link."""
        self.reserve -= 1
        self.links |= BIT[link]
        if self.facts is not None:
            self.tell(facts.LINK_SEEDED, (player, link), rule)

    # Shards between bag, Hands and locations.

    def take_from_bag(self, player: i64, kind: i64, rule: str, card: i64, power: i64) -> None:
        """5.5, 7.2, 10.5: take a shard from the bag into Hands."""
        self.bag[kind] -= 1
        self.hands[player * KINDS + kind] += 1
        if self.facts is not None:
            self.tell(facts.SHARD_TAKEN, (player, kind), rule, card, power)

    def discard(self, player: i64, kind: i64, number: i64, rule: str) -> None:
        """5.3, 5.4, 5.5, 5.10, 10.5: put shards from Hands into the bag."""
        self.hands[player * KINDS + kind] -= number
        self.bag[kind] += number
        if self.facts is not None:
            self.tell(facts.DISCARDED, (player, kind, number), rule)

    def look_at_shard(self, player: i64, kind: i64, card: i64, power: i64) -> None:
        """7.4: draw a shard from the bag that only the player sees; others hear of NONE."""
        if kind != NONE:
            self.bag[kind] -= 1
        self.harvested = (*self.harvested, kind)
        if self.facts is not None:
            self.tell(facts.SHARD_LOOKED_AT, (player, kind), "7.4", card, power)

    def put_shard(self, player: i64, kind: i64, location: i64, card: i64, power: i64) -> None:
        """7.4: put a shard looked at to the right end of a location."""
        if kind in self.harvested:
            self.harvested = without(self.harvested, kind)
        else:
            self.harvested = without(self.harvested, NONE)
            self.bag[kind] -= 1
        self.revealed += 1
        self.rows[location] = shards.with_last(self.rows[location], kind)
        if self.facts is not None:
            self.tell(facts.SHARD_PUT, (player, kind, location), "7.4", card, power)

    def rearrange(self, player: i64, location: i64, row: int, card: i64, power: i64) -> None:
        """7.5: give the shards of a location another order."""
        self.rows[location] = row
        if self.facts is not None:
            about = (player, location, *shards.listed(row))
            self.tell(facts.ROW_REARRANGED, about, "7.5", card, power)

    # Creation.

    def begin_creation(self, player: i64, *, last: bool) -> None:
        """3.1, 8.1: let a player create."""
        self.phase = LAST_CREATION if last else CREATION
        self.active = player
        if self.facts is not None:
            rule = "8.1" if last else "3.1"
            self.tell(facts.CREATION_BEGAN, (player, 1 if last else 0), rule)

    def turn_to(self, player: i64) -> None:
        """5.11: show the creation of another player who creates at the same time."""
        self.active = player
        if self.facts is not None:
            self.tell(facts.TURNED_TO, (player,), "5.11")

    def place(self, player: i64, kind: i64, slot: i64) -> None:
        """5.1: put a shard from Hands onto a slot."""
        self.hands[player * KINDS + kind] -= 1
        place = player * self.area + slot
        self.stacks[place] = shards.with_last(self.stacks[place], kind)
        self.filled[player] |= BIT[slot]
        if kind == NIGHTMARE:
            self.reds[player] |= BIT[slot]
        if self.facts is not None:
            self.tell(facts.PLACED, (player, kind, slot), "5.1")

    def enter(self, player: i64) -> None:
        """5.2: put the Dreamer on the entry slot."""
        slot = self.box.grid.entry
        self.dreamer[player] = slot
        if self.facts is not None:
            self.tell(facts.ENTERED, (player, slot), "5.2")

    def step_to(self, player: i64, slot: i64, *, white: bool) -> None:
        """5.3, 5.7: move the Dreamer for a white shard, or by its free step."""
        left: i64 = self.dreamer[player]
        self.dreamer[player] = slot
        if white:
            self.hands[player * KINDS + MOVEMENT] -= 1
            self.bag[MOVEMENT] += 1
        else:
            self.free &= ~BIT[player]
        if self.facts is not None:
            rule = "5.3" if white else "5.7"
            self.tell(facts.STEPPED, (player, left, slot, 1 if white else 0), rule)

    def gain_free_step(self, player: i64) -> None:
        """5.7: land gives one free step, never more."""
        self.free |= BIT[player]
        if self.facts is not None:
            self.tell(facts.FREE_STEP_GAINED, (player,), "5.7")

    def lose_free_step(self, player: i64) -> None:
        """5.7: any other action loses it."""
        if not self.free & BIT[player]:
            return
        self.free &= ~BIT[player]
        if self.facts is not None:
            self.tell(facts.FREE_STEP_LOST, (player,), "5.7")

    def see_mountain(self, player: i64, slot: i64) -> None:
        """5.8: remember that the mountain of a slot has paid."""
        place = player * self.area + slot
        marks = mountains.marks(place, self.stacks[place])
        self.paid_rocks = tuple(sorted({*self.paid_rocks, *marks}))
        if self.facts is not None:
            self.tell(facts.MOUNTAIN_SEEN, (player, slot), "5.8")

    def gain(self, player: i64, points: i64, rule: str, card: i64 = NONE) -> None:
        """Give a player points, or take them."""
        self.score[player] += points
        if self.facts is not None:
            self.tell(facts.SCORED, (player, points), rule, card)

    def plant(self, player: i64, slot: i64) -> None:
        """5.4: discard a green shard and put a tree from the pool on a slot."""
        self.hands[player * KINDS + GRASS] -= 1
        self.bag[GRASS] += 1
        self.pool -= 1
        self.trees[player] |= BIT[slot]
        if self.facts is not None:
            self.tell(facts.PLANTED, (player, slot), "5.4")

    def take_up(self, player: i64, slot: i64, card: i64, power: i64) -> None:
        """7.6: take the top shard of a slot into Hands."""
        place = player * self.area + slot
        kind = shards.last(self.stacks[place])
        if self.paid_rocks:
            height = shards.height(self.stacks[place])
            self.paid_rocks = mountains.without_top(self.paid_rocks, place, height)
        self.stacks[place] = shards.without_last(self.stacks[place])
        self.hands[player * KINDS + kind] += 1
        if self.stacks[place] == 0:
            self.filled[player] &= ~BIT[slot]
            self.reds[player] &= ~BIT[slot]
        if self.facts is not None:
            self.tell(facts.TAKEN_UP, (player, slot, kind), "7.6", card, power)

    def shift(self, player: i64, slot: i64, level: i64, target: i64, card: i64, power: i64) -> None:
        """7.7: take all from a level up to another slot; 5.9: a Dreamer on it makes no move."""
        start, end = player * self.area + slot, player * self.area + target
        stack = self.stacks[start]
        digits: int = 3 * (shards.height(stack) - level + 1)
        rest = stack >> digits
        if self.paid_rocks:
            height = shards.height(self.stacks[end])
            self.paid_rocks = mountains.shifted(self.paid_rocks, start, level, end, height)
        self.stacks[end] = self.stacks[end] << digits | (stack ^ rest << digits)
        self.stacks[start] = rest
        self.filled[player] |= BIT[target]
        if rest == 0:
            self.filled[player] &= ~BIT[slot]
        for sets in (self.trees, self.reds):
            if sets[player] & BIT[slot]:
                sets[player] ^= BIT[slot] | BIT[target]
        if self.dreamer[player] == slot:
            self.dreamer[player] = target
        if self.facts is not None:
            self.tell(facts.SHIFTED, (player, slot, level, target), "7.7", card, power)

    def set_aside(self, player: i64, number: i64) -> None:
        """10.7: set nightmare shards aside that have no slot."""
        self.hands[player * KINDS + NIGHTMARE] -= number
        self.aside[player] += number
        if self.facts is not None:
            self.tell(facts.SET_ASIDE, (player, number), "10.7")

    def end_creation(self, player: i64) -> None:
        """5.7, 5.8, 5.10: forget the free step and the mountains of this cycle."""
        self.free &= ~BIT[player]
        if self.paid_rocks:
            self.paid_rocks = mountains.without_player(self.paid_rocks, player, self.area)
        if self.facts is not None:
            self.tell(facts.CREATION_ENDED, (player,), "5.10")

    # The end.

    def pay_purpose(self, player: i64, place: i64, points: i64, rule: str) -> None:
        """8.2, 9: give a player the points of a purpose."""
        self.score[player] += points
        if self.facts is not None:
            self.tell(facts.PURPOSE_PAID, (player, place, points), rule)

    def end_game(self, winners: i64, rule: str) -> None:
        """8.2, 10.8: name the winners."""
        self.phase = OVER
        self.active = NOBODY
        self.champions = winners
        if self.facts is not None:
            self.tell(facts.GAME_ENDED, (winners,), rule)
