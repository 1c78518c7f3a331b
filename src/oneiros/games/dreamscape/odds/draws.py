"""What is drawn by an answer: the engine draws on a copy, and what it draws from is counted.

Which shards and cards come is chance. How many come, from where and to where follows from the rules
alone, so one way of drawing shows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import filling
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.table.rows import Row
from oneiros.games.dreamscape.vocabulary import LOCATIONS
from oneiros.kernel.state import CHANCE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape


class ShardDraw(NamedTuple):
    """Shards that are drawn from the bag: what it holds by kind, and how many come."""

    bag: list[int]
    number: int
    held: bool
    """Whether they go into Hands."""


class CardDraw(NamedTuple):
    """Cards that are drawn: those of which so many come by chance, and those that come for sure."""

    unseen: Row
    number: int
    sure: Row
    left: Row
    """What is put under the deck and not drawn, the next one first; NONE where it is not known."""
    over: int
    """How many cards of the deck lie over all of these now."""


class Refill(NamedTuple):
    """Shards that come to locations: what the bag holds, how many come to each, and which is bare.

    The first shard of a bare location is its key (1.4).
    """

    bag: list[int]
    numbers: list[int]
    bare: list[bool]


class Drawn:
    """An answer, and all that is drawn until somebody has to choose."""

    def __init__(self, table: Dreamscape, option: i64) -> None:
        """Give the answer on a copy, and let chance draw."""
        self.player: i64 = table.seat
        self.before = table
        self.after = _drawn(_answered(table, option))
        self.shards: list[int] = []
        self.cards: list[int] = []
        self.fills = False
        self.held = False
        for fact in self.after.facts or []:
            kind: i64 = fact.kind
            if kind == facts.CARD_SHOWN:
                self.cards.append(fact.about[1])
            elif kind == facts.LOCATION_FILLED:
                self.fills = True
            elif kind == facts.SHARD_LOOKED_AT:
                self.shards.append(fact.about[1])
            elif kind == facts.SHARD_TAKEN and fact.cause.ability > 0:
                self.shards.append(fact.about[1])
                self.held = True

    def of_shards(self) -> ShardDraw:
        """7.2, 7.4: say what is drawn from the bag."""
        bag = self.after.bag[:]
        for kind in self.shards:
            bag[kind] += 1
        return ShardDraw(bag, len(self.shards), self.held)

    def of_cards(self) -> CardDraw:
        """6.3, 7.3: say which cards are drawn, as far as the player knows."""
        level: i64 = self.after.choosing[self.player]
        unseen = self.before.unseen[level]
        chosen = [card for card in self.cards if card in unseen]
        sure = tuple([card for card in self.cards if card not in chosen])
        over = self.after.above(level) + len(self.cards)
        return CardDraw(unseen, len(chosen), sure, self.after.under[level], over)

    def of_refill(self) -> Refill:
        """3.2: say what comes to the locations with the answer, or would if they were filled then.

        Whatever the answer draws itself may be any shard of the bag, and so may what comes after.
        """
        found = _refill(self.before, self.after) if self.fills else refill_of(self.after)
        bag = found.bag[:]
        for kind in self.shards:
            bag[kind] += 1
        return Refill(bag, found.numbers, found.bare)

    def without(self) -> Dreamscape:
        """Give the table as it is after the answer, without the shards that came into Hands."""
        found = self.after.copy()
        if self.held:
            for kind in self.shards:
                found.hands[self.player * KINDS + kind] -= 1
        return found


def refill_of(table: Dreamscape) -> Refill:
    """3.2: say what would come to the locations if they were filled now."""
    ahead = table.copy()
    ahead.stack.clear()
    ahead.parked = []
    ahead.facts = []
    filling.begin(ahead, "3.2")
    ahead.advance()
    return _refill(table, _drawn(ahead))


def _refill(table: Dreamscape, filled: Dreamscape) -> Refill:
    bag = filled.bag[:]
    numbers = [0] * (LOCATIONS + 1)
    for fact in filled.facts or []:
        if fact.kind == facts.LOCATION_FILLED:
            numbers[fact.about[0]] += 1
            bag[fact.about[1]] += 1
    return Refill(bag, numbers, [row == 0 for row in table.rows])


def _answered(table: Dreamscape, option: i64) -> Dreamscape:
    """5.11: while the player creates, those who create at the same time change nothing about it.

    What follows the end of the player's creation waits for them.
    """
    alone = table.copy()
    alone.parked = [[] for _ in table.parked]
    alone.facts = []
    alone.apply(option)
    ended = [one for one in alone.facts if one.kind == facts.CREATION_ENDED]
    if not table.parked or not ended:
        return alone
    together = table.copy()
    together.facts = []
    together.apply(option)
    return together


def _drawn(table: Dreamscape) -> Dreamscape:
    """Let chance draw whatever comes first; the table is used up."""
    while table.seat == CHANCE and table.question in (questions.SHARD, questions.CARD):
        table.apply(table.options[0])
    return table
