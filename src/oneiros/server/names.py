"""How guests may be called: by letters that can be seen, and as many as fit."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.server.protocol.messages import LONGEST_NAME

MOST_MARKS: Final = 3
"""The most accents on one letter; languages need so many, and more would cover other lines."""
# They count as letters or marks but show nothing: fillers, an empty pattern, a joiner.
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_name(came: str) -> str:
    """Give a name without blanks around it; refuse what cannot be shown, or would cover others."""
    name = unicodedata.normalize("NFC", " ".join(came.split()))
    if not name.isprintable() or not _UNSEEN.isdisjoint(name):
        # Those that steer the direction of writing are among them.
        raise BadData("server-name-unseen")
    if len(name) > LONGEST_NAME:
        raise BadData("server-name", came=len(name), most=LONGEST_NAME)
    if any(_is_mark(word[0]) or _marks(word) > MOST_MARKS for word in name.split()):
        raise BadData("server-name-marks", most=MOST_MARKS)
    return name


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _marks(word: str) -> int:
    """Count the marks of the letter that has most of them."""
    runs = groupby(word, _is_mark)
    return max((len(list(run)) for marks, run in runs if marks), default=0)
