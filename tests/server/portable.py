"""Portable sentences put into a language, as the page does it."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from oneiros.words import Words, languages
from oneiros.words.portable import BEGIN, BETWEEN, END

_MARK: Final = re.compile(f"[{BEGIN}{BETWEEN}{END}]")
_DETAIL: Final = re.compile(r"([a-z][a-z_0-9]*)([=#])", re.IGNORECASE)


def rendered(words: Words, text: str) -> str:
    """Say a text in which sentences stand, or fail on one that is not well formed."""
    said, at = _text(words, text, 0, "")
    assert at == len(text), f"something is left over: {text[at:]}"
    return said


def in_both(text: str) -> dict[str, str]:
    """Say a text in every language; each key must be known in each of them."""
    return {language: rendered(_words(language), text) for language in languages()}


@cache
def _words(language: str) -> Words:
    return Words(language)


def _text(words: Words, text: str, at: int, ends: str) -> tuple[str, int]:
    """Read up to one of the marks that end it."""
    found: list[str] = []
    while at < len(text) and text[at] not in ends:
        if text[at] == BEGIN:
            said, at = _sentence(words, text, at + 1)
            found.append(said)
            continue
        assert text[at] != END, f"a sentence ends that never began: {text}"
        found.append(text[at])
        at += 1
    return "".join(found), at


def _sentence(words: Words, text: str, at: int) -> tuple[str, int]:
    mark = _MARK.search(text, at)
    assert mark is not None, f"a sentence does not end: {text}"
    key, at = text[at : mark.start()], mark.start()
    details: dict[str, object] = {}
    while at < len(text) and text[at] == BETWEEN:
        detail = _DETAIL.match(text, at + 1)
        assert detail is not None, f"a detail has no name: {text[at:]}"
        value, at = _text(words, text, detail.end(), BETWEEN + END)
        details[detail[1]] = int(value) if detail[2] == "#" else value
    assert text[at : at + 1] == END, f"a sentence does not end: {text}"
    return words.say(key, **details), at + 1
