"""What one seat may know. In Dreamblade everything is open to both players (1.8, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


_FACES: Final[list[object]] = [
    {"face": face, "worth": worth} for face, worth in zip(FACES, FACE_WORTH, strict=True)
]


def view(table: Table, seat: int) -> dict[str, object]:
    """Show the table and, to the seat that is asked, its options."""
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
        "miniatures": [_miniature(table, index) for index in table.roster.miniatures],
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


def _miniature(table: Table, index: int) -> dict[str, object]:
    printed = table.roster.miniatures[index]
    shown: dict[str, object] = {
        "label": table.roster.labels[index],
        "name": printed.name,
        "side": SEATS[index >> 4],
        "place": place_name(table.where[index]),
        "cost": printed.cost,
        "aspects": list(printed.aspects),
        "lineage": printed.lineage,
        "abilities": printed.texts[:],
        "location": printed.location,
        "causes": [],
    }
    if not printed.location:
        in_play = table.where[index] < CELLS
        shown["power"] = values.power(table, index) if in_play else printed.power
        shown["defense"] = values.defense(table, index) if in_play else printed.defense
        shown["life"] = values.life(table, index) if in_play else printed.life
        if in_play:
            shown["causes"] = causes(table, index)
        shown["damage"] = table.damage[index]
        shown["moved"] = bool(table.moved & BIT[index])
    if table.where[index] == RESERVES:
        shown["price"] = values.price(table, index)
    return shown
