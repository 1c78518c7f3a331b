"""What follows from a plan of Dreamblade, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from oneiros.games.dreamblade.table.board import cell_name
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import label_name
from oneiros.words.numbers import chance

_CHANCES: Final = ("chance", "disrupted", "destroyed")


def look_at(words: Words, label: str, cell: int) -> str:
    """Name a miniature that deserves a look; one without a cell waits beside the board."""
    name = label_name(words, label)
    if cell < 0:
        return words.say("advice-look-beside", miniature=name)
    return words.say("advice-look-piece", miniature=name, cell=cell_name(cell))


def consequence(words: Words, kind: str, about: Mapping[str, object]) -> str:
    """Say what follows from a plan."""
    details = dict(about)
    if "piece" in about:
        details["miniature"] = label_name(words, str(details.pop("piece")))
    for name in _CHANCES:
        if name in about:
            details[name] = chance(cast("float", about[name]))
    for name in ("exact", "game"):
        if name in about:
            details[name] = "yes" if about[name] else "no"
    if kind == "tally" and "before_a" in about:
        kind = "tally-changed"
    return words.say(f"advice-{kind}", **details)
