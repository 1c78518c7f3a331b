"""Those who listen at one table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.server.protocol.listener import Listener, encode
from oneiros.server.protocol.messages import Refused, ToBrowser
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.common import common_start
from oneiros.server.rooms.hinting import stands
from oneiros.server.rooms.outline import outline
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.turns import Who
from oneiros.server.rooms.views import Moment, Shown, Thinker, Views
from oneiros.words.portable import PORTABLE

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
        self._room = room
        self.views = Views(room, thinker)
        # The moment of the match that everybody was told last, and its answers.
        self._told: Moment = self.views.moment
        self._answers: list[Answer] = [] if room.match is None else room.match.answers[:]
        # What everybody was told last of the table itself.
        self._outline: tuple[object, ...] | None = None

    def __len__(self) -> int:
        """Count those who listen."""
        return len(self._listeners)

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return {one.guest for one in self._listeners if one.guest is not None}

    @property
    def knows_other_table(self) -> bool:
        """Whether something of the table itself has changed since everybody was told of it."""
        return self._outline != outline(self._room)

    def players(self) -> Who:
        """Name one of those for whom the game goes on: an address and a guest.

        That is a player who is there, or whoever looks on, or else a player at no address.
        """
        people = self._room.people()
        there = [one for one in self._listeners if one.guest in people] or self._listeners
        one = min(there, key=lambda one: (one.sender, one.guest or ""), default=None)
        return ("", *people[:1]) if one is None else (one.sender, one.guest or "")

    def drop_hints(self) -> None:
        """Let nobody wait for a hint about a question that is not asked any more."""
        for one in self._listeners:
            task, wish = one.advising, one.wished
            if task is None or task.done() or wish is None or stands(self._room, wish):
                continue
            task.cancel()
            one.tell(Refused("server-hint-past", PORTABLE.say("server-hint-past"), to="ask-hint"))

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

    def take_leave(self) -> None:
        """Let everybody go when they have heard what waits for them."""
        for listener in self._listeners:
            listener.take_leave()

    def expel_all(self) -> None:
        """Let everybody go."""
        for listener in self._listeners:
            listener.end()

    def seats(self, room: Room) -> set[tuple[int, ...]]:
        """Give the seats of everybody here, in a room that may have been built again."""
        return {tuple(room.seats_of(one.guest)) for one in self._listeners}

    def turn_to(self, views: Views) -> None:
        """Show everybody a room that was built again."""
        room = self._room = views.room
        self.views = views
        self._told = self.views.moment
        self._answers = [] if room.match is None else room.match.answers[:]
        self._outline = outline(room)
        for listener in self._listeners:
            self.show_all(listener)

    def show_all(self, listener: Listener) -> None:
        """Show the table and the match from its beginning."""
        listener.forget_plays()
        listener.table = b""
        self._tell_table([listener])
        listener.met = True
        if self._room.match is not None:
            self._show_match(listener, self._room.match)
            self._tell_clocks([listener])

    def tell(self, message: ToBrowser) -> None:
        """Say the same to everybody."""
        for listener in self._listeners:
            listener.tell(message)

    def tell_table(self) -> None:
        """Show the table to everybody who does not know it as it is now."""
        self._outline = outline(self._room)
        self._tell_table(self._listeners)

    def tell_play(self) -> None:
        """Show what is new, if anything is; those with the same seats get the same."""
        match, moment = self._room.match, self.views.moment
        if match is None or moment == self._told:
            return
        self._told = moment
        stands = common_start(self._answers, match.answers)
        self._answers[stands:] = match.answers[stands:]
        shown: dict[tuple[tuple[int, ...], int, int], Shown] = {}
        for listener in self._listeners:
            known = listener.view
            if not listener.met:
                # Whoever has just come will be shown everything.
                continue
            if known is None:
                self._show_match(listener, match)
                continue
            mine = tuple(self._room.seats_of(listener.guest))
            since = min(listener.sent, stands)
            key = (mine, since, id(known))
            if key not in shown:
                shown[key] = self.views.news(match, mine, since, known)
            listener.tell_play(shown[key].written, shown[key].view, match.step)
        self.tell_clocks()

    def tell_clocks(self) -> None:
        """Show the clocks to everybody who knows the game."""
        self._tell_clocks(one for one in self._listeners if one.met)

    def _show_match(self, listener: Listener, match: Match) -> None:
        shown = self.views.whole(match, tuple(self._room.seats_of(listener.guest)))
        listener.tell_play(shown.written, shown.view, match.step)

    def _tell_clocks(self, listeners: Iterable[Listener]) -> None:
        """Show the clocks, which go with every play where there are any."""
        clocks = self.views.clocks()
        if clocks is not None:
            written = encode(clocks)
            for listener in listeners:
                listener.tell_bytes(written)

    def _tell_table(self, listeners: Iterable[Listener]) -> None:
        """Show the table; those in the same seats see the same of it."""
        seated, present = set(self._room.people()), self.present
        onlookers = sum(one.guest not in seated for one in self._listeners)
        written: dict[tuple[int, ...], bytes] = {}
        for listener in listeners:
            mine = tuple(self._room.seats_of(listener.guest))
            if mine not in written:
                table = self.views.table(listener.guest, self._names, present, onlookers)
                written[mine] = encode(table)
            if written[mine] != listener.table:
                listener.tell_table(written[mine])
