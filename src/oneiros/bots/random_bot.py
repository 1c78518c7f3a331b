"""The bot that every other bot must beat: it chooses at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneiros.kernel.dice import Dice
    from oneiros.kernel.state import State


class RandomBot:
    """Each option is as likely as any other."""

    def __init__(self) -> None:
        """Know nothing and remember nothing."""
        self.name = "random"

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose an option of what a player sees, by dice of the bot's own."""
        return dice.choose(seen)
