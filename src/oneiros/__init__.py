"""Oneiros: a table for dream games whose rules are enforced, explained and fast.

What stands in `__all__` is the stable part of the engine; docs/engine.md shows each of it. It is
loaded when it is asked for, so that importing the package takes no time.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

from oneiros._pure import has_all_compiled, prefer_sources

if TYPE_CHECKING:
    from oneiros.kernel.bot import Bot
    from oneiros.kernel.decision import Decision
    from oneiros.kernel.dice import Dice
    from oneiros.kernel.errors import (
        BadData,
        BadNotation,
        ForeignAnswer,
        IllegalAnswer,
        NothingToUndo,
        Refusal,
        StaleAnswer,
    )
    from oneiros.kernel.fair import FairChance
    from oneiros.kernel.log import Answer
    from oneiros.kernel.match import Match
    from oneiros.kernel.record import Record, read_record, write_record
    from oneiros.kernel.replay import replay, to_record, verify
    from oneiros.kernel.ruleset import Ending, Reason, Ruleset
    from oneiros.kernel.state import CHANCE, NOBODY, State
    from oneiros.registry.game import Game
    from oneiros.registry.games import all_games, game
    from oneiros.registry.play import Played, play

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Answer",
    "BadData",
    "BadNotation",
    "Bot",
    "Decision",
    "Dice",
    "Ending",
    "FairChance",
    "ForeignAnswer",
    "Game",
    "IllegalAnswer",
    "Match",
    "NothingToUndo",
    "Played",
    "Reason",
    "Record",
    "Refusal",
    "Ruleset",
    "StaleAnswer",
    "State",
    "all_games",
    "game",
    "play",
    "read_record",
    "replay",
    "to_record",
    "verify",
    "write_record",
]

if os.environ.get("ONEIROS_PURE") == "1" or not has_all_compiled():
    prefer_sources()

_HOMES = {
    "kernel.bot": ("Bot",),
    "kernel.decision": ("Decision",),
    "kernel.dice": ("Dice",),
    "kernel.errors": (
        "BadData",
        "BadNotation",
        "ForeignAnswer",
        "IllegalAnswer",
        "NothingToUndo",
        "Refusal",
        "StaleAnswer",
    ),
    "kernel.fair": ("FairChance",),
    "kernel.log": ("Answer",),
    "kernel.match": ("Match",),
    "kernel.record": ("Record", "read_record", "write_record"),
    "kernel.replay": ("replay", "to_record", "verify"),
    "kernel.ruleset": ("Ending", "Reason", "Ruleset"),
    "kernel.state": ("CHANCE", "NOBODY", "State"),
    "registry.game": ("Game",),
    "registry.games": ("all_games", "game"),
    "registry.play": ("Played", "play"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:
    # Hidden from type checkers, which would take every name for a public one.

    def __getattr__(name: str) -> object:
        """Load a public name from the module that it lives in."""
        if name not in _HOME_OF:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        found: object = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """List what is public, loaded or not."""
    return sorted({*globals(), *__all__})
