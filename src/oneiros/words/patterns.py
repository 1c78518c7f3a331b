"""Sentences with details in them, parsed by Fluent when they are first said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from oneiros.words.shelf import Entry, WordsError

# Fluent refuses to show a longer piece of text.
_LONGEST: Final = 2000
# What another entry is called by inside a sentence.
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


class Patterns:
    """The sentences of one language, by what stands in its files."""

    def __init__(self, language: str, entries: Mapping[str, Entry]) -> None:
        """Parse nothing yet."""
        self._language = language
        self._entries = entries
        self._parsed: set[str] = set()
        # Isolation marks would end up in terminals and files, which show them as rubbish.
        functions: dict[str, Any] = {"PLAYER": self.player}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)

    def say(self, key: str, details: Mapping[str, object]) -> str:
        """Put details into the sentence of a key, or refuse when one is missing."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(self._language, key)
        shown = {name: _shown(value) for name, value in details.items()}
        sentence, errors = self._bundle.format_pattern(pattern, shown)
        if errors or not isinstance(sentence, str):
            raise WordsError(self._language, key, *(str(error) for error in errors))
        return sentence

    def player(self, seat: object, case: str = "named") -> str:
        """Say PLAYER($seat) by the letter of the seat; the pages know names (`web/src/words`)."""
        return self.say(f"player-{case}", {"name": seat, "known": "no"})

    def _parse(self, key: str) -> None:
        """Parse an entry, and first those that it speaks of."""
        if key in self._parsed or key not in self._entries:
            return
        self._parsed.add(key)
        file, text = self._entries[key]
        for mentioned in _REFERENCE.findall(text):
            self._parse(mentioned)
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsError(self._language, file, entry.content)
        self._bundle.add_resource(resource)


def _shown(value: object) -> object:
    """Numbers stay numbers, for plural forms; everything else is text."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
