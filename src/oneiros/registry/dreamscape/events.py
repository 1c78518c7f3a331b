"""What happened at a table of Dreamscape, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.facts import KINDS
from oneiros.games.dreamscape.views.naming import about, card_name
from oneiros.kernel.fact import Fact
from oneiros.registry.named import Cause, Event
from oneiros.words.dreamscape import log
from oneiros.words.portable import PORTABLE


class Chronicle:
    """Tells the facts of one game as somebody heard them, in the order in which they happened."""

    def __init__(self, table: Callable[[], Dreamscape]) -> None:
        """Look at the table for the tiles and cards that lie open on it."""
        self._table = table

    def tell(self, steps: Sequence[tuple[int, Fact]]) -> list[Event]:
        """Tell what happened next, each fact with the step whose answer caused it."""
        table = self._table()
        return [
            Event(
                step,
                KINDS[fact.kind].name,
                about(table, fact),
                Cause(fact.cause.rule, card_name(table, fact.cause.piece) or ""),
                log(PORTABLE, table, fact) or "",
            )
            for step, fact in steps
        ]

    def copy(self) -> Chronicle:
        """Give one that goes on from here by itself."""
        return Chronicle(self._table)
