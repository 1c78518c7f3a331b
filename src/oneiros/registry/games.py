"""The one list of the games there are; others may be added from outside.

`ONEIROS_GAMES="module:OBJECT,…"` adds games to this process and to those that it starts.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final, cast

from oneiros.kernel.errors import BadData
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.registry.dreamscape.game import DREAMSCAPE
from oneiros.registry.game import Game, lacking

# A new game is one more name here; the first one is meant where nothing says which.
_OURS: Final[tuple[Game, ...]] = (DREAMBLADE, DREAMSCAPE)

VARIABLE: Final = "ONEIROS_GAMES"


@cache
def all_games() -> Mapping[str, Game]:
    """Give all games by their names, ours first, then those that the environment names."""
    found = {one.ruleset.name: one for one in _OURS}
    for address in os.environ.get(VARIABLE, "").split(","):
        if address.strip():
            added = _added(address.strip())
            name = added.ruleset.name
            if name in found:
                raise BadData("game-twice", came=name, address=address.strip())
            found[name] = added
    return MappingProxyType(found)


def game(name: str) -> Game:
    """Give the game of a name, or refuse."""
    known = all_games()
    if name not in known:
        raise BadData("game-unknown", came=name[:80], known=", ".join(known))
    return known[name]


def resolve(address: str) -> object:
    """Give the object at an address such as `module:object`, or refuse what leads nowhere."""
    module, colon, name = address.partition(":")
    if not colon or not module or not name:
        raise BadData("address-form", came=address[:200])
    try:
        return getattr(import_module(module), name)
    except ImportError as error:
        raise BadData("address-module", came=address[:200], why=str(error)[:200]) from None
    except AttributeError:
        raise BadData("address-object", came=address[:200], module=module, name=name) from None


def _added(address: str) -> Game:
    found = resolve(address)
    missing = lacking(found)
    if missing:
        raise BadData("game-part", came=address[:200], part=missing[0])
    return cast("Game", found)
