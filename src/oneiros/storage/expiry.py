"""How long something is kept that nobody needs any more."""

from __future__ import annotations

from typing import Final

import msgspec

DAY: Final = 24 * 3600
FOR_EVER: Final = 0


class Keeping(msgspec.Struct, frozen=True):
    """For how many days what is kept; 0 is for ever."""

    open: int = 14
    """Tables at which no game has begun, and drafts, since something last happened there."""
    finished: int = FOR_EVER
    """Games that have ended."""
    guests: int = 90
    """Guests without any table, since they last came."""
    unfinished: int = FOR_EVER
    """Games that have begun and not ended, since somebody last answered."""

    def expired(self, moment: int) -> Expired:
        """Give what has expired by a moment."""
        kept = (self.open, self.finished, self.guests, self.unfinished)
        return Expired(*(_before(moment, days) for days in kept))


class Expired(msgspec.Struct, frozen=True):
    """Whatever has not changed since these moments has expired; 0 is before everything."""

    open: int
    finished: int
    guests: int
    unfinished: int = 0


def _before(moment: int, days: int) -> int:
    return 0 if days == FOR_EVER else moment - days * DAY
