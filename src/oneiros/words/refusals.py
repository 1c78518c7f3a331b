"""Why something is refused, in sentences: what every game shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.ruleset import Reason
from oneiros.words.bundle import Words
from oneiros.words.portable import MARKS

NOTHING: Final = "–"

Naming = Callable[[Words, str, object], object]
"""Says a detail, given its name and its value, as people say it; other details stay as they are."""


def as_it_is(_words: Words, _name: str, value: object) -> object:
    """Leave every detail as it is."""
    return value


def refusal(words: Words, error: Refusal, naming: Naming = as_it_is) -> str:
    """Say why something is refused, and in which file or entry of it where one is at fault."""
    details = error.details
    sentence = _sentence(words, error.key, details, naming)
    if "entry" in details:
        return words.say("refusal-of-entry", entry=_printable(details["entry"]), sentence=sentence)
    file = str(details.get("file", ""))
    if not isinstance(error, BadData) or not file or file in sentence:
        return sentence
    if "name" in details:
        name = _printable(details["name"])
        return words.say("refusal-in-entry", file=file, name=name, sentence=sentence)
    return words.say("refusal-in-file", file=file, sentence=sentence)


def reason(words: Words, why: Reason, naming: Naming = as_it_is) -> str:
    """Say why something may not be done, for somebody who asks before trying."""
    return _sentence(words, why.key, {**why.details, "rule": why.rule}, naming)


def _sentence(words: Words, key: str, details: Mapping[str, object], naming: Naming) -> str:
    said = {
        name: _shown(words, naming(words, name, _printable(value)), naming)
        for name, value in details.items()
    }
    return words.say(key, **said)


def _shown(words: Words, value: object, naming: Naming) -> object:
    """Show a detail: a refusal has words of its own, and nothing has a sign."""
    if isinstance(value, Refusal):
        return refusal(words, value, naming)
    return NOTHING if value is None or value == "" else value


def _printable(value: object) -> object:
    """What came from outside may hold anything, also the marks of a portable sentence."""
    if not isinstance(value, str):
        return value
    return "".join(
        letter if letter.isprintable() and letter not in MARKS else "\ufffd" for letter in value
    )
