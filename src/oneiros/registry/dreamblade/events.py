"""What happened at a table of Dreamblade, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.roster import SLOTS, Roster
from oneiros.games.dreamblade.table.view import PHASES, seat_name
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import Fact
from oneiros.registry.named import Cause, Event
from oneiros.words.dreamblade.lines import Lines
from oneiros.words.portable import PORTABLE


class Chronicle:
    """Tells the facts of one game in the order in which they happened."""

    def __init__(self, roster: Roster) -> None:
        """Begin before anything has happened."""
        self._roster = roster
        self._lines = Lines(PORTABLE, roster)

    def tell(self, steps: Sequence[tuple[int, Fact]]) -> list[Event]:
        """Tell what happened next, each fact with the step whose answer caused it."""
        lines = self._lines.tell([fact for _, fact in steps])
        return [
            Event(step, kinds.NAMES[fact.kind], self._about(fact), self._cause(fact), line or "")
            for (step, fact), line in zip(steps, lines, strict=True)
        ]

    def _about(self, fact: Fact) -> dict[str, object]:
        roster = self._roster
        return {
            name: _NAMED[name](roster, number) if name in _NAMED else number
            for name, number in zip(_FIELDS[fact.kind], fact.about, strict=True)
        }

    def _cause(self, fact: Fact) -> Cause:
        cause = fact.cause
        return Cause(
            cause.rule,
            self._roster.labels[cause.piece] if cause.piece >= 0 else "",
            KEYWORDS[cause.ability].name if cause.ability >= 0 else "",
        )


_FIELDS: Final = tuple(names.split() for names in kinds.FIELDS)

# How a number is named by what it stands for; other numbers are told as they are.
_NAMED: Final[dict[str, Callable[[Roster, int], object]]] = {
    "miniature": lambda roster, miniature: roster.labels[miniature],
    "target": lambda roster, miniature: roster.labels[miniature],
    "source": lambda roster, place: roster.labels[place // SLOTS],
    "attackers": lambda roster, group: [roster.labels[one] for one in numbers(group)],
    "cell": lambda _, cell: cell_name(cell),
    "player": lambda _, seat: seat_name(seat),
    "winner": lambda _, seat: seat_name(seat),
    "phase": lambda _, phase: PHASES[phase],
    "face": lambda _, face: FACES[face],
}
