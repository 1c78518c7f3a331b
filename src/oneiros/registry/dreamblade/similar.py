"""Miniatures that do alike for alike: same aspects, near costs and numbers, the same abilities."""

from __future__ import annotations

from functools import cache
from typing import Final

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.registry.game import Reading
from oneiros.registry.named import Told

_MANY: Final = 4
_ABILITY: Final = 5
_ASPECT: Final = 4
_LINEAGE: Final = 2
_KIND: Final = 8
_COST: Final = 2
"""What each thing in common counts, and each point of cost between two; a point of the others 1."""


class SimilarMiniatures(Told, frozen=True):
    """A miniature, and those most like it, the most like first."""

    name: str
    similar: list[str]


@cache
def similar(_nothing: None) -> list[SimilarMiniatures]:
    """Find for each miniature those that are most like it."""
    shelf = catalogue().values()
    return [SimilarMiniatures(one.name, _like(one)) for one in shelf]


def _like(one: Miniature) -> list[str]:
    others = [other for other in catalogue().values() if other is not one]
    others.sort(key=lambda other: (-_likeness(one, other), other.name))
    return [other.name for other in others[:_MANY]]


def _likeness(one: Miniature, other: Miniature) -> int:
    """Count what two miniatures have in common, less what is between their numbers."""
    shared = {printed.keyword.name for printed in one.abilities} & {
        printed.keyword.name for printed in other.abilities
    }
    found = _ABILITY * len(shared) + _ASPECT * len(set(one.aspects) & set(other.aspects))
    found += _LINEAGE * (one.lineage != "" and one.lineage == other.lineage)
    found -= _KIND * (one.location != other.location) + _COST * abs(one.cost - other.cost)
    return found - sum(
        abs(mine - its)
        for mine, its in (
            (one.power, other.power),
            (one.defense, other.defense),
            (one.life, other.life),
        )
    )


SIMILAR: Final = Reading(
    "similar",
    "For each miniature those that are most like it.",
    list[SimilarMiniatures],
    similar,
)
