"""What happened at a table of Dreamblade, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table.facts import KINDS
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.games.dreamblade.views.naming import about
from oneiros.kernel.fact import Fact
from oneiros.registry.named import Cause, Event
from oneiros.words.dreamblade.lines import Lines
from oneiros.words.portable import PORTABLE


class Chronicle:
    """Tells the facts of one game in the order in which they happened."""

    def __init__(self, roster: Roster, lines: Lines | None = None) -> None:
        """Begin before anything has happened, or after what some lines tell."""
        self._roster = roster
        self._lines = lines or Lines(PORTABLE, roster)

    def tell(self, steps: Sequence[tuple[int, Fact]]) -> list[Event]:
        """Tell what happened next, each fact with the step whose answer caused it."""
        lines = self._lines.tell([fact for _, fact in steps])
        return [
            Event(
                step,
                KINDS[fact.kind].name,
                about(self._roster, fact),
                self._cause(fact),
                line or "",
            )
            for (step, fact), line in zip(steps, lines, strict=True)
        ]

    def copy(self) -> Chronicle:
        """Give one that goes on from here by itself."""
        return Chronicle(self._roster, self._lines.copy())

    def _cause(self, fact: Fact) -> Cause:
        cause = fact.cause
        return Cause(
            cause.rule,
            self._roster.labels[cause.piece] if cause.piece >= 0 else "",
            KEYWORDS[cause.ability].name if cause.ability >= 0 else "",
        )
