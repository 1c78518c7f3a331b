"""The options of a command that ask for the same table once more."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Final

from oneiros.cli.before.setup import option
from oneiros.cli.terminal import Terminal
from oneiros.words import Words

_FIRST_COPY: Final = 2


def options(
    arguments: argparse.Namespace, words: Words, terminal: Terminal, wished: Mapping[str, str]
) -> list[str]:
    """Repeat what was wished or said, with a new file for the record; the seed would be known."""
    return [*_wishes(words, terminal, wished), *_said(arguments)]


def _wishes(words: Words, terminal: Terminal, wished: Mapping[str, str]) -> Iterator[str]:
    for wish in terminal.wishes(words):
        if wish.name in wished:
            yield option(wish)
            if wish.values or wish.free:
                yield wished[wish.name]


def _said(arguments: argparse.Namespace) -> Iterator[str]:
    if arguments.hints is not None:
        yield from ("--hints", arguments.hints)
    if arguments.record is not None:
        yield from ("--record", _another(arguments.record))
    language = getattr(arguments, "lang", None)
    if language is not None:
        yield from ("--lang", language)


def _another(path: str) -> str:
    """Name a file beside another that does not exist yet: game-2.json beside game.json."""
    own = Path(path)
    stem = re.sub(r"-\d+$", "", own.stem)
    names = (own.with_name(f"{stem}-{number}{own.suffix}") for number in count(_FIRST_COPY))
    return str(next(name for name in names if not name.exists()))
