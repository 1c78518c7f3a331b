"""Earlier moments of a match: each of the last few, and of the older ones one in so many.

Going back to any step plays fewer than `EVERY` answers again, however long the match is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.kernel.state import State

RECENT: Final = 8
"""So many of the last moments are kept."""
EVERY: Final = 64
"""Of the older ones, those whose step this number divides are kept."""


class Moment(NamedTuple):
    """A match before the answer of a step: what is true, and who is asked since when."""

    state: State
    able: tuple[bool, ...]
    asked_since: tuple[int, ...]


class Past:
    """The moments that a match keeps of itself; nothing in them changes any more."""

    def __init__(self) -> None:
        """Begin with nothing kept."""
        self._kept: dict[int, Moment] = {}

    def keep(self, step: int, moment: Moment) -> None:
        """Keep the moment of the next step, and let one go that is no longer among the last."""
        self._kept[step] = moment
        old = step - RECENT
        if old % EVERY:
            self._kept.pop(old, None)

    def latest(self, step: int) -> int:
        """Give the last step, up to this one, whose moment is kept."""
        while step not in self._kept:
            step -= 1
        return step

    def at(self, step: int) -> Moment:
        """Give the moment of a step that is kept."""
        return self._kept[step]

    def cut(self, step: int) -> None:
        """Forget every moment after a step."""
        for later in [one for one in self._kept if one > step]:
            del self._kept[later]
