"""The commands that serve every game, each with the module that knows its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    name: f"{__name__}.{name}"
    for name in (
        "serve",
        "admin",
        "play",
        "replay",
        "verify",
        "scenario",
        "perft",
        "simulate",
        "arena",
        "rules",
    )
}
