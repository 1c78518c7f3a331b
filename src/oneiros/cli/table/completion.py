"""Answers that somebody has not written out: whatever they name must fit one option."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from oneiros.words.folding import fold

_WORD: Final = re.compile(r"[\w#'/=-]+")
_COPY: Final = re.compile(r"#\d+")
# A beginning of so many letters stands for a word.
_LEAST: Final = 3
_Fits = Callable[[str, str], bool]


def fitting(notations: Sequence[str], said: str) -> list[int]:
    """Find the options that hold all the words said, in their order; copies need no number.

    Where none does, the beginnings of longer words will do.
    """
    wanted = _words(said)
    if not wanted:
        return []
    whole = _found(notations, wanted, str.__eq__)
    return whole or _found(notations, wanted, _begins)


def _found(notations: Sequence[str], wanted: list[str], fits: _Fits) -> list[int]:
    return [
        number
        for number, notation in enumerate(notations)
        if _holds(_words(notation), wanted, fits)
        or _holds(_words(unnumbered(notation)), wanted, fits)
    ]


def unnumbered(notation: str) -> str:
    """Leave out the numbers of copies."""
    return _COPY.sub("", notation)


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text))


def _begins(word: str, wanted: str) -> bool:
    return word == wanted or (len(wanted) >= _LEAST and word.startswith(wanted))


def _holds(words: list[str], wanted: list[str], fits: _Fits) -> bool:
    left = iter(words)
    return all(any(fits(word, one) for word in left) for one in wanted)
