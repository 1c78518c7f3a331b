"""The entries of a language's Fluent files, cut at their keys but not parsed.

A program says a few of them only, and parsing all takes longer than everything else that a small
command does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

_PACKAGE: Final = "oneiros.words"
DEFAULT: Final = "en"
# A key stands at the beginning of a line; what goes on from it is indented, blank, or a bracket.
_KEY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_STRAY: Final = re.compile(r"^(?!-?[A-Za-z][A-Za-z0-9_-]* *=)[^\s#}].*", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


class WordsError(LookupError):
    """A key without a sentence, a sentence without its details, or a file that is not Fluent."""


class Entry(NamedTuple):
    """What stands behind a key, in Fluent, and the file it stands in."""

    file: str
    text: str

    def plain(self) -> str | None:
        """Give the sentence itself where it is one line without details."""
        sentence = self.text.partition("=")[2].strip()
        return None if not sentence or "\n" in sentence or "{" in sentence else sentence


@cache
def languages() -> tuple[str, ...]:
    """Name the languages there are, English first."""
    found = [
        folder.name
        for folder in files(_PACKAGE).iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    ]
    return tuple(sorted(found, key=lambda language: (language != DEFAULT, language)))


@cache
def entries(language: str) -> Mapping[str, Entry]:
    """Read the files of a language once, and see to it that each key stands in one place."""
    found: dict[str, Entry] = {}
    shelf = files(_PACKAGE).joinpath(language)
    for file in sorted(shelf.iterdir(), key=lambda one: one.name):
        if not file.name.endswith(".ftl"):
            continue
        written = _COMMENT.sub("", file.read_text("utf-8"))
        stray = _STRAY.search(written)
        if stray:
            raise WordsError(language, file.name, stray[0])
        keys = list(_KEY.finditer(written))
        ends = [*(one.start() for one in keys[1:]), len(written)]
        for key, end in zip(keys, ends, strict=False):
            if key[1] in found:
                raise WordsError(language, key[1], found[key[1]].file, file.name)
            found[key[1]] = Entry(file.name, written[key.start() : end])
    return found
