"""What players at one table wish of each other, until the game goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple

from oneiros.server.protocol.messages import Takeback

Claimed = Literal["win", "draw"]


class _Claim(NamedTuple):
    """What a seat claims, and how long the log was then."""

    what: Claimed
    entries: int


class Wishes:
    """A takeback that somebody asks for, claims, and who wishes to close or to play again.

    A claim counts where the game stands as it did: an answer that is undone has not ended it.
    """

    def __init__(self, rematch: Iterable[int]) -> None:
        """Begin with no wish but those for another game."""
        self.takeback: Takeback | None = None
        self.closing: set[str] = set()
        """The guests who wish to close the table."""
        self.rematch = set(rematch)
        """The seats that wish for another game."""
        self._claims: dict[int, _Claim] = {}

    def lapse(self) -> None:
        """Let lapse what was wished, because the game goes on or has ended."""
        self.takeback = None
        self.closing.clear()

    def claim(self, seats: Collection[int], what: Claimed, entries: int) -> None:
        """Claim something for some seats, against others who do not answer."""
        self._claims |= dict.fromkeys(seats, _Claim(what, entries))

    def claims(self, entries: int) -> dict[int, Claimed]:
        """Give what seats claim while the log has so many entries."""
        return {seat: one.what for seat, one in self._claims.items() if one.entries == entries}

    def drop_claims(self) -> None:
        """Let lapse what was claimed, because nobody is at fault any more."""
        self._claims.clear()

    def drop(self, guest: str, seats: Collection[int]) -> None:
        """Let nobody wait for a guest who is forgotten."""
        self.closing.discard(guest)
        if self.takeback is not None and {self.takeback.seat, *self.takeback.awaits} & set(seats):
            self.takeback = None
