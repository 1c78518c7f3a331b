"""Somebody at a terminal, as the command sees a person."""

from __future__ import annotations

import pexpect

from tests.cli.command import COMMAND, PATIENCE, environment

PROMPTS = [
    "A> ",
    "B> ",
    "C> ",
    "press Enter. ",
    "Seed of player A: ",
    "Seed of player B: ",
    "(yes or no) ",
    "(tak lub nie) ",
    "keeps none): ",
    "]: ",
    "Ziarno gracza A: ",
]


class Player:
    """Somebody at a terminal."""

    def __init__(self, *arguments: object, **changes: str) -> None:
        """Sit down and wait for the first question."""
        self.prompt = ""
        self.terminal = pexpect.spawn(
            COMMAND,
            ["play", *map(str, arguments)],
            env=environment(**changes),
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(50, 100),
        )
        # A program waits better than a person.
        self.terminal.delaybeforesend = None
        self.before = self.wait()

    def wait(self) -> str:
        """Read up to the next prompt."""
        self.prompt = PROMPTS[self.terminal.expect_exact(PROMPTS)]
        return " ".join(str(self.terminal.before).split())

    def say(self, text: str) -> str:
        """Say something and hear the answer."""
        self.terminal.sendline(text)
        return self.wait()

    def leave(self, text: str) -> str:
        """Say the last thing and hear everything that follows."""
        self.terminal.sendline(text)
        return self.end()

    def end(self) -> str:
        """Read to the end of the program."""
        self.terminal.expect(pexpect.EOF)
        self.terminal.close()
        rest = str(self.terminal.before)
        assert "Traceback" not in rest
        return " ".join(rest.split())
