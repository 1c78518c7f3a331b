"""What can be read off a table without changing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape.table import mountains, shards
from oneiros.games.dreamscape.table.layout import KINDS, Layout
from oneiros.games.dreamscape.vocabulary import MOVEMENT, NIGHTMARE
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64


def unknown_card(level: i64) -> i64:
    """Give what stands on a veiled table for a card of a level that somebody else looks at."""
    return NONE - level


class Standing(Layout):
    """A table that answers what is where."""

    def held(self, player: i64, kind: i64) -> i64:
        """Tell how many shards of a kind a player holds in Hands."""
        return self.hands[player * KINDS + kind]

    def stack_at(self, player: i64, slot: i64) -> int:
        """Give a stack of a player's dreamscape, 0 where the slot is bare."""
        return self.stacks[player * self.area + slot]

    def empty(self, player: i64) -> i64:
        """1.6: the slots whose top shard has nothing on it, those with nightmare shards too."""
        found: i64 = self.filled[player] & ~self.trees[player]
        at: i64 = self.dreamer[player]
        if at != NONE:
            found &= ~BIT[at]
        return found

    def bases(self, player: i64) -> i64:
        """5.1, 10.5: the slots whose top shard may bear another shard or a tree."""
        return self.empty(player) & ~self.reds[player]

    def bare(self, player: i64) -> i64:
        """5.1: the bare slots on which a shard may be placed."""
        filled: i64 = self.filled[player]
        if filled == 0:
            return BIT[self.box.grid.entry]
        return self.box.grid.around(filled) & ~filled

    def crosses(self, player: i64) -> bool:
        """5.3: tell whether the Dreamer stands on a tree, which it must leave."""
        at: i64 = self.dreamer[player]
        return at != NONE and self.trees[player] & BIT[at] != 0

    def moves_left(self, player: i64) -> i64:
        """5.3, 5.7: the free step and the white shards in Hands."""
        return (self.free >> player & 1) + self.hands[player * KINDS + MOVEMENT]

    def stands_on_mountain(self, player: i64) -> bool:
        """5.8: tell whether the Dreamer's stack holds a mountain."""
        at: i64 = self.dreamer[player]
        return at != NONE and shards.is_mountain(self.stack_at(player, at))

    def pays(self, player: i64, slot: i64) -> bool:
        """5.8: tell whether a slot holds a mountain that has not paid in this cycle."""
        stack = self.stack_at(player, slot)
        if not self.paid_rocks:
            return shards.is_mountain(stack)
        return mountains.pays(self.paid_rocks, player * self.area + slot, stack)

    def paid_mountains(self, player: i64) -> i64:
        """5.8: the slots whose mountains have paid in this cycle and pay nothing more."""
        found: i64 = 0
        for mark in self.paid_rocks:
            slot = mountains.place_of(mark) - player * self.area
            if 0 <= slot < self.area and not self.pays(player, slot):
                found |= BIT[slot]
        return found

    def in_bag(self) -> i64:
        """Tell how many shards are in the bag."""
        found: i64 = 0
        for number in self.bag:
            found += number
        return found

    def in_deck(self, level: i64) -> i64:
        """Tell how many cards a deck holds.

        On a veiled table the cards of unknown places are among the unseen ones, and so are those
        that somebody else is looking at.
        """
        found: i64 = len(self.unseen[level])
        for card in self.under[level]:
            if card != NONE:
                found += 1
        for cards in self.looked:
            for card in cards:
                if card == unknown_card(level):
                    found -= 1
        return found

    def above(self, level: i64) -> i64:
        """Tell how many cards of a deck lie above those that were put under it."""
        return self.in_deck(level) - len(self.under[level])

    def top_of_pile(self, player: i64) -> i64:
        """7.1: the completed card whose power shows, or NONE."""
        pile = self.pile[player]
        return pile[-1] if pile else NONE

    def nightmares(self, player: i64) -> i64:
        """10.7, 10.8: count the nightmare shards of a dreamscape, those set aside too."""
        found: i64 = self.aside[player]
        reds: i64 = self.reds[player]
        while reds:
            found += 1
            reds &= reds - 1
        return found

    def must_place(self, player: i64) -> bool:
        """10.7: tell whether nightmare shards in Hands have a slot and so forbid ending."""
        return self.held(player, NIGHTMARE) > 0 and self.bare(player) != 0
