"""The miniatures there are: sets as typed TOML, checked when loaded, refused with file and name."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from oneiros.games.dreamblade.keywords.keyword import KIND_NEEDED, KINDS
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import ASPECTS, LINEAGES, RARITIES, THANATOMANCY
from oneiros.games.dreamblade.warbands import ability
from oneiros.games.dreamblade.warbands.ability import Ability
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.errors import BadData, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

Name = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z][A-Za-z'’ -]{0,39}$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=30)]
Vital = Annotated[int, msgspec.Meta(ge=1, le=60)]


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """2.1: one miniature in a file; a location leaves out power, defense and life."""

    name: Name
    cost: Small
    aspects: Annotated[list[str], msgspec.Meta(min_length=1, max_length=6)]
    kind: str = "creature"
    lineage: str = ""
    power: Small | str | None = None
    defense: Vital | None = None
    life: Vital | None = None
    abilities: Annotated[list[str], msgspec.Meta(max_length=SLOTS)] = []
    number: Annotated[int, msgspec.Meta(ge=0)] = 0
    rarity: str = ""


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """One set in a file."""

    set: Name
    miniature: list[dict[str, Any]]


def read_set(text: str, file: str) -> list[Miniature]:
    """Read one set, or refuse it with the file and the miniature at fault."""
    sheet = _read_sheet(text, file)
    return _read_rows(sheet, file, names_of(sheet.miniature))


def _read_sheet(text: str, file: str) -> Sheet:
    try:
        return msgspec.convert(tomllib.loads(text), Sheet)
    except tomllib.TOMLDecodeError as error:
        raise BadData("file-not-toml", file=file, why=str(error)) from None
    except msgspec.ValidationError as error:
        raise BadData("file-shape", file=file, why=str(error)) from None


def _read_rows(sheet: Sheet, file: str, names: Collection[str]) -> list[Miniature]:
    found: list[Miniature] = []
    for row in sheet.miniature:
        miniature = read_entry(row, file, names)
        if any(other.name == miniature.name for other in found):
            raise BadData("miniature-twice", file=file, name=miniature.name)
        miniature.set_name = sheet.set
        found.append(miniature)
    return found


def names_of(rows: Iterable[dict[str, Any]]) -> set[str]:
    """The names of the miniatures in some rows, which abilities in any of them may hold."""
    return {str(row.get("name", "")) for row in rows}


def read_entry(row: dict[str, Any], file: str, names: Collection[str] = ()) -> Miniature:
    """Read one miniature from a row of a file, or refuse it by name."""
    name = str(row.get("name", "?"))
    try:
        return _miniature(msgspec.convert(row, Entry), names)
    except msgspec.ValidationError as error:
        raise BadData("miniature-shape", file=file, name=name, why=str(error)) from None
    except Refusal as refusal:
        raise BadData(refusal.key, **{"file": file, "name": name, **refusal.details}) from None


def _miniature(entry: Entry, names: Collection[str]) -> Miniature:
    """Check what the types cannot say (2.1 to 2.3)."""
    location = entry.kind == "location"
    _one_of("kind", entry.kind, ("creature", "location"))
    for aspect in entry.aspects:
        _one_of("aspects", aspect, ASPECTS)
    _one_of("lineage", entry.lineage, ("", *LINEAGES))
    _one_of("rarity", entry.rarity, ("", *RARITIES))
    abilities = _abilities(entry.abilities, names, location=location)
    counts_graves = any(one.keyword.code == THANATOMANCY for one in abilities)
    stats = (entry.power, entry.defense, entry.life)
    if location:
        if any(stat is not None for stat in stats):
            raise BadData("miniature-location-stats")
        return Miniature(
            entry.name,
            cost=entry.cost,
            aspects=entry.aspects,
            location=True,
            lineage=entry.lineage,
            abilities=abilities,
            number=entry.number,
            rarity=entry.rarity,
        )
    if entry.power is None or entry.defense is None or entry.life is None:
        raise BadData("miniature-needs-stats")
    if isinstance(entry.power, str) and not (entry.power == "*" and counts_graves):
        raise BadData("miniature-power", came=entry.power)
    return Miniature(
        entry.name,
        cost=entry.cost,
        aspects=entry.aspects,
        lineage=entry.lineage,
        power=0 if isinstance(entry.power, str) else entry.power,
        defense=entry.defense,
        life=entry.life,
        abilities=abilities,
        number=entry.number,
        rarity=entry.rarity,
    )


def _abilities(texts: list[str], names: Collection[str], *, location: bool) -> list[Ability]:
    found: list[Ability] = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(ability.read(text, location=location, names=names))
        except BadData as refusal:
            path = f"abilities.{number}"
            raise BadData(refusal.key, **{**refusal.details, "path": path}) from None
    return found


def _one_of(field: str, came: str, expected: tuple[str, ...]) -> None:
    if came not in expected:
        known = ", ".join(word for word in expected if word)
        raise BadData("miniature-word", field=field, came=came, expected=known)


def check_names(miniatures: Iterable[Miniature], known: Iterable[str], file: str) -> None:
    """10.10: a name that narrows an ability must be a miniature's."""
    names = set(known)
    for miniature in miniatures:
        for number, one in enumerate(miniature.abilities, 1):
            narrowed = one.keyword.words & (KINDS | KIND_NEEDED)
            if narrowed and one.name and one.name not in names:
                raise BadData(
                    "miniature-unknown-word",
                    file=file,
                    name=miniature.name,
                    text=one.text(),
                    came=one.name,
                    path=f"abilities.{number}",
                )


@cache
def catalogue() -> dict[str, Miniature]:
    """Load every set that comes with the game, by name."""
    found: dict[str, Miniature] = {}
    shelf = files("oneiros.games.dreamblade.warbands").joinpath("miniatures")
    sheets = {
        one.name: _read_sheet(one.read_text("utf-8"), one.name)
        for one in sorted(shelf.iterdir(), key=lambda one: one.name)
        if one.name.endswith(".toml")
    }
    names = names_of(row for sheet in sheets.values() for row in sheet.miniature)
    for file, sheet in sheets.items():
        for miniature in _read_rows(sheet, file, names):
            if miniature.name in found:
                raise BadData("miniature-twice", file=file, name=miniature.name)
            found[miniature.name] = miniature
    check_names(found.values(), found, "miniatures")
    return found


def invented(rows: list[dict[str, Any]], file: str) -> dict[str, Miniature]:
    """Read miniatures that somebody made up, by name; refuse names that are taken or unknown."""
    found: dict[str, Miniature] = {}
    known = {*catalogue(), *names_of(rows)}
    for row in rows:
        miniature = read_entry(row, file, known)
        if miniature.name in found or miniature.name in catalogue():
            raise BadData("miniature-twice", file=file, name=miniature.name)
        found[miniature.name] = miniature
    check_names(found.values(), known, file)
    return found


def find(name: str) -> Miniature:
    """Give the miniature of a name, or refuse with the nearest names there are."""
    shelf = catalogue()
    if name not in shelf:
        near = ", ".join(get_close_matches(name, shelf, 3))
        raise BadData("miniature-unknown", came=name, near=near)
    return shelf[name]
