"""Coming back for nothing (3.4): a free deed may not bring back a position that stood before.

The frame of a travel keeps the locations, and that of a creation the slots, through which the
player has gone for nothing since anything else was paid, spent or changed; so every game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.vocabulary import NIGHTMARE, WATER
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

STOOD: Final = -2
"""Where the frames of travel and creation keep it."""

LINK_LIMIT: Final = 2
"""10.3: who holds so many red shards takes none from a link."""


def stood(table: Standing) -> i64:
    """Give where the player has stood, while travel or creation is asked about."""
    return table.stack[STOOD]


def takes_link(table: Standing, player: i64, location: i64) -> bool:
    """10.3: tell whether a Sleeper that goes to a linked location takes a red shard."""
    link = dreamworld.link_between(table.sleeper[player], location)
    return table.links & BIT[link] != 0 and table.held(player, NIGHTMARE) < LINK_LIMIT


def bars_key(table: Standing, player: i64, location: i64) -> bool:
    """3.4: tell whether a key movement would only bring the Sleeper back."""
    return stood(table) & BIT[location] != 0 and not takes_link(table, player, location)


def barred_slots(table: Standing, player: i64) -> i64:
    """3.4: the slots that a free step would only bring the Dreamer back to."""
    if not table.free & BIT[player]:
        return 0
    found: i64 = stood(table) | BIT[table.dreamer[player]]
    for slot in numbers(found):
        if scores(table, player, slot):
            found &= ~BIT[slot]
    return found


def scores(table: Standing, player: i64, slot: i64) -> bool:
    """5.6, 5.8, 10.6: tell whether a Dreamer that comes to a slot gains or loses points."""
    top = shards.last(table.stack_at(player, slot))
    return top in (WATER, NIGHTMARE) or table.pays(player, slot)
