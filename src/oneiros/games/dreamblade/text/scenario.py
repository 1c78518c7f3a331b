"""Laying out a position that a scenario describes in TOML (docs/scenarios-dreamblade.md)."""

from __future__ import annotations

import re
from typing import Any, Final, cast

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import (
    CELLS,
    PORTAL,
    A,
    B,
    cell_name,
)
from oneiros.games.dreamblade.table.names import PHASES, SEATS
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, Roster
from oneiros.games.dreamblade.text import position, sides
from oneiros.games.dreamblade.text.trial import Trial
from oneiros.games.dreamblade.warbands import catalogue
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import Refusals
from oneiros.kernel.ruleset import Ruleset

_PHASE: Final = re.compile(r"(spawn|first action|second action) ([AB])|initiative|conquest")
_INITIATIVE: Final = PHASES.index("initiative")
_SPAWN: Final = PHASES.index("spawn")
_MOST_TURNS: Final = 1000
_MOST_POINTS: Final = 999
_MOST_WINS: Final = 5


class DreambladeStage:
    """What Dreamblade adds to its ruleset so that scenarios can play it."""

    def __init__(self) -> None:
        """Stand beside the ruleset."""
        self.ruleset: Ruleset = DREAMBLADE

    def lay_out(self, fields: dict[str, object], file: str) -> Trial:
        """Lay out a position and go on to its first question."""
        refusals = Refusals()
        for name in fields:
            if name not in sides.FIELDS:
                near = nearest(name, sides.FIELDS, 2)
                refusals.note(BadData("scenario-unknown", path=name, near=near))
        shelf = {**catalogue.catalogue(), **sides.invented(fields, file, refusals)}
        standing = [sides.read_side(fields.get(seat, {}), seat, shelf, refusals) for seat in SEATS]
        chosen = Format()
        with refusals:
            chosen = _format(fields.get("format", {}))
        warbands = [[one for one, _, _, _ in side] for side in standing]
        table = Dreamblade(Roster((warbands[A], warbands[B])), chosen)
        _set_counters(table, fields, refusals)
        phase, player = _INITIATIVE, A
        with refusals:
            phase, player = _phase(fields.get("phase", "first action A"))
        # Whether the parts fit together can be judged once all of them can be read.
        refusals.check()
        for side in (A, B):
            for index, (_, place, damage, path) in enumerate(standing[side]):
                _stand(table, side * MOST_MINIATURES + index, place, damage, path)
        _check_stacking(table)
        return _begin(table, fields, phase, player)


def _set_counters(table: Dreamblade, fields: dict[str, object], refusals: Refusals) -> None:
    """Set the turn, its first player, and what both players have."""
    with refusals:
        table.turn = _number(fields, "turn", 2, 1, _MOST_TURNS)
    first = fields.get("first", "A")
    if isinstance(first, str) and first in SEATS:
        table.first = SEATS.index(first)
    else:
        refusals.note(
            BadData("scenario-field", path="first", came=str(first)[:80], expected="A, B")
        )
    dice = [4, 3] if table.first == A else [3, 4]
    for name, default, least, most, pair in (
        ("initiative", dice, 1, 6, table.initiative),
        ("wins", [0, 0], 0, _MOST_WINS, table.wins),
        ("bonus", [0, 0], 0, _MOST_POINTS, table.bonus),
        ("points", [0, 0], 0, _MOST_POINTS, table.points),
    ):
        with refusals:
            pair[A], pair[B] = _pair(fields, name, default, least, most)
    with refusals:
        _number(fields, "pool", 0, 0, _MOST_POINTS)
    table.last_turn_had_a_one = 1 if 1 in table.initiative else 0


def _phase(said: object) -> tuple[int, int]:
    """Read a phase and whose it is."""
    parsed = _PHASE.fullmatch(said) if isinstance(said, str) else None
    if parsed is None:
        raise BadData("scenario-phase", path="phase", came=str(said)[:80])
    return PHASES.index(parsed[1] or parsed[0]), SEATS.index(parsed[2]) if parsed[2] else A


def _begin(table: Dreamblade, fields: dict[str, object], phase: int, player: int) -> Trial:
    """Begin the phase and go on to the first question."""
    if phase == _SPAWN and 1 in table.initiative:
        raise BadData("scenario-spawn-skipped", path="initiative")
    if "pool" in fields and phase != _SPAWN:
        raise BadData("scenario-pool", path="pool")
    pool = _number(fields, "pool", 0, 0, _MOST_POINTS) if "pool" in fields else None
    trial = Trial(table)
    position.begin_at(table, phase, player, pool)
    trial.follow()
    return trial


def _number(fields: dict[str, object], name: str, default: int, least: int, most: int) -> int:
    return _checked(fields.get(name, default), name, least, most)


def _pair(
    fields: dict[str, object], name: str, default: list[int], least: int, most: int
) -> tuple[int, int]:
    came = fields.get(name, default)
    if not isinstance(came, list) or len(came) != len(SEATS):
        raise BadData(
            "scenario-field",
            path=name,
            came=str(came)[:80],
            expected=f"[{default[0]}, {default[1]}]",
        )
    return _checked(came[0], name, least, most), _checked(came[1], name, least, most)


def _checked(came: object, name: str, least: int, most: int) -> int:
    if not isinstance(came, int) or isinstance(came, bool) or not least <= came <= most:
        expected = f"{least}–{most}"
        raise BadData("scenario-field", path=name, came=str(came)[:80], expected=expected)
    return came


def _format(came: object) -> Format:
    try:
        full = DREAMBLADE.check({"format": came})
    except BadData as refusal:
        raise BadData(refusal.key, **{**refusal.details, "path": "format"}) from None
    return Format(**cast("dict[str, Any]", full["format"]))


def _stand(table: Dreamblade, miniature: int, place: int, damage: int, path: str) -> None:
    position.put(table, miniature, place)
    if damage and not table.in_play & table.roster.creatures & BIT[miniature]:
        label = table.roster.labels[miniature]
        raise BadData("scenario-damage", path=path, miniature=label)
    position.wound(table, miniature, damage)


def _check_stacking(table: Dreamblade) -> None:
    """1.7: one location to a cell; more than four creatures stand only in their own portal."""
    for cell in range(CELLS):
        locations = numbers(table.at[cell] & ~table.roster.creatures)
        if len(locations) > 1:
            path = f"{SEATS[locations[1] // MOST_MINIATURES]}.{cell_name(cell)}"
            raise BadData("scenario-locations", path=path, cell=cell_name(cell))
        for player in (A, B):
            crowd = count(table.creatures_in(cell, player))
            if crowd > 4 and cell != PORTAL[player]:
                path = f"{SEATS[player]}.{cell_name(cell)}"
                raise BadData("scenario-stacking", path=path, cell=cell_name(cell), came=crowd)


STAGE: Final = DreambladeStage()
