"""Warbands as people write them: lines with names in any language."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oneiros.games.dreamblade.warbands import encodings
from oneiros.games.dreamblade.warbands.warband import Warband
from oneiros.registry.named import Strict
from oneiros.words.dreamblade.names import figures


class WarbandForm(Strict, frozen=True):
    """A warband in any of its forms."""

    text: Annotated[str, msgspec.Meta(max_length=8000)]


def written_warband(text: str) -> Warband:
    """Read a warband; JSON and packed strings name miniatures in English, lines in any language."""
    if encodings.recognise(text) == encodings.TEXT and len(text) <= encodings.LARGEST:
        text = "\n".join(map(_line, text.split("\n")))
    return encodings.read(text)


def _line(line: str) -> str:
    """Put the name in a line into English; what stands after a # is the writer's own."""
    said, mark, comment = line.partition("#")
    return f"{figures().in_english(said)}{mark}{comment}"
