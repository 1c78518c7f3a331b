"""Energize (rule 11, 5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import COMES_INTO_PLAY, ENERGIZE
from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Energize(Keyword):
    """It works by itself in every spawn phase, or once as it comes into play."""

    def resolve(self, table: Table, use: Use) -> None:
        """Coming into play, it gives X spawn points at once."""
        table.energize(use.user, use.entry % SLOTS, use.number, self.code)


KEYWORD: Final[Keyword] = Energize(
    "Energize",
    (*CONTINUOUS, COMES_INTO_PLAY),
    number=NUMBERED,
    placeless=True,
)


def collect(table: Table, player: i64) -> None:
    """X extra spawn points, once per miniature and phase, as soon as it is active in it."""
    ready = table.active_with(ENERGIZE, SIDE[player])
    while ready:
        miniature = lowest(ready)
        ready &= ready - 1
        for entry in table.entries(ENERGIZE, miniature):
            slot: i64 = entry % SLOTS
            if not table.energized[slot] >> miniature & 1:
                table.energize(miniature, slot, table.roster.number[entry], ENERGIZE)
