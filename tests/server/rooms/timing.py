"""Rooms whose time a test tells, without network and disk."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import (
    AddAnswers,
    Change,
    CutAnswers,
    SetSeat,
    SetTable,
    StoredTable,
    new_guest_id,
)
from tests.server.rooms.sowing import agree

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
YEAR = 365 * DAY
QUICK = NewPace(minutes=15, increment=10)
DAILY = NewPace(days=3)


class Given:
    """A monotonic clock that a test moves on, in milliseconds."""

    shown = 0

    def __call__(self) -> float:
        return self.shown / 1000

    def pass_by(self, milliseconds: int) -> None:
        self.shown += milliseconds


class Sitting:
    """A table of guests and what is kept of it, which can be built again at any moment."""

    def __init__(
        self,
        pace: NewPace | None,
        *more: NewSeat,
        game: str = "dreamblade",
        format: dict[str, object] | None = None,  # noqa: A002 - as tables call it
    ) -> None:
        """Begin a game of guests, and of bots where they are asked for."""
        self.clock = Given()
        # A service that has lasted for long, so that nothing which is missing looks recent.
        self.time = ServiceClock(YEAR, self.clock, 0)
        self.guests = [new_guest_id()]
        seats = [NewSeat("me"), *(more or (NewSeat("open"),))]
        wish = NewTable(game, seats, format or {}, pace=pace)
        self.kept = seating.lay(wish, self.guests[0])
        # The same dice every time.
        self.kept = msgspec.structs.replace(self.kept, id="t1", server_seed="00" * 32)
        self.room = Room(self.kept, self.time)
        people = [0]
        for seat, one in enumerate(seats):
            if one.kind == "open":
                self.guests.append(new_guest_id())
                self.keep(seating.join(self.room, self.guests[-1], seat, None, self.room.invite))
                people.append(seat)
        for guest in self.guests:
            self.room.attendance.came(guest)
        self.keep(agree(self.room, *people))

    def keep(self, changes: list[Change]) -> list[Change]:
        """Keep changes, as storage does."""
        for change in changes:
            self.kept = _changed(self.kept, change)
        return changes

    def restart(self, passed: int | None = None, stopped: int = 0) -> None:
        """Build the room again as another server would, after a stop of so many milliseconds."""
        shown = self.time.now() if passed is None else passed
        self.clock.pass_by(stopped)
        self.time = ServiceClock(shown, self.clock, 0)
        self.room = Room(self.kept, self.time)

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.room.asked()[0]

    def answer(self) -> None:
        """Let whoever is asked answer with the first option."""
        match, _ = self.room.playing()
        self.keep(playing.answer(self.room, self.asked, match.step, 0, self.room.cuts))

    def answer_until(self, true: Callable[[], bool], random: Random, most: int = 400) -> None:
        """Answer at random until something is so."""
        for _ in range(most):
            if true():
                return
            match, _ = self.room.playing()
            seat = self.asked
            facing = match.facing(seat)
            assert facing is not None
            option = random.choice(facing.options)
            self.keep(playing.choose(self.room, seat, match.step, option))
        pytest.fail("it did not happen")

    def left(self) -> list[int]:
        """What is left to everybody."""
        return [self.room.countdown.left_to(seat) for seat in range(len(self.room.seats))]


def _changed(table: StoredTable, change: Change) -> StoredTable:
    if isinstance(change, SetTable):
        fields = {
            name: value
            for name in SetTable.__struct_fields__
            if name != "table_id" and (value := getattr(change, name)) is not msgspec.UNSET
        }
        return msgspec.structs.replace(table, **fields)
    if isinstance(change, SetSeat):
        seats = tuple(change.seat if one.seat == change.seat.seat else one for one in table.seats)
        return msgspec.structs.replace(table, seats=seats)
    if isinstance(change, AddAnswers):
        return msgspec.structs.replace(table, answers=(*table.answers, *change.answers))
    assert isinstance(change, CutAnswers)
    return msgspec.structs.replace(table, answers=table.answers[: change.entry])
