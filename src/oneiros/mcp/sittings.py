"""The seats that are taken, by their ids: games of this process, tables of a server, drafts."""

from __future__ import annotations

from threading import Lock
from typing import Final, NamedTuple

from oneiros.kernel.errors import BadData
from oneiros.mcp.sitting import Sitting

MOST_GAMES: Final = 32
"""So many games are remembered at a time; those that are over make room for others."""


class Taken(NamedTuple):
    """A seat, and the lock of whoever uses it: a model may call several tools at once."""

    sitting: Sitting
    lock: Lock


class Sittings:
    """All seats that are remembered."""

    def __init__(self) -> None:
        """Begin without any."""
        self._taken: dict[str, Taken] = {}
        self._naming = Lock()
        self._begun = 0

    def name(self, sitting: Sitting) -> str:
        """Give a seat the next id; others may have been taken meanwhile."""
        with self._naming:
            self._make_room()
            self._begun += 1
            name = str(self._begun)
            self._taken[name] = Taken(sitting, Lock())
            return name

    def named(self, name: str) -> Taken:
        """Give a seat by its id, or refuse one that nothing has, or nothing any more."""
        with self._naming:
            if name in self._taken:
                return self._taken[name]
            forgotten = name in map(str, range(1, self._begun + 1))
            key = "mcp-forgotten" if forgotten else "mcp-no-game"
            raise BadData(key, came=name[:80], known=", ".join(self._taken) or "-")

    def all(self) -> list[tuple[str, Sitting]]:
        """Give all seats with their ids."""
        with self._naming:
            return [(name, one.sitting) for name, one in self._taken.items()]

    def make_room(self) -> None:
        """Forget the oldest games that are over, or refuse where all places are needed."""
        with self._naming:
            self._make_room()

    def leave(self) -> None:
        """Hang up everywhere."""
        for _, one in self.all():
            one.leave()

    def _make_room(self) -> None:
        while len(self._taken) >= MOST_GAMES:
            taken = self._taken.items()
            oldest = next((name for name, one in taken if one.sitting.over), None)
            if oldest is None:
                raise BadData("mcp-many", most=MOST_GAMES)
            self._taken.pop(oldest).sitting.leave()
