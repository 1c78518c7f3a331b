"""Laying out a position that a scenario describes in TOML (docs/scenarios.md)."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final, cast

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import (
    CELLS,
    PORTAL,
    RESERVES,
    A,
    B,
    cell_name,
    cell_named,
)
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, Roster
from oneiros.games.dreamblade.table.view import PHASES, SEATS, ZONE_NAMES
from oneiros.games.dreamblade.text import position
from oneiros.games.dreamblade.text.scene import Scene
from oneiros.games.dreamblade.warbands import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel import scenario
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.stage import Outcome

_FIELDS: Final = (
    *("turn", "first", "phase", "pool", "initiative", "wins", "bonus", "points", "format"),
    *("miniature", *SEATS),
)
_RULE: Final = re.compile(r"[1-9][0-9]?(\.[1-9][0-9]?)?")
_PHASE: Final = re.compile(r"(spawn|first action|second action) ([AB])|initiative|conquest")
_ITEM: Final = re.compile(r"(?:([0-9]{1,2}) )?(.+?)(?: damage ([0-9]{1,3}))?")
_SPAWN: Final = PHASES.index("spawn")
_MOST_TURNS: Final = 1000
_MOST_POINTS: Final = 999
_MOST_WINS: Final = 5

# A miniature, where it stands, the damage on it, and the path of the field that says so.
Standing = tuple[Miniature, int, int, str]


class DreambladeStage:
    """What Dreamblade adds to its ruleset so that scenarios can play it."""

    def __init__(self) -> None:
        """Stand beside the ruleset."""
        self.ruleset: Ruleset = DREAMBLADE

    def check_rule(self, rule: str) -> None:
        """Refuse what is neither a number nor, after 11, the name of an ability."""
        number, _, name = rule.partition(" ")
        known = not name or (number == "11" and name in {one.name for one in KEYWORDS})
        if not _RULE.fullmatch(number) or not known:
            raise BadData("scenario-rule", path="rule", came=rule[:80])

    def lay_out(self, fields: dict[str, object], file: str) -> Scene:
        """Lay out a position and go on to its first question."""
        for name in fields:
            if name not in _FIELDS:
                near = ", ".join(get_close_matches(name, _FIELDS, 2)) or "–"
                raise BadData("scenario-unknown", path=name, near=near)
        own = _invented(fields.get("miniature", []), file)
        sides = [_read_side(fields.get(seat, {}), seat, own) for seat in SEATS]
        warbands = [[one for one, _, _, _ in side] for side in sides]
        table = Dreamblade(Roster((warbands[A], warbands[B])), _format(fields.get("format", {})))
        for player in (A, B):
            for index, (_, place, damage, path) in enumerate(sides[player]):
                _stand(table, player * MOST_MINIATURES + index, place, damage, path)
        _check_stacking(table)
        return _begin(table, fields)


def run(text: str, file: str) -> Outcome:
    """Play a scenario of Dreamblade and say how it went."""
    return scenario.run(text, file, {"dreamblade": STAGE})


def _begin(table: Dreamblade, fields: dict[str, object]) -> Scene:
    """Set the counters, begin the phase, and go on to the first question."""
    table.turn = _number(fields, "turn", 2, 1, _MOST_TURNS)
    first = fields.get("first", "A")
    if not isinstance(first, str) or first not in SEATS:
        raise BadData("scenario-field", path="first", came=str(first)[:80], expected="A, B")
    table.first = SEATS.index(first)
    dice = [4, 3] if table.first == A else [3, 4]
    for name, default, least, most, pair in (
        ("initiative", dice, 1, 6, table.initiative),
        ("wins", [0, 0], 0, _MOST_WINS, table.wins),
        ("bonus", [0, 0], 0, _MOST_POINTS, table.bonus),
        ("points", [0, 0], 0, _MOST_POINTS, table.points),
    ):
        pair[A], pair[B] = _pair(fields, name, default, least, most)
    table.last_turn_had_a_one = 1 if 1 in table.initiative else 0
    said = fields.get("phase", "first action A")
    parsed = _PHASE.fullmatch(said) if isinstance(said, str) else None
    if parsed is None:
        raise BadData("scenario-phase", path="phase", came=str(said)[:80])
    phase = PHASES.index(parsed[1] or parsed[0])
    player = SEATS.index(parsed[2]) if parsed[2] else A
    if phase == _SPAWN and 1 in table.initiative:
        raise BadData("scenario-spawn-skipped", path="initiative")
    if "pool" in fields and phase != _SPAWN:
        raise BadData("scenario-pool", path="pool")
    pool = _number(fields, "pool", 0, 0, _MOST_POINTS) if "pool" in fields else None
    scene = Scene(table)
    position.begin_at(table, phase, player, pool)
    scene.follow()
    return scene


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
    options = cast("dict[str, Any]", full["format"])
    return Format(reroll_ones=options["reroll_ones"], turn_limit=options["turn_limit"])


def _invented(came: object, file: str) -> dict[str, Miniature]:
    """Read the miniatures that the file invents."""
    if not isinstance(came, list) or not all(isinstance(row, dict) for row in came):
        raise BadData("scenario-miniatures", path="miniature", came=str(came)[:80])
    found: dict[str, Miniature] = {}
    known = {*catalogue.catalogue(), *catalogue.names_of(came)}
    for number, row in enumerate(came, 1):
        path = f"miniature.{number}"
        try:
            one = catalogue.read_entry(row, file, known)
            catalogue.check_names([one], known, file)
        except Refusal as refusal:
            at = f"{path}.{refusal.details['path']}" if "path" in refusal.details else path
            raise BadData(refusal.key, **{**refusal.details, "path": at}) from None
        if one.name in found or one.name in catalogue.catalogue():
            raise BadData("scenario-name-taken", path=path, name=one.name)
        found[one.name] = one
    return found


def _read_side(came: object, seat: str, own: dict[str, Miniature]) -> list[Standing]:
    """Read a side's cells and then its zones, each in the order of the file."""
    if not isinstance(came, dict):
        raise BadData("scenario-side", path=seat, came=str(came)[:80])
    cells: list[Standing] = []
    zones: list[Standing] = []
    for name, listed in came.items():
        path = f"{seat}.{name}"
        place = cell_named(name)
        if place < 0 and name not in ZONE_NAMES:
            key = "scenario-below-heading" if name in _FIELDS else "scenario-place"
            raise BadData(key, path=path, came=name[:80], seat=seat)
        items = [listed] if isinstance(listed, str) else listed
        if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
            raise BadData("scenario-names", path=path, came=str(listed)[:80])
        for item in items:
            if place < 0:
                zones.extend(_standing(item, RESERVES + ZONE_NAMES.index(name), path, own))
            else:
                cells.extend(_standing(item, place, path, own))
    side = [*cells, *zones]
    if len(side) > MOST_MINIATURES:
        raise BadData("warband-size", path=seat, came=len(side), most=MOST_MINIATURES)
    return side


def _standing(item: str, place: int, path: str, own: dict[str, Miniature]) -> list[Standing]:
    """Read `Mirrorman`, `2 Twilight Scout` or `Mirrorman damage 3`."""
    parsed = _ITEM.fullmatch(" ".join(item.split()))
    if parsed is None:
        raise BadData("scenario-names", path=path, came=item[:80])
    shelf = {**catalogue.catalogue(), **own}
    if parsed[2] not in shelf:
        near = ", ".join(get_close_matches(parsed[2], shelf, 3)) or "–"
        raise BadData("miniature-unknown", path=path, came=parsed[2][:80], near=near)
    return [(shelf[parsed[2]], place, int(parsed[3] or 0), path)] * int(parsed[1] or 1)


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
