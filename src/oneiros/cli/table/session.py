"""One game at the terminal: people are asked, bots choose, dice roll, and everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType

from oneiros.cli.before.seats import HUMAN
from oneiros.cli.files import place, read_bytes, write_bytes
from oneiros.cli.seeds import quick_dice
from oneiros.cli.shell import Shell
from oneiros.cli.table import vault
from oneiros.cli.table.eyes import Eyes
from oneiros.cli.terminal import Look, Screen, Terminal, Told
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
        self, shell: Shell, terminal: Terminal, match: Match, chance: FairChance, seating: Seating
    ) -> None:
        """Sit down; nothing has been told or saved yet."""
        self.shell = shell
        self.words = shell.words
        self.terminal = terminal
        self.match = match
        self.chance = chance
        self.seating = seating
        self.bots = [
            None if name == HUMAN else terminal.game.bots[name]() for name in seating.names
        ]
        self.eyes = Eyes(seating.people)
        self.files: list[str] = []
        self.rules_read: set[str] = set()
        # Whether the seed of the dice is a secret until the end.
        self.sealed = True
        # Whether everything is kept that a saved game needs to go on, and whether nobody wants to.
        self.kept = False
        self.abandoned = False
        self._told = 0
        # Whether somebody looks who has not seen the picture of the table.
        self.unseen = True
        # Up to which step each person has seen the table.
        self._seen: dict[int, int] = {}
        self._drawn = 0
        self._goes_on = False
        self._caused = 0
        # Whether others than the person asked last could answer as well.
        self._shared = False

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
        before = self.match.facing(decision.seat)
        self.match.answer(decision.seat, option, decision.step)
        self._goes_on = before is not None and self.terminal.goes_on(before, decision.seat, option)

    def go_on(self) -> Decision | None:
        """Let chance and bots answer until a person is asked, who then hears what happened.

        Whoever looks goes on looking where several may answer at the same time.
        """
        self.match.roll(self.chance)
        self._caused = len(self.match.facts_since(0)) if self._goes_on else 0
        self._goes_on = False
        while True:
            decision = self.match.decision()
            bot = None if decision is None else self.bots[decision.seat]
            if decision is None or bot is None:
                break
            # Dice for each step make a continued game the same as one played without a break.
            dice = quick_dice(self.seating.seed, "bots", decision.step)
            option = bot.choose(self.match.ruleset.veil(self.match.state, decision.seat), dice)
            self.match.answer(decision.seat, option, decision.step)
            self.match.roll(self.chance)
        if decision is not None and self._shared and self.eyes.seat in self.people:
            decision = self.match.decision(self.eyes.seat) or decision
        self.turn_to(decision)
        return decision

    def turn_to(self, decision: Decision | None) -> None:
        """Show the screen to whoever is asked, and tell what has happened since the last look."""
        asking = None if decision is None else self.match.facing(decision.seat)
        if decision is not None and asking is not None:
            seat, secret = decision.seat, self.terminal.game.secret(asking)
            others = (one for one in range(len(self.match.seats)) if one != seat)
            self._shared = any(asking.may_answer(other) for other in others)
            if self.eyes.turn(self.shell, seat, self.match.seats[seat], secret=secret):
                self._told = self._seen.get(seat, 0)
                self.unseen = True
        self._tell()
        self._seen[self.eyes.seat] = self.match.step

    def _tell(self) -> None:
        """Tell what has happened since it was last told, as whoever looks may hear it."""
        self._told = min(self._told, self.match.step)
        facts = self.match.heard_since(0, self.eyes.seat)
        start = len(facts) - len(self.match.facts_since(self._told))
        told = Told(facts, start, self._caused)
        for line in self.terminal.brief(self.words, self.match.state, told):
            self.shell.print(line)
        self._told = self.match.step

    def look(self) -> Look:
        """Look at the table with the eyes before the screen, as it asks them if it does."""
        seat = self.eyes.seat
        asking = self.match.facing(seat) if seat in self.people else None
        return look_at(self.shell, asking or self.match.state, seat)

    def draw(self, *, full: bool = False) -> None:
        """Draw the table."""
        self._drawn = draw_table(self.shell, self.terminal, self.look(), full=full)
        self.unseen = False

    def room(self, shown: Sequence[RenderableType]) -> int | None:
        """Count the lines that are left for options below the table and what else is shown.

        Where nobody looks at once, it is None.
        """
        if not self.shell.on_screen:
            return None
        taken = self._drawn + sum(len(self.shell.out.render_lines(one)) for one in shown)
        return max(self.shell.out.height - taken - _AROUND, _LEAST_ROOM)

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
        self._seen = dict.fromkeys(self.people, self.match.step)

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


def look_at(shell: Shell, state: State, seat: int) -> Look:
    """Look at a table through the eyes of a seat, on the screen that there is."""
    screen = Screen(shell.out.width, shell.out.height, shell.plain)
    return Look(shell.words, state, seat, screen)


def draw_table(shell: Shell, terminal: Terminal, look: Look, *, full: bool) -> int:
    """Draw a table as wide as the screen, and give the number of its lines."""
    picture = terminal.draw(look, full=full)
    shell.draw(picture)
    return len(shell.out.render_lines(picture))
