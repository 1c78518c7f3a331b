"""One game at the terminal: people are asked, bots choose, dice roll, and everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.bots.bot import Bot
from oneiros.cli.files import place, read_bytes, write_bytes
from oneiros.cli.game import Game, Screen, Told
from oneiros.cli.shell import Shell
from oneiros.kernel.decision import Decision
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import to_record
from oneiros.kernel.state import State

# Besides options a question takes two lines for itself and one for the prompt.
_AROUND: Final = 3
_LEAST_ROOM: Final = 4


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
        self.rules_read: set[str] = set()
        # Whether the seed of the dice is a secret until the end.
        self.sealed = True
        self._told = 0
        self._drawn = 0
        self._goes_on = False

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.seating.bots) if bot is None]

    def answer(self, decision: Decision, option: int) -> None:
        """Go on with a person's answer."""
        before = self.match.state
        self.match.answer(decision.seat, option, decision.step)
        self._goes_on = self.game.goes_on(before, decision.seat, option)

    def go_on(self) -> None:
        """Roll and let bots choose until a person is asked or the game is over; then tell it."""
        self.match.roll(self.chance)
        caused = len(self.match.facts_since(0)) if self._goes_on else 0
        self._goes_on = False
        while True:
            decision = self.match.decision()
            bot = None if decision is None else self.seating.bots[decision.seat]
            if decision is None or bot is None:
                break
            option = bot.choose(self.match.state.copy(), self.seating.dice)
            self.match.answer(decision.seat, option, decision.step)
            self.match.roll(self.chance)
        self._tell(caused)

    def _tell(self, caused: int) -> None:
        """Tell what has happened since it was last told."""
        self._told = min(self._told, self.match.step)
        facts = self.match.facts_since(0)
        start = len(facts) - len(self.match.facts_since(self._told))
        for line in self.game.brief(self.words, self.match.state, Told(facts, start, caused)):
            self.shell.print(line)
        self._told = self.match.step

    def draw(self, *, full: bool = False) -> None:
        """Draw the table."""
        self._drawn = draw_table(self.shell, self.game, self.match.state, full=full)

    @property
    def room(self) -> int | None:
        """How many lines are left for options below the table; None where nobody looks at once."""
        if not self.shell.on_screen:
            return None
        return max(self.shell.out.height - self._drawn - _AROUND, _LEAST_ROOM)

    def save_to(self, path: str, *, replacing: bool = False) -> None:
        """Write the record to a file, now and whenever there is more to write.

        What is not an earlier record of this match is replaced only if that is wished.
        """
        if path not in self.files and not replacing and not self._may_replace(path):
            raise BadData("cli-file-foreign", file=path)
        self._write(path, closed=False)
        if path not in self.files:
            self.files.append(path)

    def save(self, *, closed: bool = False) -> None:
        """Bring every saved record up to date; at the end it reveals the seed of the dice."""
        for path in self.files:
            self._write(path, closed=closed)

    def _write(self, path: str, *, closed: bool) -> None:
        write_bytes(path, self._written(closed=closed))

    def _written(self, *, closed: bool) -> bytes:
        return write_record(to_record(self.match, self.chance, abandoned=closed))

    def _may_replace(self, path: str) -> bool:
        """A file may be replaced that is empty, or whose record this match goes on with."""
        if not place(path).is_file():
            return True
        data = read_bytes(path)
        try:
            old = read_record(data)
        except BadData:
            return not data
        new = read_record(self._written(closed=False))
        same = (old.game, old.setup, old.seats) == (new.game, new.setup, new.seats)
        dice = old.fairness.commitment == new.fairness.commitment
        return same and dice and old.answers == new.answers[: len(old.answers)]


def draw_table(shell: Shell, game: Game, state: State, *, full: bool) -> int:
    """Draw a table as wide as the screen, and give the number of its lines."""
    screen = Screen(shell.out.width, shell.out.height, shell.plain)
    picture = game.draw(shell.words, state, screen, full=full)
    shell.draw(picture)
    return len(shell.out.render_lines(picture))
