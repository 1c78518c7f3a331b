"""Who may wait for long work: a few pieces each, and not too many in all; and whose a piece is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.turns import Who

MOST_EACH: Final = 2
"""For so many at a time may one client or guest wait."""
MOST_AT_ONCE: Final = 16
"""So many are under way at a time, of everybody's."""


def check_waiting(who: Who, waiting: Sequence[Who], busy: str, full: str) -> None:
    """Refuse more to somebody who waits for enough, and to all when many do."""
    if any(sum(part in one for one in waiting) >= MOST_EACH for part in who):
        raise TooMuch(busy, most=MOST_EACH)
    if len(waiting) >= MOST_AT_ONCE:
        raise TooMuch(full, most=MOST_AT_ONCE)


def is_of(guest: str, who: Who) -> bool:
    """Tell whether something was begun by a guest, from whatever address.

    What somebody without a cookie has begun is nobody's: others may have the same address.
    """
    return who[1:] == (guest,)
