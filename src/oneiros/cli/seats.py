"""Who may sit at a table in the terminal: a human, or a bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from oneiros.bots.random_bot import RandomBot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import State

HUMAN: Final = "human"


class Bot(Protocol):
    """Whoever chooses for a seat, from what that seat sees and by its own dice."""

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose one of the options."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}
