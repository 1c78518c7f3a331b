"""The commands that serve every game, each with the module that knows its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    name: f"{__name__}.{name.replace('-', '_')}"
    for name in (
        "serve",
        "admin",
        "play",
        "replay",
        "verify",
        "analyse",
        "puzzles",
        "puzzle",
        "scenario",
        "perft",
        "simulate",
        "arena",
        "bots",
        "new-bot",
        "rules",
    )
}

SERVING: Final = ("serve", "admin")
"""Commands that need the extra `server`."""
