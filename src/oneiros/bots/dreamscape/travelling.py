"""What to do next in a travel: the best journey, and powers on the way (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamscape import rearranging
from oneiros.bots.dreamscape.building import NOTHING
from oneiros.bots.dreamscape.journey import Journey, location_powers
from oneiros.bots.dreamscape.outlook import Outlook

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape


def choose(table: Dreamscape, player: i64) -> i64:
    """Give the next deed of a travel."""
    outlook = Outlook(table, player, tower=True)
    journey = Journey(table, player, outlook, location_powers(table, player, outlook))
    deed = journey.search()
    used = rearranging.use(table, player, outlook, journey)
    return used if used != NOTHING else deed
