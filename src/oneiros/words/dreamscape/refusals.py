"""Why something is refused: what is in the way, the rule, and what would be right."""

from __future__ import annotations

from functools import cache

from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.cards.card import Card
from oneiros.kernel.errors import Refusal
from oneiros.kernel.ruleset import Reason
from oneiros.words import refusals
from oneiros.words.bundle import Words
from oneiros.words.dreamscape.names import card_name


def refusal(words: Words, error: Refusal) -> str:
    """Say why something is refused, and in which file where one is at fault."""
    return refusals.refusal(words, error, _named)


def reason(words: Words, why: Reason) -> str:
    """Say why something may not be done, for somebody who asks before trying."""
    return refusals.reason(words, why, _named)


@cache
def _cards() -> dict[str, Card]:
    """Rules name cards in English."""
    return {card.name: card for card in catalogue.load()}


def _named(words: Words, name: str, value: object) -> object:
    if name == "card" and isinstance(value, str) and value in _cards():
        return card_name(words, _cards()[value])
    return value
