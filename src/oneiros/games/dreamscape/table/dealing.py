"""The verbs of dealing: set-up, emergence and dreamcards, each telling one fact with its cause.

A search has no listener, and then telling costs one comparison.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape.table import facts, shards
from oneiros.games.dreamscape.table.layout import EMERGENCE, KINDS
from oneiros.games.dreamscape.table.rows import replaced, without
from oneiros.games.dreamscape.table.standing import Standing, unknown_card
from oneiros.games.dreamscape.vocabulary import NIGHTMARE
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dealing(Standing):
    """A table on which markers, tiles, shards and cards are dealt."""

    def tell(
        self, kind: i64, about: tuple[int, ...], rule: str, piece: i64 = NONE, power: i64 = NONE
    ) -> None:
        """Tell a fact to the listener, if there is one."""
        if self.facts is not None:
            self.facts.append(Fact(kind, about, Cause(rule, piece, power)))

    # Set-up and emergence.

    def deal_marker(self, player: i64, number: i64, rule: str) -> None:
        """2.1, 3.2: give a player a marker, its active side up."""
        before = () if number == 1 else self.order
        self.order = (*before, player)
        self.flipped &= ~BIT[player]
        if self.facts is not None:
            self.tell(facts.MARKER_DEALT, (player, number), rule)

    def reveal_tile(self, purpose: i64) -> None:
        """2.2: lay out a purpose tile."""
        self.purposes = (*self.purposes, purpose)
        self.colours = (*self.colours, 0)
        if self.facts is not None:
            self.tell(facts.TILE_REVEALED, (len(self.purposes) - 1, purpose), "2.2")

    def colour_tile(self, place: i64, kind: i64) -> None:
        """2.2: put a shard from the bag on a tile, where it stays."""
        self.bag[kind] -= 1
        self.colours = replaced(self.colours, place, kind)
        if self.facts is not None:
            self.tell(facts.TILE_COLOURED, (place, kind), "2.2")

    def place_sleeper(self, player: i64, location: i64) -> None:
        """2.4: put a Sleeper where it starts."""
        self.sleeper[player] = location
        if self.facts is not None:
            self.tell(facts.SLEEPER_PLACED, (player, location), "2.4")

    def fill(self, location: i64, kind: i64, rule: str) -> None:
        """2.5, 3.2: put a shard from the bag at the right end of a location."""
        self.bag[kind] -= 1
        self.rows[location] = shards.with_last(self.rows[location], kind)
        if self.facts is not None:
            self.tell(facts.LOCATION_FILLED, (location, kind), rule)

    def add_nightmares(self, number: i64) -> None:
        """10.1: put nightmare shards from the reserve into the bag."""
        self.reserve -= number
        self.bag[NIGHTMARE] += number
        if self.facts is not None:
            self.tell(facts.NIGHTMARES_ADDED, (number,), "10.1")

    def begin_emergence(self) -> None:
        """3.2: nobody acts while the dreamworld is filled."""
        self.phase = EMERGENCE
        self.active = NOBODY
        if self.facts is not None:
            self.tell(facts.EMERGENCE_BEGAN, (self.cycle + 1,), "3.2")

    def begin_cycle(self, number: i64) -> None:
        """3.1, 3.2: advance the clock."""
        self.cycle = number
        if self.facts is not None:
            self.tell(facts.CYCLE_BEGAN, (number,), "3.1")

    def restore(self, player: i64, card: i64, rule: str) -> None:
        """3.2: take the shard stored on a card, or on the pile that it tops, back into Hands."""
        if card in self.open[player]:
            kind: i64 = self.stored[card]
            self.stored[card] = 0
        else:
            kind = self.covered[player]
            self.covered[player] = 0
        self.hands[player * KINDS + kind] += 1
        if self.facts is not None:
            self.tell(facts.SHARD_RESTORED, (player, card, kind), rule, card)

    # Cards.

    def choose_deck(self, player: i64, level: i64, number: i64, rule: str) -> None:
        """2.3, 6.3, 7.3: say from which deck a player draws."""
        self.choosing[player] = level
        if self.facts is not None:
            self.tell(facts.DECK_CHOSEN, (player, level, number), rule)

    def show_card(self, player: i64, card: i64, rule: str, giver: i64, power: i64) -> None:
        """6.3: let a player look at the next card of the deck; others hear of NONE."""
        level: i64 = self.choosing[player]
        expected: i64 = unknown_card(level)
        if self.above(level) == 0:
            lowest = self.under[level][0]
            self.under[level] = self.under[level][1:]
            if lowest != NONE:
                expected = lowest
        if card == NONE:
            self.looked[player] = (*self.looked[player], expected)
        else:
            if card in self.unseen[level]:
                self.unseen[level] = without(self.unseen[level], card)
            self.looked[player] = (*self.looked[player], card)
            if not self.known[player] & BIT[card]:
                self.revealed += 1
                self.known[player] |= BIT[card]
        if self.facts is not None:
            self.tell(facts.CARD_SHOWN, (player, card), rule, giver, power)

    def keep_card(self, player: i64, card: i64, place: i64, rule: str) -> None:
        """2.3, 6.3: put a card face up; all see it and which of the cards drawn it was."""
        looked = self.looked[player]
        if looked[place] != card:
            level: i64 = self.choosing[player]
            self.unseen[level] = without(self.unseen[level], card)
        self.looked[player] = looked[:place] + looked[place + 1 :]
        self.revealed += 1
        self.open[player] = (*self.open[player], card)
        if self.facts is not None:
            self.tell(facts.CARD_KEPT, (player, card, place), rule, card)

    def return_cards(self, player: i64, rule: str) -> None:
        """6.3: put the cards looked at under their deck in the order drawn."""
        level: i64 = self.choosing[player]
        number = len(self.looked[player])
        returned = [card if card >= 0 else NONE for card in self.looked[player]]
        self.under[level] = (*self.under[level], *returned)
        self.looked[player] = ()
        self.choosing[player] = 0
        if self.facts is not None:
            self.tell(facts.CARDS_RETURNED, (player, level, number), rule)

    def complete(self, player: i64, card: i64, kept: i64, returned: i64) -> None:
        """6.2: put an open card on the pile with the shard kept; another one goes to the bag."""
        self.open[player] = without(self.open[player], card)
        self.stored[card] = 0
        self.pile[player] = (*self.pile[player], card)
        self.covered[player] = kept
        if returned:
            self.bag[returned] += 1
        if self.facts is not None:
            self.tell(facts.COMPLETED, (player, card, kept, returned), "6.2", card)

    def store(self, player: i64, card: i64, kind: i64, power: i64) -> None:
        """7.1: put a shard from Hands on a card, for its power or, with none, to store it."""
        self.hands[player * KINDS + kind] -= 1
        if card in self.open[player]:
            self.stored[card] = kind
        else:
            self.covered[player] = kind
        if self.facts is not None:
            used = 1 if power else 0
            self.tell(facts.SHARD_STORED, (player, card, kind, used), "7.1", card, power or NONE)
