"""The miniatures there are: sets as typed TOML, checked when loaded, refused with file and name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from oneiros.games.dreamblade.keywords.keyword import KIND_NEEDED, KINDS
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import ASPECTS, LINEAGES, RARITIES, THANATOMANCY
from oneiros.games.dreamblade.warbands import ability
from oneiros.games.dreamblade.warbands.ability import Ability
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import ManyRefusals, Refusals

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

Name = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z][A-Za-z'’ -]{0,39}\Z")]
Small = Annotated[int, msgspec.Meta(ge=0, le=30)]
Vital = Annotated[int, msgspec.Meta(ge=1, le=60)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
_MOST_UNKNOWN: Final = 10
"""So many unknown fields of a row are told."""


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
    abilities: Annotated[list[Text], msgspec.Meta(max_length=SLOTS)] = []
    number: Annotated[int, msgspec.Meta(ge=0)] = 0
    rarity: str = ""


_KINDS: Final = ("creature", "location")
_STATS: Final = ("power", "defense", "life")
# How each field is written, for whoever wrote it otherwise; of a list, how many things it holds.
_WRITTEN: Final = {
    "name": "Lantern Sexton",
    "cost": "0–30",
    "aspects": '["Fear", "Valor"] (1–6)',
    "kind": ", ".join(_KINDS),
    "lineage": ", ".join(LINEAGES),
    "power": "0–30, *",
    "defense": "1–60",
    "life": "1–60",
    "abilities": f'["Bodyguard", "blade: Scare"] (0–{SLOTS})',
    "number": "0, 1, 2, …",
    "rarity": ", ".join(RARITIES),
}


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """One set in a file."""

    set: Name
    miniature: list[dict[str, Any]]


# Two threads that use a type for the first time at once crash msgspec, and a server opens many
# tables at once when it has started. While a module is imported, there is only one.
msgspec.json.Decoder(Sheet)


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
    """Read one miniature from a row of a file, or refuse it by name with all that is wrong."""
    refusals = Refusals()
    fields = _read_fields(row, refusals)
    _check_words(fields, refusals)
    location = fields.get("kind") == "location"
    abilities = _abilities(fields.get("abilities", []), names, refusals, location=location)
    _check_stats(row, fields, abilities, refusals)
    if refusals.noted:
        at = {"file": file, "name": str(row.get("name", "?"))}
        raise ManyRefusals([BadData(one.key, **{**at, **one.details}) for one in refusals.noted])
    return _miniature(Entry(**fields), abilities)


def _read_fields(row: dict[str, Any], refusals: Refusals) -> dict[str, Any]:
    """Read each field for itself; one that is missing or not what it should be is refused."""
    known = {field.name: field for field in msgspec.structs.fields(Entry)}
    read: dict[str, Any] = {}
    for name in [one for one in row if one not in known][:_MOST_UNKNOWN]:
        near = nearest(name[:40], known)
        refusals.note(BadData("miniature-field", path=name[:40], field=name[:40], near=near))
    for name, field in known.items():
        if name not in row and not field.required:
            continue
        try:
            read[name] = msgspec.convert(row[name], field.type)
        except (KeyError, msgspec.ValidationError):
            shown = {"field": name, "came": str(row.get(name))[:80], "expected": _WRITTEN[name]}
            missing = "no" if name in row else "yes"
            refusals.note(BadData("miniature-shape", path=name, missing=missing, **shown))
    return read


def _check_words(fields: dict[str, Any], refusals: Refusals) -> None:
    """2.1 to 2.3: kind, aspects, lineage and rarity are words that the rules have."""
    _one_of("kind", fields.get("kind", "creature"), _KINDS, refusals)
    for aspect in fields.get("aspects", []):
        _one_of("aspects", aspect, ASPECTS, refusals)
    _one_of("lineage", fields.get("lineage", ""), ("", *LINEAGES), refusals)
    _one_of("rarity", fields.get("rarity", ""), ("", *RARITIES), refusals)


def _one_of(field: str, came: str, expected: tuple[str, ...], refusals: Refusals) -> None:
    if came not in expected:
        known = ", ".join(word for word in expected if word)
        shown = {"field": field, "came": came[:80], "expected": known}
        refusals.note(BadData("miniature-word", path=field, **shown))


def _abilities(
    texts: list[str], names: Collection[str], refusals: Refusals, *, location: bool
) -> list[Ability]:
    found: list[Ability] = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(ability.read(text, location=location, names=names))
        except BadData as refusal:
            path = f"abilities.{number}"
            refusals.note(BadData(refusal.key, **{**refusal.details, "path": path}))
    return found


def _check_stats(
    row: dict[str, Any], fields: dict[str, Any], abilities: list[Ability], refusals: Refusals
) -> None:
    """2.1: a creature has power, defense and life, a location none of them."""
    printed = [stat for stat in _STATS if row.get(stat) is not None]
    kind = fields.get("kind", "creature")
    if kind == "location" and printed:
        refusals.note(BadData("miniature-location-stats", path=printed[0]))
    if kind == "creature" and len(printed) < len(_STATS):
        refusals.note(BadData("miniature-needs-stats"))
    power = fields.get("power")
    if kind == "location" or not isinstance(power, str):
        return
    counts_graves = any(one.keyword.code == THANATOMANCY for one in abilities)
    # An ability that cannot be read might be the one.
    texts = fields.get("abilities")
    unread = "abilities" in row if texts is None else len(abilities) < len(texts)
    if power != "*" or not (counts_graves or unread):
        refusals.note(BadData("miniature-power", path="power", came=power[:80]))


def _miniature(entry: Entry, abilities: list[Ability]) -> Miniature:
    """Make the miniature of an entry with which everything is right."""
    return Miniature(
        entry.name,
        cost=entry.cost,
        aspects=entry.aspects,
        location=entry.kind == "location",
        lineage=entry.lineage,
        power=entry.power if isinstance(entry.power, int) else 0,
        defense=entry.defense or 1,
        life=entry.life or 1,
        abilities=abilities,
        number=entry.number,
        rarity=entry.rarity,
    )


def check_names(miniatures: Iterable[Miniature], known: Iterable[str], file: str) -> None:
    """10.10: a name that narrows an ability must be a miniature's."""
    names = set(known)
    refusals = Refusals()
    for miniature in miniatures:
        for number, one in enumerate(miniature.abilities, 1):
            narrowed = one.keyword.words & (KINDS | KIND_NEEDED)
            if narrowed and one.name and one.name not in names:
                refusals.note(
                    BadData(
                        "miniature-unknown-word",
                        file=file,
                        name=miniature.name,
                        text=one.text(),
                        came=one.name,
                        path=f"abilities.{number}",
                    )
                )
    refusals.check()


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
        raise BadData("miniature-unknown", came=name, near=nearest(name, shelf))
    return shelf[name]
