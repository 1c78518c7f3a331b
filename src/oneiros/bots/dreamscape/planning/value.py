"""What a table is worth to a player who has created, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.bots.dreamscape.planning import nearness
from oneiros.bots.dreamscape.worth import worth
from oneiros.games.dreamscape.table.layout import KINDS, OVER
from oneiros.games.dreamscape.vocabulary import LEVELS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

_POINT: Final = 100
_TREE: Final = 15
"""5.4: a tree makes those of later cycles worth more."""
_NEARNESS: Final = 6
"""What a card of a deck would bring counts so many hundredths for each cycle to come."""
_STROLL: Final = 10
"""What a walk with one white shard would bring counts so many hundredths for each cycle to come."""
_AIMLESS: Final = -300
"""No card is open, and there is a travel to come."""


def value(table: Standing, player: i64) -> i64:
    """Weigh what a player has and hopes for, less what the purposes pay the others on average."""
    others: i64 = 0
    for other in range(table.players):
        if other != player:
            others += _paid(table, other)
    rest = others // (table.players - 1)
    if table.phase == OVER:
        return _POINT * table.score[player] - rest
    return worth(table, player) + hopes(table, player) - rest


def hopes(table: Standing, player: i64) -> i64:
    """Weigh open cards with the shards that come back, and what the cycles to come may bring."""
    outlook = Outlook(table, player)
    total = outlook.weigh(coming_back(table, player))
    if outlook.left == 0:
        return total
    if not outlook.cards:
        total += _AIMLESS
    drawn: i64 = 0
    for level in range(1, len(LEVELS)):
        drawn += nearness.of_deck(table, level, outlook.ground)
    later = _NEARNESS * drawn + _STROLL * outlook.stroll[1]
    return total + outlook.left * (later // 100 + _TREE * outlook.trees)


def coming_back(table: Standing, player: i64) -> list[int]:
    """3.2: count by kind the shards in Hands and those that return from cards."""
    found: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    for card in table.open[player]:
        if table.stored[card]:
            found[table.stored[card]] += 1
    if table.covered[player]:
        found[table.covered[player]] += 1
    return found


def _paid(table: Standing, player: i64) -> i64:
    """Give what a player probably has from the purposes; at the end, all the points."""
    if table.phase == OVER:
        return _POINT * table.score[player]
    return worth(table, player) - _POINT * table.score[player]
