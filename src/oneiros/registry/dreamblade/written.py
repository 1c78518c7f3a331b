"""Warbands as people write them: lines with names in any language, or a link to one."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec

from oneiros.games.dreamblade.warbands import encodings
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.warband import Warband, nearest, ready_warbands
from oneiros.kernel.errors import BadData
from oneiros.registry.named import Strict
from oneiros.words.dreamblade.names import figures

MOST_PROBLEMS: Final = 200
"""So many problems of a warband are told at once: more than one of miniatures that exist has."""
_LINK: Final = re.compile(r"\s*https?://[^\s#]+#(w[0-9]{1,3}\.\S*)\s*")


class WarbandForm(Strict, frozen=True):
    """A warband in any of its forms, or a link to it."""

    text: Annotated[str, msgspec.Meta(max_length=8000)]


def written_warband(text: str, *, known: bool = False) -> Warband:
    """Read a warband; JSON and packed strings name miniatures in English, lines in any language.

    Where all must be `known`, a line that names nobody is refused like one that cannot be read.
    """
    link = _LINK.fullmatch(text)
    if link is not None:
        text = link[1]
    elif encodings.recognise(text) == encodings.TEXT and len(text) <= encodings.LARGEST:
        text = "\n".join(map(_line, text.split("\n")))
    return encodings.read(text, _unknown if known else None)


def named_warband(brings: object) -> list[str]:
    """Name the miniatures of a ready warband, of a text in one of the forms, or of a list."""
    if isinstance(brings, str):
        ready = ready_warbands()
        return list(ready[brings]) if brings in ready else written_warband(brings).names()
    if isinstance(brings, list) and all(isinstance(one, str) for one in brings):
        return [figures().in_english(one) for one in brings]
    raise BadData("setup-warbands", came=str(brings)[:80])


def _unknown(name: str) -> BadData | None:
    """Say that nobody has a name, and who has one like it."""
    if name in catalogue():
        return None
    return BadData("miniature-unknown", came=name, near=nearest(name))


def _line(line: str) -> str:
    """Put the name in a line into English; what stands after a # is the writer's own."""
    said, mark, comment = line.partition("#")
    return f"{figures().in_english(said)}{mark}{comment}"
