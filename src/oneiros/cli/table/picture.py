"""The picture of the table on the screen, and how much room there is below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from oneiros.cli.shell import Shell
from oneiros.cli.terminal import Glance, Screen, Terminal
from oneiros.kernel.state import State

# Besides options a question takes two lines for itself and one for the prompt.
_AROUND: Final = 3
_LEAST_ROOM: Final = 4


class Picture:
    """Draws the table."""

    def __init__(self, shell: Shell, terminal: Terminal) -> None:
        """Begin with nothing drawn."""
        self.unseen = True
        """Whether somebody looks who has not seen the picture of the table."""
        self.sparing = False
        """Whether people have asked for fewer pictures: one for each phase."""
        self._shell = shell
        self._terminal = terminal
        self._lines = 0

    def draw(self, glance: Glance, *, full: bool = False) -> None:
        """Draw the table."""
        self._lines = draw_table(self._shell, self._terminal, glance, full=full)
        self.unseen = False

    def room(self, shown: Sequence[RenderableType]) -> int | None:
        """Count the lines that are left for options below the table and what else is shown.

        Where nobody looks at once, it is None.
        """
        if not self._shell.on_screen:
            return None
        taken = self._lines + sum(len(self._shell.out.render_lines(one)) for one in shown)
        return max(self._shell.out.height - taken - _AROUND, _LEAST_ROOM)


def glance_at(shell: Shell, state: State, viewer: int) -> Glance:
    """Glance at a table as a viewer, on the screen that there is."""
    screen = Screen(shell.out.width, shell.out.height, shell.plain)
    return Glance(shell.words, state, viewer, screen)


def draw_table(shell: Shell, terminal: Terminal, glance: Glance, *, full: bool) -> int:
    """Draw a table as wide as the screen, and give the number of its lines."""
    picture = terminal.draw(glance, full=full)
    shell.draw(picture)
    return len(shell.out.render_lines(picture))
