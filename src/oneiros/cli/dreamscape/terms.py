"""Words that players ask about, and the rules that they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from oneiros.words import Words
from oneiros.words.folding import fold

_RULES: Final[dict[str, str]] = {
    "action-points": "4.1 4.2 4.3",
    "bag": "3.3 5.10",
    "collecting": "4.2",
    "completing": "6.1 6.2",
    "creation": "3.1 5.1 5.10",
    "cycle": "3.1",
    "deck": "3.3 6.3",
    "drawing": "6.3",
    "dreamer": "5.2 5.3",
    "emergence": "3.2",
    "end": "8.1 8.2",
    "entry-slot": "1.5 5.2",
    "free-step": "5.7 3.4",
    "hands": "1.5 4.2 5.10",
    "key": "1.4 4.4",
    "last-creation": "8.1",
    "link": "1.3 10.3",
    "marker": "2.1 3.2 4.5",
    "mountain": "5.8",
    "mr-nightmare": "10.1 10.2 10.4",
    "nightmare": "10.3 10.5 10.6 10.7 10.8",
    "open-card": "6.4 8.2",
    "pile": "6.2 7.1",
    "placing": "5.1",
    "power": "4.5 7.1",
    "purpose": "2.2 9.1 9.2 9.3",
    "sleeper": "1.5 4.3 4.7",
    "slot": "1.5 1.6",
    "storing": "7.1 5.10",
    "tie": "8.2 10.8",
    "together": "5.11",
    "trading": "5.5 10.5",
    "travel": "3.1 4.1",
    "tree": "5.4 5.3",
}


class Term(NamedTuple):
    """A thing of the game: what it is called, and the numbers of its rules."""

    names: list[str]
    rules: list[str]


def terms(words: Words) -> Iterator[Term]:
    """Give every term with its names in a language, the usual one first."""
    for name, numbers in _RULES.items():
        called = words.say(f"dreamscape-term-{name}").split(", ")
        yield Term(called, numbers.split())


def rules_about(words: Words, name: str) -> list[str]:
    """Give the numbers of the rules about what is called so; none where nothing is."""
    wanted = fold(name)
    return [
        number for term in terms(words) if wanted in map(fold, term.names) for number in term.rules
    ]
