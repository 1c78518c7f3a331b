"""Those who listen at one table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from oneiros.server.protocol.listener import Listener, encode
from oneiros.server.protocol.messages import ToBrowser
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Moment, Thinker, Views

MOST_LISTENERS: Final = 200
"""The most that may be connected to one table."""
MOST_OF_GUEST: Final = 5
"""The most connections of one guest to one table."""


class Audience:
    """The listeners of one table; each is told what they may know and do not know yet."""

    def __init__(self, room: Room, names: Mapping[str, str], thinker: Thinker) -> None:
        """Begin with nobody there."""
        self._listeners: set[Listener] = set()
        self._names = names
        self._thinker = thinker
        self._room = room
        self.views = Views(room, thinker)
        # The moment of the match that everybody was told last.
        self._told: Moment = self.views.moment

    def __len__(self) -> int:
        """Count those who listen."""
        return len(self._listeners)

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return {one.guest for one in self._listeners if one.guest is not None}

    def admit(self, listener: Listener) -> None:
        """Let somebody listen, unless it is too crowded for one who does not sit here."""
        guest = listener.guest
        if (
            guest is not None
            and sum(one.guest == guest for one in self._listeners) >= MOST_OF_GUEST
        ):
            raise TooMuch("server-sockets-many", most=MOST_OF_GUEST)
        seated = guest in self._room.people()
        if not seated and len(self) >= MOST_LISTENERS:
            raise TooMuch("server-crowded", most=MOST_LISTENERS)
        self._listeners.add(listener)

    def dismiss(self, listener: Listener) -> None:
        """Let somebody go."""
        self._listeners.discard(listener)

    def expel(self, guest: str) -> None:
        """Let everybody go who came as a guest."""
        for listener in self._listeners:
            if listener.guest == guest:
                listener.end()

    def turn_to(self, room: Room) -> None:
        """Show everybody a room that was built again."""
        self._room = room
        self.views = Views(room, self._thinker)
        self._told = self.views.moment
        for listener in self._listeners:
            self.show_all(listener)

    def show_all(self, listener: Listener) -> None:
        """Show the table and the match from its beginning."""
        listener.forget_plays()
        listener.table = b""
        listener.sent = 0
        self._tell_table([listener])
        match = self._room.match
        if match is not None:
            listener.tell_play(self.views.everything(self._room.seats_of(listener.guest)))
            listener.sent = match.step

    def tell(self, message: ToBrowser) -> None:
        """Say the same to everybody."""
        for listener in self._listeners:
            listener.tell(message)

    def tell_table(self) -> None:
        """Show the table to everybody who does not know it as it is now."""
        self._tell_table(self._listeners)

    def tell_play(self) -> None:
        """Show what is new, if anything is; those with the same seats get the same."""
        match, moment = self._room.match, self.views.moment
        if match is None or moment == self._told:
            return
        self._told = moment
        written: dict[tuple[tuple[int, ...], int], bytes] = {}
        for listener in self._listeners:
            mine = tuple(self._room.seats_of(listener.guest))
            since = min(listener.sent, match.step)
            if (mine, since) not in written:
                play = self.views.play(mine, since)
                if play is None:
                    return
                written[mine, since] = encode(play)
            listener.tell_play(written[mine, since])
            listener.sent = match.step

    def _tell_table(self, listeners: Iterable[Listener]) -> None:
        seated, present = set(self._room.people()), self.present
        onlookers = sum(one.guest not in seated for one in self._listeners)
        for listener in listeners:
            table = self.views.table(listener.guest, self._names, present, onlookers)
            written = encode(table)
            if written != listener.table:
                listener.tell_table(written)
