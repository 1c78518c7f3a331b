"""What the numbers of a fact are called: the names that an event is about, and their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.names import PHASES, SEATS, seat_name
from oneiros.games.dreamblade.table.roster import SLOTS, Roster
from oneiros.games.dreamblade.views.typed_view import Phase, Side
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import Fact

Face = Literal["miss", "1", "2", "3", "blade"]


class Naming(NamedTuple):
    """How a number is named by what it stands for, and the type of its name."""

    type: object
    name: Callable[[Roster, int], object]


def about(roster: Roster, fact: Fact) -> dict[str, object]:
    """Name everything that a fact is about."""
    fields = facts.KINDS[fact.kind].fields
    return {
        field: NAMINGS[stands].name(roster, number)
        for (field, stands), number in zip(fields.items(), fact.about, strict=True)
    }


_AS_IT_IS: Final = Naming(int, lambda _, number: number)

NAMINGS: Final[dict[str, Naming]] = {
    facts.MINIATURE: Naming(str, lambda roster, miniature: roster.labels[miniature]),
    facts.GROUP: Naming(
        list[str], lambda roster, group: [roster.labels[one] for one in numbers(group)]
    ),
    facts.CELL: Naming(str, lambda _, cell: cell_name(cell)),
    facts.SEAT: Naming(Side, lambda _, seat: SEATS[seat]),
    facts.OWNER: Naming(Side | None, lambda _, seat: seat_name(seat)),
    facts.WINNER: Naming(Side | None, lambda _, seat: seat_name(seat)),
    facts.PHASE: Naming(Phase, lambda _, phase: PHASES[phase]),
    facts.FACE: Naming(Face, lambda _, face: FACES[face]),
    facts.ENTRY: Naming(str, lambda roster, entry: roster.labels[entry // SLOTS]),
    facts.FLAG: Naming(Literal[0, 1], lambda _, flag: flag),
    facts.SLOT: _AS_IT_IS,
    facts.NUMBER: _AS_IT_IS,
    facts.AMOUNT: _AS_IT_IS,
    facts.CHANGE: _AS_IT_IS,
    facts.HELD: _AS_IT_IS,
}
