"""Why something is refused: what is in the way, the rule, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.ruleset import Reason
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import NOTHING, key_of

# Rules name abilities in English.
_ABILITIES: Final = frozenset(keyword.name for keyword in KEYWORDS)


def refusal(words: Words, error: Refusal) -> str:
    """Say why something is refused, and in which file where one is at fault."""
    details = error.details
    sentence = _sentence(words, error.key, details)
    file = str(details.get("file", ""))
    if not isinstance(error, BadData) or not file or file in sentence:
        return sentence
    if "name" in details:
        name = _printable(words, details["name"])
        return words.say("refusal-in-miniature", file=file, name=name, sentence=sentence)
    return words.say("refusal-in-file", file=file, sentence=sentence)


def reason(words: Words, why: Reason) -> str:
    """Say why something may not be done, for somebody who asks before trying."""
    return _sentence(words, why.key, {**why.details, "rule": why.rule})


def _sentence(words: Words, key: str, details: Mapping[str, object]) -> str:
    said = {name: _printable(words, value) for name, value in details.items()}
    if said.get("ability") in _ABILITIES:
        said["ability"] = words.say(f"ability-{key_of(str(said['ability']))}-name")
    return words.say(key, **said)


def _printable(words: Words, value: object) -> object:
    """What came from outside may hold anything, or nothing; a refusal has words of its own."""
    if isinstance(value, Refusal):
        return refusal(words, value)
    if value is None or value == "":
        return NOTHING
    if not isinstance(value, str):
        return value
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
