"""Dreamblade as numbers, for whoever plays it: one encoding for all set-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.games.dreamblade.encoding import actions
from oneiros.games.dreamblade.encoding.observation import PARTS, Observer
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.encoding import Encoding

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

    from oneiros.kernel.state import State

VERSION: Final = 1
"""Whoever has learnt by another version must learn anew."""


class DreambladeEncoding(Encoding):
    """What both seats see, and how they answer."""

    def __init__(self) -> None:
        """Lay out parts and actions."""
        super().__init__(VERSION, len(SEATS), PARTS, actions.ACTIONS)
        self._observer = Observer()

    def write(self, state: State, seat: i64, row: BytesWriter) -> None:
        """Write what a seat sees."""
        self._observer.write(cast("Table", state), seat, row)

    def action(self, state: State, option: i64, depth: i64) -> i64:
        """Give the action that says an option after so many others."""
        return actions.action(state.seat, option, depth)


ENCODING: Final = DreambladeEncoding()
