"""Who may sit at a table in the terminal: a human, or a bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.bots.bot import Bot
from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.bots.random_bot import RandomBot

HUMAN: Final = "human"
BOTS: Final[dict[str, Callable[[], Bot]]] = {"scripted": ScriptedBot, "random": RandomBot}
