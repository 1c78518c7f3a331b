"""What was opened for a seat as a text that is short, and what the server would build of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from oneiros.envs import prompt
from oneiros.mcp.visit import Visit, path_of
from oneiros.registry.games import game as registered
from oneiros.registry.named import Sentence, Told
from oneiros.registry.sealed import Drawn
from oneiros.words import Words
from oneiros.words.spoken import spoken

_PRINTED: Final = ("cost", "aspects", "location", "power", "defense", "life", "abilities")
"""What is told of something in a pool; `pieces` tells the rest."""
_OF_CREATURES: Final = ("power", "defense", "life")


class Built(Told, frozen=True):
    """What the server builds from a pool, with its reasons."""

    copies: dict[str, int]
    left: dict[str, int]
    reasons: list[Sentence]


_BUILT: Final = msgspec.json.Decoder(Built)


def rows(visit: Visit, game: str, drawn: Sequence[Drawn]) -> list[dict[str, Any]]:
    """Give a row for everything that was drawn: how many, its name, and what is printed on it."""
    numbers = Counter(one.name for one in drawn)
    rarities = {one.name: one.rarity for one in drawn}
    printed = _printed(visit, game, numbers)
    found = [
        {"copies": number, "name": name, "rarity": rarities[name], **_short(printed.get(name, {}))}
        for name, number in numbers.items()
    ]
    return sorted(found, key=lambda row: (row.get("cost", 0), row["name"]))


def written(copies: Mapping[str, int]) -> list[str]:
    """Write what may be brought, in the lines in which it is brought."""
    return [f"{number} {name}" for name, number in copies.items()]


def suggested(words: Words, visit: Visit, game: str, drawn: Sequence[Drawn]) -> str:
    """Tell what the server would build, line by line, why, and what is left."""
    copies = Counter(one.name for one in drawn)
    path = f"{path_of('games', game)}/sealed/build"
    built = visit.ask("POST", path, _BUILT, {"pool": copies})
    lines = [
        words.say("mcp-suggested"),
        *written(built.copies),
        words.say("mcp-suggested-why"),
        *(f"- {spoken(words, one)}" for one in built.reasons),
        words.say("mcp-suggested-left", left=", ".join(written(built.left)) or "-"),
    ]
    return "\n".join(lines)


def _printed(visit: Visit, game: str, wanted: Mapping[str, int]) -> dict[str, dict[str, Any]]:
    """Find what the server says is printed on things by their names."""
    found: dict[str, dict[str, Any]] = {}
    for reading in prompt.readable(registered(game)):
        listed = visit.printed(f"{path_of('games', game)}/{reading.path}")
        for entry in listed if isinstance(listed, list) else []:
            if entry.get("name") in wanted:
                found.setdefault(entry["name"], entry)
        if len(found) == len(wanted):
            break
    return found


def _short(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Give the part of what is printed that is told; of an ability only its own text."""
    left_out = _OF_CREATURES if entry.get("location") else ()
    told = {key: entry[key] for key in _PRINTED if key in entry and key not in left_out}
    if "abilities" in told:
        told["abilities"] = "; ".join(one["text"] for one in told["abilities"])
    return told
