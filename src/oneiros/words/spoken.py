"""Portable sentences put into a language; the pages do the same in `web/src/words`."""

from __future__ import annotations

import re
from typing import Final

from oneiros.words.bundle import Words
from oneiros.words.portable import BEGIN, BETWEEN, END

_MARK: Final = re.compile(f"[{BEGIN}{BETWEEN}{END}]")
_DETAIL: Final = re.compile(r"([A-Za-z][A-Za-z_0-9]*)([=#])")


def spoken(words: Words, text: str) -> str:
    """Say a text in which portable sentences stand; what is not well formed is left as it is."""
    try:
        said, at = _text(words, text, 0, "")
    except ValueError:
        return text
    return said if at == len(text) else text


def _text(words: Words, text: str, at: int, ends: str) -> tuple[str, int]:
    """Read up to one of the marks that end it."""
    found: list[str] = []
    while at < len(text) and text[at] not in ends:
        if text[at] == BEGIN:
            said, at = _sentence(words, text, at + 1)
            found.append(said)
        else:
            found.append(text[at])
            at += 1
    return "".join(found), at


def _sentence(words: Words, text: str, at: int) -> tuple[str, int]:
    mark = _MARK.search(text, at)
    if mark is None:
        raise ValueError(text)
    key, at = text[at : mark.start()], mark.start()
    details: dict[str, object] = {}
    while text[at : at + 1] == BETWEEN:
        detail = _DETAIL.match(text, at + 1)
        if detail is None:
            raise ValueError(text)
        value, at = _text(words, text, detail.end(), BETWEEN + END)
        details[detail[1]] = int(value) if detail[2] == "#" else value
    if text[at : at + 1] != END or not words.knows(key):
        raise ValueError(text)
    return words.say(key, **details), at + 1
