"""Telling what has happened, to each viewer from where they last looked."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.cli.shell import Shell
from oneiros.cli.terminal import Terminal, Told
from oneiros.kernel.match import Match


class Telling:
    """Knows what the screen has told, and what each viewer has seen of it."""

    def __init__(self, shell: Shell, terminal: Terminal, match: Match) -> None:
        """Begin with nothing told."""
        self._shell = shell
        self._terminal = terminal
        self._match = match
        # Up to which step the screen tells the game, and up to which each viewer has seen it.
        self._told = 0
        self._seen: dict[int, int] = {}

    def begin_anew(self, viewer: int) -> None:
        """Go back to where a viewer last looked, because the screen was cleared."""
        self._told = self._seen.get(viewer, 0)

    def pass_over(self, people: Sequence[int]) -> None:
        """Take everything for told to people."""
        self._told = self._match.step
        self._seen = dict.fromkeys(people, self._match.step)

    def catch_up(self, viewer: int, caused: int) -> None:
        """Tell what has happened since it was last told, as a viewer may hear it."""
        self._told = min(self._told, self._match.step)
        facts = self._match.heard_since(0, viewer)
        start = len(facts) - len(self._match.facts_since(self._told))
        told = Told(facts, start, caused)
        for line in self._terminal.brief(self._shell.words, self._match.state, told):
            self._shell.print(line)
        self._told = self._match.step
        self._seen[viewer] = self._match.step
