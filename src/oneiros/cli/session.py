"""One game at the terminal: people are asked, bots choose, dice roll, and everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.cli import vault
from oneiros.cli.files import place, read_bytes, write_bytes
from oneiros.cli.game import Game, Screen, Told
from oneiros.cli.seats import BOTS, HUMAN
from oneiros.cli.seeds import quick_dice
from oneiros.cli.shell import Shell
from oneiros.kernel.decision import Decision
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
    """Who chooses for each seat, a person or a bot by its name, and the seed of the bots' dice."""

    names: Sequence[str]
    seed: str

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == HUMAN]


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
        self.bots = [None if name == HUMAN else BOTS[name]() for name in seating.names]
        self.files: list[str] = []
        self.rules_read: set[str] = set()
        # Whether the seed of the dice is a secret until the end.
        self.sealed = True
        # Whether everything is kept that a saved game needs to go on, and whether nobody wants to.
        self.kept = False
        self.abandoned = False
        self._told = 0
        self._drawn = 0
        self._goes_on = False

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return self.seating.people

    @property
    def waits(self) -> bool:
        """Say whether the game is saved and can be continued."""
        over = self.match.ending() is not None
        return self.kept and bool(self.files) and not self.abandoned and not over

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
            bot = None if decision is None else self.bots[decision.seat]
            if decision is None or bot is None:
                break
            # Dice for each step make a continued game the same as one played without a break.
            dice = quick_dice(self.seating.seed, "bots", decision.step)
            option = bot.choose(self.match.state.copy(), dice)
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
        self._keep()
        if path not in self.files:
            self.files.append(path)

    def resume(self, path: str) -> None:
        """Go on with the game of a file, whose past has been told."""
        self.files.append(path)
        self.kept = True
        self._told = self.match.step

    def save(self) -> None:
        """Bring every saved record up to date."""
        for path in self.files:
            self._write(path, closed=False)

    def close(self) -> None:
        """Write every saved record for the last time; it reveals the seed unless the game waits."""
        waits = self.waits
        for path in self.files:
            self._write(path, closed=not waits)
        if self.kept and not waits:
            vault.forget(self._secret())

    def _keep(self) -> None:
        """Keep what the record must not tell; where that is impossible, say so."""
        try:
            vault.keep(self._secret())
        except BadData as refusal:
            self.kept = False
            self.shell.refuse(refusal)
        else:
            self.kept = True

    def _secret(self) -> vault.Kept:
        server_seed = self.chance.server_seed.hex()
        return vault.Kept(server_seed, list(self.seating.names), self.seating.seed, self.sealed)

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
