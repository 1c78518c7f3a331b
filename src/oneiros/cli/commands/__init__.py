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
        "export",
        "convert",
        "arena",
        "bots",
        "new-bot",
        "rules",
        "mcp",
        "completion",
    )
}

EXTRAS: Final[Mapping[str, str]] = {
    "serve": "server",
    "admin": "server",
    "export": "data",
    "mcp": "mcp",
}
"""Commands that need more than the engine, each with the extra that brings it."""
