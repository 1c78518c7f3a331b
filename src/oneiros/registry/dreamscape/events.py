"""What happened at a table of Dreamscape, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld
from oneiros.games.dreamscape.table import facts as kinds
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, POWERS, SEATS
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import NONE, Fact
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
                kinds.NAMES[fact.kind],
                _about(table, fact),
                Cause(fact.cause.rule, _card(table, fact.cause.piece) or ""),
                log(PORTABLE, table, fact) or "",
            )
            for step, fact in steps
        ]


def _about(table: Dreamscape, fact: Fact) -> dict[str, object]:
    """Name what a fact is about; what was kept from whoever hears it is null."""
    names = kinds.FIELDS[fact.kind].split()
    about: dict[str, object] = {
        name: _NAMED[name](table, number) if name in _NAMED else number
        for name, number in zip(names, fact.about, strict=False)
    }
    if names[-1:] == ["row"]:
        about["row"] = [KINDS[kind] for kind in fact.about[len(names) - 1 :]]
    return about


def _card(table: Dreamscape, card: int) -> str | None:
    return None if card == NONE else table.box.cards[card].name


def _slot(table: Dreamscape, slot: int) -> str:
    return table.box.grid.names[slot]


_NAMED: Final[dict[str, Callable[[Dreamscape, int], object]]] = {
    "seat": lambda _, seat: SEATS[seat],
    "card": _card,
    "kind": lambda _, kind: None if kind == NONE else KINDS[kind],
    "level": lambda _, level: LEVELS[level],
    "power": lambda _, power: POWERS[power],
    "link": lambda _, link: dreamworld.link_name(link),
    "slot": _slot,
    "from_slot": _slot,
    "purpose": lambda _, kind: purpose.NAMES[kind],
    "winners": lambda _, seats: [SEATS[one] for one in numbers(seats)],
}
