"""Bots in seats where a person waits for them; a slow engine gives some of them fewer playouts.

Bots that code asks for by their names, as in the arena or in training, are the same in both builds.
"""

from __future__ import annotations

from typing import Final

from oneiros.bots.budget import Budget
from oneiros.build import Build, build
from oneiros.kernel.bot import Bot
from oneiros.registry.bots.names import find
from oneiros.registry.game import Game, levels

RUNNING: Final[Build] = build()
"""The build of this process: files that are compiled later count from the next start."""


def new_seat_bot(game: Game, name: str) -> Bot:
    """Return a new bot for a seat, with fewer playouts if the engine is too slow for all."""
    bot = find(game, name)()
    budget = getattr(bot, "budget", None)
    if name in weakened(game) and isinstance(budget, Budget):
        part = game.bots[name].interpreted
        budget.playouts = max(int(budget.playouts) // part, 1)
        if budget.a_turn:
            budget.a_turn = max(int(budget.a_turn) // part, 1)
    return bot


def weakened(game: Game) -> list[str]:
    """Return the levels that play with fewer playouts here, because the engine is interpreted."""
    if RUNNING == "compiled":
        return []
    return [name for name in levels(game) if game.bots[name].interpreted > 1]
