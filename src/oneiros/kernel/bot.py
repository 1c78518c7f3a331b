"""What a bot must be able to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from oneiros.kernel.dice import Dice
    from oneiros.kernel.state import State


class Bot(Protocol):
    """A player made of code: it chooses by what its seat knows, and by dice of its own.

    `seen` is a veiled state (`Ruleset.veil`): a copy that asks the bot's seat and holds nothing
    that a player in its place would not know. The bot may play on it as it likes.
    """

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose one of the options."""
