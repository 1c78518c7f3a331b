"""Names of things in sentences: cards, seats, kinds of shards and purposes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import COLOURS, KINDS, SEATS
from oneiros.words.bundle import Words
from oneiros.words.called import Called
from oneiros.words.shelf import languages

_BETWEEN: Final = re.compile(r"[^a-z]+")
_GRASS: Final = 1


def card_name(words: Words, card: Card) -> str:
    """Name a card; one that somebody made up is called the same in every language."""
    slug = _BETWEEN.sub("-", card.name.lower().replace("'", "")).strip("-")
    key = f"card-{slug}"
    return words.say(key) if words.knows(key) else card.name


@cache
def names_of_cards() -> dict[str, list[str]]:
    """Give the names of each card in all languages, by the English one."""
    spoken = [Words(language) for language in languages()]
    return {card.name: [card_name(one, card) for one in spoken] for card in catalogue.load()}


@cache
def cards() -> Called:
    """Know the names of all cards in all languages."""
    return Called(names_of_cards())


def seat_name(seat: int) -> str:
    """Name a seat; chance and nobody have none."""
    return SEATS[seat] if seat >= 0 else "nobody"


def shard(words: Words, kind: int) -> str:
    """Name one shard of a kind, as the subject or the object of a sentence."""
    return words.say("shard-one", kind=KINDS[kind])


def listed(words: Words, kinds: Sequence[int]) -> str:
    """List shards one by one."""
    return ", ".join(shard(words, kind) for kind in kinds)


def row(words: Words, shown: int) -> str:
    """Name the shards of a row, from left to right."""
    kinds = shards.listed(shown)
    return ", ".join(words.say("shard-kind", kind=KINDS[kind]) for kind in kinds)


def purpose_name(words: Words, kind: int, colour: int) -> str:
    """Give the title of a purpose tile; one without its colour yet has any."""
    name = f"purpose-{purpose.NAMES[kind]}"
    if not purpose.has_colour(kind):
        return words.say(name)
    return words.say(name, colour=COLOURS[colour or _GRASS])


def purpose_text(words: Words, kind: int, colour: int) -> str:
    """Say who scores by a purpose tile."""
    paid = purpose.COUNT_LIMIT if kind == purpose.COUNT_OF else purpose.POINTS[kind]
    name = f"purpose-{purpose.NAMES[kind]}-text"
    return words.say(name, colour=COLOURS[colour or _GRASS], points=paid)
