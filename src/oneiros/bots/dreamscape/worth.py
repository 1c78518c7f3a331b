"""What a dreamscape is worth: points, and what the purposes will pay, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.games.dreamscape.table.layout import LAST_CREATION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

POINT: Final = 100
PURPOSE_FIRST: Final = 30
PURPOSE_MORE: Final = 10
SLOPE: Final = 12
NIGHTMARE_SHARD: Final = -300
"""10.8: each nightmare shard in a dreamscape."""


def worth(table: Standing, player: i64) -> i64:
    """Give the points a player has and will probably be paid."""
    total: i64 = POINT * table.score[player] + NIGHTMARE_SHARD * table.nightmares(player)
    last = table.phase == LAST_CREATION
    weight: i64 = 100 if last else PURPOSE_FIRST + PURPOSE_MORE * table.cycle
    for place in range(len(table.purposes)):
        total += weight * _purpose(table, player, place, last=last) // 100
    return total


def _purpose(table: Standing, player: i64, place: i64, *, last: bool) -> i64:
    kind: i64 = table.purposes[place]
    own = purposes.measure(table, player, place)
    if kind == purpose.COUNT_OF:
        return POINT * min(own, purpose.COUNT_LIMIT)
    if kind == purpose.GROUPS_NEAR:
        return POINT * own
    pays: i64 = POINT * purpose.POINTS[kind]
    if kind == purpose.NO_NIGHTMARE:
        return pays if own == 0 else 0
    sign: i64 = -1 if kind == purpose.LEAST_EMPTY else 1
    lead: i64 = 1 << 20
    for other in range(table.players):
        if other != player:
            lead = min(lead, sign * (own - purposes.measure(table, other, place)))
    # Nobody is paid for nothing, and a tie pays both.
    if own == 0 and sign > 0:
        return 0
    slope: i64 = 30 if last else SLOPE
    return pays * min(max(60 + slope * lead, 3), 97) // 100
