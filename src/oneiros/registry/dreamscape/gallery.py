"""What a gallery shows of a dreamcard besides its printed text: names, and how hard it is."""

from __future__ import annotations

from functools import cache
from typing import Final

from oneiros.games.dreamscape.cards import catalogue, difficulty
from oneiros.games.dreamscape.cards.card import Card
from oneiros.registry.game import Reading
from oneiros.registry.named import Told
from oneiros.words.dreamscape.names import names_of_cards


class CardExhibit(Told, frozen=True):
    """A dreamcard in the gallery, with what its cheapest build on an empty dreamscape takes."""

    name: str
    called: list[str]
    """What it is called in each language."""
    difficulty: int
    """All of the following together."""
    shards: int
    whites: int
    """Moves that cost a white shard."""
    cycles: int


@cache
def gallery(_nothing: None) -> list[CardExhibit]:
    """Show every dreamcard there is."""
    return [_exhibit(one) for one in catalogue.load()]


def _exhibit(one: Card) -> CardExhibit:
    measured = difficulty.measure(one.structure)
    return CardExhibit(
        one.name,
        names_of_cards()[one.name],
        measured.difficulty(),
        measured.shards,
        measured.whites,
        measured.turns,
    )


GALLERY: Final = Reading(
    "gallery",
    "What a gallery of dreamcards shows besides their text.",
    list[CardExhibit],
    gallery,
)
