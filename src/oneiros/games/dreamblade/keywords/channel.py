"""Channel (rule 11, 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KINDS, NUMBERED, Keyword
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import CHANNEL
from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Channel", CONTINUOUS, number=NUMBERED, words=KINDS, for_friends=True
)


def reduction(table: Table, miniature: i64) -> i64:
    """Your miniatures cost X less to spawn, itself excepted; several add up."""
    total: i64 = 0
    channels: i64 = table.in_play & SIDE[miniature >> 4] & table.roster.having[CHANNEL]
    while channels:
        channel = lowest(channels)
        channels &= channels - 1
        for entry in table.entries(CHANNEL, channel):
            if touched_by(table, channel, entry) >> miniature & 1:
                total += table.roster.number[entry]
    return total
