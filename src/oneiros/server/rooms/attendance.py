"""Who of the players is at a table, and how long others have waited there for those who are not."""

from __future__ import annotations

from collections.abc import Collection

from oneiros.server.rooms.service_clock import ServiceClock


class Attendance:
    """The players who are connected, and for each of the others how long somebody has waited.

    Nobody is held to be away while no other player is at the table: nobody waits for them then.
    """

    def __init__(self, time: ServiceClock) -> None:
        """Begin with nobody there."""
        self._time = time
        self.present: set[str] = set()
        # How long somebody has been there, until the time when it was counted last.
        self._attended = 0
        self._counted = time.now()
        # How much of that there was when a player went away.
        self._attended_until: dict[str, int] = {}

    def note(self, present: Collection[str]) -> None:
        """Note which players are there now."""
        for guest in self.present - set(present):
            self.went(guest)
        for guest in set(present) - self.present:
            self.came(guest)

    def came(self, guest: str) -> None:
        """Note that a player is there."""
        self._count()
        self.present.add(guest)

    def went(self, guest: str) -> None:
        """Note that a player is away from now on."""
        self._count()
        self.present.discard(guest)
        self._attended_until[guest] = self._attended

    def away_for(self, guest: str) -> int | None:
        """Give for how many milliseconds others have waited for a player; None for one there."""
        if guest in self.present:
            return None
        self._count()
        return self._attended - self._attended_until.get(guest, 0)

    def _count(self) -> None:
        now = self._time.now()
        if self.present:
            self._attended += max(0, now - self._counted)
        self._counted = now
