"""Everything that can be said in one language, and which language to speak."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oneiros.words.shelf import DEFAULT, WordsError, entries, languages

if TYPE_CHECKING:
    from oneiros.words.patterns import Patterns

# In this order the environment says which language a user reads; the first that is set decides.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        """Load the files of a language; refuse a stray line and a key that stands twice."""
        if language not in languages():
            raise WordsError(language)
        self.language = language
        self._entries = entries(language)
        self._patterns: Patterns | None = None

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence of a key."""
        return key in self._entries and not key.startswith("-")

    def say(self, _key: str, /, **details: object) -> str:
        """Give the sentence of a key; a missing sentence or detail is a fault, never a guess.

        No detail is called as its parameter is, which a compiled function would not allow.
        """
        key = _key
        if not self.knows(key):
            raise WordsError(self.language, key)
        plain = self._entries[key].plain()
        if plain is not None:
            return plain
        if self._patterns is None:
            # A plain sentence is said before Fluent could even be loaded.
            from oneiros.words.patterns import Patterns  # noqa: PLC0415

            self._patterns = Patterns(self.language, self._entries)
        return self._patterns.say(key, details)


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language asked for, else that of the environment's locale, else English."""
    spoken = [asked, *(environment.get(name) for name in _VARIABLES)]
    locale = next((one for one in spoken if one), DEFAULT)
    language = re.split("[_.@-]", locale)[0].lower()
    return language if language in languages() else DEFAULT
