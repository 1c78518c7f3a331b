"""Refusals as sentences, without what only programs read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.kernel.errors import BadData, Refusal
from oneiros.words import Words

Refused = Callable[[Words, Refusal], str]
"""Says why something is refused, as a game or what all games share says it."""

# What the reader of files says about a text, which means nothing to most people.
_PATTERN: Final = "matching regex"


def readable(refusal: Refusal) -> Refusal:
    """Replace patterns, also in the refusal behind this one."""
    details = {name: _detail(value) for name, value in refusal.details.items()}
    if details == refusal.details:
        return refusal
    plain = BadData if isinstance(refusal, BadData) else Refusal
    return plain(refusal.key, **details)


def _detail(value: object) -> object:
    if isinstance(value, Refusal):
        return readable(value)
    if isinstance(value, str) and _PATTERN in value:
        return BadData("cli-file-form")
    return value
