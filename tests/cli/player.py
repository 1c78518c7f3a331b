"""Somebody at a terminal, as the command sees a person."""

from __future__ import annotations

import time
from pathlib import Path

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

    def interrupt(self) -> str:
        """Press Ctrl-C while a line is awaited, and hear everything that follows.

        An interruption between the prompt and the wait for a key is noted with the next key only.
        """
        stat = Path(f"/proc/{self.terminal.pid}/stat")
        while stat.read_text("utf-8").rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)
        self.terminal.sendintr()
        return self.end()

    def end(self) -> str:
        """Read to the end of the program."""
        self.terminal.expect(pexpect.EOF)
        self.terminal.close()
        rest = str(self.terminal.before)
        assert "Traceback" not in rest
        return " ".join(rest.split())
