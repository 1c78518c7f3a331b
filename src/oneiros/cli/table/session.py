"""One game at the terminal: how playing on, showing, telling and saving go together."""

from __future__ import annotations

from oneiros.cli.shell import Shell
from oneiros.cli.table.advising import Hinting
from oneiros.cli.table.going_on import GoingOn
from oneiros.cli.table.picture import Picture, glance_at
from oneiros.cli.table.saving import Saving
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.telling import Telling
from oneiros.cli.table.viewer import Viewer
from oneiros.cli.terminal import Glance, Terminal
from oneiros.kernel.decision import Decision
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.registry.bots.faults import BotFault


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
        self.sitters = seating.names
        self.people = seating.people
        self.viewer = Viewer(seating.people)
        self.course = GoingOn(terminal, match, chance, seating, self._bot_lost)
        self.picture = Picture(shell, terminal)
        self.saving = Saving(shell, match, chance, seating)
        self.hinting = Hinting(allowed=seating.hinting)
        self.rules_read: set[str] = set()
        self._telling = Telling(shell, terminal, match)
        self.doubted: dict[int, int] = {}
        """For each seat the answer about which its person has been asked whether they mean it."""
        self.options: list[str] = []
        """The options of a command that ask for the same table, as far as they are known."""
        self.heading = ""
        """Where in the game the person is asked."""
        self.begun_by_itself = False
        """Whether the last phase of the person asked ended though they had not said so."""
        self._asked: int | None = None
        # Whether others than the person asked last could answer as well.
        self._shared = False

    def _bot_lost(self, bot: str, fault: BotFault) -> None:
        self.shell.say("cli-bot-lost", bot=bot, why=fault.why)

    def resume(self, path: str) -> None:
        """Go on with the game of a file, whose past has been told."""
        self.saving.resume(path)
        self._telling.pass_over(self.people)

    def go_on(self) -> Decision | None:
        """Let the match go on until a person is asked, who then hears what happened.

        Where several may answer at the same time, the screen stays with the same person.
        """
        decision = self.course.go_on()
        if decision is not None and self._shared and self.viewer.seat in self.people:
            decision = self.match.decision(self.viewer.seat) or decision
        self.turn_to(decision)
        asked = None if decision is None else decision.seat
        heading = self.terminal.heading(self.words, self.glance().state)
        went_on = self.course.caused > 0 and asked == self._asked
        self.begun_by_itself = went_on and heading != self.heading
        self.heading, self._asked = heading, asked
        return decision

    def turn_to(self, decision: Decision | None) -> None:
        """Show the screen to the person asked, and tell what happened since the last glance."""
        asking = None if decision is None else self.match.facing(decision.seat)
        if decision is not None and asking is not None:
            seat, secret = decision.seat, self.terminal.game.secret(asking)
            others = (one for one in range(len(self.match.seats)) if one != seat)
            self._shared = any(asking.may_answer(other) for other in others)
            if self.viewer.turn(self.shell, seat, self.match.seats[seat], secret=secret):
                self._telling.begin_anew(seat)
                self.picture.unseen = True
        self._telling.catch_up(self.viewer.seat, self.course.caused)

    def glance(self) -> Glance:
        """Glance at the table as the viewer may see it, with the question if they are asked."""
        seat = self.viewer.seat
        asking = self.match.facing(seat) if seat in self.people else None
        return glance_at(self.shell, asking or self.match.state, seat)

    def draw(self, *, full: bool = False) -> None:
        """Draw the table for the viewer."""
        self.picture.draw(self.glance(), full=full)
