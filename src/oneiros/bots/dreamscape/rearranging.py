"""Eternal Summer Lake: which row to rearrange, the most wanted shards to the right (7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.building import NOTHING
from oneiros.bots.dreamscape.journey import Journey, location_powers
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.powers.lake import is_mixed
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LAKE, LOCATIONS, NIGHTMARE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.outlook import Outlook
    from oneiros.games.dreamscape.flow import Dreamscape

LAKE_GAIN: Final = 40
"""By how much a row must become better."""
LENT: Final = 80
"""What a shard is worth that pays for a power: it comes back in the next cycle."""


class Rearranging:
    """The best row to rearrange before travelling on with some Hands."""

    def __init__(
        self, table: Dreamscape, player: i64, outlook: Outlook, hands: list[int], powers: list[int]
    ) -> None:
        """Try the best order of every row."""
        self.location: i64 = 0
        self.best: i64 = -(1 << 30)
        self.wanted = wanted(outlook, hands)
        for location in range(1, LOCATIONS + 1):
            row = table.rows[location]
            if not is_mixed(row):
                continue
            journey = Journey(table, player, outlook, powers)
            journey.hands = hands[:]
            # 3.4: the power opens all again.
            journey.stood = 0
            journey.rows[location] = in_order(row, self.wanted)
            journey.search()
            if journey.best > self.best:
                self.best = journey.best
                self.location = location


def wanted(outlook: Outlook, hands: list[int]) -> list[int]:
    """Give the worth of one more shard of each kind."""
    found: list[int] = [0] * KINDS
    for kind in range(1, NIGHTMARE + 1):
        hands[kind] += 1
        found[kind] = outlook.weigh(hands)
        hands[kind] -= 1
    return found


def in_order(row: int, worth: list[int]) -> int:
    """Give a row with the most wanted shards at its right end."""
    left = shards.listed(row)
    found = 0
    while left:
        least = left[0]
        for kind in left:
            if worth[kind] < worth[least]:
                least = kind
        left.remove(least)
        found = shards.with_last(found, least)
    return found


def use(table: Dreamscape, player: i64, outlook: Outlook, journey: Journey) -> i64:
    """Give the use of a Lake that makes a travel better, or NOTHING."""
    if table.points == 0:
        return NOTHING
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    best: i64 = NOTHING
    highest: i64 = journey.best + LAKE_GAIN
    if table.sleeper[player] == LAKE and opt.POWER in table.options:
        tried = Rearranging(table, player, outlook, hands, [0] * (LOCATIONS + 1))
        if tried.best > highest:
            best, highest = opt.POWER, tried.best
    powers = location_powers(table, player, outlook)
    for option in table.options:
        if opt.deed(option) != opt.USE or table.box.power[opt.high(option)] != LAKE:
            continue
        kind = opt.low(option)
        hands[kind] -= 1
        outlook.holders -= 1
        tried = Rearranging(table, player, outlook, hands, powers)
        outlook.holders += 1
        hands[kind] += 1
        if tried.best + LENT > highest:
            best, highest = option, tried.best + LENT
    return best


def choose(table: Dreamscape, player: i64, outlook: Outlook) -> i64:
    """7.5: choose the row, if any is better in another order."""
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    powers = location_powers(table, player, outlook)
    journey = Journey(table, player, outlook, powers)
    journey.search()
    tried = Rearranging(table, player, outlook, hands, powers)
    option = opt.CHOOSE | tried.location
    return option if tried.best > journey.best and option in table.options else opt.DECLINE


def arrange(table: Dreamscape, player: i64, outlook: Outlook) -> i64:
    """7.5: from the left the least wanted shard comes next."""
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    worth = wanted(outlook, hands)
    best: i64 = table.options[0]
    for option in table.options:
        if worth[opt.low(option)] < worth[opt.low(best)]:
            best = option
    return best


def most_wanted(table: Dreamscape, player: i64, outlook: Outlook) -> i64:
    """6.2: keep the more wanted of two stored shards."""
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    worth = wanted(outlook, hands)
    best: i64 = table.options[0]
    for option in table.options:
        if worth[opt.low(option)] > worth[opt.low(best)]:
            best = option
    return best
