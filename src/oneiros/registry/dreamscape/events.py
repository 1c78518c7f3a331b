"""What happened at a table of Dreamscape, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.facts import KINDS
from oneiros.games.dreamscape.views.naming import about, card_name
from oneiros.games.dreamscape.vocabulary import POWERS
from oneiros.kernel.fact import NONE, Fact
from oneiros.registry.named import Cause, Event
from oneiros.words.dreamscape.facts import log
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
                _cause(table, fact),
                log(PORTABLE, table, fact) or "",
            )
            for step, fact in steps
        ]

    def copy(self) -> Chronicle:
        """Give one that goes on from here by itself."""
        return Chronicle(self._table)


def _cause(table: Dreamscape, fact: Fact) -> Cause:
    rule, card, power = fact.cause.rule, fact.cause.piece, fact.cause.ability
    return Cause(rule, card_name(table, card) or "", "" if power == NONE else POWERS[power])
