"""Which cases of a test are quick, where they differ in a screen, a language or a place only."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final, NamedTuple

import pytest

_LANGUAGES: Final = ("en", "pl")


class Case(NamedTuple):
    """What is done at a position, in a language that also stands for a way of doing it."""

    name: str
    deed: str
    language: str


def slow(*values: object) -> pytest.ParameterSet:
    """Give a case that runs in `make test-all` only."""
    return pytest.param(*values, marks=pytest.mark.slow)


def once_each(
    cases: Iterable[Case], question: Callable[[str], str], but: Container[str]
) -> Iterator[Case | pytest.ParameterSet]:
    """Let one case of each kind of question be quick, the languages by turns; endings are slow."""
    wanted: dict[str, str] = {}
    found: set[str] = set()
    for one in cases:
        asked = question(one.name)
        wanted.setdefault(asked, _LANGUAGES[len(wanted) % len(_LANGUAGES)])
        if asked in found or one.deed in but or one.language != wanted[asked]:
            yield slow(*one)
        else:
            found.add(asked)
            yield one
