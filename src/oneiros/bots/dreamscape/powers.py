"""When to use the powers of cards, and what to do with a power in use (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamscape.building import NOTHING
from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.games.dreamscape import lake, shards
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.layout import KINDS
from oneiros.games.dreamscape.vocabulary import (
    GOLEM,
    GRASS,
    KING,
    MOVEMENT,
    MUSE,
    NIGHTMARE,
    TOWER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.plan import Plan
    from oneiros.games.dreamscape.flow import Dreamscape


def use_in_creation(
    table: Dreamscape, player: i64, outlook: Outlook, hands: list[int], chosen: list[Plan]
) -> i64:
    """Give the best use of a card's power, or NOTHING."""
    best: i64 = NOTHING
    highest: i64 = 30
    before = outlook.weigh(hands)
    with_tower: Outlook | None = None
    for option in table.options:
        if opt.deed(option) != opt.USE:
            continue
        power: i64 = table.box.power[opt.high(option)]
        kind = opt.low(option)
        hands[kind] -= 1
        after: i64 = outlook.weigh(hands)
        # The shard comes back in the next cycle.
        gain: i64 = after - before + (80 if outlook.left else 40)
        if power == MUSE:
            gain += 120
        elif power == KING:
            gain += 60 * outlook.left if len(outlook.cards) < 2 and outlook.left >= 2 else -1000
        elif power == TOWER:
            if with_tower is None:
                with_tower = Outlook(table, player, tower=True)
            gain += with_tower.weigh(hands, tower=True) - after - 50
        else:
            gain = 0
        hands[kind] += 1
        if gain > highest:
            best, highest = option, gain
    outlook.weigh(hands)
    return best


def prospect(table: Dreamscape, player: i64) -> i64:
    """Weigh a table as it stands."""
    outlook = Outlook(table, player)
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    worth = outlook.weigh(hands)
    return worth + outlook.completions * outlook.drawn(3) + 100 * table.score[player]


def try_all(table: Dreamscape, player: i64) -> i64:
    """Take the option after which the prospects are best."""
    best: i64 = table.options[0]
    highest: i64 = prospect(table, player) + 20
    for option in table.options[1:]:
        tried = table.copy()
        tried.apply(option)
        value = prospect(tried, player)
        if value > highest:
            best, highest = option, value
    return best


def harvest(table: Dreamscape, player: i64) -> i64:
    """7.4: put what is wanted where the Sleeper is, the rest far away."""
    outlook = Outlook(table, player)
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    here: i64 = table.sleeper[player]
    before = outlook.weigh(hands)
    best: i64 = table.options[0]
    highest: i64 = -(1 << 20)
    for option in table.options:
        kind, location = opt.high(option), opt.low(option)
        hands[kind] += 1
        gain: i64 = outlook.weigh(hands) - before
        hands[kind] -= 1
        value: i64 = gain if location == here else -gain
        if value > highest:
            best, highest = option, value
    return best


def rearrange(table: Dreamscape, player: i64) -> i64:
    """7.5: put the most wanted shard to the right, so the least wanted comes next from the left."""
    outlook = Outlook(table, player)
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    best: i64 = table.options[0]
    lowest: i64 = 0
    for option in table.options:
        kind = opt.low(option)
        hands[kind] += 1
        value = outlook.weigh(hands)
        hands[kind] -= 1
        if option == table.options[0] or value < lowest:
            best, lowest = option, value
    return best


def choose_row(table: Dreamscape, player: i64) -> i64:
    """7.5: rearrange the row where the Sleeper is."""
    option = opt.CHOOSE | table.sleeper[player]
    return option if option in table.options else opt.DECLINE
