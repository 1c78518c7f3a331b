"""What a table is worth to a player who has created, weighed by hand in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.bots.dreamscape.value import nearness
from oneiros.bots.dreamscape.worth import worth
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LEVELS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

POINT: Final = 100
_TREE: Final = 15
"""5.4: a tree makes those of later cycles worth more."""
_NEARNESS: Final = 6
"""What a card of a deck would bring counts so many hundredths for each cycle to come."""
_STROLL: Final = 10
"""What a walk with one white shard would bring counts so many hundredths for each cycle to come."""
_AIMLESS: Final = -300
"""No card is open, and there is a travel to come."""


class Hopes:
    """What a player has and hopes for: points, purposes, open cards and the cycles to come."""

    def __init__(self, table: Standing, player: i64) -> None:
        """Weigh open cards with the shards that come back, and what the cycles to come may bring.

        Where no travel is to come, the decks are not looked at.
        """
        outlook = Outlook(table, player)
        self.outlook = outlook
        self.hands: list[int] = coming_back(table, player)
        # By level: how much each card of the deck lacks, and what a draw would bring.
        self.lacking: list[list[int]] = [[] for _ in range(len(LEVELS))]
        self.drawn: list[int] = [0] * len(LEVELS)
        self.own: i64 = worth(table, player)
        self.rest: i64 = _rest(table, player)
        total = outlook.weigh(self.hands)
        if outlook.left:
            if not outlook.cards:
                total += _AIMLESS
            drawn: i64 = 0
            for level in range(1, len(LEVELS)):
                self.lacking[level] = nearness.lacking_of_deck(table, level, outlook.ground)
                self.drawn[level] = nearness.of_deck(table, level, self.lacking[level])
                drawn += self.drawn[level]
            later = _NEARNESS * drawn + _STROLL * outlook.stroll[1]
            total += outlook.left * (later // 100 + _TREE * outlook.trees)
        self.hoped: i64 = total

    def worth(self) -> i64:
        """Give all of it, less what the purposes pay the others on average."""
        return self.own + self.hoped - self.rest


def final(table: Standing, player: i64) -> i64:
    """Give what a game that is over has brought: points, less what purposes paid the others."""
    others: i64 = 0
    for place in range(len(table.purposes)):
        paid = purposes.paid(table, place)
        for other in range(table.players):
            if other != player:
                others += paid[other]
    return POINT * table.score[player] - POINT * others // (table.players - 1)


def _rest(table: Standing, player: i64) -> i64:
    """Give what the others probably have from the purposes, on average."""
    total: i64 = 0
    for other in range(table.players):
        if other != player:
            total += worth(table, other) - POINT * table.score[other]
    return total // (table.players - 1)


def coming_back(table: Standing, player: i64) -> list[int]:
    """3.2: count by kind the shards in Hands and those that return from cards."""
    found: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    for card in table.open[player]:
        if table.stored[card]:
            found[table.stored[card]] += 1
    if table.covered[player]:
        found[table.covered[player]] += 1
    return found
