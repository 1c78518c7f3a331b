"""The games there are, ours and those from outside, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import cast

from oneiros.kernel.errors import BadData
from oneiros.registry.addresses import OURS, outside, resolve
from oneiros.registry.game import Game, lacking


@cache
def all_games() -> Mapping[str, Game]:
    """Give all games by their names, ours first, then those that the environment names."""
    found: dict[str, Game] = {}
    for address in (*(one.game for one in OURS.values()), *outside()):
        added = _added(address)
        name = added.ruleset.name
        if name in found:
            raise BadData("game-twice", came=name, address=address)
        found[name] = added
    return MappingProxyType(found)


def game(name: str) -> Game:
    """Give the game of a name, or refuse."""
    known = all_games()
    if name not in known:
        raise BadData("game-unknown", came=name[:80], known=", ".join(known))
    return known[name]


def _added(address: str) -> Game:
    found = resolve(address)
    missing = lacking(found)
    if missing:
        raise BadData("game-part", came=address[:200], part=missing[0])
    return cast("Game", found)
