"""Which game a table goes on with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from oneiros.kernel.origin import ORIGIN
from oneiros.kernel.ruleset import Setup
from oneiros.server.protocol.messages import Origin

BRANCH: Final = "branch"
"""Where the format of a table holds the set-up with which it goes on; nobody else may say so."""


class Branch(NamedTuple):
    """A set-up to go on with, and whether hints on it would be hints on a game that goes on."""

    setup: Setup
    secret: bool = False


def branch_of(kept: Mapping[str, object]) -> Setup:
    """Give the set-up of a table that goes on from another game."""
    return cast("Setup", kept[BRANCH])


def origin_of(kept: Mapping[str, object]) -> Origin | None:
    """Give the game from which a table goes on, if it does."""
    if BRANCH not in kept:
        return None
    origin = cast("dict[str, Any]", branch_of(kept)[ORIGIN])
    return Origin(origin["table"], origin["step"])
