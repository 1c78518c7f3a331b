"""Eternal Summer Lake (7.5): rearrange the shards of one location, from the left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import GRASS, LAKE, LOCATIONS, NIGHTMARE
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# The frame: player, card and location packed; the shards not arranged yet; those arranged.
_WHO: Final = -3
_LEFT: Final = -2
_ARRANGED: Final = -1


def begin(table: Table, player: i64, card: i64) -> None:
    """Use the power."""
    table.call(procedures.LAKE, (card + 1) << 8 | player)


def player_of(table: Table) -> i64:
    """The player who arranges."""
    who: i64 = table.stack[_WHO]
    return who & 7


def location_of(table: Table) -> i64:
    """The location chosen, or 0."""
    who: i64 = table.stack[_WHO]
    return who >> 3 & 7


def arranged(table: Table) -> int:
    """The row so far, from the left."""
    return table.stack[_ARRANGED]


def is_mixed(row: int) -> bool:
    """Tell whether a row holds two different shards, so that another order is possible."""
    return shards.count(row, row & 7) < shards.height(row)


def proceed(table: Table) -> None:
    """Choose a location, then which shard comes next."""
    player = player_of(table)
    if location_of(table) == 0:
        mixed = [
            opt.CHOOSE | location
            for location in range(1, LOCATIONS + 1)
            if is_mixed(table.rows[location])
        ]
        table.ask(player, questions.LAKE, [opt.DECLINE, *mixed])
        return
    left = table.stack[_LEFT]
    if left == 0:
        _finish(table)
        return
    kinds = [opt.NEXT | kind for kind in range(GRASS, NIGHTMARE + 1) if shards.count(left, kind)]
    table.ask(player, questions.ARRANGE, kinds)


def answer(table: Table, option: i64) -> None:
    """Take the location, the next shard, or nothing."""
    what = opt.deed(option)
    if what == opt.DECLINE:
        table.done()
    elif what == opt.CHOOSE:
        table.stack[_WHO] |= opt.low(option) << 3
        table.stack[_LEFT] = table.rows[opt.low(option)]
    else:
        kind = opt.low(option)
        left = shards.listed(table.stack[_LEFT])
        left.remove(kind)
        table.stack[_LEFT] = shards.of(left)
        table.stack[_ARRANGED] = shards.with_last(table.stack[_ARRANGED], kind)


def _finish(table: Table) -> None:
    player, location, row = player_of(table), location_of(table), table.stack[_ARRANGED]
    who: i64 = table.stack[_WHO]
    card: i64 = (who >> 8) - 1
    table.done()
    if row != table.rows[location]:
        table.rearrange(player, location, row, card if card >= 0 else NONE, LAKE)
