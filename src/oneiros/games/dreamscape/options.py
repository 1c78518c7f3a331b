"""Options as ints: a deed above bit 20, and below it what the deed is about.

Equal deeds sort by card or kind, then by slot or location; so every list has one order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

DEED: Final = 20

END: Final = 0 << DEED  # end travel or creation
DECLINE: Final = 1 << DEED  # do no more with what may be used
COLLECT: Final = 2 << DEED  # the rightmost shard
MOVE: Final = 3 << DEED  # location
KEY: Final = 4 << DEED  # location
POWER: Final = 5 << DEED  # the power of the location
USE: Final = 6 << DEED  # card, kind of the shard that pays
STORE: Final = 7 << DEED  # card, kind
PLACE: Final = 8 << DEED  # kind, slot
ENTER: Final = 9 << DEED
STEP: Final = 10 << DEED  # slot
PLANT: Final = 11 << DEED  # slot
TRADE: Final = 12 << DEED  # kind given, kind taken
SEED: Final = 13 << DEED  # link
COMPLETE: Final = 14 << DEED  # card
KEEP_SHARD: Final = 15 << DEED  # kind
DECK: Final = 16 << DEED  # level
KEEP: Final = 17 << DEED  # card
PUT: Final = 18 << DEED  # kind, location
TAKE: Final = 19 << DEED  # slot
SHIFT: Final = 20 << DEED  # slot, level of the lowest shard taken, slot
CHOOSE: Final = 21 << DEED  # location
NEXT: Final = 22 << DEED  # kind
MARKER: Final = 23 << DEED  # player
TILE: Final = 24 << DEED  # kind of purpose
COLOUR: Final = 25 << DEED  # kind of shard
CARD: Final = 26 << DEED  # card
SHARD: Final = 27 << DEED  # kind of shard

BELOW: Final = (1 << DEED) - 1
_LOW: Final = 0x3F
DEEDS: Final = 28


def deed(option: i64) -> i64:
    """Tell what an option does, as one of the numbers above."""
    return option & ~BELOW


def low(option: i64) -> i64:
    """Give the last thing an option names: a slot, a location, or the kind taken or paid."""
    return option & _LOW


def high(option: i64) -> i64:
    """Give the first of two things an option names: a card, or the kind placed, given or put."""
    return option >> 6 & _LOW


def pair(what: i64, first: i64, second: i64) -> i64:
    """Pack a deed about two things."""
    return what | first << 6 | second


def shift(slot: i64, level: i64, target: i64) -> i64:
    """Pack a Golem's move: everything from a level up, counted from 1 at the bottom, to a slot."""
    return SHIFT | slot << 14 | level << 6 | target


def shifted(option: i64) -> tuple[i64, i64, i64]:
    """Unpack a Golem's move: slot, level, target."""
    return option >> 14 & _LOW, option >> 6 & 0xFF, option & _LOW


def well_formed(option: i64) -> bool:
    """Tell whether a number that somebody made up has no bits where its deed has none."""
    if option < 0 or option >= DEEDS << DEED:
        return False
    what, below = option & ~BELOW, option & BELOW
    if what in (END, DECLINE, COLLECT, POWER, ENTER):
        return below == 0
    if what == SHIFT:
        return True
    if what in (USE, STORE, PLACE, TRADE, PUT):
        return below < 1 << 12
    return below < 1 << 6
