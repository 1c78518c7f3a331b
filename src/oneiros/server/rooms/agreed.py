"""What the players of a table have agreed on, as its format says it."""

from __future__ import annotations

from typing import Any

from oneiros.server.protocol.messages import Barred, Origin
from oneiros.server.rooms.agreement import barred
from oneiros.server.rooms.branches import origin_of
from oneiros.server.rooms.leavers import Left, left_of
from oneiros.server.rooms.lessons import EXAMPLE, LESSON, PUZZLE
from oneiros.server.rooms.packs import Packs, packs_of
from oneiros.server.rooms.rubbers import Score, score_of
from oneiros.storage import StoredPace, StoredSeat


class Agreed:
    """A table's format, pace and seats, and what follows from them."""

    format: dict[str, Any]
    pace: StoredPace | None
    seats: list[StoredSeat]

    @property
    def lesson(self) -> str:
        """The name of the lesson that is learnt here, if any."""
        return str(self.format.get(LESSON, ""))

    @property
    def puzzle(self) -> str:
        """The id of the puzzle that is solved here, if any; bots keep still at it."""
        return str(self.format.get(PUZZLE, ""))

    @property
    def example(self) -> str:
        """The name of the example that is tried here, if any."""
        return str(self.format.get(EXAMPLE, ""))

    @property
    def origin(self) -> Origin | None:
        """The game from which this one goes on, if any."""
        return origin_of(self.format)

    @property
    def barred(self) -> Barred:
        """Why no hints are given here; empty where they are."""
        return barred(self.format, self.pace, self.seats)

    @property
    def packs(self) -> Packs | None:
        """What is opened for this table, if anything."""
        return packs_of(self.format)

    @property
    def lacking(self) -> list[int]:
        """The seats that have yet to bring something: of packs, or anew once others knew it."""
        if self.packs is None and not self.left.marks:
            return []
        return [one.seat for one in self.seats if one.brings is None]

    @property
    def left(self) -> Left:
        """Those who got up from this table when they knew something of it."""
        return left_of(self.format)

    @property
    def score(self) -> Score | None:
        """How it stood before this game, where it is one of several."""
        return score_of(self.format)
