"""Who looks at the screen: people who share it take turns and hide secrets from each other."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.cli.shell import Shell
from oneiros.cli.table.prompt import at_terminal, read_line
from oneiros.kernel.state import NOBODY


class Viewer:
    """The person who looks at the screen: the one asked last, or nobody among bots."""

    def __init__(self, people: Sequence[int]) -> None:
        """Begin with the first person; a person alone always looks."""
        self.seat = people[0] if people else NOBODY
        self._alone = len(people) < 2  # noqa: PLR2004 - two can hide something from each other
        self._opened = False
        # Whether the screen shows what only this person may know.
        self._secret = False

    def turn(self, shell: Shell, seat: int, name: str, *, secret: bool) -> bool:
        """Let a person look, perhaps at a secret; tell whether the screen starts over.

        A screen with somebody's secret on it is cleared before somebody else looks. Before a new
        secret appears the person says that nobody else looks.
        """
        other = seat != self.seat or not self._opened
        hides = other and not self._alone and (secret or self._secret)
        anew = hides and self._opened
        self.seat, self._opened = seat, True
        self._secret = secret or (self._secret and not anew)
        if anew:
            shell.clear()
        if hides and secret and at_terminal():
            read_line(shell.words.say("cli-play-hand-over", seat=name) + " ", ())
        return anew
