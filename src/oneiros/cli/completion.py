"""Answers that somebody has not written out: whatever they name must fit one option."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from oneiros.cli.folding import fold

_WORD: Final = re.compile(r"[\w#'/=-]+")
_COPY: Final = re.compile(r"#\d+")


def fitting(notations: Sequence[str], said: str) -> list[int]:
    """Find the options that hold all the words said, in their order; copies need no number."""
    wanted = _words(said)
    if not wanted:
        return []
    return [
        number
        for number, notation in enumerate(notations)
        if _holds(_words(notation), wanted) or _holds(_words(_COPY.sub("", notation)), wanted)
    ]


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text))


def _holds(words: list[str], wanted: list[str]) -> bool:
    left = iter(words)
    return all(word in left for word in wanted)
