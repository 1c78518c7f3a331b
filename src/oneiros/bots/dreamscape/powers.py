"""When to use the powers of cards, and what to do with a power in use (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.building import NOTHING
from oneiros.bots.dreamscape.outlook import POINT, Outlook
from oneiros.bots.dreamscape.plan import MOST_REMOVALS
from oneiros.bots.dreamscape.worth import NIGHTMARE_SHARD
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases.creation import NIGHTMARE_TRADE
from oneiros.games.dreamscape.powers import golem
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import (
    GOLEM,
    KING,
    MUSE,
    NIGHTMARE,
    TOWER,
)
from oneiros.kernel.bits import count, lowest
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape

CARD_LENT: Final = 110
CARD_MUSE: Final = 150
CARD_TOWER: Final = 20
CARD_GOLEM: Final = 50
CARD_KING: Final = 60
KING_BELOW: Final = 2
CARD_GAIN: Final = 30


def use_in_creation(table: Dreamscape, player: i64, outlook: Outlook, hands: list[int]) -> i64:
    """Give the best use of a card's power, or NOTHING."""
    best: i64 = NOTHING
    highest: i64 = CARD_GAIN
    before = outlook.weigh(hands)
    with_tower: Outlook | None = None
    shifted: i64 = -1
    for option in table.options:
        if opt.deed(option) != opt.USE:
            continue
        power: i64 = table.box.power[opt.high(option)]
        kind = opt.low(option)
        hands[kind] -= 1
        after: i64 = outlook.weigh(hands)
        # The shard comes back in the next cycle.
        gain: i64 = after - before + (CARD_LENT if outlook.left else 40)
        if power == MUSE:
            gain += CARD_MUSE
        elif power == KING:
            wanted = len(outlook.cards) < KING_BELOW and outlook.left >= 2
            gain += CARD_KING * outlook.left if wanted else -1000
        elif power == TOWER:
            if with_tower is None:
                with_tower = Outlook(table, player, tower=True)
            gain += with_tower.weigh(hands, tower=True) - after - CARD_TOWER
        elif power == GOLEM:
            if shifted < 0:
                shifted = shift_gain(table, player)
            gain += shifted - CARD_GOLEM
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
    reds: i64 = NIGHTMARE_SHARD * table.nightmares(player)
    return worth + outlook.completions * outlook.drawn(3) + POINT * table.score[player] + reds


def shift_gain(table: Dreamscape, player: i64) -> i64:
    """7.7: tell how much better the prospects are after one move of the Golem."""
    before = prospect(table, player)
    best = before
    tried = table.copy()
    golem.begin(tried, player, NONE)
    golem.proceed(tried)
    for option in tried.options[1:]:
        slot, level, target = opt.shifted(option)
        moved = table.copy()
        moved.shift(player, slot, level, target, NONE, NONE)
        value = prospect(moved, player)
        best = max(best, value)
    return best - before


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


def take(table: Dreamscape, player: i64) -> i64:
    """7.6: take what helps most, nightmare shards where three of them can be traded away."""
    reds: i64 = table.reds[player] & table.empty(player)
    held = table.held(player, NIGHTMARE)
    if reds and held < NIGHTMARE_TRADE <= held + min(count(reds), MOST_REMOVALS):
        return opt.TAKE | lowest(reds)
    return try_all(table, player)


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
