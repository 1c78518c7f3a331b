"""What the numbers of a fact are called: the names that an event is about, and their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld, facts, shards
from oneiros.games.dreamscape.views.typed_view import Flag, Level, Power, PurposeKind, Seat, Shard
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, POWER_RULES, POWERS, SEATS
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import NONE, Fact


class Naming(NamedTuple):
    """How a number is named by what it stands for, and the type of its name."""

    type: object
    name: Callable[[Dreamscape, int], object]


def about(table: Dreamscape, fact: Fact) -> dict[str, object]:
    """Name everything that a fact is about; what was kept from the hearer is None."""
    fields, told = facts.KINDS[fact.kind].fields, fact.about
    if facts.ROW in fields.values():
        before = len(fields) - 1
        told = (*told[:before], shards.of(list(told[before:])))
    return {
        field: NAMINGS[stands].name(table, number)
        for (field, stands), number in zip(fields.items(), told, strict=True)
    }


def card_name(table: Dreamscape, card: int) -> str | None:
    """Name a card that lies open."""
    return None if card == NONE else table.box.cards[card].name


_AS_IT_IS: Final = Naming(int, lambda _, number: number)

NAMINGS: Final[dict[str, Naming]] = {
    facts.SEAT: Naming(Seat, lambda _, seat: SEATS[seat]),
    facts.LINK: Naming(str, lambda _, link: dreamworld.link_name(link)),
    facts.POWER: Naming(Power, lambda _, power: POWERS[power]),
    facts.POWER_RULE: Naming(str, lambda _, power: POWER_RULES[power]),
    facts.SHARD: Naming(Shard, lambda _, kind: KINDS[kind]),
    facts.HIDDEN_SHARD: Naming(Shard | None, lambda _, kind: None if kind == NONE else KINDS[kind]),
    facts.SHARD_OR_NONE: Naming(Shard | None, lambda _, kind: KINDS[kind] or None),
    facts.ROW: Naming(list[Shard], lambda _, row: [KINDS[kind] for kind in shards.listed(row)]),
    facts.CARD: Naming(str, card_name),
    facts.HIDDEN_CARD: Naming(str | None, card_name),
    facts.LEVEL: Naming(Level, lambda _, level: LEVELS[level]),
    facts.PURPOSE: Naming(PurposeKind, lambda _, kind: purpose.NAMES[kind]),
    facts.SLOT: Naming(str, lambda table, slot: table.box.grid.names[slot]),
    facts.WINNERS: Naming(list[Seat], lambda _, seats: [SEATS[one] for one in numbers(seats)]),
    facts.FLAG: Naming(Flag, lambda _, flag: flag),
    facts.LOCATION: _AS_IT_IS,
    facts.PLACE: _AS_IT_IS,
    facts.TILE: _AS_IT_IS,
    facts.NUMBER: _AS_IT_IS,
    facts.AMOUNT: _AS_IT_IS,
}
