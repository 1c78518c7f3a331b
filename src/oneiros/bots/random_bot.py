"""The bot that every other bot must beat: it chooses at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneiros.kernel.dice import Dice
    from oneiros.kernel.state import State


class RandomBot:
    """Each option is as likely as any other; it knows nothing and remembers nothing."""

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose an option by dice of the bot's own."""
        return dice.choose(seen)
