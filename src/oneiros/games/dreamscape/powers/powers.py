"""Using powers (4.5, 4.6, 7): of the location, of open cards, of the top of the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases import drawing
from oneiros.games.dreamscape.powers import golem, harvesters, lake, muse, tower
from oneiros.games.dreamscape.table.layout import TRAVEL
from oneiros.games.dreamscape.vocabulary import (
    GOLEM,
    GRASS,
    HARVESTERS,
    KING,
    LAKE,
    LEVELS,
    MUSE,
    NIGHTMARE,
    TOWER,
)
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table


def begin(table: Table, player: i64, power: i64, card: i64) -> None:
    """7.1: a power is finished before any other action."""
    if power == MUSE:
        muse.begin(table, player, card)
    elif power == HARVESTERS:
        harvesters.begin(table, player, card)
    elif power == TOWER:
        tower.begin(table, player, card)
    elif power == GOLEM:
        golem.begin(table, player, card)
    elif power == LAKE:
        lake.begin(table, player, card)
    elif power == KING:
        drawing.begin_royal(table, player, card)
    else:
        raise LookupError(power)


def can_draw(table: Table, power: i64) -> bool:
    """3.3: a power that could draw nothing cannot be used."""
    if power in (MUSE, HARVESTERS):
        return table.in_bag() > 0
    if power == KING:
        return any(table.in_deck(level) for level in range(1, len(LEVELS)))
    return True


def is_barred(table: Table, power: i64) -> bool:
    """5.11: powers over the dreamworld do not go with creation at the same time."""
    if not table.box.format.simultaneous or table.phase == TRAVEL:
        return False
    return power in (HARVESTERS, LAKE)


def list_cards(table: Table, player: i64, found: list[int]) -> None:
    """7.1: put any shard but a red one on a card that has none, for its power or to store it.

    7.8: Mr Nightmare blocks a location, never a card.
    """
    vacant: list[int] = [card for card in table.open[player] if table.stored[card] == 0]
    top = table.top_of_pile(player)
    if top != NONE and table.covered[player] == 0:
        vacant.append(top)
    if not vacant:
        return
    vacant.sort()
    held = [kind for kind in range(GRASS, NIGHTMARE) if table.held(player, kind)]
    for card in vacant:
        power: i64 = table.box.power[card]
        if can_draw(table, power) and not is_barred(table, power):
            found += [opt.USE | card << 6 | kind for kind in held]
    for card in vacant:
        found += [opt.STORE | card << 6 | kind for kind in held]


def answer_card(table: Table, player: i64, option: i64) -> None:
    """7.1: the shard is paid first."""
    card, kind = opt.high(option), opt.low(option)
    if opt.deed(option) == opt.USE:
        power: i64 = table.box.power[card]
        table.store(player, card, kind, power)
        begin(table, player, power, card)
    else:
        table.store(player, card, kind, 0)
