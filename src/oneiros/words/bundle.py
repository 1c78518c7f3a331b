"""The sentences of one language, read from its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

_PACKAGE: Final = "oneiros.words"
_DEFAULT: Final = "en"
# In this order the environment says which language a user reads; the first that is set decides.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
# Fluent refuses to show a longer piece of text.
_LONGEST: Final = 2000


class WordsError(LookupError):
    """A key without a sentence, a sentence without its details, or a file that is not Fluent."""


class Words:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        """Load every file of a language; refuse a faulty line and a key that stands twice."""
        if language not in languages():
            raise WordsError(language)
        self.language = language
        # Isolation marks would end up in terminals and files, which show them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in _resources(language):
            self._bundle.add_resource(resource)

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence of a key."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **details: object) -> str:
        """Give the sentence of a key; a missing sentence or detail is a fault, never a guess."""
        if not self._bundle.has_message(key):
            raise WordsError(self.language, key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(self.language, key)
        shown = {name: _shown(value) for name, value in details.items()}
        sentence, errors = self._bundle.format_pattern(pattern, shown)
        if errors or not isinstance(sentence, str):
            raise WordsError(self.language, key, *(str(error) for error in errors))
        return sentence


@cache
def languages() -> tuple[str, ...]:
    """Name the languages there are, English first."""
    found = [
        folder.name
        for folder in files(_PACKAGE).iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    ]
    return tuple(sorted(found, key=lambda language: (language != _DEFAULT, language)))


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language asked for, else that of the environment's locale, else English."""
    spoken = [asked, *(environment.get(name) for name in _VARIABLES)]
    locale = next((one for one in spoken if one), _DEFAULT)
    language = re.split("[_.@-]", locale)[0].lower()
    return language if language in languages() else _DEFAULT


@cache
def _resources(language: str) -> tuple[ast.Resource, ...]:
    """Read the files of a language once, and see to it that each key stands in one place."""
    found: list[ast.Resource] = []
    places: dict[str, str] = {}
    shelf = files(_PACKAGE).joinpath(language)
    for file in sorted(shelf.iterdir(), key=lambda one: one.name):
        if not file.name.endswith(".ftl"):
            continue
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsError(language, file.name, entry.content)
            if isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in places:
                    raise WordsError(language, entry.id.name, places[entry.id.name], file.name)
                places[entry.id.name] = file.name
        found.append(resource)
    return tuple(found)


def _shown(value: object) -> object:
    """Numbers stay numbers, for plural forms; everything else is text."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
