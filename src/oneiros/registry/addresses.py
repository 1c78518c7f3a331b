"""Where the games are: addresses such as `module:object`, ours and those from outside.

`ONEIROS_GAMES="module:OBJECT,…"` adds games to this process and to those that it starts.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Final, NamedTuple

from oneiros.kernel.errors import BadData

VARIABLE: Final = "ONEIROS_GAMES"


class Ours(NamedTuple):
    """A game of ours, and the commands that only it has, where they are found."""

    game: str
    commands: str


# A new game is one more line here; the first one is meant where nothing says which.
OURS: Final[Mapping[str, Ours]] = {
    "dreamblade": Ours(
        "oneiros.registry.dreamblade.game:DREAMBLADE", "oneiros.cli.dreamblade.commands:COMMANDS"
    ),
    "dreamscape": Ours(
        "oneiros.registry.dreamscape.game:DREAMSCAPE", "oneiros.cli.dreamscape.commands:COMMANDS"
    ),
}
"""Known by their addresses, so that what needs no game loads none."""


def outside() -> list[str]:
    """Give the addresses of the games that the environment names."""
    named = os.environ.get(VARIABLE, "").split(",")
    return [address.strip() for address in named if address.strip()]


def names() -> list[str]:
    """Name the games that are known before any is loaded."""
    return list(OURS)


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
