"""Using up shards that no card needs: trees, walks, trades, storing, filling slots (5, 7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.building import NOTHING
from oneiros.bots.dreamscape.promise import TREE, Promise
from oneiros.bots.dreamscape.roaming import Walk
from oneiros.bots.dreamscape.worth import worth
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import CYCLES, GRASS, MOVEMENT, NIGHTMARE
from oneiros.kernel.bits import BIT, count, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.outlook import Outlook
    from oneiros.bots.dreamscape.plan import Plan
    from oneiros.games.dreamscape.flow import Dreamscape

TRADE_GAIN: Final = 30
"""By how much a trade must improve the outlook."""
PROMISE: Final = 5
FINALE: Final = 100
FILL_BARE: Final = 20
FILL_TOP: Final = 2


def spend(
    table: Dreamscape, player: i64, outlook: Outlook, hands: list[int], chosen: list[Plan]
) -> i64:
    """Give the next use of a shard, or NOTHING."""
    kept: i64 = 0
    for plan in chosen:
        kept |= plan.fit[0]
    if outlook.ground.free:
        deed = _walk(table, player, outlook, hands, chosen)
        if deed != NOTHING:
            return deed
    if hands[GRASS] and table.pool:
        deed = _plant(table, player, outlook, kept)
        if deed != NOTHING:
            return deed
    deed = _trade(table, outlook, hands)
    if deed != NOTHING:
        return deed
    deed = _store(table, outlook, chosen)
    if deed != NOTHING:
        return deed
    deed = _walk(table, player, outlook, hands, chosen)
    if deed != NOTHING:
        return deed
    return _fill(table, player, outlook, kept)


def _plant(table: Dreamscape, player: i64, outlook: Outlook, kept: i64) -> i64:
    """5.4: plant where a tree is in nobody's way and pleases the purposes."""
    options = _options(table, opt.PLANT)
    promise = _promised(table, outlook, options)
    best: i64 = NOTHING
    highest: i64 = 0
    for option in options:
        slot = opt.low(option)
        tried = table.copy()
        tried.plant(player, slot)
        value = worth(tried, player) + 10 * shards.height(table.stack_at(player, slot))
        if promise is not None:
            value += PROMISE * outlook.left * promise.of(slot, TREE) // 100
        if kept & BIT[slot]:
            value -= 500
        if slot == table.box.grid.entry and table.dreamer[player] < 0:
            continue
        if best == NOTHING or value > highest:
            best, highest = option, value
    return best


def _trade(table: Dreamscape, outlook: Outlook, hands: list[int]) -> i64:
    """5.5, 10.5: trade where Hands are better for it."""
    best: i64 = NOTHING
    highest: i64 = outlook.weigh(hands) + TRADE_GAIN
    for option in table.options:
        if opt.deed(option) != opt.TRADE:
            continue
        given, taken = opt.high(option), opt.low(option)
        price: i64 = 3 if given == NIGHTMARE else 2
        hands[given] -= price
        hands[taken] += 1
        value = outlook.weigh(hands)
        hands[given] += price
        hands[taken] -= 1
        if value > highest:
            best, highest = option, value
    outlook.weigh(hands)
    return best


def _store(table: Dreamscape, outlook: Outlook, chosen: list[Plan]) -> i64:
    """7.1: store what would be lost, what a card still lacks first."""
    best: i64 = NOTHING
    highest: i64 = 0
    for option in table.options:
        if opt.deed(option) != opt.STORE:
            continue
        kind = opt.low(option)
        value: i64 = 10 + outlook.prices[kind]
        for plan in chosen:
            if plan.needs[kind]:
                value += 100
        if value > highest:
            best, highest = option, value
    return best


def _walk(
    table: Dreamscape, player: i64, outlook: Outlook, hands: list[int], chosen: list[Plan]
) -> i64:
    """5.6, 5.8: walk where there is something to gain, and towards the card in mind."""
    walk = Walk(table, player, outlook.ground)
    _lean(table, player, walk, chosen)
    walk.search(hands[MOVEMENT])
    if walk.first < 0:
        return NOTHING
    if not outlook.ground.inside:
        return opt.ENTER if walk.best > 50 else NOTHING
    option = opt.STEP | walk.first
    return option if option in table.options else NOTHING


def stroll(
    table: Dreamscape, player: i64, outlook: Outlook, hands: list[int], chosen: list[Plan]
) -> i64:
    """5.3: leave a tree the best way."""
    walk = Walk(table, player, outlook.ground)
    _lean(table, player, walk, chosen)
    walk.search(hands[MOVEMENT])
    option = opt.STEP | walk.first
    return option if walk.first >= 0 and option in table.options else table.options[0]


def _lean(table: Dreamscape, player: i64, walk: Walk, chosen: list[Plan]) -> None:
    """Like to end a walk near the card in mind or, late, where the purposes want the Dreamer."""
    if chosen:
        walk.lean(chosen[0])
    if table.cycle < CYCLES:
        return
    at: i64 = table.dreamer[player]
    before = worth(table, player)
    for slot in numbers(table.filled[player]):
        table.dreamer[player] = slot
        walk.ends[slot] += FINALE * (worth(table, player) - before) // 100
    table.dreamer[player] = at


def _fill(table: Dreamscape, player: i64, outlook: Outlook, kept: i64) -> i64:
    """Place what is left where it pleases the purposes most and is in no card's way."""
    best: i64 = NOTHING
    highest: i64 = worth(table, player)
    options = _options(table, opt.PLACE)
    promise = _promised(table, outlook, options)
    if table.held(player, NIGHTMARE):
        highest -= 100000
    for option in options:
        kind, slot = opt.high(option), opt.low(option)
        tried = table.copy()
        tried.place(player, kind, slot)
        value = worth(tried, player) + _room(table, player, kind, slot)
        if promise is not None:
            value += PROMISE * outlook.left * promise.of(slot, kind) // 100
        if kept & BIT[slot]:
            value -= 500
        if value > highest:
            best, highest = option, value
    return best


def _options(table: Dreamscape, deed: i64) -> list[int]:
    """Give the options of one deed."""
    return [option for option in table.options if opt.deed(option) == deed]


def _promised(table: Dreamscape, outlook: Outlook, options: list[int]) -> Promise | None:
    """Weigh what may still be drawn, where something can be put down and a cycle is to come."""
    return Promise(table, outlook.ground) if options and outlook.left else None


def _room(table: Dreamscape, player: i64, kind: i64, slot: i64) -> i64:
    """A little for a wide dreamscape with much on the ground."""
    bare: i64 = table.bare(player)
    if kind == MOVEMENT:
        return -60
    if kind == NIGHTMARE:
        return -50 * count(table.box.grid.beside[slot] & table.filled[player])
    return FILL_BARE if bare & BIT[slot] else FILL_TOP
