"""How long a player thinks: for each decision, and for each turn."""

from __future__ import annotations

from collections import defaultdict
from time import process_time

from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import State
from oneiros.registry.game import Game


class Timed:
    """A bot whose time on a core is taken."""

    def __init__(self, bot: Bot, game: Game) -> None:
        """Let a bot think in its place."""
        self.bot = bot
        self._game = game
        self.decisions: list[float] = []
        self._turns: defaultdict[int, float] = defaultdict(float)

    def choose(self, seen: State, dice: Dice) -> int:
        """Give the bot's answer, and note how long it took in seconds."""
        turn = self._game.turns(seen)
        begun_at = process_time()
        chosen = self.bot.choose(seen, dice)
        self.decisions.append(process_time() - begun_at)
        self._turns[turn] += self.decisions[-1]
        return chosen

    def turns(self) -> list[float]:
        """Give what each turn took."""
        return list(self._turns.values())
