"""Why something is refused: what is in the way, the rule, and what would be right."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.kernel.errors import Refusal
from oneiros.kernel.ruleset import Reason
from oneiros.words import refusals
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import key_of, label_name
from oneiros.words.numbers import plain

# Rules name abilities in English.
_ABILITIES: Final = frozenset(keyword.name for keyword in KEYWORDS)
# What came from somebody is repeated as it came, and notation is given as it is written.
_AS_IT_IS: Final = ("came", "near", "text", "candidates", "copies", "expected", "file", "entry")


def refusal(words: Words, error: Refusal) -> str:
    """Say why something is refused, and in which file where one is at fault."""
    return refusals.refusal(words, error, _named)


def reason(words: Words, why: Reason) -> str:
    """Say why something may not be done, for somebody who asks before trying."""
    return refusals.reason(words, why, _named)


def _named(words: Words, name: str, value: object) -> object:
    if name == "ability" and value in _ABILITIES:
        return words.say(f"ability-{key_of(str(value))}-name")
    if isinstance(value, float):
        return plain(words, value)
    if not isinstance(value, str) or name in _AS_IT_IS:
        return value
    # Several names stand in one text with commas between them.
    return ", ".join(label_name(words, one) for one in value.split(", "))
