"""Stacks and rows of shards in the bytes of an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.vocabulary import NIGHTMARE
from oneiros.kernel.octets import put, put_one_more

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

_SHOWN: Final = 4
"""So many shards are shown one by one, from the top of a stack or the right end of a row."""

OF_STACK: Final = 1 + NIGHTMARE + _SHOWN * NIGHTMARE
ABOUT_STACK: Final = (
    "height, how many shards of each kind, the kinds of the four uppermost from the top"
)
OF_ROW: Final = OF_STACK + NIGHTMARE
ABOUT_ROW: Final = (
    "length, how many shards of each kind, the kinds of the four rightmost from the right, the "
    "kind of the key"
)


def put_stack(row: BytesWriter, at: i64, stack: int) -> i64:
    """Put a stack at a place; give the kind of its lowest shard, 0 where there is none."""
    height: i64 = 0
    kind: i64 = 0
    shown = at + NIGHTMARE
    while stack:
        kind = stack & 7
        stack >>= 3
        put_one_more(row, at + kind)
        if height < _SHOWN:
            row[shown + kind] = 1
            shown += NIGHTMARE
        height += 1
    put(row, at, height)
    return kind


def put_row(row: BytesWriter, at: i64, shards: int) -> None:
    """Put the row of a location at a place."""
    key = put_stack(row, at, shards)
    if key:
        row[at + OF_STACK + key - 1] = 1
