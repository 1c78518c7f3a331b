"""Why something is refused, in sentences: what every game shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.ruleset import Reason
from oneiros.words.bundle import Words

NOTHING: Final = "–"

Naming = Callable[[Words, str, object], object]
"""Says a detail, given its name and its value, as people say it; other details stay as they are."""


def as_it_is(_words: Words, _name: str, value: object) -> object:
    """Leave every detail as it is."""
    return value


def refusal(words: Words, error: Refusal, naming: Naming = as_it_is) -> str:
    """Say why something is refused, and in which file where one is at fault."""
    details = error.details
    sentence = _sentence(words, error.key, details, naming)
    file = str(details.get("file", ""))
    if not isinstance(error, BadData) or not file or file in sentence:
        return sentence
    if "name" in details:
        name = _printable(words, details["name"], naming)
        return words.say("refusal-in-entry", file=file, name=name, sentence=sentence)
    return words.say("refusal-in-file", file=file, sentence=sentence)


def reason(words: Words, why: Reason, naming: Naming = as_it_is) -> str:
    """Say why something may not be done, for somebody who asks before trying."""
    return _sentence(words, why.key, {**why.details, "rule": why.rule}, naming)


def _sentence(words: Words, key: str, details: Mapping[str, object], naming: Naming) -> str:
    said = {
        name: _printable(words, naming(words, name, value), naming)
        for name, value in details.items()
    }
    return words.say(key, **said)


def _printable(words: Words, value: object, naming: Naming) -> object:
    """What came from outside may hold anything, or nothing; a refusal has words of its own."""
    if isinstance(value, Refusal):
        return refusal(words, value, naming)
    if value is None or value == "":
        return NOTHING
    if not isinstance(value, str):
        return value
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
