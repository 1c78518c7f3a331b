"""Dreamscape as numbers, by its players, the size of their lands and the number of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.games.dreamscape.encoding.actions import Spelling
from oneiros.games.dreamscape.encoding.observation import Observer, parts
from oneiros.games.dreamscape.table.table import Table
from oneiros.kernel.encoding import Encoding

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

    from oneiros.kernel.state import State

VERSION: Final = 1
"""Whoever has learnt by another version must learn anew."""


class DreamscapeEncoding(Encoding):
    """What seats see, and how they answer."""

    def __init__(self, players: int, slots: int, cards: int) -> None:
        """Lay out parts and actions."""
        spelling = Spelling(slots, cards)
        super().__init__(VERSION, players, parts(players, slots, cards), spelling.kinds)
        self._spelling = spelling
        self._observer = Observer(players, slots, cards)

    def write(self, state: State, seat: i64, row: BytesWriter) -> None:
        """Write what a seat may know."""
        self._observer.write(cast("Table", state), seat, row)

    def action(self, state: State, option: i64, depth: i64) -> i64:  # noqa: ARG002 - all say it alike
        """Give the action that says an option after so many others."""
        return self._spelling.action(option, depth)


def encoding_of(table: Table) -> DreamscapeEncoding:
    """Give the encoding for tables like one."""
    return DreamscapeEncoding(int(table.players), int(table.area), len(table.box.cards))
