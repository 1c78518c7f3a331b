"""The dreamcards there are: typed TOML, checked when loaded, refused with file and name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from oneiros.games.dreamscape.cards import structure
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.vocabulary import POWERS
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.nearest import nearest

Name = Annotated[str, msgspec.Meta(pattern=r"^(?=.{1,40}\Z)[A-Za-z][A-Za-z'’-]*( [A-Za-z'’-]+)*\Z")]


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """6.1, 7.1: one card in a file; its structure is a picture, the top row first."""

    name: Name
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    points: Annotated[int, msgspec.Meta(ge=-20, le=40)]
    power: str
    structure: Annotated[list[str], msgspec.Meta(min_length=1)]


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The cards in a file."""

    card: list[dict[str, Any]]


# Two threads that use a type for the first time at once crash msgspec, and a server opens many
# tables at once when it has started. While a module is imported, there is only one.
msgspec.json.Decoder(Sheet)
msgspec.json.Decoder(Entry)


def read_cards(text: str, file: str) -> list[Card]:
    """Read the cards of a file, or refuse it with the card at fault."""
    try:
        sheet = msgspec.convert(tomllib.loads(text), Sheet)
    except tomllib.TOMLDecodeError as error:
        raise BadData("file-not-toml", file=file, why=str(error)) from None
    except msgspec.ValidationError as error:
        raise BadData("dreamcards-shape", file=file, why=str(error)) from None
    found: list[Card] = []
    for row in sheet.card:
        card = read_entry(row, file)
        _refuse_twins(card, found, file)
        found.append(card)
    return found


def read_entry(row: dict[str, Any], file: str) -> Card:
    """Read one card from a row of a file, or refuse it by name."""
    name = str(row.get("name", "?"))
    try:
        return _card(msgspec.convert(row, Entry))
    except msgspec.ValidationError as error:
        raise BadData("dreamcard-shape", file=file, name=name, why=str(error)) from None
    except Refusal as refusal:
        raise BadData(refusal.key, **{"file": file, "name": name, **refusal.details}) from None


def _card(entry: Entry) -> Card:
    """Check what the types cannot say (6.1, 7.1)."""
    if not entry.power or entry.power not in POWERS:
        raise BadData("dreamcard-power", came=entry.power, expected=", ".join(POWERS[1:]))
    return Card(
        entry.name,
        level=entry.level,
        points=entry.points,
        power=POWERS.index(entry.power),
        structure=structure.read(entry.structure),
    )


def _refuse_twins(card: Card, others: list[Card], file: str) -> None:
    if any(other.name.lower() == card.name.lower() for other in others):
        raise BadData("dreamcard-twice", file=file, name=card.name)


@cache
def load() -> tuple[Card, ...]:
    """Load every card that comes with the game, by level and then in the order of the files."""
    found: list[Card] = []
    shelf = files("oneiros.games.dreamscape").joinpath("cards")
    for sheet in sorted(shelf.iterdir(), key=lambda one: one.name):
        if sheet.name.endswith(".toml"):
            for card in read_cards(sheet.read_text("utf-8"), sheet.name):
                _refuse_twins(card, found, sheet.name)
                found.append(card)
    return tuple(sorted(found, key=lambda card: card.level))


def invented(rows: list[dict[str, Any]], file: str) -> dict[str, Card]:
    """Read cards that somebody made up, by name; refuse names that are taken."""
    found: dict[str, Card] = {}
    for row in rows:
        card = read_entry(row, file)
        _refuse_twins(card, [*load(), *found.values()], file)
        found[card.name] = card
    return found


def find(name: str) -> Card:
    """Give the card of a name, or refuse with the nearest names there are."""
    shelf = {card.name: card for card in load()}
    if name not in shelf:
        raise BadData("dreamcard-unknown", came=name, near=nearest(name, shelf))
    return shelf[name]
