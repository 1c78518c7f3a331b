"""What a bot must be able to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from oneiros.kernel.dice import Dice
    from oneiros.kernel.state import State


class Bot(Protocol):
    """Whoever chooses for a seat: by a copy of the state, which it may play on, and its own dice.

    In an open game such as Dreamblade the state holds nothing that a player does not see.
    """

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose one of the options."""
