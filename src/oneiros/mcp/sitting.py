"""A seat that is played by texts: in a game of this process, or at a table of a server."""

from __future__ import annotations

from typing import Protocol

from oneiros.data import transcript
from oneiros.envs.text import TextEnv


class Sitting(Protocol):
    """One seat of one game; what is said may take a while, because others think."""

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as was heard."""

    def introduce(self) -> str:
        """Say what is played, and how to answer."""

    def look(self) -> str:
        """Say what happened, the position, and what is asked; at the end, who has won."""

    def answer(self, text: str) -> str:
        """Answer, and say what comes next, or why that is refused."""

    def why(self, text: str) -> str:
        """Say why something may not be answered, or that it may."""

    def record(self) -> str:
        """Give the game so far as a text, as far as the seat may know it."""

    def leave(self) -> None:
        """Get up."""


class LocalSitting:
    """A seat of a game against bots in this process."""

    def __init__(self, env: TextEnv, seat: int) -> None:
        """Sit down in the only seat of the game that reads."""
        self.env = env
        self.seat = seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.env.done

    def introduce(self) -> str:
        """Say what is played, and how to answer."""
        return self.env.introduction(self.seat)

    def look(self) -> str:
        """Say what happened, the position, and what is asked; at the end, who has won."""
        return self.env.prompt()

    def answer(self, text: str) -> str:
        """Answer, and say what comes next, or why that is refused."""
        if self.env.done:
            return self.env.result()
        heard = self.env.answer(text)
        if not heard.went_on:
            return heard.text
        return f"{heard.text}\n\n{self.env.prompt()}" if heard.text else self.env.prompt()

    def why(self, text: str) -> str:
        """Say why something may not be answered, or that it may."""
        return self.env.why(text)

    def record(self) -> str:
        """Give the game as a text once it is over; before, it would tell what others hold."""
        return transcript.write(self.env.record()) if self.env.done else self.env.result()

    def leave(self) -> None:
        """Nobody waits for anything."""
