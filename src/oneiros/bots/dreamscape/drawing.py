"""Which deck to draw from and which card to keep (2.3, 6.3, 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.outlook import UNFINISHED, Outlook
from oneiros.bots.dreamscape.plan import plans_for
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.table.layout import KINDS, TRAVEL
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

AIMLESS: Final = 400
"""What it costs to have no open card."""


class Drawing:
    """What each card would be worth to a player who holds it open beside the others."""

    def __init__(self, table: Table, player: i64) -> None:
        """Weigh what there is without a new card."""
        self.table = table
        self.player = player
        self.outlook = Outlook(table, player)
        if table.phase == TRAVEL and table.points > 1:
            # The travel under way still brings shards.
            self.outlook.left += 1
        self.hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
        # What must be exceeded: shards without any open card serve little.
        self.before = self.worth()
        if not self.outlook.cards and self.outlook.left:
            self.before -= AIMLESS

    def worth(self) -> i64:
        """Weigh what the player has in mind, with the cards that completions bring."""
        worth = self.outlook.weigh(self.hands)
        return worth + self.outlook.completions * self.outlook.drawn(3)

    def gain(self, card: i64) -> i64:
        """Tell how much better the prospects are with a card."""
        outlook = self.outlook
        plans = plans_for(self.table, card, outlook.ground, 0)
        if not plans:
            return UNFINISHED
        outlook.cards.append(card)
        outlook.plans.append(plans)
        outlook.holders += 1
        worth = self.worth()
        outlook.holders -= 1
        outlook.cards.pop()
        outlook.plans.pop()
        return worth - self.before


def keep(table: Table, player: i64) -> i64:
    """Keep the card that helps most, or none if none helps."""
    drawing = Drawing(table, player)
    best = table.options[0]
    highest: i64 = 0 if best == opt.DECLINE else -(1 << 20)
    for option in table.options:
        if opt.deed(option) == opt.KEEP:
            gain = drawing.gain(opt.low(option))
            if gain > highest:
                best, highest = option, gain
    return best


def deck(table: Table, player: i64, number: i64) -> i64:
    """Choose the deck whose best card among so many drawn is worth most on average."""
    drawing = Drawing(table, player)
    best: i64 = opt.DECLINE
    highest: i64 = 0
    for option in table.options:
        if opt.deed(option) == opt.DECK:
            worth = expected(table, drawing, opt.low(option), number)
            if worth > highest:
                best, highest = option, worth
    return best


def expected(table: Table, drawing: Drawing, level: i64, number: i64) -> i64:
    """Give the mean of the best gain among so many cards of a deck."""
    gains: list[int] = [max(drawing.gain(card), 0) for card in coming(table, level, number)]
    gains.sort()
    gains.reverse()
    return best_of(gains, number)


def best_of(gains: list[int], number: i64) -> i64:
    """Give the mean of the best of so many cards out of some, whose gains are falling."""
    # Each card is the best one drawn if it is drawn and none of the better ones is.
    cards: i64 = len(gains)
    drawn: i64 = min(number, cards)
    missed: i64 = 10000
    total: i64 = 0
    place: i64 = 0
    while place < cards and missed > 0:
        left: i64 = cards - place
        hit: i64 = missed * min(drawn, left) // left
        total += hit * gains[place]
        missed -= hit
        place += 1
    return total // 10000


def coming(table: Table, level: i64, number: i64) -> list[int]:
    """List the cards that may come when so many are drawn from a deck."""
    unseen: list[int] = [*table.unseen[level]]
    for card in table.under[level]:
        if len(unseen) >= number:
            break
        if card != NONE:
            unseen.append(card)
    return unseen
