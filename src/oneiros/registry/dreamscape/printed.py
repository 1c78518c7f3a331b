"""What can be read about Dreamscape without sitting down: its dreamcards and its locations."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.dreamworld import NEIGHBOURS
from oneiros.games.dreamscape.views.typed_view import Level, Power, Shard
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, LOCATIONS, POWERS
from oneiros.registry.dreamscape.gallery import GALLERY
from oneiros.registry.game import Reading
from oneiros.registry.named import Told

_ACROSS: Final = 3
"""1.3: so many locations stand in a row."""


class CardStack(Told, frozen=True):
    """A stack that a dreamcard shows; columns and rows count from 0, row 0 is at the bottom."""

    column: int
    row: int
    stack: list[Shard]
    """From the bottom."""
    tree: bool
    dreamer: bool


class CardText(Told, frozen=True):
    """A dreamcard as it is printed."""

    name: str
    level: Level
    points: int
    power: Power
    stacks: list[CardStack]


class LocationText(Told, frozen=True):
    """A location of the dreamworld; columns and rows count from 0, row 0 is the upper one."""

    number: int
    power: Power
    column: int
    row: int
    links: list[int]
    """The locations linked with it."""


@cache
def cards(_nothing: None) -> list[CardText]:
    """Describe every dreamcard there is."""
    return [_card(one) for one in catalogue.load()]


def _card(card: Card) -> CardText:
    shown = card.structure
    stacks = [
        CardStack(
            column,
            row,
            [cast("Shard", KINDS[kind]) for kind in shards.listed(stack)],
            (column, row) in shown.trees,
            (column, row) == shown.dreamer,
        )
        for column, row, stack in shown.stacks
    ]
    level, power = cast("Level", LEVELS[card.level]), cast("Power", POWERS[card.power])
    return CardText(card.name, level, card.points, power, stacks)


@cache
def locations(_nothing: None) -> list[LocationText]:
    """Describe the dreamworld."""
    return [
        LocationText(
            number,
            cast("Power", POWERS[number]),
            (number - 1) % _ACROSS,
            (number - 1) // _ACROSS,
            NEIGHBOURS[number],
        )
        for number in range(1, LOCATIONS + 1)
    ]


READINGS: Final = (
    GALLERY,
    Reading("cards", "The dreamcards of Dreamscape.", list[CardText], cards),
    Reading("locations", "The locations of Dreamscape.", list[LocationText], locations),
)
