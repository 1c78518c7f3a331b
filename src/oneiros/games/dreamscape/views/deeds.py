"""What players may do, in names: what the numbers of an option stand for, a row for each deed."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import creation, returning
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.facts import (
    AMOUNT,
    CARD,
    FLAG,
    LEVEL,
    LINK,
    LOCATION,
    POWER,
    POWER_RULE,
    SHARD,
    SHARD_OR_NONE,
    SLOT,
)
from oneiros.games.dreamscape.views.naming import NAMINGS
from oneiros.kernel.kinds import Kind

KINDS: Final[tuple[Kind, ...]] = (
    Kind(opt.END, "end"),
    Kind(opt.DECLINE, "decline"),
    Kind(opt.COLLECT, "collect", location=LOCATION, kind=SHARD),
    Kind(opt.POWER, "power", location=LOCATION, power=POWER, rule=POWER_RULE),
    Kind(opt.ENTER, "enter"),
    Kind(opt.MOVE, "move", location=LOCATION, takes_link=FLAG),
    Kind(opt.KEY, "key", location=LOCATION, takes_link=FLAG, key=SHARD_OR_NONE),
    Kind(opt.CHOOSE, "rearrange", location=LOCATION),
    Kind(opt.STEP, "step", slot=SLOT),
    Kind(opt.PLANT, "plant", slot=SLOT),
    Kind(opt.TAKE, "take", slot=SLOT),
    Kind(opt.COMPLETE, "complete", card=CARD),
    Kind(opt.KEEP, "keep", card=CARD),
    Kind(opt.KEEP_SHARD, "cover", kind=SHARD),
    Kind(opt.NEXT, "next", kind=SHARD),
    Kind(opt.USE, "use", card=CARD, kind=SHARD, power=POWER, rule=POWER_RULE),
    Kind(opt.STORE, "store", card=CARD, kind=SHARD),
    Kind(opt.PLACE, "place", kind=SHARD, slot=SLOT),
    Kind(opt.TRADE, "trade", given=SHARD, taken=SHARD, price=AMOUNT),
    Kind(opt.PUT, "put", kind=SHARD, location=LOCATION),
    Kind(opt.SHIFT, "shift", from_slot=SLOT, height=AMOUNT, slot=SLOT),
    Kind(opt.SEED, "seed", link=LINK),
    Kind(opt.DECK, "deck", level=LEVEL),
)
"""Each deed of players: what it is called, and what it is about."""

_BY_NUMBER: Final = {kind.number: kind for kind in KINDS}
_TWO: Final = 2


def deed(option: int) -> Kind:
    """Give the row of what an option does."""
    return _BY_NUMBER[opt.deed(option)]


def about(table: Dreamscape, option: int) -> dict[str, object]:
    """Name everything that an option of the player asked is about."""
    fields = deed(option).fields
    return {
        field: NAMINGS[stands].name(table, number)
        for (field, stands), number in zip(fields.items(), _numbers(table, option), strict=True)
    }


def _numbers(table: Dreamscape, option: int) -> tuple[int, ...]:
    """Unpack an option, with what follows from the table: its price, its power, what it takes."""
    what, high, low = opt.deed(option), opt.high(option), opt.low(option)
    if what in (opt.COLLECT, opt.POWER):
        location = table.sleeper[table.seat]
        if what == opt.COLLECT:
            return location, int(shards.last(table.rows[location]))
        return location, location, location
    if what in (opt.MOVE, opt.KEY):
        takes = int(returning.takes_link(table, table.seat, low))
        return (
            (low, takes) if what == opt.MOVE else (low, takes, int(shards.first(table.rows[low])))
        )
    if what == opt.SHIFT:
        return opt.shifted(option)
    if what == opt.USE:
        return high, low, table.box.power[high], table.box.power[high]
    if what == opt.TRADE:
        return high, low, int(creation.price(high))
    known = len(_BY_NUMBER[what].fields)
    return (high, low)[_TWO - known :]
