"""Short tags for miniatures, so that a cell of the board holds them at 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import count

from oneiros.words import Words
from oneiros.words.dreamblade.names import figure_name
from oneiros.words.folding import fold


def tags(words: Words, labels: Iterable[str]) -> dict[str, str]:
    """Give each label a tag: TS2 for Twilight Scout#2; different names never share one.

    Tags are made of the names that are shown, and differ without the marks of their letters, too.
    """
    stems: dict[str, str] = {}
    found: dict[str, str] = {}
    for label in labels:
        name, _, number = label.partition("#")
        if name not in stems:
            taken = set(map(fold, stems.values()))
            shown = figure_name(words, name)
            stems[name] = next(stem for stem in _stems(shown) if fold(stem) not in taken)
        found[label] = stems[name] + number
    return found


def _stems(name: str) -> Iterator[str]:
    """Think of abbreviations, the plainest first."""
    words = re.split(r"[ -]+", name)
    if len(words) > 1:
        yield "".join(word[:1] for word in words)[:4]
    yield name[:3].strip()
    yield "".join(word[:2] for word in words)[:4]
    for number in count(2):
        yield f"{name[:1]}{number}-"
