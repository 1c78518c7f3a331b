"""Short names in answers: letters of shards, beginnings and translations of names."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import KINDS, LETTERS, LOCATIONS, POWERS
from oneiros.words import Words, languages
from oneiros.words.dreamscape.names import cards, names_of_cards
from oneiros.words.folding import fold

_LETTER: Final = re.compile(rf"(?<!\S)[{LETTERS[1:]}](?!\S)", re.IGNORECASE)
_ABOUT_CARD: Final = re.compile(r"(use|store|keep|complete)( +)([^:]+)(.*)", re.IGNORECASE)
_ABOUT_LOCATION: Final = re.compile(r"^((?:move|key|rearrange) +)(\D+)", re.IGNORECASE)


def expand(words: Words, table: Dreamscape, text: str) -> str:
    """Turn letters into kinds of shards, and names of cards as people say them into English."""
    if opt.DECLINE in table.options and fold(text) in ("none", fold(words.say("dreamscape-none"))):
        return "decline"
    text = _LETTER.sub(lambda found: KINDS[LETTERS.index(found[0].upper())], text)
    text = cards().in_english(text, {one.name for one in table.box.cards})
    text = _ABOUT_LOCATION.sub(_numbered, text)
    return _ABOUT_CARD.sub(lambda found: _completed(table, found), text)


def _completed(table: Dreamscape, found: re.Match[str]) -> str:
    """Complete the name of a card in an answer, where the words begun are in one name only."""
    verb, blank, begun, rest = found.groups()
    for meant in (_offered(table), _own(table), range(len(table.box.cards))):
        names = {
            english
            for card in meant
            for english in [table.box.cards[card].name]
            for name in names_of_cards().get(english, [english])
            if f" {fold(begun)}" in f" {fold(name)}"
        }
        if names:
            return f"{verb}{blank}{names.pop()}{rest}" if len(names) == 1 else found[0]
    return found[0]


def _own(table: Dreamscape) -> list[int]:
    """List the cards of the player who is asked, those that are covered by others too."""
    return [*table.open[table.seat], *table.pile[table.seat]] if table.seat >= 0 else []


def _numbered(found: re.Match[str]) -> str:
    """Give the number of a location that is called by its name or its power's."""
    verb, name = found.groups()
    places = {number for called, number in _locations() if f" {fold(name)}" in f" {called}"}
    return f"{verb}{places.pop()}" if len(places) == 1 else found[0]


@cache
def _locations() -> list[tuple[str, int]]:
    """Give the locations by their names and their powers' in all languages."""
    return [
        (fold(words.say(key)), number)
        for words in map(Words, languages())
        for number in range(1, LOCATIONS + 1)
        for key in (f"location-{number}", f"power-{POWERS[number]}")
    ]


def _offered(table: Dreamscape) -> set[int]:
    """Find the cards that the options are about."""
    pairs, single = (opt.USE, opt.STORE), (opt.KEEP, opt.COMPLETE)
    found = {opt.high(option) for option in table.options if opt.deed(option) in pairs}
    return found | {opt.low(option) for option in table.options if opt.deed(option) in single}
