"""Why something is refused, in sentences: what every game shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.ruleset import Reason
from oneiros.words.bundle import Words
from oneiros.words.portable import MARKS

NOTHING: Final = "–"
LONGEST: Final = 200
"""The most letters of a detail that are repeated, since it may be anything that somebody sent."""
_MORE: Final = "…"
# What we list for whoever reads it, and where a file of theirs lies, is said in full.
_WHOLE: Final = frozenset(
    ("candidates", "copies", "expected", "known", "near", "printed", "file", "folder")
)
# Whole numbers below this are written as numbers; a longer one is a text like any other.
_LARGEST: Final = 10**18

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
        return words.say(
            "refusal-of-entry", entry=_quoted("entry", details["entry"]), sentence=sentence
        )
    file = str(details.get("file", ""))
    if not isinstance(error, BadData) or not file or file in sentence:
        return sentence
    if "name" in details:
        name = _quoted("name", details["name"])
        return words.say("refusal-in-entry", file=file, name=name, sentence=sentence)
    return words.say("refusal-in-file", file=file, sentence=sentence)


def reason(words: Words, why: Reason, naming: Naming = as_it_is) -> str:
    """Say why something may not be done, for somebody who asks before trying."""
    return _sentence(words, why.key, {**why.details, "rule": why.rule}, naming)


def _sentence(words: Words, key: str, details: Mapping[str, object], naming: Naming) -> str:
    said = {
        name: _shown(words, naming(words, name, _quoted(name, value)), naming)
        for name, value in details.items()
    }
    return words.say(key, **said)


def _shown(words: Words, value: object, naming: Naming) -> object:
    """Show a detail: a refusal has words of its own, and nothing has a sign."""
    if isinstance(value, Refusal):
        return refusal(words, value, naming)
    return NOTHING if value is None or value == "" else value


def _quoted(name: str, value: object) -> object:
    """Repeat a detail: in full where it is ours, otherwise as much of it as anybody reads."""
    if name in _WHOLE:
        return _printable(value)
    long = isinstance(value, int) and abs(value) >= _LARGEST
    if long or isinstance(value, str | list | dict):
        return quoted(str(value))
    return value


def quoted(text: str) -> str:
    """Repeat what came from outside, without what cannot be printed, and cut where it is long."""
    shown = text if len(text) <= LONGEST else text[: LONGEST - 1] + _MORE
    return str(_printable(shown))


def _printable(value: object) -> object:
    """What came from outside may hold anything, also the marks of a portable sentence."""
    if not isinstance(value, str):
        return value
    return "".join(
        letter if letter.isprintable() and letter not in MARKS else "\ufffd" for letter in value
    )
