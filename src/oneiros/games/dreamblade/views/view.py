"""What one seat may know. In Dreamblade everything is open to both players (1.8, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.phases import turn
from oneiros.games.dreamblade.phases.conquest import claimed_now
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, RESERVES
from oneiros.games.dreamblade.table.layout import CONQUEST
from oneiros.games.dreamblade.table.names import PHASES, SEATS, place_name, seat_name
from oneiros.games.dreamblade.text import notation
from oneiros.games.dreamblade.views.causes import causes
from oneiros.games.dreamblade.views.combat import combat
from oneiros.games.dreamblade.vocabulary import FACE_WORTH, FACES
from oneiros.kernel.bits import BIT
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table

Shown = dict[str, object]

_FACES: Final[list[object]] = [
    {"face": face, "worth": worth} for face, worth in zip(FACES, FACE_WORTH, strict=True)
]


def view(table: Table, seat: int, before: Shown | None = None) -> Shown:
    """Show the table and, to the seat that is asked, its options.

    A miniature that is as it was in a view `before` is shown by the same object.
    """
    asked = table.seat == seat
    return {
        "game": "dreamblade",
        "seat": seat_name(seat),
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "first": SEATS[table.first],
        "order": [
            {"phase": PHASES[phase], "side": seat_name(player)}
            for phase, player in turn.order(table)
        ],
        "active": seat_name(table.active),
        "initiative": list(table.initiative),
        "pool": max(table.pool, 0),
        "wins": list(table.wins),
        "wins_needed": table.format.wins_needed,
        "bonus": list(table.bonus),
        "points": list(table.points),
        "claims": _claims(table),
        "dice": list(table.dice),
        "faces": _FACES,
        "blades": table.blades,
        "combat": combat(table),
        "miniatures": _miniatures(table, before),
        "asked": seat_name(table.seat),
        "question": None if table.seat == NOBODY else questions.NAMES[table.question],
        "options": [notation.write(table, option) for option in table.options] if asked else [],
        "winner": seat_name(table.champion),
    }


def _claims(table: Table) -> list[int]:
    """Count what each player would have if the turn ended now; in conquest that is counted."""
    counted = [table.points[0], table.points[1]]
    if table.phase == CONQUEST:
        return counted
    return [points + claimed_now(table, player) for player, points in enumerate(counted)]


def _miniatures(table: Table, before: Shown | None) -> list[Shown]:
    if before is None:
        return [_now(table, one, _printed(table, one)) for one in table.roster.miniatures]
    known = cast("list[Shown]", before["miniatures"])
    return [
        _as_before(table, one, was) for one, was in zip(table.roster.miniatures, known, strict=True)
    ]


def _as_before(table: Table, index: int, was: Shown) -> Shown:
    """Show a miniature as it is now, or give back what was shown where that is the same."""
    return was if _is_still(table, index, was) else _now(table, index, was.copy())


def _is_still(table: Table, index: int, was: Shown) -> bool:
    """Tell whether a miniature is as it was shown."""
    where = table.where[index]
    if was["place"] != place_name(where):
        return False
    if where == RESERVES and was["price"] != values.price(table, index):
        return False
    if table.roster.miniatures[index].location:
        return True
    if was["damage"] != table.damage[index] or was["moved"] != bool(table.moved & BIT[index]):
        return False
    return where >= CELLS or (
        was["power"] == values.power(table, index)
        and was["defense"] == values.defense(table, index)
        and was["life"] == values.life(table, index)
        and was["causes"] == causes(table, index)
    )


def _printed(table: Table, index: int) -> Shown:
    """Show what never changes of a miniature, with room for its place."""
    printed = table.roster.miniatures[index]
    return {
        "label": table.roster.labels[index],
        "name": printed.name,
        "side": SEATS[index >> 4],
        "place": "",
        "cost": printed.cost,
        "aspects": list(printed.aspects),
        "lineage": printed.lineage,
        "abilities": printed.texts[:],
        "location": printed.location,
        "causes": [],
    }


def _now(table: Table, index: int, shown: Shown) -> Shown:
    """Show what may change of a miniature beside what never does."""
    printed = table.roster.miniatures[index]
    where = table.where[index]
    shown["place"] = place_name(where)
    if not printed.location:
        in_play = where < CELLS
        shown["causes"] = causes(table, index) if in_play else []
        shown["power"] = values.power(table, index) if in_play else printed.power
        shown["defense"] = values.defense(table, index) if in_play else printed.defense
        shown["life"] = values.life(table, index) if in_play else printed.life
        shown["damage"] = table.damage[index]
        shown["moved"] = bool(table.moved & BIT[index])
    if where == RESERVES:
        shown["price"] = values.price(table, index)
    else:
        shown.pop("price", None)
    return shown
