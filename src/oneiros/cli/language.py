"""Which language to speak: --lang, then ONEIROS_LANG, then the locale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oneiros.words import Words, choose, languages

OPTION: Final = "--lang"
VARIABLE: Final = "ONEIROS_LANG"


def speak(arguments: Sequence[str], environment: Mapping[str, str]) -> Words:
    """Choose the words before the arguments are parsed, because the parser speaks too."""
    wishes = [
        one.partition("=")[2] or following
        for one, following in zip(arguments, (*arguments[1:], ""), strict=False)
        if one.partition("=")[0] == OPTION
    ]
    # A language that we do not have is refused later, in one that we have.
    known = [wish for wish in wishes if wish in languages()]
    return Words(choose(known[-1] if known else environment.get(VARIABLE), environment))
