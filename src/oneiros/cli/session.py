"""One game at the terminal: people are asked, bots choose, dice roll, and everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneiros.cli.files import write_bytes
from oneiros.cli.game import Game
from oneiros.cli.seats import Bot
from oneiros.cli.shell import Shell
from oneiros.kernel.dice import Dice
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import write_record
from oneiros.kernel.replay import to_record
from oneiros.kernel.state import State


class Seating(NamedTuple):
    """Who chooses for each seat, None for a person, and the dice by which bots choose."""

    bots: Sequence[Bot | None]
    dice: Dice


class Session:
    """A match with everything that the terminal adds to it."""

    def __init__(
        self, shell: Shell, game: Game, match: Match, chance: FairChance, seating: Seating
    ) -> None:
        """Sit down; nothing has been told or saved yet."""
        self.shell = shell
        self.words = shell.words
        self.game = game
        self.match = match
        self.chance = chance
        self.seating = seating
        self.files: list[str] = []
        self._told = 0

    def go_on(self) -> None:
        """Roll and let bots choose until a person is asked or the game is over."""
        while True:
            self.match.roll(self.chance)
            self.tell()
            decision = self.match.decision()
            bot = None if decision is None else self.seating.bots[decision.seat]
            if decision is None or bot is None:
                return
            option = bot.choose(self.match.state.copy(), self.seating.dice)
            self.match.answer(decision.seat, option, decision.step)

    def tell(self) -> None:
        """Tell what has happened since it was last told."""
        self._told = min(self._told, self.match.step)
        facts = self.match.facts_since(self._told)
        for line in self.game.log(self.words, self.match.state, facts):
            self.shell.print(line)
        self._told = self.match.step

    def draw(self) -> None:
        """Draw the table."""
        draw_table(self.shell, self.game, self.match.state)

    def save_to(self, path: str) -> None:
        """Write the record to a file, now and whenever there is more to write."""
        self._write(path, closed=False)
        if path not in self.files:
            self.files.append(path)

    def save(self, *, closed: bool = False) -> None:
        """Bring every saved record up to date; at the end it reveals the seed of the dice."""
        for path in self.files:
            self._write(path, closed=closed)

    def _write(self, path: str, *, closed: bool) -> None:
        record = to_record(self.match, self.chance, abandoned=closed)
        write_bytes(path, write_record(record))


def draw_table(shell: Shell, game: Game, state: State) -> None:
    """Draw a table as wide as the screen, with its heading."""
    shell.print(game.heading(shell.words, state), style="bold")
    shell.draw(game.draw(shell.words, state, shell.out.width, plain=shell.plain))
