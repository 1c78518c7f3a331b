"""Refusals as sentences, whatever refuses."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData, Refusal
from oneiros.words import Words
from oneiros.words.dreamblade import refusal as in_words

# What the reader of files says about a text, which means nothing to most people.
_PATTERN: Final = "matching regex"


def sentence(words: Words, refusal: Refusal) -> str:
    """Say why something is refused, without the patterns that only programs read."""
    return in_words(words, _readable(refusal))


def _readable(refusal: Refusal) -> Refusal:
    """Replace patterns, also in the refusal behind this one."""
    details = {name: _detail(value) for name, value in refusal.details.items()}
    if details == refusal.details:
        return refusal
    plain = BadData if isinstance(refusal, BadData) else Refusal
    return plain(refusal.key, **details)


def _detail(value: object) -> object:
    if isinstance(value, Refusal):
        return _readable(value)
    if isinstance(value, str) and _PATTERN in value:
        return BadData("cli-file-form")
    return value
