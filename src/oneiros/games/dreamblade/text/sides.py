"""Who stands where in a scenario: the miniatures it invents, and the cells and zones of a side."""

from __future__ import annotations

import re
from typing import Final

from oneiros.games.dreamblade.table.board import CELLS, RESERVES, cell_named
from oneiros.games.dreamblade.table.names import SEATS, ZONE_NAMES
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.warbands import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import ManyRefusals, Refusals, each_of

FIELDS: Final = (
    *("turn", "first", "phase", "pool", "initiative", "wins", "bonus", "points", "format"),
    *("miniature", *SEATS),
)
_ITEM: Final = re.compile(r"(?:([0-9]{1,2}) )?(.+?)(?: damage ([0-9]{1,3}))?")

# A miniature, where it stands, the damage on it, and the path of the field that says so.
Standing = tuple[Miniature, int, int, str]
# The miniatures that a file may name; None is an invented one that cannot be read.
Shelf = dict[str, Miniature | None]


def invented(fields: dict[str, object], file: str, refusals: Refusals) -> Shelf:
    """Read the miniatures that the file invents; None is one that cannot be read."""
    came = fields.get("miniature", [])
    if not isinstance(came, list) or not all(isinstance(row, dict) for row in came):
        refusals.note(BadData("scenario-miniatures", path="miniature", came=str(came)[:80]))
        return {}
    found: Shelf = {}
    known = {*catalogue.catalogue(), *catalogue.names_of(came)}
    for number, row in enumerate(came, 1):
        path, name = f"miniature.{number}", str(row.get("name"))
        taken = name in found or name in catalogue.catalogue()
        with refusals:
            one = _invent(row, known, path, file)
            if taken:
                raise BadData("scenario-name-taken", path=path, name=name)
            found[name] = one
        if not taken:
            found.setdefault(name, None)
    return found


def _invent(row: dict[str, object], known: set[str], path: str, file: str) -> Miniature:
    try:
        one = catalogue.read_entry(row, file, known)
        catalogue.check_names([one], known, file)
    except BadData as refusal:
        raise ManyRefusals([_placed(fault, path) for fault in each_of(refusal)]) from None
    return one


def _placed(refusal: BadData, path: str) -> BadData:
    """Say of an invented miniature where in the scenario it stands; whose file it is is known."""
    details = {name: value for name, value in refusal.details.items() if name != "file"}
    details["entry"] = details.pop("name", "")
    details["path"] = f"{path}.{details['path']}" if "path" in details else path
    return BadData(refusal.key, **details)


def read_side(came: object, seat: str, shelf: Shelf, refusals: Refusals) -> list[Standing]:
    """Read a side's cells and then its zones, each in the order of the file."""
    if not isinstance(came, dict):
        refusals.note(BadData("scenario-side", path=seat, came=str(came)[:80]))
        return []
    cells: list[Standing] = []
    zones: list[Standing] = []
    for name, listed in came.items():
        path = f"{seat}.{name}"
        with refusals:
            place = _place(name, seat, path)
            standing = cells if place < CELLS else zones
            for number, item in enumerate(_items(listed, path), 1):
                with refusals:
                    standing.extend(_standing(item, place, f"{path}.{number}", shelf))
    side = [*cells, *zones]
    if len(side) > MOST_MINIATURES:
        refusals.note(BadData("warband-size", path=seat, came=len(side), most=MOST_MINIATURES))
    return side[:MOST_MINIATURES]


def _place(name: str, seat: str, path: str) -> int:
    if name in ZONE_NAMES:
        return RESERVES + ZONE_NAMES.index(name)
    place = cell_named(name)
    if place < 0:
        key = "scenario-below-heading" if name in FIELDS else "scenario-place"
        raise BadData(key, path=path, came=name[:80], seat=seat)
    return place


def _items(listed: object, path: str) -> list[str]:
    items = [listed] if isinstance(listed, str) else listed
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise BadData("scenario-names", path=path, came=str(listed)[:80])
    return items


def _standing(item: str, place: int, path: str, shelf: Shelf) -> list[Standing]:
    """Read `Mirrorman`, `2 Twilight Scout` or `Mirrorman damage 3`."""
    parsed = _ITEM.fullmatch(" ".join(item.split()))
    if parsed is None:
        raise BadData("scenario-names", path=path, came=item[:80])
    if parsed[2] not in shelf:
        name, damage, _ = parsed[2].partition(" damage")
        if damage and name in shelf:
            raise BadData("scenario-damage-number", path=path, came=item[:80], text=name)
        near = nearest(parsed[2], shelf)
        raise BadData("miniature-unknown", path=path, came=parsed[2][:80], near=near)
    one = shelf[parsed[2]]
    if one is None:
        return []
    return [(one, place, int(parsed[3] or 0), path)] * int(parsed[1] or 1)
